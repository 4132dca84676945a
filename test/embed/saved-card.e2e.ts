/** The saved card of a script tag: a PNG that two readers of codes read, under a policy that allows no picture. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { en } from '../../src/ui/messages/en.js';
import { messages as ar } from '../../src/ui/messages/languages/ar.js';
import { readWithBoth } from '../stories/qrReaders.js';
import { listenForTrouble } from './hostPage.js';
import { hostPerTest } from './hostPerTest.js';

const host = hostPerTest({
  orders: { 'order-1': { orderId: '1', amountUsd: '20' } },
  handler: { icons: false },
});

for (const [currency, language, words] of [
  ['USDT.Tron', 'en', en],
  ['BTC.Bitcoin', 'ar', ar],
] as const) {
  test(`of ${currency} in ${language} is read`, async ({ page }) => {
    const trouble = await listenForTrouble(page);
    host().setPage(
      '/pay.html',
      `<!doctype html><html lang="${language}"><head><title>t</title>
        <meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'none'; style-src 'self'"></head>
        <body><script src="/tillkit.js" data-endpoint="/api/till" data-order="order-1" data-currency="${currency}"></script>`,
    );
    await page.goto(`${host().url}/pay.html`);
    const address = await page.locator('.till-address-text').first().textContent();
    await page.getByRole('button', { name: new RegExp(words.enlarge) }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: words.saveCard }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('payment.png');
    const picture = await readFile(await download.path());
    const read = await readWithBoth(PNG.sync.read(picture));
    expect(read.jsQR).toContain(address);
    expect(read.zxing).toBe(read.jsQR);
    expect(trouble).toEqual([]);
  });
}
