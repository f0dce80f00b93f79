import { useEffect, useRef } from "react";
import { projects } from "@/lib/site";
import { Chip } from "../ui/chip";
import styles from "./kind-filter.module.css";

/** A kind of work, and how many photos there are of it. */
export type Kind = { id: string; label: string; count: number };

type Props = {
  kinds: Kind[];
  /** How many photos there are of all kinds. */
  total: number;
  /** The kind that is shown; undefined for all of them. */
  chosen: string | undefined;
  onChoose: (kind?: string) => void;
};

/** A row of choices above the photos, of which one is pressed. */
export function KindFilter({ kinds, total, chosen, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const all = { id: undefined, label: projects.all, count: total };

  // A link may have chosen a kind that is outside the visible part of the row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new choice is shown
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>("[aria-pressed='true']");
    // Never scrollIntoView: that would move the page as well.
    row.current?.scrollTo({ left: (pressed?.offsetLeft ?? 0) - row.current.clientWidth / 3 });
  }, [chosen]);

  return (
    <div
      ref={row}
      role="group"
      aria-label={projects.kinds}
      className={styles.row}
      data-needs-script=""
    >
      {[all, ...kinds].map(({ id, label, count }) => (
        <Chip
          key={label}
          aria-pressed={id === chosen}
          onClick={() => {
            onChoose(id);
            // Otherwise following the same link to a kind or a photo again would not change the address.
            history.replaceState(history.state, "", "#projects");
          }}
        >
          {`${label} `}
          <span>{count}</span>
        </Chip>
      ))}
    </div>
  );
}
