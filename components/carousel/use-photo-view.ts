import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SlidePhoto } from "./slide-photo";

/** The chosen kind of work, if any. Among its photos, the current one, and the one in the lightbox while it is open. */
type View = { kind?: string; index: number; largeIndex?: number };

/**
 * Which photos are shown, and all that the page's address has to do with it. The view follows the address of a photo
 * or of a kind of work, at first and whenever a link or Back changes it; the address follows the lightbox.
 */
export function usePhotoView(photos: SlidePhoto[], onPhotoLink: () => void) {
  const [{ kind, index, largeIndex }, setView] = useState<View>({ index: 0 });
  const updateView = (part: Partial<View>) => setView((view) => ({ ...view, ...part }));
  /** The photos of the chosen kind. */
  const shown = useMemo(() => photos.filter((it) => !kind || it.kind === kind), [photos, kind]);
  /** After the last photo comes the first one, and before the first one the last. */
  const wrap = (next: number) => (next + shown.length) % shown.length;
  const lightbox = useRef<HTMLDialogElement>(null);
  /** The page's address before the lightbox opened, and the one that it has given the page last. */
  const addressToReturnTo = useRef("");
  const lightboxAddress = useRef("");

  const showAddress = () => {
    const id = location.hash.slice(1);
    const found = photos.findIndex((photo) => photo.id === id || photo.kindAnchor === id);
    const photo = photos[found];
    if (!photo) return;
    const isPhoto = photo.id === id;
    if (isPhoto) onPhotoLink();
    const show = () => setView(isPhoto ? { index: found } : { kind: photo.kind, index: 0 });
    // The browser itself has scrolled to it.
    if (document.getElementById(id)) return show();
    // The chosen kind does not include it: show it first, then scroll to it in the browser's place.
    flushSync(show);
    document.getElementById(id)?.scrollIntoView();
  };
  const onAddress = useEffectEvent(() => {
    // The lightbox closes first, and hands back its last photo: see `onClosed`.
    if (lightbox.current) lightbox.current.close();
    else showAddress();
  });
  useEffect(() => {
    onAddress();
    addEventListener("hashchange", onAddress);
    return () => removeEventListener("hashchange", onAddress);
  }, []);

  const goTo = (next: number) => updateView({ index: wrap(next) });
  const chooseKind = (next?: string) => {
    setView({ kind: next, index: 0 });
    // Otherwise following the same link to a kind or a photo again would not change the address.
    replaceAddress("#projects");
  };
  const enlarge = (chosen: number) => {
    addressToReturnTo.current = location.href;
    updateView({ index: chosen });
    goToLarge(chosen);
  };
  const goToLarge = (next: number) => {
    updateView({ largeIndex: wrap(next) });
    // The browser then shares and bookmarks this photo.
    replaceAddress(`#${shown[wrap(next)]?.id}`);
    lightboxAddress.current = location.href;
  };
  /** After the lightbox has closed: by the visitor, or because a link or Back has changed the address. */
  const onClosed = () => {
    updateView({ index: largeIndex ?? index, largeIndex: undefined });
    if (location.href === lightboxAddress.current) replaceAddress(addressToReturnTo.current);
    else showAddress();
  };
  return {
    kind,
    shown,
    index,
    largeIndex,
    lightbox,
    goTo,
    chooseKind,
    enlarge,
    goToLarge,
    onClosed,
  };
}

/** Next ignores the change, because the history state is Next's. */
function replaceAddress(address: string) {
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // WebKit allows 100 changes in 30 seconds: a held arrow key makes more.
  }
}
