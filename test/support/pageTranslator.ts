/** A page translator as browsers have one: it replaces each text of a page by elements, and goes on as the page changes. */

const isLeftAlone = (text: Text): boolean =>
  !text.data.trim() ||
  !text.parentElement ||
  text.parentElement.closest('font, [translate="no"], .notranslate, script, style') !== null;

/** Replaces what is there. The text node that React holds is no longer in the page. */
function translateAll(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (isLeftAlone(text)) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Translates until it is told to stop. @returns stops it */
export function translatePage(root: Element): () => void {
  const observer = new MutationObserver(() => translateAll(root));
  translateAll(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
