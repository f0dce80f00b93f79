import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { controls, projects } from "@/lib/site";
import { IconButton } from "../../ui/icon-button";
import { CloseIcon } from "../../ui/icons";
import { Picture } from "../../ui/picture";
import type { DialogsProps } from "../dialogs";
import { closeModal, Modal } from "../modal";
import type { SlidePhoto } from "../slide";
import styles from "./contact-sheet.module.css";

/** Up to how many photos of one kind are shown larger. */
const FEW = 12;

type Props = Omit<DialogsProps, "opened">;

/** All photos of the present choice at a glance, by kind. It exists only while it is open. */
export function ContactSheet({ slides, index, kinds, filter, onGo, onClose }: Props) {
  const current = useRef<HTMLButtonElement>(null);
  const numbered = slides.map((slide, position) => ({ ...slide, position }));
  const groups = kinds
    .map(({ kind, label }) => ({ label, photos: numbered.filter((one) => one.kind === kind) }))
    .filter(({ photos }) => photos.length > 0);
  const only = groups.length === 1 ? groups[0] : undefined;

  useEffect(() => current.current?.focus(), []);

  return (
    <Modal className={styles.sheet} aria-label={projects.sheet} onClose={onClose}>
      <div className={styles.head}>
        <h2>{only ? projects.sheetOf(only.label, slides.length) : projects.sheet}</h2>
        {filter && <div className={styles.choices}>{filter}</div>}
        <IconButton label={controls.close} onClick={closeModal}>
          <CloseIcon />
        </IconButton>
      </div>
      <PhotoGrids key={only?.label} groups={groups} index={index} current={current} onGo={onGo} />
    </Modal>
  );
}

type GridsProps = Pick<Props, "index" | "onGo"> & {
  groups: { label: string; photos: (SlidePhoto & { position: number })[] }[];
  /** Takes the button of the slide that is shown in the carousel. */
  current: RefObject<HTMLButtonElement | null>;
};

function PhotoGrids({ groups, index, current, onGo }: GridsProps) {
  const grids = useRef<HTMLDivElement>(null);
  /** The photo that the tab key leads to; the arrow keys lead to the others. */
  const [active, setActive] = useState(index);
  const only = groups.length === 1;
  const few = only && groups.every(({ photos }) => photos.length <= FEW);

  // Show another choice from its beginning. In braces: in new browsers `scrollTo` returns a promise.
  useEffect(() => {
    grids.current?.closest("dialog")?.scrollTo(0, 0);
  }, []);

  const go = (event: MouseEvent, position: number) => {
    onGo(position);
    closeModal(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("li button")];
    const next = buttonFrom(buttons, event.target as HTMLElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <div ref={grids} onKeyDown={onKeyDown}>
      {groups.map(({ label, photos }) => (
        <section key={label} aria-label={label}>
          {!only && <h3>{label}</h3>}
          <ul className={styles.grid} data-few={few || undefined}>
            {photos.map(({ id, caption, photo, thumbnail, position }) => (
              <li key={id}>
                <button
                  ref={position === index ? current : undefined}
                  type="button"
                  className={styles.photo}
                  tabIndex={position === active ? 0 : -1}
                  aria-current={position === index || undefined}
                  onFocus={() => setActive(position)}
                  onClick={(event) => go(event, position)}
                >
                  <Picture
                    photo={few ? photo : { ...photo, srcSet: thumbnail }}
                    alt=""
                    sizes="(width >= 64rem) 24vw, 48vw"
                    fallback="gallery"
                  />
                  {caption}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The button that a key moves the focus to, in the grid's current layout. */
function buttonFrom(buttons: HTMLElement[], from: HTMLElement, key: string) {
  const index = buttons.indexOf(from);
  if (index < 0) return;
  if (key === "ArrowLeft") return buttons[index - 1];
  if (key === "ArrowRight") return buttons[index + 1];
  if (key === "Home") return buttons[0];
  if (key === "End") return buttons.at(-1);
  if (key !== "ArrowUp" && key !== "ArrowDown") return;
  const here = from.getBoundingClientRect();
  const distances = buttons.map((button) => {
    const { top, left } = button.getBoundingClientRect();
    const rows = key === "ArrowDown" ? top - here.top : here.top - top;
    return { button, rows, columns: Math.abs(left - here.left) };
  });
  const [nearest] = distances
    .filter(({ rows }) => rows > 1)
    .sort((a, b) => a.rows - b.rows || a.columns - b.columns);
  return nearest?.button;
}
