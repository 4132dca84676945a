/** Icons of our own, for a store that names no host of others: drawn in the process, nothing is fetched. */
import type { ExtendedListing } from '../../../api/currencies.js';
import type { SendRequest } from '../../../api/transport.js';
import type { IconAddresses } from './iconAddresses.js';
import { CURRENCY_MARKS, NETWORK_MARKS, type Mark } from './marks.js';

/** Addresses that hold their picture themselves. */
const HEAD = 'data:image/svg+xml,';

function addressOf({ disc, sign }: Mark): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">' +
    `<circle cx="18" cy="18" r="18" fill="${disc}"/>${sign}</svg>`;
  return HEAD + encodeURIComponent(svg);
}

/** A drawing for each currency of the listing whose ticker is known, and for each such network. */
export function drawnAddresses({ currencies }: ExtendedListing): IconAddresses {
  const currency = new Map<string, readonly string[]>();
  const network = new Map<string, readonly string[]>();
  for (const { id, code, blockchain } of currencies) {
    const mark = CURRENCY_MARKS.get(code);
    if (mark) currency.set(id, [addressOf(mark)]);
    const networkMark = blockchain ? NETWORK_MARKS.get(blockchain) : undefined;
    if (blockchain && networkMark) network.set(blockchain, [addressOf(networkMark)]);
  }
  return { currency, network };
}

/** Answers with the picture that the address holds. */
export const sendDrawn: SendRequest = ({ url }) =>
  Promise.resolve(new Response(decodeURIComponent(url.slice(HEAD.length))));
