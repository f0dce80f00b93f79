/**
 * Reports which elements are in view: once soon after the call, even if none is, and again after each change.
 * (framer-motion's `inView` calls back only when an element comes into view, so it cannot say that none is.)
 *
 * @param elements the elements to watch
 * @param onChange called with those elements that are in view
 * @param rootMargin how far the observed area extends beyond the window, in the syntax of `IntersectionObserver`
 * @returns a function that stops watching
 */
export function watchInView(
  elements: Iterable<Element>,
  onChange: (elementsInView: ReadonlySet<Element>) => void,
  rootMargin = "0px",
): () => void {
  const elementsInView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) elementsInView.add(target);
        else elementsInView.delete(target);
      }
      onChange(elementsInView);
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
