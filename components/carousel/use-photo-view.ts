import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { isPlainPress } from "@/lib/browser/plain-press";
import { replaceUrl } from "@/lib/browser/replace-url";
import { PROJECTS_ID } from "@/lib/browser/shared-names";
import type { SlidePhoto } from "./slide-photo";

type View = {
  /** The chosen kind of work, if any. */
  kind?: string | undefined;
  /** The current photo among those of the kind, in every layout. */
  index: number;
  isLightboxOpen?: boolean;
  /** Whether the last move was the visitor's, and not that of the slideshow or of the address. */
  movedByVisitor?: boolean;
};

type Listeners = {
  /** Called when the address names a photo or a kind. */
  onLink: () => void;
  /** Called when the visitor chooses the photos of all kinds, or follows a link to the section. */
  onAll: () => void;
};

/**
 * Which photos are shown, and which of them is the current one.
 *
 * A link or Back to the address of a photo shows that photo, and to that of a kind of work the photos of that kind. A
 * link to the section shows all kinds. In the other direction, the address names the photo that is open in the lightbox,
 * so that the visitor can share it. Closing the lightbox and choosing a kind make it the section's again: if it still
 * named a photo or kind, the same link would not change it, and nothing would happen. Row, grid and slideshow leave it as
 * it is.
 *
 * @param photos all photos
 */
export function usePhotoView(photos: SlidePhoto[], { onLink, onAll }: Listeners) {
  const [view, setView] = useState<View>({ index: 0 });
  const { kind, index, isLightboxOpen = false, movedByVisitor = false } = view;
  const updateView = (part: Partial<View>) => setView((previous) => ({ ...previous, ...part }));
  /** The photos of the chosen kind. */
  const shown = useMemo(() => photos.filter((it) => !kind || it.kind === kind), [photos, kind]);

  const followAddress = useEffectEvent((event?: PopStateEvent) => {
    const id = location.hash.slice(1);
    const found = photos.findIndex((it) => it.id === id || it.kindAnchor === id);
    const photo = photos[found];
    if (!photo) return updateView({ isLightboxOpen: false });
    onLink();
    const linked: View = photo.id === id ? { index: found } : { kind: photo.kind, index: 0 };
    // When the page opens, the browser has jumped to the photo already, and the visitor may have scrolled on.
    if (!event) return setView(linked);
    const target = () => document.getElementById(id);
    const top = () => target()?.getBoundingClientRect().top;
    const topBefore = top();
    flushSync(() => setView(linked));
    // The browser itself jumps to an element that is in the page, Firefox before this event. If the element was not
    // there yet, or has moved because photos above it are gone from the grid, jump as the browser would, focus included.
    if (top() === topBefore) return;
    target()?.focus({ preventScroll: true });
    target()?.scrollIntoView();
  });
  // The address does not say whether it was a press that led to the section, or Back, which keeps the kind.
  const showAllAtLink = useEffectEvent((event: MouseEvent) => {
    const isLink = (event.target as Element).closest(`a[href="#${PROJECTS_ID}"]`);
    if (!isLink || !isPlainPress(event)) return;
    if (kind) setView({ index: 0 });
    onAll();
  });
  useEffect(() => {
    followAddress();
    // Not `hashchange`, which does not come where Back changes the query as well.
    addEventListener("popstate", followAddress);
    addEventListener("click", showAllAtLink);
    return () => {
      removeEventListener("popstate", followAddress);
      removeEventListener("click", showAllAtLink);
    };
  }, []);

  /** Goes to a photo for the visitor. After the last one comes the first one, and before the first one the last. */
  const goTo = (place: number) => {
    const newIndex = (place + shown.length) % shown.length;
    updateView({ index: newIndex, movedByVisitor: true });
    if (isLightboxOpen) replaceUrl({ hash: `#${shown[newIndex]?.id}` });
  };
  /** Goes to the next photo for the slideshow. */
  const advance = () => updateView({ index: (index + 1) % shown.length, movedByVisitor: false });
  const chooseKind = (newKind?: string) => {
    setView({ kind: newKind, index: 0 });
    if (!newKind) onAll();
    replaceUrl({ hash: `#${PROJECTS_ID}` });
  };
  const openLightbox = (place: number) => {
    updateView({ index: place, isLightboxOpen: true, movedByVisitor: true });
    replaceUrl({ hash: `#${shown[place]?.id}` });
  };
  const closeLightbox = () => {
    updateView({ isLightboxOpen: false });
    replaceUrl({ hash: `#${PROJECTS_ID}` });
  };

  return {
    kind,
    shown,
    index,
    isLightboxOpen,
    movedByVisitor,
    /** Another object after each move and each choice, also where the same photo stays. */
    lastMove: view,
    goTo,
    advance,
    chooseKind,
    openLightbox,
    closeLightbox,
  };
}
