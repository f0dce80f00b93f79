/**
 * Calls `onSeen` once, when an element has come into view.
 *
 * @param options which part of the element, or how near it, counts as in view
 * @returns a function that stops waiting for it
 */
export function onceInView(
  element: Element | null,
  options: IntersectionObserverInit,
  onSeen: () => void,
): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    onSeen();
  }, options);
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
