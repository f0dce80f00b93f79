import { useEffect, useRef } from "react";
import { pressable } from "@/lib/page-contract";
import { projectTexts } from "@/lib/site";
import { Chip } from "../ui/chip";
import styles from "./kind-filter.module.css";

/** A kind of work, or all of them; its name on the page, and the number of its photos. */
export type Kind = { kind?: string; label: string; count: number };

type Props = {
  kinds: Kind[];
  chosenKind: string | undefined;
  onChoose: (kind?: string) => void;
};

/** A row of choices above the photos, of which one is pressed. */
export function KindFilter({ kinds, chosenKind, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null);

  // A link may have chosen a kind that is outside the visible part of the row. With all photos the row stays where
  // the visitor has scrolled it, even before scripts ran.
  useEffect(() => {
    if (!chosenKind) return;
    const pressed = row.current?.querySelector<HTMLElement>("[aria-pressed='true']");
    // Never scrollIntoView: that would move the page as well.
    row.current?.scrollTo({ left: (pressed?.offsetLeft ?? 0) - row.current.clientWidth / 3 });
  }, [chosenKind]);

  return (
    <div
      ref={row}
      role="group"
      aria-label={projectTexts.kinds}
      className={styles.kinds}
      data-needs-script=""
    >
      {kinds.map(({ kind, label, count }) => (
        <Chip
          key={kind ?? ""}
          {...pressable(kind ?? "all")}
          aria-pressed={kind === chosenKind}
          onClick={() => onChoose(kind)}
        >
          {`${label} `}
          <span>{count}</span>
        </Chip>
      ))}
    </div>
  );
}
