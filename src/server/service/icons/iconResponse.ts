/** An icon as an answer: a picture for an `img` element, and dead when it is opened as a page. */
import type { Icon } from './fetchIcon.js';

/** An SVG can hold scripts; under this policy none runs (`docs/threats.md T22`). */
const HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  // A page of another origin that isolates itself may show it, too; there is nothing private in it.
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=86400',
};

/** Answers 304 where the browser has this very picture. */
export function iconResponse(request: Request, { bytes, type, etag }: Icon): Response {
  const headers = { ...HEADERS, etag };
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(bytes, { headers: { ...headers, 'content-type': type } });
}
