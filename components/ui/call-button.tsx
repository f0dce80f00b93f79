import { facts, phoneLink } from "@/lib/content/facts";
import { actions } from "@/lib/site";
import { ButtonLink } from "./button";
import styles from "./button.module.css";
import { PhoneIcon } from "./icons";

export function CallButton() {
  return (
    <ButtonLink variant="outline" href={phoneLink}>
      <PhoneIcon />
      <span>
        {actions.call} <span className={styles.number}>{facts.phone}</span>
      </span>
    </ButtonLink>
  );
}
