import { facts, phoneLink } from "@/lib/content/facts";
import { TO_CONTACT } from "@/lib/page-contract";
import { actionTexts } from "@/lib/site";
import { ButtonLink } from "./button";
import styles from "./button.module.css";
import { Icon } from "./icon";

/** A quote or a call: everywhere in this order and these words. */
export function QuoteAndCall() {
  return (
    <>
      <ButtonLink href={TO_CONTACT}>{actionTexts.quoteLong}</ButtonLink>
      <CallButton />
    </>
  );
}

export function CallButton() {
  return (
    <ButtonLink variant="outline" href={phoneLink}>
      <Icon name="phone" size={20} />
      <span>
        {actionTexts.call} <span className={styles.number}>{facts.phone}</span>
      </span>
    </ButtonLink>
  );
}
