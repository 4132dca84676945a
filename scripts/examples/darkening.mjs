/** What darkens a page that does not ask for it: the extension Dark Reader, and Chromium's own dark theme. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PNG } from 'pngjs';

const darkReader = readFileSync(createRequire(import.meta.url).resolve('darkreader'), 'utf8');

/** Waits until the page's first pixel is dark. */
async function untilDark(page) {
  const clip = { x: 0, y: 0, width: 1, height: 1 };
  const until = Date.now() + 60_000;
  for (;;) {
    const { data } = PNG.sync.read(await page.screenshot({ clip }));
    if (data[0] + data[1] + data[2] < 180) return;
    if (Date.now() > until) throw new Error('The page stays light, so that nothing is proved.');
  }
}

/** Each by its name; they darken the page that is open. */
export const DARKENINGS = {
  'Dark Reader': async (page) => {
    await page.evaluate(darkReader);
    await page.evaluate('DarkReader.setFetchMethod(fetch); DarkReader.enable()');
    await untilDark(page);
  },
  "Chromium's dark theme": async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    await untilDark(page);
  },
};
