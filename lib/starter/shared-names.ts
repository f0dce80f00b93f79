// Ids, names and attributes by which the starter, the components and the build find parts of the page. Style sheets
// repeat the attributes. `data-fill` is declared where its links are made, in quote/fill-link.ts. This file imports
// nothing, because the starter imports it and has to stay small.

/** The id of the quote form. */
export const FORM_ID = "quote";
/** The id of the thank-you for a form that the browser has posted. */
export const SENT_ID = "sent";
/** The name of the radio buttons that choose the surface's finish. It is not `finish`, which is a field of the form. */
export const FINISH_NAME = "surface-finish";
/** The id of the top bar's list. */
export const MENU_ID = "menu";
/** The address of the section with the form. */
export const TO_CONTACT = "#contact";

/**
 * The attribute of an island, a part of the page that needs scripts: `waiting`, then `ready`. The plan has a script of
 * its own, which is fetched when the plan is near: it is `late`, then `ready` or `failed`.
 */
export const ISLAND_ATTRIBUTE = "data-island";
/** Selects the islands that the page's scripts have not taken over. */
export const WAITING_ISLAND = `[${ISLAND_ATTRIBUTE}='waiting']`;

/** The attribute of an island, as React renders it. */
export const islandState = (state: "waiting" | "late" | "ready" | "failed") => ({
  [ISLAND_ATTRIBUTE]: state,
});

/** The attribute of the root element with the state of the scripts: missing at first, then `requested` or `failed`. */
export const SCRIPTS_ATTRIBUTE = "data-scripts";
