import { useEffect, useRef } from "react";
import { projectTexts } from "@/lib/site";
import { Chip } from "../ui/chip";
import styles from "./kind-filter.module.css";
import type { SlidePhoto } from "./slide-photo";

/** A kind of work, and its name on the page. */
export type Kind = { kind: string; label: string };

type Props = {
  photos: SlidePhoto[];
  kinds: Kind[];
  /** The kind that is shown; undefined for all of them. */
  chosen: string | undefined;
  onChoose: (kind?: string) => void;
};

/** A row of choices above the photos, of which one is pressed. */
export function KindFilter({ photos, kinds, chosen, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null);

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
      aria-label={projectTexts.kinds}
      className={styles.row}
      data-needs-script=""
    >
      {[{ kind: undefined, label: projectTexts.all }, ...kinds].map(({ kind, label }) => (
        <Chip
          key={kind ?? ""}
          // Early presses find it by this: lib/early/presses.ts.
          value={kind ?? "all"}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {`${label} `}
          <span>{ofKind(photos, kind).length}</span>
        </Chip>
      ))}
    </div>
  );
}

/** The photos of a kind of work, or else all of them. */
export const ofKind = (photos: SlidePhoto[], kind?: string) =>
  kind ? photos.filter((photo) => photo.kind === kind) : photos;
