/** Firefox and Safari's engine: a file beside the script that is not the build's own does not run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../src/ui/messages/en.js';
import { buildOnce, startHost, type Host } from '../embed/hostServer.js';
import { FIND, type Engine } from './engine.js';
import { startFirefox } from './firefox.js';
import { enginesFound, programsOf } from './programs.js';
import { startWebKit } from './webkit.js';

const ENGINES = {
  firefox: () => startFirefox(programsOf('firefox').browser),
  webkit: () => startWebKit(programsOf('webkit')),
};
const PARTS = '/tillkit.parts.mjs';
/** Keeps what the page is told from its first moment on: a driver that listens later may miss it. */
const KEEP = `window.told = [];
addEventListener('error', ({ message }) => told.push(message));
for (const name of ['error', 'warn']) console[name] = (...words) => told.push(words.join(' '));`;

let host: Host;
let parts: string;

beforeAll(async () => {
  host = await startHost();
  const folder = await buildOnce();
  parts = readFileSync(join(folder, PARTS), 'utf8');
  const hashes = JSON.parse(readFileSync(join(folder, 'sri.json'), 'utf8')) as Record<
    string,
    string
  >;
  const tag = `<script src="/tillkit.js" integrity="${String(hashes['tillkit.js'])}"
    data-endpoint="/api/till" data-order="order-1" data-currency="USDT.Tron"></script>`;
  host.setPage('/keep.js', KEEP);
  host.setPage(
    '/strict-page.html',
    `<!doctype html><html lang="en"><head><title>t</title><script src="/keep.js"></script></head><body>${tag}</body></html>`,
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

  it('runs the parts as they were built', async () => {
    host.setPage(PARTS, null);
    await engine.open(`${host.url}/strict-page.html`);
    // The line is in the fold of what is awaited, and comes with the parts.
    await expect.poll(() => sees(en.statusTitle.pay)).toBe(true);
    const unfold = `(...wanted) => (${FIND})(...wanted)?.click()`;
    await engine.run(unfold, 'summary', en.statusTitle.pay);
    await expect.poll(() => sees(en.timeline)).toBe(true);
  });

  it('does without parts that were changed', async () => {
    host.setPage(PARTS, `${parts}\nglobalThis.ran = true;`);
    await engine.open(`${host.url}/strict-page.html`);
    const told = () => engine.run<string>('() => window.told.join()');
    await expect.poll(told).toContain('tillkit.parts.mjs did not load');
    await expect.poll(() => sees(en.copyAddress)).toBe(true);
    expect(await engine.run('() => globalThis.ran === true')).toBe(false);
  });
});
