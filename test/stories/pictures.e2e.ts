/** The pictures of README and guides, as the product looks now: none goes stale. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { decode, encode } from 'modern-gif';
import { PNG } from 'pngjs';
import { PAYING, PICTURES, type PictureFrame } from '../../stories/docs/pictures.js';
import { openStories, showStory } from './openStory.js';

const FOLDER = join(import.meta.dirname, '../../docs/pictures');
const STALE =
  'This picture no longer shows the product. If the change is meant, run `npm run pictures` and look at it.';

const WINDOWS = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 664 },
  wide: { width: 640, height: 800 },
  narrow: { width: 390, height: 664 },
};
/** How long each frame of the animation stays. */
const FRAME_MS = 1_800;

async function drawFrame(page: Page, { story, theme, size }: PictureFrame): Promise<Buffer> {
  await page.setViewportSize(WINDOWS[size]);
  await page.emulateMedia({ colorScheme: theme });
  await openStories(page, { theme, width: 'full' });
  await showStory(page, story);
  const isPart = size === 'wide' || size === 'narrow';
  return (isPart ? page.locator('.till').first() : page).screenshot({ animations: 'disabled' });
}

async function drawFrames(page: Page, frames: readonly PictureFrame[]): Promise<Buffer[]> {
  const drawn: Buffer[] = [];
  for (const frame of frames) drawn.push(await drawFrame(page, frame));
  return drawn;
}

/** Side by side, on nothing. */
async function lay(page: Page, drawn: readonly Buffer[]): Promise<void> {
  const images = drawn.map(
    (one) => `<img alt="" src="data:image/png;base64,${one.toString('base64')}">`,
  );
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1700, height: 900 });
  await page.setContent(
    `<style>body { margin: 0 } main { display: flex; gap: 24px; inline-size: fit-content; align-items: start }</style><main>${images.join('')}</main>`,
  );
}

/** The same pixels in four fifths of the bytes: what is flat is packed best without a filter. */
const smaller = (picture: Buffer): Buffer =>
  PNG.sync.write(PNG.sync.read(picture), { deflateLevel: 9, deflateStrategy: 0, filterType: 0 });

for (const [name, frames] of Object.entries(PICTURES)) {
  test(`${name}.png shows the product`, async ({ page }) => {
    await lay(page, await drawFrames(page, frames));
    const picture = await page.locator('main').screenshot({ omitBackground: true });
    expect(smaller(picture), STALE).toMatchSnapshot(`${name}.png`);
  });
}

test('paying.gif is made of the same screens', async ({ page }, { config }) => {
  const path = join(FOLDER, 'paying.gif');
  if (config.updateSnapshots === 'all' || !existsSync(path)) {
    const pngs = (await drawFrames(page, PAYING)).map((one) => PNG.sync.read(one));
    const frames = pngs.map(({ data }) => ({ data: new Uint8ClampedArray(data), delay: FRAME_MS }));
    const gif = await encode({ ...WINDOWS.phone, maxColors: 64, frames });
    writeFileSync(path, new Uint8Array(gif));
  }
  const { width, height, frames } = decode(readFileSync(path));
  expect({ width, height }, STALE).toEqual(WINDOWS.phone);
  expect(frames, STALE).toHaveLength(PAYING.length);
});
