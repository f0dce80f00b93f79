import { type RefObject, useEffect, useState } from "react";

/**
 * The size of an element, kept current.
 *
 * @returns its inner width and height in pixels; undefined until scripts have measured it
 */
export function useElementSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    // This is called at once as well, after the browser's own layout: a script that asked before would make it lay out
    // the page twice.
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
