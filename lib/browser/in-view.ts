import { inView } from "framer-motion";

/**
 * Reports which elements are in view: once in the next frame, and again after each change.
 *
 * @param elements the elements to watch, or a selector for them
 * @param onChange called with those elements that are in view
 * @param options framer-motion's options; `margin`, in the syntax of `rootMargin`, extends the window
 * @returns a function that stops watching
 */
export function watchInView(
  elements: Element[] | string,
  onChange: (elementsInView: ReadonlySet<Element>) => void,
  options?: Parameters<typeof inView>[2],
): () => void {
  const elementsInView = new Set<Element>();
  const report = () => onChange(elementsInView);
  // The first report is ours, because `inView` reports nothing until an element has come into view.
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
