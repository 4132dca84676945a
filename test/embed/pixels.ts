/** Screenshots compared pixel by pixel, with some rectangles left out. */
import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** A picture of a whole page, without what stands in the given elements. */
export async function pictureWithout(page: Page, left: readonly Locator[]): Promise<Buffer> {
  const image = PNG.sync.read(await page.screenshot({ fullPage: true }));
  // Playwright's own masks are elements of the page, so a hostile style sheet reaches them.
  for (const locator of left) {
    const box = await locator.boundingBox();
    if (box) blank(image, box);
  }
  return Buffer.concat([
    Buffer.from(`${String(image.width)}x${String(image.height)} `),
    image.data,
  ]);
}

function blank(
  image: PNG,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const right = Math.min(image.width, Math.ceil(box.x + box.width));
  const bottom = Math.min(image.height, Math.ceil(box.y + box.height));
  for (let y = Math.floor(box.y); y < bottom; y += 1) {
    image.data.fill(0, (y * image.width + Math.floor(box.x)) * 4, (y * image.width + right) * 4);
  }
}
