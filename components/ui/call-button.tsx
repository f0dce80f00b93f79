import type { ComponentProps } from "react";
import { facts, phoneLink } from "@/lib/content/facts";
import { actions } from "@/lib/site";
import { ButtonLink } from "./button";
import styles from "./button.module.css";
import { PhoneIcon } from "./icons";

export function CallButton(props: Omit<ComponentProps<"a">, "href" | "children">) {
  return (
    <ButtonLink variant="outline" href={phoneLink} {...props}>
      <PhoneIcon />
      <span>
        {actions.call} <span className={styles.number}>{facts.phone}</span>
      </span>
    </ButtonLink>
  );
}
