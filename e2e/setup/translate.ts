/**
 * Imitates a browser's translation: from DOMContentLoaded on, replaces each text node, old or new, by another one in
 * <font> elements. React keeps the old node, which is no longer in the page. Runs in the browser, so it uses nothing
 * from outside.
 */
export function translate() {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent?.isConnected || !text.data.trim()) continue;
      if (parent.closest("font, svg, script, style, noscript, textarea")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  addEventListener("DOMContentLoaded", () => {
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === "childList" ? addedNodes : [target]) wrap(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
