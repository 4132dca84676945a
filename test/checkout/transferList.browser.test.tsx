/** A list of transfers on a narrow phone, in the longest words: its figures stay whole. */
import { afterEach, expect, it } from 'vitest';
import { renderInBrowser, unmount } from '../support/renderInBrowser.js';
import { SCREEN_STORES } from '../support/screens.js';

afterEach(unmount);

it('keeps the figures of a transfer whole beside the words of a long language', async () => {
  const seen = 'Netwerkwaarnemingsbevestiging verwacht';
  const root = await renderInBrowser(SCREEN_STORES.detected(), {
    width: 280,
    theme: 'light',
    props: { messages: { transferStatus: { seen, confirmed: '', held: '' } } },
  });
  await expect.poll(() => root.querySelector('.till-transfer-list')).toBeTruthy();
  root.querySelectorAll('details').forEach((details) => (details.open = true));
  const list = root.querySelector('.till-transfer-list');
  expect(list?.querySelector('.till-muted')?.textContent).toContain(seen);
  const figures = list?.querySelector('.till-amount-figures');
  expect(figures?.getClientRects()).toHaveLength(1);
  const line = figures?.closest('.till-transfer');
  expect(line?.scrollWidth).toBe(line?.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(280);
});
