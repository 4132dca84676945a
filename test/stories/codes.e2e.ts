/** Every code that a story draws, read from the pixels as a camera reads it, by two readers. */
import { expect, test, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { contradiction, cutOut, drawnCodes, withMargin, type DrawnCode } from './drawnCodes.js';
import { DARKENINGS, readClean } from './darkening.js';
import { gaussianBlur } from './gaussianBlur.js';
import { openStories, showStory } from './openStory.js';
import { readWithBoth, type Picture } from './qrReaders.js';
import { storiesOf } from './storiesFolder.js';

test.describe.configure({ mode: 'parallel' });

/** What the readers get wrong in a picture of a code; empty where both agree with the page. */
async function misread(code: DrawnCode, picture: Picture): Promise<readonly string[]> {
  const { jsQR, zxing } = await readWithBoth(picture);
  return [
    ['jsQR', contradiction(code, jsQR)],
    ['zxing', contradiction(code, zxing)],
    ['both', jsQR === zxing ? '' : 'they read different texts'],
  ].flatMap(([reader = '', wrong = '']) => (wrong === '' ? [] : `${reader}: ${wrong}`));
}

async function wholePage(page: Page): Promise<PNG> {
  return PNG.sync.read(await page.screenshot({ fullPage: true, animations: 'disabled' }));
}

const THEMES = ['light', 'dark'] as const;

/** How many groups the stories are read in, so that every core has one. */
const GROUPS = 4;

for (let group = 0; group < GROUPS; group += 1) {
  test(`codes of all stories, part ${String(group + 1)} of ${String(GROUPS)}`, async ({ page }) => {
    test.setTimeout(600_000);
    await openStories(page);
    const wrong: string[] = [];
    let read = 0;
    for (const id of storiesOf('src/ui/QrCode.tsx').filter(
      (_, index) => index % GROUPS === group,
    )) {
      await showStory(page, id);
      // The back office is for one person at one desk, and has nine codes on a page.
      for (const theme of id.startsWith('treasury') ? (['dark'] as const) : THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        const codes = await drawnCodes(page);
        if (codes.length === 0) break;
        const picture = await wholePage(page);
        for (const code of codes) {
          const misreadings = await misread(code, cutOut(picture, code));
          wrong.push(...misreadings.map((one) => `${id}, ${theme}, ${code.label}: ${one}`));
          read += 1;
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThan(10);
  });
}

/** Each kind of text that a code can hold, and how a shopper gets to it. */
const KINDS: Readonly<Record<string, { readonly story: string; readonly choose?: string }>> = {
  address: { story: 'checkout-checkout--waiting-for-bep-20-token' },
  'address on Tron': { story: 'checkout-checkout--waiting-for-transfer' },
  'BIP-21 with amount': { story: 'checkout-checkout--waiting-for-bitcoin' },
  'EIP-681 with amount': { story: 'checkout-checkout--waiting-for-ether' },
  // The longest text that is ever drawn.
  'EIP-681 of a token': {
    story: 'checkout-checkout--waiting-for-bep-20-token',
    choose: 'Token link with amount. Check the recipient in your wallet.',
  },
};

/** Zoom of the page and pixels of the device: both change how many pixels a module of the code has. */
const ZOOMS = [
  { device: 'desk', width: 800, zoom: 0.67, density: 1 },
  { device: 'desk', width: 800, zoom: 1, density: 1 },
  { device: 'desk', width: 800, zoom: 1.5, density: 1 },
  { device: 'desk', width: 800, zoom: 2, density: 1 },
  { device: 'phone', width: 390, zoom: 1, density: 2 },
  { device: 'phone', width: 390, zoom: 1, density: 3 },
  // There the code is small, for another device.
  { device: 'touched phone', width: 390, zoom: 1, density: 1, touched: true },
  { device: 'touched phone', width: 390, zoom: 1, density: 2, touched: true },
];

for (const { device, width, zoom, density, touched = false } of ZOOMS) {
  // A zoomed page has fewer pixels of its own, each of them larger on the device.
  const scale = zoom * density;
  test.describe(`${device}, ${String(zoom * 100)} %, ${String(density)} pixels to a pixel`, () => {
    test.use({
      viewport: { width: Math.round(width / zoom), height: Math.round(844 / zoom) },
      deviceScaleFactor: scale,
      hasTouch: touched,
      isMobile: touched,
    });

    test('codes of every kind, in every theme and colours, sharp and blurred', async ({ page }) => {
      test.setTimeout(300_000);
      await openStories(page);
      const wrong: string[] = [];
      for (const [kind, { story, choose }] of Object.entries(KINDS)) {
        await showStory(page, story);
        if (choose !== undefined) await chooseForm(page, choose);
        for (const colorScheme of THEMES) {
          for (const forcedColors of ['none', 'active'] as const) {
            await page.emulateMedia({ colorScheme, forcedColors });
            const [code, ...others] = await drawnCodes(page);
            if (!code || others.length > 0) throw new Error('There should be one code.');
            const clip = withMargin(code);
            const sharp = PNG.sync.read(await page.screenshot({ fullPage: true, clip }));
            const pictures = { sharp, blurred: { ...sharp, data: gaussianBlur(sharp, scale) } };
            for (const [focus, picture] of Object.entries(pictures)) {
              const look = `${kind}, ${colorScheme}, forced colours ${forcedColors}, ${focus}`;
              wrong.push(...(await misread(code, picture)).map((one) => `${look}: ${one}`));
            }
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });
}

/** Every place that has a code, on React. */
const PLACES = [
  'checkout-checkout--waiting-for-transfer',
  'checkout-checkout--waiting-for-bitcoin',
  'parts-walletview--showing-large-code',
  'parts-walletview--offering-simpler-codes',
  'parts-walletview--continuing-on-phone',
  'checkout-own-layout--paying',
  'treasury-processingbalances--many-networks',
];

for (const [how, darken] of Object.entries(DARKENINGS)) {
  test(`${how}: codes of every place, dark on white`, async ({ page }) => {
    test.setTimeout(300_000);
    await openStories(page);
    const wrong: string[] = [];
    for (const id of PLACES) {
      await showStory(page, id);
      await darken(page);
      const codes = await drawnCodes(page);
      expect(codes.length, id).toBeGreaterThan(0);
      for (const code of codes) {
        const { x, y, width, height } = code;
        const clip = { x, y, width, height };
        const picture = PNG.sync.read(await page.screenshot({ fullPage: true, clip }));
        const misreading = contradiction(code, await readClean(picture));
        if (misreading !== '') wrong.push(`${id}, ${code.label}: ${misreading}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

async function chooseForm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Enlarge/ }).click();
  await page.getByText('Simpler QR code').click();
  await page.getByRole('radio', { name }).click();
  // The code of the page is the one that its words stand beside.
  await page.keyboard.press('Escape');
}
