/** The hosted page: drawn whole, also without scripts, and asked for within the shoppers' limits. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openScriptFiles } from '../../src/serve/page/scriptFiles.js';
import { en } from '../../src/ui/messages/en.js';
import { openServer, type OpenServer } from './openServer.js';

async function createOrder(store: OpenServer, more: object = {}): Promise<string> {
  const order = { order_id: '1042', amount_usd: '20', ...more };
  const { json } = await store.ask('POST', '/v1/orders', order);
  return new URL(String(json['page_url'])).pathname;
}

const form = (currency: string): RequestInit => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ currency }),
});

/** What a page shows without any script. */
function shown(html: string): string {
  const template =
    /<template shadowrootmode="open" shadowrootcustomelementregistry>(.*)<\/template>/su.exec(
      html,
    )?.[1] ?? html;
  return template
    .replace(/<style[^>]*>.*?<\/style>/gsu, '')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/\s+/gu, ' ');
}

describe('the page of an order', () => {
  it('is drawn with its currencies, and a choice by form shows amount, address and code', async () => {
    const store = openServer();
    const path = await createOrder(store);
    const first = await store.browse('GET', path);
    expect(first.status).toBe(200);
    expect(shown(await first.text())).toContain('USDT');
    const chosen = await store.browse('POST', path, form('USDT.Tron'));
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, path]);
    const html = await (await store.browse('GET', path)).text();
    expect(shown(html)).toMatch(/Pay \$20\.00.*20\.00.*USDT.*Only USDT on Tron/u);
    expect(html).toContain('till-qr');
    const { json } = await store.ask('GET', '/v1/orders/1042');
    expect(json).toMatchObject({ status: 'open', checkout: { currency_id: 'USDT.Tron' } });
  });

  it('reads no more of a form than a form has, and shows itself after a choice that is none', async () => {
    const store = openServer();
    const path = await createOrder(store);
    let read = 0;
    const body = new ReadableStream({
      pull(controller) {
        read += 1;
        controller.enqueue(new TextEncoder().encode('x'.repeat(1_000)));
      },
    });
    const { headers } = form('');
    const endless = await store.browse('POST', path, {
      ...{ headers, body, duplex: 'half' },
    } as RequestInit);
    expect([endless.status, read < 30]).toEqual([413, true]);
    for (const currency of ['NOPE.Tron', '../..', '']) {
      expect((await store.browse('POST', path, form(currency))).status, currency).toBe(303);
    }
    expect((await store.ask('GET', '/v1/orders/1042')).json).toMatchObject({
      checkout: { currency_id: null },
    });
  });

  it('is counted by few names, whatever is asked for', async () => {
    const store = openServer();
    for (let path = 0; path < 50; path += 1) await store.browse('GET', `/${String(path)}/x`);
    const metrics = await store.server.store(new Request('http://127.0.0.1/metrics'));
    const lines = (await metrics.text()).match(/^tillkit_browser_requests_total\{.*/gmu);
    expect(lines).toEqual(['tillkit_browser_requests_total{surface="other",status="404"} 50']);
  });

  it('lets no other site frame it, run scripts in it, or learn its address', async () => {
    const store = openServer();
    const { headers } = await store.browse('GET', await createOrder(store));
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('loads the script by its hash, and speaks the language of the order, else of the browser', async () => {
    const store = openServer();
    const path = await createOrder(store);
    const html = await (await store.browse('GET', path)).text();
    expect(html).toContain('src="/tillkit/9.9.9/tillkit.mjs" integrity="sha384-tillkit.mjs"');
    const german = await store.browse('GET', path, {
      headers: { 'accept-language': 'de-AT,de;q=0.9' },
    });
    expect(await german.text()).toContain('<html lang="de-AT">');
    await createOrder(store, { locale: 'fr' });
    const french = await store.browse('GET', path, { headers: { 'accept-language': 'de' } });
    expect(await french.text()).toContain('<html lang="fr">');
  });

  it('is in the colour of the store, the page around the checkout too', async () => {
    const store = openServer({ TILL_ACCENT: '#1A5F4A' });
    const html = await (await store.browse('GET', await createOrder(store))).text();
    expect(html).toContain('--till-color-accent:#1a5f4a;');

    expect(html).toContain(
      'appearance="{&quot;variables&quot;:{&quot;colorAccent&quot;:&quot;#1a5f4a',
    );
  });

  it('escapes what the store says', async () => {
    const store = openServer({ TILL_STORE_NAME: '<script>alert(1)</script>' });
    const path = await createOrder(store, { order_id: '"><img src=x onerror=alert(1)>' });
    const html = await (await store.browse('GET', path)).text();
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
  });

  it.each(['/pay/', '/pay/1042', '/pay/o.MTA0Mg.AAAAAAAAAAAAAAAAAAAAAA', '/pay/%00', '/pay/o..x'])(
    'is a plain 404 for what opens no order: %s',
    async (path) => {
      const store = openServer();
      await createOrder(store);
      const answer = await store.browse('GET', path);
      expect(answer.status).toBe(404);
      expect(shown(await answer.text())).toContain(en.finalTitle.not_found);
    },
  );

  it('leads to the help of the store, or to that of the order where it names one', async () => {
    const store = openServer({
      TILL_SUPPORT_URL: 'mailto:help@shop.example',
      TILL_ORIGINS: 'https://shop.example',
    });
    const pageOf = async (path: string) => (await store.browse('GET', path)).text();
    expect(await pageOf('/pay/1042')).toContain(' href="mailto:help@shop.example"');
    const ordinary = await pageOf(await createOrder(store));
    expect(ordinary).toContain(' supporturl="mailto:help@shop.example"');
    const support_url = 'https://shop.example/help/1043';
    const own = await pageOf(await createOrder(store, { order_id: '1043', support_url }));
    expect(own).toContain(` supporturl="${support_url}"`);
  });

  it('is asked for and posted to, and nothing else', async () => {
    const store = openServer();
    const answer = await store.browse('DELETE', await createOrder(store));
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(await answer.text()).toBe('');
  });

  it('is opened within the limits of shoppers', async () => {
    const store = openServer();
    const path = await createOrder(store);
    const statuses = new Set<number>();
    for (let visit = 0; visit < 130; visit += 1) {
      statuses.add((await store.browse('GET', path)).status);
    }
    expect([...statuses]).toEqual([200, 429]);
    const calls = store.sandbox.recordedCalls();
    expect(calls.filter(({ operation }) => operation === 'createWallet').length).toBeLessThan(20);
  });
});

describe('the files of the script tag', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-script-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const text = Array.from({ length: 60_000 }, (_, index) => `let v${String(index ** 3)};`).join('');
  mkdirSync(join(folder, 'parts'));
  writeFileSync(join(folder, 'sri.json'), '{}');
  writeFileSync(join(folder, 'parts/large.js'), text);
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

  it.each(['br', 'gzip'] as const)('are compressed once for all: %s', async (encoding) => {
    const { fetch } = openScriptFiles('1', folder);
    const ask = async () => {
      const url = 'https://pay.example/tillkit/1/parts/large.js';
      const answer = await fetch(new Request(url, { headers: { 'accept-encoding': encoding } }));
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      return Buffer.from(await answer.arrayBuffer());
    };
    const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
      const before = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const once = await cpuOf(async () => {
      expect(String(decoders[encoding](await ask()))).toBe(text);
    });
    const often = await cpuOf(() => Promise.all(Array.from({ length: 100 }, ask)));
    expect(often).toBeLessThan(20 * once);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', null],
    ['', null],
  ])('go out as %j allows it: %s', async (accepted, encoding) => {
    const { fetch } = openScriptFiles('1', folder);
    const headers = { 'accept-encoding': accepted };
    const url = 'https://pay.example/tillkit/1/parts/large.js';
    const answer = await fetch(new Request(url, { headers }));
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const head = await fetch(new Request(url, { method: 'HEAD', headers }));
    expect(head.headers.get('content-length')).toBe(answer.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  it('are immutable under the version, for every origin; nothing else is there', async () => {
    const store = openServer();
    const { status, headers } = await store.browse('GET', '/tillkit/9.9.9/tillkit.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/javascript/u);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    for (const path of [
      '/tillkit/9.9.9/../sri.json',
      '/tillkit/9.9.9/%2e%2e/etc/passwd',
      '/tillkit/1.0.0/tillkit.js',
      '/tillkit/9.9.9/',
    ]) {
      expect((await store.browse('GET', path)).status, path).toBe(404);
    }
  });
});
