/** What a camera reads off the whole screen of a test's browser. */
import jsQR from 'jsqr';
import { page } from 'vitest/browser';

/** The text of a code on a screenshot of the page. */
export async function readScreen(): Promise<string | undefined> {
  const base64 = await page.screenshot({ save: false });
  const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
  const image = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
  return jsQR(data, width, height)?.data;
}
