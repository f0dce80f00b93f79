type Keys = { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

/** Whether a click or a key is pressed without a modifier key, with which the browser opens a tab or saves a file. */
export const isPlainPress = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys) =>
  !(ctrlKey || metaKey || shiftKey || altKey);
