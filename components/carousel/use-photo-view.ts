import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { replaceAddress } from "@/lib/browser/replace-address";
import type { SlidePhoto } from "./slide-photo";

type View = {
  /** The chosen kind of work, if any. */
  kind?: string | undefined;
  /** The current photo among those of the kind, in every layout. */
  index: number;
  isLightboxOpen?: boolean;
  /** Whether the visitor has made the last move, and not the slideshow or the address. */
  byVisitor?: boolean;
  /** The id that a link leads to, if that element was not in the page when the link was followed. */
  jumpTo?: string | undefined;
};

/**
 * Which photos are shown, and which of them is the current one.
 *
 * The view follows the address. When a link or Back changes it to the address of a photo or of a kind of work, the view
 * shows that photo, or the photos of that kind.
 *
 * The address follows the visitor in two cases: in the lightbox, and when it already names a photo. Otherwise it
 * stays, because somebody who presses Next and then shares the page means the page. The slideshow never changes the
 * address.
 *
 * @param photos all photos
 * @param onPhotoLink called when the address names a photo
 */
export function usePhotoView(photos: SlidePhoto[], onPhotoLink: () => void) {
  const [view, setView] = useState<View>({ index: 0 });
  const { kind, index, isLightboxOpen = false, byVisitor = false, jumpTo } = view;
  const updateView = (part: Partial<View>) => setView((view) => ({ ...view, ...part }));
  /** The photos of the chosen kind. */
  const shown = useMemo(() => photos.filter((it) => !kind || it.kind === kind), [photos, kind]);
  const currentId = shown[index]?.id;

  const followAddress = useEffectEvent(() => {
    const id = location.hash.slice(1);
    const found = photos.findIndex((photo) => photo.id === id || photo.kindAnchor === id);
    const photo = photos[found];
    if (!photo) return updateView({ isLightboxOpen: false });
    const isPhoto = photo.id === id;
    if (isPhoto) onPhotoLink();
    // The browser itself jumps to an element that is in the page.
    const jumpTo = document.getElementById(id) ? undefined : id;
    setView(isPhoto ? { index: found, jumpTo } : { kind: photo.kind, index: 0, jumpTo });
  });
  useEffect(() => {
    followAddress();
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, []);

  // The jump is ours, focus included, because its target did not exist yet when the browser wanted to jump.
  useEffect(() => {
    const target = jumpTo ? document.getElementById(jumpTo) : null;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }, [jumpTo]);

  const nameCurrent = useEffectEvent(() => {
    const namesPhoto = photos.some(({ id }) => location.hash === `#${id}`);
    if (byVisitor && (isLightboxOpen || namesPhoto)) replaceAddress(`#${currentId}`);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo, or the lightbox has opened
  useEffect(() => nameCurrent(), [currentId, isLightboxOpen]);

  /** Goes to a photo. After the last one comes the first one, and before the first one the last. */
  const goTo = (next: number, byVisitor = true) =>
    updateView({ index: (next + shown.length) % shown.length, byVisitor, jumpTo: undefined });
  const chooseKind = (next?: string) => {
    setView({ kind: next, index: 0 });
    // If the address kept the kind or photo, following the same link again would not change it, and nothing would
    // happen.
    replaceAddress("#projects");
  };
  const openLightbox = (index: number) =>
    updateView({ index, isLightboxOpen: true, byVisitor: true });
  const closeLightbox = () => updateView({ isLightboxOpen: false });
  return {
    kind,
    shown,
    index,
    isLightboxOpen,
    byVisitor,
    goTo,
    chooseKind,
    openLightbox,
    closeLightbox,
  };
}
