/** The pictures of currencies and networks: our own drawings, from the store's own origin. */
import type { CurrencyListing, CurrencyView } from '../../../contract/currencies.js';
import { respondWithEtag, tagOf } from '../../http/cachedJson.js';
import { ProblemError } from '../../http/problemDetails.js';
import { CURRENCY_MARKS, type Mark, NETWORK_MARKS, pictureOf } from './marks.js';

const HEADERS = {
  'content-type': 'image/svg+xml',
  // A drawing opened as a page runs nothing (`docs/threats.md T22`).
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  // An isolated page of another origin may show it too: nothing in it is private.
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=86400',
};

/** The drawing of a currency or a network whose row announces it: none where the store switched them off. */
function markOf({ currencies }: CurrencyListing, kind: string, key: string): Mark | undefined {
  if (kind === 'currency') {
    return CURRENCY_MARKS.get(currencies.find(({ id, icon }) => icon && id === key)?.code ?? '');
  }
  const isOf = ({ blockchain, networkIcon }: CurrencyView) => networkIcon && blockchain === key;
  return kind === 'network' && currencies.some(isOf) ? NETWORK_MARKS.get(key) : undefined;
}

/** Answers with a picture, or with 304. @throws ProblemError `not_found` if there is none */
export function iconResponse(
  request: Request,
  listing: CurrencyListing,
  kind: string,
  key: string,
): Response {
  const mark = markOf(listing, kind, key);
  if (mark) {
    const body = pictureOf(mark);
    return respondWithEtag(request, { body, etag: `"${tagOf(body)}"` }, HEADERS);
  }
  throw new ProblemError('not_found', 'There is no icon of that name.', {
    headers: { 'cache-control': 'public, max-age=600' },
  });
}
