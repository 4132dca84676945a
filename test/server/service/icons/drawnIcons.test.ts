/** Icons by default: drawings of our own, harmless, and never from a network. */
import { describe, expect, it, vi } from 'vitest';
import type { CurrencyView } from '../../../../src/contract/currencies.js';
import { CURRENCY_MARKS, NETWORK_MARKS } from '../../../../src/server/service/icons/marks.js';
import { createSandboxStore } from '../../../../src/sandbox/createSandboxStore.js';
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
function openPlainStore(dialect: (typeof DIALECTS)[number], icons?: false) {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('A request has left the process.')));
  const heard: string[] = [];
  const store = createSandboxStore({
    dialect,
    currencies: CURRENCIES.map(({ id }) => id),
    handler: {
      ...(icons === undefined ? {} : { icons }),
      onDiagnostic: ({ code }) => void heard.push(code),
    },
  });
  const get = (path: string) => store.fetch(`${store.endpoint}/${path}`);
  return { heard, get };
}

async function offeredBy(get: (path: string) => Promise<Response>) {
  return ((await (await get('currencies')).json()) as { currencies: CurrencyView[] }).currencies;
}

describe.each(DIALECTS)('a store that says nothing of icons (%s)', (dialect) => {
  it('has a drawing for each of them, of paths and nothing else', async () => {
    const { heard, get } = openPlainStore(dialect);
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
    expect(heard).not.toContain('icon_refused');
  });

  it('has none for a currency that is not drawn', async () => {
    const { get } = openPlainStore(dialect);
    for (const path of ['currency/SOL.Solana', 'currency/constructor', 'network/solana']) {
      expect((await get(`icons/${path}`)).status, path).toBe(404);
    }
  });

  it('has letters where icons are switched off', async () => {
    const { get } = openPlainStore(dialect, false);
    expect(JSON.stringify(await offeredBy(get))).not.toMatch(/"(icon|networkIcon)"/);
    expect((await get('icons/currency/USDT.Tron')).status).toBe(404);
  });
});
