type Keys = { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

/** Whether a click asks for the link itself: with a modifier key the browser opens a tab, or saves a file. */
export const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys) =>
  !(ctrlKey || metaKey || shiftKey || altKey);
