import { type RefObject, useLayoutEffect, useState } from "react";

/** The inner width and height of an element, in pixels, kept current; undefined until scripts have measured it. */
export function useElementSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  // Before paint, so that what is drawn in this size does not jump.
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
