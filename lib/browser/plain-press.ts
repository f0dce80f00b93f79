type Keys = { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

/** Whether a click or key is for the page. With a modifier key it is the browser's: it opens a tab, or saves a file. */
export const isPlainPress = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys) =>
  !(ctrlKey || metaKey || shiftKey || altKey);
