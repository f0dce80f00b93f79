import { type ReactNode, useEffect, useRef } from "react";
import { Chip } from "../ui/chip";
import styles from "./kind-filter.module.css";
import type { Layout } from "./slide";
import { carouselControlNames } from "./texts";

/** A kind of work, or all of them; its name on the page, the number of its photos, and what they are counted as. */
export type Kind = { kind?: string; label: string; count: number; counted: string };

type Props = {
  choices: Kind[];
  chosen: Kind;
  layout: Layout;
  onChoose: (kind?: string) => void;
  /** What stands before the choices. */
  children: ReactNode;
};

/** A row of choices above the photos, of which one is pressed. Above the grid it stays in view. */
export function KindFilter({ choices, chosen, layout, onChoose, children }: Props) {
  const row = useRef<HTMLDivElement>(null);

  // A link may have chosen a kind that is outside the visible part of the row. With all photos the row stays where
  // the visitor has scrolled it, even before scripts ran.
  useEffect(() => {
    if (!chosen.kind) return;
    const pressed = row.current?.querySelector<HTMLElement>("[aria-pressed='true']");
    // Never scrollIntoView: that would move the page as well. A third of the row shows what is before it.
    row.current?.scrollTo({ left: (pressed?.offsetLeft ?? 0) - row.current.clientWidth / 3 });
  }, [chosen.kind]);

  return (
    <div ref={row} className={styles.bar} data-layout={layout} data-needs-script="">
      {children}
      {/* With a single kind, which is all photos, there is nothing to choose. */}
      {choices.length > 2 && (
        <div role="group" aria-label={carouselControlNames.kinds} className={styles.kinds}>
          {choices.map(({ kind, label, count }) => (
            <Chip
              key={kind ?? ""}
              aria-pressed={kind === chosen.kind}
              onClick={() => onChoose(kind)}
            >
              {`${label} `}
              <span>{count}</span>
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
