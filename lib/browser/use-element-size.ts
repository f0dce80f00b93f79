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
    // The observer also reports the first size, after the browser has laid out the page. A script that asked for it
    // earlier would make the browser lay out the page once more.
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
