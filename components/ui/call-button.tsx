import { facts, phoneLink } from "@/lib/content/facts";
import { actionTexts } from "@/lib/site";
import { ButtonLink } from "./button";
import styles from "./button.module.css";
import { Icon } from "./icon";

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
