import { inView } from "framer-motion";

/**
 * Reports which elements are in view: within a frame, and again after each change.
 *
 * @param elements the elements to watch, or a selector of them
 * @param onChange is given those of them that are in view
 * @param options framer-motion's: `margin`, in the syntax of an observer's `rootMargin`, is added to the window
 * @returns a function that ends it
 */
export function watchInView(
  elements: Element[] | string,
  onChange: (elementsInView: ReadonlySet<Element>) => void,
  options?: Parameters<typeof inView>[2],
): () => void {
  const elementsInView = new Set<Element>();
  const report = () => onChange(elementsInView);
  // `inView` is silent as long as none of them is in view.
  const frame = requestAnimationFrame(report);
  const stop = inView(
    elements,
    (element) => {
      elementsInView.add(element);
      report();
      return () => {
        elementsInView.delete(element);
        report();
      };
    },
    options,
  );
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}
