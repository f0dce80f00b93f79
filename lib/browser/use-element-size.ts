import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * The size of an element, kept current.
 *
 * @returns its inner width and height in pixels; undefined until scripts have measured it
 */
export function useElementSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  // A layout effect measures before the first paint, so that a drawing of this size does not jump.
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
