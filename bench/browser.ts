/** The browser of the benchmarks: headless Chromium, without a cache between loads. */
import { chromium, type Browser } from 'playwright';
import { resolveChromium } from '../scripts/chromium.mjs';

/** Runs work with a browser and closes it afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { path } = await resolveChromium();
  const browser = await chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
