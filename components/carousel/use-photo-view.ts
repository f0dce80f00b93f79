import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { replaceAddress } from "@/lib/browser/replace-address";
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

/**
 * Which photos are shown, and which of them is the current one.
 *
 * The view follows the address. When a link or Back changes it to the address of a photo or of a kind of work, the view
 * shows that photo, or the photos of that kind.
 *
 * The address follows the visitor from photo to photo once it names one: after a link to a photo, or when the visitor
 * has opened one in the lightbox. Before that no move changes it, because somebody who presses Next and then shares the
 * page means the page. After the choice of a kind it is the address of the section. The slideshow never changes it.
 *
 * @param photos all photos
 * @param onLink called when the address names a photo or a kind
 */
export function usePhotoView(photos: SlidePhoto[], onLink: () => void) {
  const [view, setView] = useState<View>({ index: 0 });
  const { kind, index, isLightboxOpen = false, movedByVisitor = false } = view;
  const updateView = (part: Partial<View>) => setView((previous) => ({ ...previous, ...part }));
  /** The photos of the chosen kind. */
  const shown = useMemo(() => photos.filter((it) => !kind || it.kind === kind), [photos, kind]);

  const followAddress = useEffectEvent(() => {
    const id = location.hash.slice(1);
    const found = photos.findIndex((it) => it.id === id || it.kindAnchor === id);
    const photo = photos[found];
    if (!photo) return updateView({ isLightboxOpen: false });
    onLink();
    const isPhoto = photo.id === id;
    const linked: View = isPhoto ? { index: found } : { kind: photo.kind, index: 0 };
    // The browser itself jumps to an element that is in the page. If another kind is shown, the element is not there
    // yet: then render it first, and jump, focus included, as the browser would.
    if (document.getElementById(id)) return setView(linked);
    flushSync(() => setView(linked));
    const target = document.getElementById(id);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  });
  useEffect(() => {
    followAddress();
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, []);

  /** Goes to a photo for the visitor. After the last one comes the first one, and before the first one the last. */
  const goTo = (place: number) => {
    const newIndex = (place + shown.length) % shown.length;
    updateView({ index: newIndex, movedByVisitor: true });
    const namesPhoto = photos.some(({ id }) => location.hash === `#${id}`);
    if (namesPhoto) replaceAddress(`#${shown[newIndex]?.id}`);
  };
  /** Goes to the next photo for the slideshow. */
  const advance = () => updateView({ index: (index + 1) % shown.length, movedByVisitor: false });
  const chooseKind = (newKind?: string) => {
    setView({ kind: newKind, index: 0 });
    // If the address kept the kind or photo, following the same link again would not change it, and nothing would
    // happen.
    replaceAddress("#projects");
  };
  const openLightbox = (place: number) => {
    updateView({ index: place, isLightboxOpen: true, movedByVisitor: true });
    replaceAddress(`#${shown[place]?.id}`);
  };
  const closeLightbox = () => updateView({ isLightboxOpen: false });

  return {
    kind,
    shown,
    index,
    isLightboxOpen,
    movedByVisitor,
    goTo,
    advance,
    chooseKind,
    openLightbox,
    closeLightbox,
  };
}
