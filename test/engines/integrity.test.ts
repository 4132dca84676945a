/** Firefox and Safari's engine: a file beside the script that is not the build's own does not run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../src/ui/messages/en.js';
import { messages as de } from '../../src/ui/messages/languages/de.js';
import { buildOnce, startHost, type Host } from '../embed/hostServer.js';
import { FIND, type Engine } from './engine.js';
import { startFirefox } from './firefox.js';
import { enginesFound, programsOf } from './programs.js';
import { startWebKit } from './webkit.js';

const ENGINES = {
  firefox: () => startFirefox(programsOf('firefox').browser),
  webkit: () => startWebKit(programsOf('webkit')),
};
const GERMAN = '/locales/de.mjs';
/** Keeps what the page is told from its first moment on: a driver that listens later may miss it. */
const KEEP = `window.told = [];
addEventListener('error', ({ message }) => told.push(message));
for (const name of ['error', 'warn']) console[name] = (...words) => told.push(words.join(' '));`;

let host: Host;
let german: string;

beforeAll(async () => {
  host = await startHost();
  const folder = await buildOnce();
  german = readFileSync(join(folder, GERMAN), 'utf8');
  const hashes = JSON.parse(readFileSync(join(folder, 'sri.json'), 'utf8')) as Record<
    string,
    string
  >;
  const tag = `<script src="/tillkit.js" integrity="${String(hashes['tillkit.js'])}"
    data-endpoint="/api/till" data-order="order-1" data-currency="USDT.Tron"></script>`;
  host.setPage('/keep.js', KEEP);
  host.setPage(
    '/strict-page.html',
    `<!doctype html><html lang="de"><head><title>t</title><script src="/keep.js"></script></head><body>${tag}</body></html>`,
  );
});

afterAll(() => host.close());

describe.each(enginesFound())('%s', (name) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await ENGINES[name]();
  });

  afterAll(() => engine.close());

  const sees = (text: string) =>
    engine.run<boolean>(`(...wanted) => (${FIND})(...wanted) !== null`, 'button, summary', text);

  it('runs a language as it was built', async () => {
    host.setPage(GERMAN, null);
    await engine.open(`${host.url}/strict-page.html`);
    await expect.poll(() => sees(de.copyAddress)).toBe(true);
  });

  it('does without a language that was changed', async () => {
    host.setPage(GERMAN, `${german}\nglobalThis.ran = true;`);
    await engine.open(`${host.url}/strict-page.html`);
    const told = () => engine.run<string>('() => window.told.join()');
    await expect.poll(told).toContain('locales/de did not load');
    await expect.poll(() => sees(en.copyAddress)).toBe(true);
    expect(await engine.run('() => globalThis.ran === true')).toBe(false);
  });
});
