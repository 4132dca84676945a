/** A store that serves icons from a pretend host, which says for each file what it answers. */
import type { ExtendedListing } from '../../../../src/api/currencies.js';
import { openStore, type OpenStoreOptions } from '../../openStore.js';

export const CDN = 'https://cdn.dv.net/img';
/** The first file that is tried for a currency of that code. */
export const tokenFile = (code: string): string => `${CDN}/currency/128/${code}.png`;
export const networkFile = (slug: string): string => `${CDN}/blockchain/128/${slug}.png`;

/** The smallest beginning by which a PNG is known, and something after it. */
export const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
export const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="5"/></svg>';

/** Answers of the host by address; a file that is not named is not there. */
export type Files = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

export const picture =
  (body: BodyInit = PNG, init?: ResponseInit) =>
  () =>
    new Response(body, init);

/** Opens the store. `asked` fills with what its server has fetched. */
export function iconStore(files: Files, options: OpenStoreOptions = {}) {
  const asked: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    asked.push(request);
    return files[request.url]?.(request) ?? new Response('Not found', { status: 404 });
  };
  const icons = { hosts: ['cdn.dv.net'], fetch };
  const store = openStore({ ...options, handler: { icons, ...options.handler } });
  const request = (path: string, headers: Record<string, string> = {}) =>
    store.handler.fetch(new Request(`https://shop.example/api/till/icons/${path}`, { headers }));
  return {
    ...store,
    asked,
    addresses: () => asked.map(({ url }) => url),
    icon: request,
    /** Lets the service name other files for Tether on Tron. */
    name(set: unknown) {
      store.edits.set('listCurrenciesExtended', (data: ExtendedListing) => ({
        ...data,
        currencies: data.currencies.map((row) =>
          row.id === 'USDT.Tron' ? { ...row, icon: null, token_icon: set } : row,
        ),
      }));
    },
  };
}
