import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { isPlainPress } from "@/lib/browser/plain-press";
import { PROJECTS_ID } from "@/lib/browser/shared-names";
import type { SlidePhoto } from "./slide-photo";

type View = {
  /** The chosen kind of work, if any. */
  kind?: string | undefined;
  /** The current photo among those of the kind, in every layout. */
  index: number;
  /** Whether the last move was the visitor's, and not that of the slideshow or of a link. */
  movedByVisitor?: boolean;
};

/**
 * Which photos are shown, and which of them is the current one.
 *
 * A link to a photo shows that photo among all, a link to a kind of work the photos of that kind, and a link to the
 * section all photos. A link is followed when it is pressed, and the address once, when scripts take over. No move and no
 * choice writes the address.
 *
 * @param photos all photos
 * @param onLink called when a link to a photo or a kind is followed
 */
export function usePhotoView(photos: SlidePhoto[], onLink: () => void) {
  const [view, setView] = useState<View>({ index: 0 });
  const { kind, index, movedByVisitor = false } = view;
  /** The photos of the chosen kind. */
  const shown = useMemo(() => photos.filter((it) => !kind || it.kind === kind), [photos, kind]);

  const chooseKind = (newKind?: string) => setView({ kind: newKind, index: 0 });
  const moveTo = (newIndex: number, movedByVisitor: boolean) =>
    setView({ kind, index: (newIndex + shown.length) % shown.length, movedByVisitor });

  const show = (anchor: string) => {
    const id = anchor.slice(1);
    const found = photos.findIndex((it) => it.id === id || it.kindAnchor === id);
    const photo = photos[found];
    if (!photo) return;
    onLink();
    if (photo.id === id) setView({ index: found });
    else chooseKind(photo.kind);
  };
  const showAddress = useEffectEvent(() => show(location.hash));
  const showLink = useEffectEvent((event: MouseEvent) => {
    const anchor = (event.target as Element).closest("a")?.getAttribute("href");
    if (!anchor || !isPlainPress(event)) return;
    // The browser jumps to the photo after this listener. By then it has to be in the page.
    flushSync(() => (anchor === `#${PROJECTS_ID}` ? chooseKind() : show(anchor)));
  });
  useEffect(() => {
    showAddress();
    addEventListener("click", showLink);
    return () => removeEventListener("click", showLink);
  }, []);

  return {
    kind,
    shown,
    index,
    movedByVisitor,
    /** Another object after each move and each choice, also where the same photo stays. */
    lastMove: view,
    /** Goes to a photo for the visitor. After the last one comes the first one, and before the first one the last. */
    goTo: (newIndex: number) => moveTo(newIndex, true),
    /** Goes to the next photo for the slideshow. */
    advance: () => moveTo(index + 1, false),
    chooseKind,
  };
}
