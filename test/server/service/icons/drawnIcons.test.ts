/** Icons by default: drawings of our own, harmless, and never from a network. */
import { describe, expect, it, vi } from 'vitest';
import type { CurrencyView } from '../../../../src/contract/currencies.js';
import { CURRENCY_MARKS, NETWORK_MARKS } from '../../../../src/server/service/icons/marks.js';
import {
  createSandboxStore,
  type SandboxStoreOptions,
} from '../../../../src/sandbox/createSandboxStore.js';
import { CURRENCIES } from '../../../../src/sandbox/currencies.js';
import { NETWORKS } from '../../../../src/chains/networks.js';
import { contrast } from '../../../../src/contract/contrast.js';
import { DIALECTS } from '../../../sandbox/start.js';

type Rgb = Parameters<typeof contrast>[0];
const rgb = (colour: string): Rgb => {
  const hex = colour.slice(1);
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = (full.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return [r, g, b];
};

describe('the drawings', () => {
  it('differ from one another, and stand out from their disc', () => {
    const drawn = [...CURRENCY_MARKS.values()].map(({ disc, sign }) => disc + sign);
    expect(new Set(drawn).size).toBe(CURRENCY_MARKS.size);
    for (const [code, { disc, sign }] of CURRENCY_MARKS) {
      const inks = [...new Set(sign.match(/#[0-9a-f]{3,6}/g))];
      const best = Math.max(...inks.map((ink) => contrast(rgb(ink), rgb(disc))));
      expect(best, code).toBeGreaterThanOrEqual(3);
    }
  });

  it('are of every currency and network of the sandbox', () => {
    expect(new Set(CURRENCY_MARKS.keys())).toEqual(new Set(CURRENCIES.map(({ code }) => code)));
    expect(new Set(NETWORK_MARKS.keys())).toEqual(new Set(NETWORKS.map(({ slug }) => slug)));
  });
});

/** A store that was told nothing of icons; no request may leave the process. */
function openPlainStore(
  dialect: (typeof DIALECTS)[number],
  handler: SandboxStoreOptions['handler'] = {},
) {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('A request has left the process.')));
  const store = createSandboxStore({
    dialect,
    currencies: CURRENCIES.map(({ id }) => id),
    handler,
  });
  const get = (path: string) => store.fetch(`${store.endpoint}/${path}`);
  return { store, get };
}

async function offeredBy(get: (path: string) => Promise<Response>) {
  return ((await (await get('currencies')).json()) as { currencies: CurrencyView[] }).currencies;
}

describe.each(DIALECTS)('a store that says nothing of icons (%s)', (dialect) => {
  it('has a drawing for each of them, of paths and nothing else', async () => {
    const { get } = openPlainStore(dialect);
    const offered = await offeredBy(get);
    expect(offered.length).toBe(CURRENCIES.length - 1);
    for (const { id, blockchain, icon, networkIcon } of offered) {
      expect([icon, networkIcon], id).toEqual([true, true]);
      for (const path of [`currency/${id}`, `network/${blockchain}`]) {
        const picture = await get(`icons/${path}`);
        expect(picture.headers.get('content-type'), path).toBe('image/svg+xml');
        const drawing = await picture.text();
        expect(drawing.length, path).toBeLessThan(1_500);
        const elements = [...drawing.matchAll(/<([a-z]\w*)/gi)].map(([, name]) => name);
        expect(
          [...new Set(elements)].filter((name) => !/^(svg|circle|path|g)$/.test(name ?? '')),
        ).toEqual([]);
        const rest = drawing.replace('xmlns="http://www.w3.org/2000/svg"', '');
        expect(rest, path).not.toMatch(/href|url\(|:\/\/|\son\w+=|style|data:/i);
      }
    }
  });

  it('has none for a currency that is not drawn', async () => {
    const { get } = openPlainStore(dialect);
    for (const path of [
      ...['currency/SOL.Solana', 'currency/tron', 'currency/usdt.tron', 'network/USDT.Tron'],
      ...['network/solana', 'token/USDT', '__proto__/toString', 'currency/USDT.Tron%00'],
      ...['currency/constructor', 'currency/__proto__', 'currency/..%2fcurrencies'],
      'currency/https:%2f%2fcdn.dv.net%2fimg',
    ]) {
      const refused = await get(`icons/${path}`);
      expect(refused.status, path).toBe(404);
      expect(refused.headers.get('content-type')).toBe('application/problem+json');
    }
  });

  it('has none for what it does not offer', async () => {
    const { get } = openPlainStore(dialect, { currencies: { exclude: ['BTC.Bitcoin'] } });
    for (const path of ['currency/BTC.Bitcoin', 'network/bitcoin']) {
      expect((await get(`icons/${path}`)).status, path).toBe(404);
    }
  });

  it('serves what is safe to be opened as a page, and may be shown by any', async () => {
    const { headers } = await openPlainStore(dialect).get('icons/currency/USDT.Tron');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=86400',
    });
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('announces them with the price as well, for a page that never sees the listing', async () => {
    const quoteOf = async (handler: Parameters<typeof openPlainStore>[1]) => {
      const { checkout } = await openPlainStore(dialect, handler).store.handler.open(
        { orderId: '1001', amountUsd: '20' },
        { currencyId: 'USDT.Tron' },
      );
      return checkout.quote;
    };
    expect(await quoteOf({})).toMatchObject({ icon: true, networkIcon: true });
    expect(JSON.stringify(await quoteOf({ icons: false }))).not.toMatch(/"(icon|networkIcon)"/);
  });

  it('has letters where icons are switched off', async () => {
    const { get } = openPlainStore(dialect, { icons: false });
    expect(JSON.stringify(await offeredBy(get))).not.toMatch(/"(icon|networkIcon)"/);
    for (const path of ['currency/USDT.Tron', 'network/tron']) {
      expect((await get(`icons/${path}`)).status, path).toBe(404);
    }
  });
});
