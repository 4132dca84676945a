/** The icon route: what it serves, what it keeps, and all that it refuses to fetch or to pass on. */
import { describe, expect, it } from 'vitest';
import type { CheckoutSnapshot } from '../../../../src/contract/checkout.js';
import { MINUTE } from '../../openStore.js';
import {
  CDN,
  DRAWING,
  iconStore,
  networkFile,
  picture,
  PNG,
  tokenFile,
  type Files,
} from './iconStore.js';

const USDT = tokenFile('USDT');
const HOUR = 60 * MINUTE;

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('an icon', () => {
  it('of a currency and of a network is the picture that the listing names', async () => {
    const store = iconStore({ [USDT]: picture(), [networkFile('tron')]: picture('<svg/>') });
    const token = await store.icon('currency/USDT.Tron');
    expect([token.status, token.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await bytesOf(token)).toEqual(PNG);
    const network = await store.icon('network/tron');
    expect(network.headers.get('content-type')).toBe('image/svg+xml');
    expect(store.addresses()).toEqual([USDT, networkFile('tron')]);
  });

  it('is announced in the listing, so that a page asks for nothing that is not there', async () => {
    const store = iconStore({});
    const { json } = await store.ask('GET', '/currencies');
    const { currencies } = json as { currencies: { icon?: boolean; networkIcon?: boolean }[] };
    expect(currencies.length).toBeGreaterThan(5);
    expect(currencies.every((one) => one.icon && one.networkIcon)).toBe(true);
    expect(JSON.stringify(json)).not.toContain('cdn.dv.net');
    const without = iconStore({}, { handler: { icons: { hosts: ['other.example'] } } });
    const bare = await without.ask('GET', '/currencies');
    expect(JSON.stringify(bare.json)).not.toMatch(/"(icon|networkIcon)"/);
  });

  it('is announced with the price as well, for a page that never sees the listing', async () => {
    const quoteOf = async (store: ReturnType<typeof iconStore>) => {
      const { token } = await store.open();
      const body = { currencyId: 'USDT.Tron' };
      return (
        (await store.ask('PUT', '/checkout/currency', { token, body })).json as CheckoutSnapshot
      ).quote;
    };
    expect(await quoteOf(iconStore({}))).toMatchObject({ icon: true, networkIcon: true });
    const bare = iconStore({}, { handler: { icons: { hosts: ['other.example'] } } });
    expect(JSON.stringify(await quoteOf(bare))).not.toMatch(/"(icon|networkIcon)"/);
  });

  it('is safe to be opened as a page, and may be shown by any', async () => {
    const store = iconStore({ [USDT]: picture(DRAWING) });
    const { headers } = await store.icon('currency/USDT.Tron');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=86400',
    });
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('is not sent a second time to a browser that has it', async () => {
    const store = iconStore({ [USDT]: picture() });
    const etag = (await store.icon('currency/USDT.Tron')).headers.get('etag') ?? '';
    const again = await store.icon('currency/USDT.Tron', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await store.icon('currency/USDT.Tron', { 'if-none-match': '"old"' });
    expect(other.status).toBe(200);
  });

  it('is fetched once for all shoppers and all networks of a token, and again after a day', async () => {
    const store = iconStore({ [USDT]: picture() });
    await Promise.all(Array.from({ length: 50 }, () => store.icon('currency/USDT.Tron')));
    await store.icon('currency/USDT.Ethereum');
    expect(store.asked).toHaveLength(1);
    await store.sandbox.advance(25 * HOUR);
    await store.icon('currency/USDT.Tron');
    expect(store.asked).toHaveLength(2);
  });

  it('is looked for in the next place where the first has none, three at most', async () => {
    const own = `${CDN}/currency/128/USDT.Tron.png`;
    const store = iconStore({ [own]: picture() });
    expect((await store.icon('currency/USDT.Tron')).status).toBe(200);
    expect(store.addresses()).toEqual([USDT, own]);
    const bare = iconStore({});
    expect((await bare.icon('currency/USDT.Tron')).status).toBe(404);
    expect(bare.asked).toHaveLength(3);
  });

  it('that is not there is asked for again after ten minutes, however many want it', async () => {
    const store = iconStore({});
    await store.icon('currency/USDT.Tron');
    const missing = await store.icon('currency/USDT.Tron');
    expect(missing.headers.get('cache-control')).toBe('public, max-age=600');
    expect(missing.headers.get('content-type')).toBe('application/problem+json');
    expect(store.asked).toHaveLength(3);
    await store.sandbox.advance(11 * MINUTE);
    await store.icon('currency/USDT.Tron');
    expect(store.asked).toHaveLength(6);
  });

  it('that cannot be had is told to the owner once, and names no path', async () => {
    const store = iconStore({});
    await store.icon('currency/USDT.Tron');
    await store.icon('currency/BTC.Bitcoin');
    const told = store.diagnostics.filter(({ code }) => code === 'icon_refused');
    expect(told).toHaveLength(1);
    expect(told[0]?.message).toContain('cdn.dv.net (status)');
  });

  it('is fetched with nothing of the shopper or the store', async () => {
    const store = iconStore({ [USDT]: picture() });
    await store.icon('currency/USDT.Tron', {
      cookie: 'session=1',
      authorization: 'Bearer token',
      referer: 'https://shop.example/cart',
      'x-forwarded-for': '192.0.2.7',
    });
    const [request] = store.asked;
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: 'image/png, image/webp, image/jpeg, image/svg+xml',
    });
    expect(request?.redirect).toBe('manual');
  });

  it('costs a client no more than the limit allows', async () => {
    const limits = { iconsPerAddress: { points: 2, windowMs: 60_000 } };
    const store = iconStore({ [USDT]: picture() }, { handler: { limits } });
    const icon = () =>
      store.handler.fetch(new Request('https://shop.example/api/till/icons/currency/USDT.Tron'), {
        ip: '192.0.2.7',
      });
    expect([await icon(), await icon(), await icon()].map(({ status }) => status)).toEqual([
      200, 200, 429,
    ]);
  });
});

