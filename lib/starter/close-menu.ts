import { MENU_ID } from "../browser/shared-names";

/** Closes the menu at the press of one of its entries, before and after React has taken over. */
export function closeMenuAtChoice(): void {
  addEventListener("click", ({ target }) => {
    if (target instanceof Element) target.closest<HTMLElement>(`#${MENU_ID}`)?.hidePopover();
  });
}
