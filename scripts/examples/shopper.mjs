/** A shopper in a real browser: chooses USDT on Tron, reads the code, pays, and sees it confirmed. */
import jsQR from 'jsqr';
import { chromium } from 'playwright';
import { PNG } from 'pngjs';
import { resolveChromium } from '../chromium.mjs';

const CURRENCY = 'USDT.Tron';

/** Starts the shared browser. */
export async function openBrowser() {
  const { path: executablePath } = await resolveChromium();
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

/** Chromium says it of each style sheet that Next.js preloads in development, once a machine is busy enough. */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

/** A page that remembers what its console complained of. */
export async function openPage(browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints = [];
  page.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico');
    const text = message.text();
    if (isIcon || LATE_PRELOAD.test(text)) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints, close: () => context.close() };
}

/** Asks the sandbox to act, as its controls over HTTP do. */
export async function control(sandbox, name, args) {
  const response = await fetch(`${sandbox.url}/sandbox/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(`The sandbox refused ${name}: ${body.error}`);
  return body.result;
}

/** Waits until an element of this text can be seen. */
export async function sees(page, text) {
  await page.getByText(text, { exact: true }).first().waitFor();
}

/** Reads the QR code on the screen. @returns the address in it */
export async function readCode(page) {
  const image = page.locator('[aria-label="QR code to send USDT on Tron"]:visible');
  await image.waitFor();
  const { data, width, height } = PNG.sync.read(await image.screenshot());
  // Not every camera tries light on dark.
  const options = { inversionAttempts: 'dontInvert' };
  const text = jsQR(new Uint8ClampedArray(data), width, height, options)?.data;
  if (!text) throw new Error('The QR code on the screen cannot be read.');
  return text;
}

/** The amount to send that the page shows. */
export async function shownAmount(page) {
  const shown = await page.locator('.till-lines .till-amount-figures:visible').innerText();
  return shown.replaceAll(',', '');
}

/** Pays what the page shows, to the address in its QR code, and waits for the end. @param payer how: `pay` gives a hash. */
export async function payShown(page, { pay, confirm }) {
  const address = await readCode(page);
  const txHash = await pay(address, await shownAmount(page));
  await sees(page, 'Payment detected');
  await confirm(txHash);
  await page.getByRole('heading', { name: 'Paid', exact: true }).waitFor();
}

/** The same, by the sandbox's controls. */
export async function payAsShown(page, sandbox) {
  await payShown(page, {
    async pay(address, amount) {
      const args = { address, currencyId: CURRENCY, amount };
      return (await control(sandbox, 'pay', args)).txHash;
    },
    confirm: (txHash) => control(sandbox, 'confirm', { txHash }),
  });
}

/** Chooses the currency in the picker. */
export async function choose(page) {
  await page.getByRole('searchbox').fill('usdt tron');
  await page.getByRole('option', { name: /USDT.*Tron/ }).click();
}
