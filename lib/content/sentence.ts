/** Ends a text with a period, unless it ends a sentence itself: owners write both. */
export const sentence = (text: string) => (/[.?!…]["'”’)]*$/.test(text) ? text : `${text}.`);
