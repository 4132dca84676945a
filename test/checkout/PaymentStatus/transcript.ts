/** Records what a screen reader would read: sentences of the live region, and headings that get the focus. */
import { act } from '@testing-library/react';

/** Starts to record. @returns gives the sentences so far, in order. */
export function recordAnnouncements(container: Element): () => Promise<readonly string[]> {
  const region = container.querySelector('[aria-live="polite"]');
  if (!region) throw new Error('There is no live region, so nothing can be announced.');
  const announced: string[] = [];
  let before = region.textContent;
  new MutationObserver(() => {
    const text = region.textContent;
    // The same sentence is announced again after an empty one.
    if (text !== '' && text !== before) announced.push(text ?? '');
    before = text;
  }).observe(region, { childList: true, characterData: true, subtree: true });
  container.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('[data-till-heading]'))
      announced.push(target.textContent);
  });
  return async () => {
    await act(() => Promise.resolve());
    if (!region.isConnected)
      throw new Error('The live region was replaced: it announces nothing now.');
    return announced;
  };
}
