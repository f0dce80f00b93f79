import { clsx } from "clsx";
import { TO_CONTACT } from "@/lib/browser/shared-names";
import { facts, phoneLink } from "@/lib/content/facts";
import { ButtonLink, type ButtonLook } from "./button";
import styles from "./button.module.css";
import { Icon } from "./icon";
import { actionTexts } from "./texts";

type Props = {
  /** Whether narrow windows leave out the phone number. */
  short?: boolean;
};

/** The two main actions, a quote and a call, in the order of every place that offers both. */
export function QuoteAndCall(props: Props) {
  return (
    <>
      <ButtonLink href={TO_CONTACT}>{actionTexts.quoteLong}</ButtonLink>
      <CallButton {...props} />
    </>
  );
}

export function CallButton({ short }: Props) {
  return (
    <ButtonLink variant="outline" href={phoneLink}>
      <Icon name="phone" size={20} />
      <span>
        {actionTexts.call}{" "}
        <span className={clsx(styles.number, short && "wide-only")}>{facts.phone}</span>
      </span>
    </ButtonLink>
  );
}

/** A call link for places that do not lead to the form. */
export function CallLink({ variant = "outline" }: Pick<ButtonLook, "variant">) {
  return (
    <ButtonLink variant={variant} href={phoneLink}>
      <span>
        {actionTexts.callShort} <span className={styles.number}>{facts.phone}</span>
      </span>
    </ButtonLink>
  );
}
