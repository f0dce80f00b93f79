import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * The choice between the slideshow's row and the grid. Each of the two has a button of its own that changes to the
 * other.
 *
 * @param carousel the element to whose beginning a new layout may scroll
 */
export function useLayoutChoice(carousel: RefObject<HTMLElement | null>) {
  /** Undefined until a button is pressed: a page that has just been opened moves no focus. */
  const [choice, setChoice] = useState<"row" | "grid">();
  const layoutButton = useRef<HTMLButtonElement>(null);
  const layout = choice ?? "row";
  const changeLayout = () => {
    // The pressed button is removed. If it had the focus then, the browser would lay out the half-changed page before it
    // moves the focus: 20 ms more on a phone that is four times slower.
    layoutButton.current?.blur();
    setChoice(layout === "row" ? "grid" : "row");
  };
  useEffect(() => {
    if (!choice) return;
    // The button that was pressed is gone, so the focus goes to the one in the new layout.
    const button = layoutButton.current;
    button?.focus({ preventScroll: true });
    // If the new layout begins above the window, scroll to its beginning.
    const top = carousel.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) carousel.current?.scrollIntoView();
    else button?.scrollIntoView({ block: "nearest" });
  }, [choice, carousel]);
  return { layout, changeLayout, layoutButton } as const;
}
