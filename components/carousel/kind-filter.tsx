import { type ReactNode, useEffect, useRef } from "react";
import { Chip } from "../ui/chip";
import styles from "./kind-filter.module.css";
import type { Layout } from "./slide";
import { carouselControlNames } from "./texts";

/** A kind of work, or all of them (without `kind`): its name on the page, and the number of its photos. */
export type Choice = { kind?: string; label: string; count: number };

type Props = {
  choices: Choice[];
  /** The chosen kind, if any. */
  kind: string | undefined;
  layout: Layout;
  onChoose: (kind?: string) => void;
  /** Shown before the choices. */
  children: ReactNode;
};

/** A row of choices above the photos, of which one is pressed. Above the grid it stays in view. */
export function KindFilter({ choices, kind, layout, onChoose, children }: Props) {
  const row = useRef<HTMLDivElement>(null);

  // A link may have chosen a kind that is outside the visible part of the row. Where all photos are chosen, the row
  // stays where the visitor has scrolled it, perhaps before scripts ran.
  useEffect(() => {
    if (!kind) return;
    const pressed = row.current?.querySelector<HTMLElement>("[aria-pressed='true']");
    // `scrollIntoView` would scroll the page as well. A third of the row is left for the choices before this one.
    row.current?.scrollTo({ left: (pressed?.offsetLeft ?? 0) - row.current.clientWidth / 3 });
  }, [kind]);

  return (
    <div ref={row} className={styles.bar} data-layout={layout} data-needs-script="">
      {children}
      {/* With only one kind of work there is nothing to choose: its photos are all photos. */}
      {choices.length > 2 && (
        <div
          role="group"
          aria-label={carouselControlNames.kinds}
          className={styles.kinds}
          // A browser does not scroll to a choice of which only a part is in view. The choice that a finger or mouse is
          // pressing stays where it is, or the press would miss it.
          onFocus={({ target }) =>
            target.matches(":focus-visible") && target.scrollIntoView({ block: "nearest" })
          }
        >
          {choices.map((choice) => (
            <Chip
              key={choice.kind ?? ""}
              className={styles.choice}
              aria-pressed={choice.kind === kind}
              onClick={() => onChoose(choice.kind)}
            >
              {`${choice.label} `}
              <span>{choice.count}</span>
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
