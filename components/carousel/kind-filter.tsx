import { projects } from "@/lib/site";
import styles from "./kind-filter.module.css";

/** A kind of work, and how many photos there are of it. */
export type Kind = { kind: string; label: string; count: number };

type Props = {
  kinds: Kind[];
  /** How many photos there are of all kinds. */
  total: number;
  /** The kind that is shown; none: all of them. */
  chosen: string | undefined;
  onChoose: (kind?: string) => void;
};

/** A row of choices above the photos, of which one is pressed. */
export function KindFilter({ kinds, total, chosen, onChoose }: Props) {
  const all = { kind: undefined, label: projects.all, count: total };
  return (
    <div role="group" aria-label={projects.kinds} className={styles.kinds} data-needs-script="">
      {[all, ...kinds].map(({ kind, label, count }) => (
        <button
          key={label}
          type="button"
          className={styles.kind}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {`${label} `}
          <span>{count}</span>
        </button>
      ))}
    </div>
  );
}
