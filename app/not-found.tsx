import { ButtonLink } from "@/components/ui/button";
import { site } from "@/lib/site";
import styles from "./not-found.module.css";

export const metadata = { title: `Page not found | ${site.name}`, robots: { index: false } };

export default function NotFound() {
  return (
    <main className={styles.page}>
      <h1>Nothing has been poured here</h1>
      <p>This address leads nowhere. The front page has everything.</p>
      <ButtonLink href="/">Back to the front page</ButtonLink>
    </main>
  );
}
