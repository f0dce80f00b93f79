import type { ComponentProps } from "react";
import { actions, phoneLink, site } from "@/lib/site";
import { ButtonLink } from "./button";
import styles from "./button.module.css";
import { PhoneIcon } from "./icons";

type Props = Omit<ComponentProps<"a">, "href" | "children"> & {
  /** Whether the number is shown on small screens, too. */
  number?: "always" | "wide";
};

/** Calls the company; shows its number where there is room. */
export function CallButton({ number = "wide", ...props }: Props) {
  return (
    <ButtonLink variant="outline" href={phoneLink} {...props}>
      <PhoneIcon />
      <span>
        {actions.call}{" "}
        <span className={styles.number} data-shown={number}>
          {site.phone}
        </span>
      </span>
    </ButtonLink>
  );
}
