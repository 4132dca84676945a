/** The pictures of the pretend service: one for everything it lists, harmless, and never from a network. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { imageType } from '../../src/proxy/icons/imageType.js';
import { CURRENCIES } from '../../src/sandbox/currencies.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';
import { CURRENCY_MARKS, NETWORK_MARKS } from '../../src/sandbox/icons/marks.js';
import { iconSet, sandboxIcons } from '../../src/sandbox/icons/sandboxIcons.js';
import { NETWORKS } from '../../src/sandbox/networks.js';
import { contrast } from '../../src/ui/look/contrast.js';
import { DIALECTS } from './start.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const { hosts, fetch: answer = () => Promise.reject(new Error('no fetch')) } = sandboxIcons();
const at = (address: string): Promise<Response> => answer(new Request(address));

const listed = [
  ...CURRENCIES.flatMap(({ id, code }) => [iconSet('currency', id), iconSet('currency', code)]),
  ...NETWORKS.map(({ slug }) => iconSet('blockchain', slug)),
].flatMap((set) => Object.values(set));
const addresses = [...new Set(listed)];

type Rgb = Parameters<typeof contrast>[0];
const rgb = (colour: string): Rgb => {
  const hex = colour.slice(1);
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = (full.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return [r, g, b];
};

describe('the pictures of the sandbox', () => {
  it('are there at every address that its listing names', async () => {
    expect(addresses.length).toBeGreaterThan(200);
    for (const address of addresses) {
      const picture = await at(address);
      expect(picture.status, address).toBe(200);
      expect(hosts).toContain(new URL(address).hostname);
      expect(imageType(new Uint8Array(await picture.arrayBuffer())), address).toBe('image/svg+xml');
    }
  });

  it('hold paths and nothing else: no script, no text, no word of another file', async () => {
    for (const address of addresses) {
      const drawing = await (await at(address)).text();
      expect(drawing.length, address).toBeLessThan(1_500);
      const elements = [...drawing.matchAll(/<([a-z]\w*)/gi)].map(([, name]) => name);
      expect(
        [...new Set(elements)].filter((name) => !/^(svg|circle|path|g)$/.test(name ?? '')),
      ).toEqual([]);
      const rest = drawing.replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(rest, address).not.toMatch(/href|url\(|:\/\/|\son\w+=|style|data:/i);
    }
  });

  it('differ from one another, and stand out from their disc', () => {
    const drawn = [...CURRENCY_MARKS.values()].map(({ disc, sign }) => disc + sign);
    expect(new Set(drawn).size).toBe(CURRENCY_MARKS.size);
    for (const [code, { disc, sign }] of CURRENCY_MARKS) {
      const inks = [...new Set(sign.match(/#[0-9a-f]{3,6}/g))];
      const best = Math.max(...inks.map((ink) => contrast(rgb(ink), rgb(disc))));
      expect(best, code).toBeGreaterThanOrEqual(3);
    }
  });

  it('are of what the sandbox knows, and of nothing else', async () => {
    expect(new Set(CURRENCY_MARKS.keys())).toEqual(new Set(CURRENCIES.map(({ code }) => code)));
    expect([...NETWORK_MARKS.keys()]).toEqual(
      expect.arrayContaining(NETWORKS.map(({ slug }) => slug)),
    );
    expect(NETWORK_MARKS.size).toBe(NETWORKS.length);
    for (const address of [
      'https://cdn.dv.net/img/currency/128/SOL.png',
      'https://cdn.dv.net/img/blockchain/128/BTC.png',
      'https://cdn.dv.net/img/currency/128/constructor.png',
      'https://cdn.dv.net/img/currency/64/BTC.png',
      'https://cdn.dv.net/',
      'https://cdn.example/img/currency/128/BTC.png',
    ]) {
      expect((await at(address)).status, address).toBe(404);
    }
  });

  it.each(DIALECTS)(
    'reach the page through the store, and no request leaves (%s)',
    async (dialect) => {
      vi.stubGlobal('fetch', () => Promise.reject(new Error('A request has left the process.')));
      const currencies = CURRENCIES.map(({ id }) => id);
      const heard: string[] = [];
      const handler = {
        icons: sandboxIcons(),
        onDiagnostic: ({ code }: { code: string }) => void heard.push(code),
      };
      const store = createSandboxStore({ dialect, currencies, handler });
      const { currencies: offered } = (await (
        await store.fetch(`${store.endpoint}/currencies`)
      ).json()) as {
        currencies: { id: string; blockchain: string; icon?: boolean; networkIcon?: boolean }[];
      };
      expect(offered.length).toBe(CURRENCIES.length - 1);
      for (const { id, blockchain, icon, networkIcon } of offered) {
        expect([icon, networkIcon], id).toEqual([true, true]);
        for (const path of [`currency/${id}`, `network/${blockchain}`]) {
          const picture = await store.fetch(`${store.endpoint}/icons/${path}`);
          expect(picture.headers.get('content-type'), path).toBe('image/svg+xml');
        }
      }
      expect(heard).not.toContain('icon_refused');
    },
  );
});
