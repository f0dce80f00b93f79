/** Whether the visitor is in a text field. Then nothing else on the page may open, scroll or take the focus. */
export const isTyping = (): boolean =>
  Boolean(document.activeElement?.matches("input:not([type='radio'], [type='range']), textarea"));
