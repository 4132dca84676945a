/** The pay screen in a real browser: its code is readable by a camera at phone widths, in any theme. */
import jsQR from 'jsqr';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ADDRESSES, createFakeStore } from '../support/fakeStore.js';
import { renderInBrowser, unmount } from '../support/renderInBrowser.js';

afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

/** The pixels of a screenshot, as a camera would see the page. */
async function pixels(): Promise<ImageData> {
  const base64 = await page.screenshot({ save: false });
  const image = await createImageBitmap(
    await (await fetch(`data:image/png;base64,${base64}`)).blob(),
  );
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** A host page that recolours every drawing and every background. */
const HOSTILE_CSS = `
  svg path { fill: currentColor !important; }
  svg, canvas, ::before { filter: invert(1) !important; content: none !important; }
  * { background-color: #223 !important; color: #223; }
`;

function hostilePage(): void {
  const style = document.createElement('style');
  style.textContent = HOSTILE_CSS;
  document.body.append(style);
  onTestFinished(() => style.remove());
}

async function decoded(): Promise<string | undefined> {
  const code = page.getByRole('img', { name: 'QR code to send USDT on Tron' });
  await expect.element(code).toBeVisible();
  expect(code.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(200);
  const { data, width, height } = await pixels();
  return jsQR(data, width, height)?.data;
}

describe.each([320, 390])('the code at %i pixels', (width) => {
  it.each(['light', 'dark'] as const)('decodes to the address in %s', async (theme) => {
    await renderInBrowser(createFakeStore({ chosen: 'USDT.Tron' }), { width, theme });
    expect(await decoded()).toBe(ADDRESSES.tron);
  });
});

it.each(['', ', with a canvas that cannot be painted'])(
  'decodes on a page that recolours everything%s',
  async (way) => {
    // Blocked by an extension, or there is no memory left for another one.
    if (way) vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await renderInBrowser(createFakeStore({ chosen: 'USDT.Tron' }), { width: 390, theme: 'dark' });
    hostilePage();
    expect(await decoded()).toBe(ADDRESSES.tron);
  },
);
