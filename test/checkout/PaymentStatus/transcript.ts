/** Writes down what a screen reader would read out: what the live region says, and headings that get the focus. */
import { act } from '@testing-library/react';

/** Begins to listen. @returns what was said so far, in order. */
export function listen(container: Element): () => Promise<readonly string[]> {
  const region = container.querySelector('[aria-live="polite"]');
  if (!region) throw new Error('There is no live region to listen to, so nothing can be heard.');
  const said: string[] = [];
  let before = region.textContent;
  new MutationObserver(() => {
    const text = region.textContent;
    // The same sentence is announced again after an empty one.
    if (text !== '' && text !== before) said.push(text ?? '');
    before = text;
  }).observe(region, { childList: true, characterData: true, subtree: true });
  container.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('[data-till-heading]'))
      said.push(target.textContent);
  });
  return async () => {
    await act(() => Promise.resolve());
    if (!region.isConnected) throw new Error('The live region was replaced: it says nothing now.');
    return said;
  };
}
