/** What darkens a page that does not ask for it: the extension Dark Reader, and Chromium's own dark theme. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { readWithBoth, type Picture } from './qrReaders.js';

/** Darkens the page that is open, and pages after it where a browser does it by itself. */
export type Darken = (page: Page) => Promise<void>;

const darkReader = readFileSync(createRequire(import.meta.url).resolve('darkreader'), 'utf8');

const relativeLight = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  red * 0.2126 + green * 0.7152 + blue * 0.0722;

/** The light of the page's first pixel, 0 to 255. */
async function lightOfGround(page: Page): Promise<number> {
  const clip = { x: 0, y: 0, width: 1, height: 1 };
  const { data } = PNG.sync.read(await page.screenshot({ clip }));
  return relativeLight([...data.subarray(0, 3)]);
}

/** The dimmest text of an address. Words that are as light as this are no longer those of a light page. */
const lightOfWords = (page: Page): Promise<number> =>
  page
    .locator('.till-address-text, .till-heading')
    .first()
    .evaluate((words) => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(words).color.match(/[\d.]+/g) ?? []
      ).map(Number);
      return red * 0.2126 + green * 0.7152 + blue * 0.0722;
    });

async function withDarkReader(page: Page): Promise<void> {
  // As a script of the test's own, which a page's policy does not reach.
  await page.evaluate(darkReader);
  await page.evaluate(
    'DarkReader.setFetchMethod(fetch); DarkReader.enable({ darkSchemeTextColor: "#e8e6e3" })',
  );
  await expect.poll(() => lightOfGround(page)).toBeLessThan(60);
  // It comes to the checkout's own tree last.
  await expect.poll(() => lightOfWords(page)).toBeGreaterThan(150);
}

async function withAutomaticDarkTheme(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await expect.poll(() => lightOfGround(page)).toBeLessThan(60);
}

/** Each by its name. */
export const DARKENINGS = {
  'Dark Reader': withDarkReader,
  "Chromium's dark theme": withAutomaticDarkTheme,
} satisfies Readonly<Record<string, Darken>>;

/** Corners of a code are round. */
const CORNER = 16;

/**
 * Reads a picture of a code as it must always be: the same text by both readers, and every pixel black or white.
 *
 * @returns the text, or what is wrong.
 */
export async function readClean(picture: Picture): Promise<string> {
  const { jsQR, zxing } = await readWithBoth(picture);
  if (jsQR !== zxing || jsQR === '') return `jsQR reads "${jsQR}", zxing "${zxing}"`;
  const { data, width, height } = picture;
  let blurred = 0;
  // A picture is of whole pixels, and its outermost may be the page's.
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const isCorner = Math.min(x, width - 1 - x) < CORNER && Math.min(y, height - 1 - y) < CORNER;
      const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4);
      const isPure = red === green && green === blue && (red === 0 || red === 255);
      if (!isCorner && !isPure) blurred += 1;
    }
  }
  return blurred === 0
    ? jsQR
    : `${String(blurred)} of ${String(width * height)} pixels are neither black nor white`;
}