describe('only what is offered has an icon', () => {
  it.each([
    'currency/NOT.Offered',
    'currency/tron',
    'network/USDT.Tron',
    'network/bitcoinx',
    'token/USDT',
    'currency/__proto__',
    'currency/constructor',
    '__proto__/toString',
    'currency/https:%2f%2fcdn.dv.net%2fimg',
    'currency/..%2fcurrencies',
    'currency/USDT.Tron%00',
    'currency/usdt.tron',
  ])('%s is a 404 and nothing is fetched', async (path) => {
    const store = iconStore({ [USDT]: picture() });
    expect((await store.icon(path)).status).toBe(404);
    expect(store.asked).toEqual([]);
  });

  it('and what the store excludes has none, either', async () => {
    const handler = { currencies: { exclude: ['USDT.Tron'] } };
    const store = iconStore({ [USDT]: picture() }, { handler });
    expect((await store.icon('currency/USDT.Tron')).status).toBe(404);
    expect(store.asked).toEqual([]);
  });
});

describe('a listing that names another place', () => {
  it.each([
    'http://cdn.dv.net/a.png',
    'https://evil.example/a.png',
    'https://cdn.dv.net.evil.example/a.png',
    'https://evil.example/cdn.dv.net/a.png',
    'https://cdn.dv.net@evil.example/a.png',
    'https://user:secret@cdn.dv.net/a.png',
    'https://cdn.dv.net:8443/a.png',
    'https://sub.cdn.dv.net/a.png',
    'https://cdn.dv.net./a.png',
    'https://127.0.0.1/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a.png',
    'https://2130706433/a.png',
    'https://0x7f.1/a.png',
    'https://localhost/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
    'javascript:alert(1)',
    '//cdn.dv.net/a.png',
    '/a.png',
    'not an address',
    `https://cdn.dv.net/${'a'.repeat(3_000)}`,
  ])('is not followed there: %s', async (address) => {
    const store = iconStore({});
    store.name({ icon_128: address, icon_svg: address, icon_512: address });
    expect((await store.icon('currency/USDT.Tron')).status).toBe(404);
    expect(store.asked).toEqual([]);
  });

  it('in other letters is asked in the one spelling of the address', async () => {
    const store = iconStore({ 'https://cdn.dv.net/a.png': picture() });
    store.name({ icon_128: 'HTTPS://CDN.DV.NET:443/x/../a.png#part' });
    expect((await store.icon('currency/USDT.Tron')).status).toBe(200);
    expect(store.addresses()).toEqual(['https://cdn.dv.net/a.png']);
  });
});

describe('an answer that is no picture', () => {
  const redirect = (to: string) => () =>
    new Response(null, { status: 302, headers: { location: to } });
  const answers: readonly (readonly [title: string, answer: Files[string]])[] = [
    ['a redirect into the own network', redirect('http://169.254.169.254/latest/meta-data')],
    ['a redirect to a picture elsewhere', redirect('https://evil.example/a.png')],
    ['a redirect within the host', redirect(networkFile('tron'))],
    ['a page', picture('<!doctype html><p>Hello', { headers: { 'content-type': 'image/png' } })],
    ['bytes that are no text', picture(Uint8Array.of(0x3c, 0x73, 0x76, 0x67, 0x20, 0xff))],
    ['a part of a picture', picture(PNG, { status: 206 })],
    ['an error with a picture', picture(PNG, { status: 500 })],
    ['a connection that breaks', () => Promise.reject(new TypeError('fetch failed'))],
  ];

  it.each(answers)('is not passed on: %s', async (_title, answer) => {
    const store = iconStore({ [USDT]: answer });
    const refused = await store.icon('currency/USDT.Tron');
    expect(refused.status).toBe(404);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(store.addresses().every((url) => url.startsWith(`${CDN}/currency/`))).toBe(true);
  });
});

describe('an answer without an end', () => {
  it('is read no further than the limit, and the host is told to stop', async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += 10_000;
            controller.enqueue(sent === 10_000 ? PNG : new Uint8Array(10_000));
          },
          cancel() {
            isCancelled = true;
          },
        }),
      );
    const store = iconStore({ [USDT]: endless });
    expect((await store.icon('currency/USDT.Tron')).status).toBe(404);
    expect(sent).toBeLessThan(200_000);
    expect(isCancelled).toBe(true);
  });

  it('is not even begun where its length is announced', async () => {
    const headers = { 'content-length': '100001' };
    const store = iconStore({ [USDT]: picture(PNG, { headers }) });
    expect((await store.icon('currency/USDT.Tron')).status).toBe(404);
    expect(store.diagnostics[0]?.message).toContain('too_large');
  });

  it('is served up to the limit', async () => {
    const body = new Uint8Array(100_000);
    body.set(PNG);
    const store = iconStore({ [USDT]: picture(body) });
    expect(await bytesOf(await store.icon('currency/USDT.Tron'))).toHaveLength(100_000);
  });
});
