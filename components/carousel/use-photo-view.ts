import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { replaceAddress } from "@/lib/browser/replace-address";
import type { SlidePhoto } from "./slide-photo";

type View = {
  /** The chosen kind of work, if any. */
  kind?: string | undefined;
  /** The current photo among those of the kind, in every layout. */
  index: number;
  isLarge?: boolean;
  /** Whether the visitor has made the last move, and not the slideshow or the address. */
  byVisitor?: boolean;
  /** The id of what a link leads to, if the browser could not go there itself. */
  jumpTo?: string | undefined;
};

/**
 * Which photos are shown, and which of them is the current one. The view follows the address of a photo or of a kind of
 * work, at first and whenever a link or Back changes it.
 *
 * Where the address names a photo, it follows the visitor to the next one. The large view gives it the name of a photo.
 * The row does not, because who presses Next and then shares the page does not mean a photo; and the slideshow leaves
 * it alone, because it would rename the page every four seconds.
 */
export function usePhotoView(photos: SlidePhoto[], onPhotoLink: () => void) {
  const [view, setView] = useState<View>({ index: 0 });
  const { kind, index, isLarge = false, byVisitor = false, jumpTo } = view;
  const updateView = (part: Partial<View>) => setView((view) => ({ ...view, ...part }));
  /** The photos of the chosen kind. */
  const shown = useMemo(() => photos.filter((it) => !kind || it.kind === kind), [photos, kind]);
  const currentId = shown[index]?.id;

  const followAddress = useEffectEvent(() => {
    const id = location.hash.slice(1);
    const found = photos.findIndex((photo) => photo.id === id || photo.kindAnchor === id);
    const photo = photos[found];
    if (!photo) return updateView({ isLarge: false });
    const isPhoto = photo.id === id;
    if (isPhoto) onPhotoLink();
    // The browser itself goes to what is on the page when the address changes.
    const jumpTo = document.getElementById(id) ? undefined : id;
    setView(isPhoto ? { index: found, jumpTo } : { kind: photo.kind, index: 0, jumpTo });
  });
  useEffect(() => {
    followAddress();
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, []);

  // In the browser's place, with all that it does: it takes the focus along.
  useEffect(() => {
    const target = jumpTo ? document.getElementById(jumpTo) : null;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }, [jumpTo]);

  const nameCurrent = useEffectEvent(() => {
    const namesPhoto = photos.some(({ id }) => location.hash === `#${id}`);
    if (byVisitor && (isLarge || namesPhoto)) replaceAddress(`#${currentId}`);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo, or the large view has opened
  useEffect(() => nameCurrent(), [currentId, isLarge]);

  /** Goes to a photo. After the last one comes the first one, and before the first one the last. */
  const goTo = (next: number, byVisitor = true) =>
    updateView({ index: (next + shown.length) % shown.length, byVisitor, jumpTo: undefined });
  const chooseKind = (next?: string) => {
    setView({ kind: next, index: 0 });
    // Otherwise following the same link to a kind or a photo again would not change the address.
    replaceAddress("#projects");
  };
  const openLarge = (index: number) => updateView({ index, isLarge: true, byVisitor: true });
  const closeLarge = () => updateView({ isLarge: false });
  return { kind, shown, index, isLarge, byVisitor, goTo, chooseKind, openLarge, closeLarge };
}
