/** Which pages may talk to the shopper's routes: the store's own, and those it names. */
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { ProblemError } from './problemDetails.js';

const PREFLIGHT_S = '600';
/** A page that is refused asks again and again; its store is told after this time. */
const TELL_AGAIN_MS = 60_000;
/** More of a host's name is nobody's shop. */
const LONGEST_HOST = 100;

/**
 * Host and port of an origin, or null. The scheme is left out: behind a proxy that ends TLS the
 * request's own one is `http`, and the host alone tells the store's pages from others'.
 */
function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/** Whether a request comes from a page that may use the routes. */
function isAllowed(request: Request, origins: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null && origins.includes(origin)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  // Browsers without Fetch Metadata still name the origin; a server-side caller names nothing.
  return origin === null || hostOf(origin) === new URL(request.url).host;
}

/** CORS headers for a page that the store named; none for its own. */
export function corsHeaders(request: Request, origins: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || !origins.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PUT',
    'access-control-allow-headers': 'authorization, content-type, if-none-match, last-event-id',
    'access-control-expose-headers': 'etag, retry-after, till-request-id, till-wire',
    'access-control-max-age': PREFLIGHT_S,
  };
}

/** @throws ProblemError `forbidden_origin` for a page of somebody else's. */
export function assertOrigin(request: Request, origins: readonly string[]): void {
  if (isAllowed(request, origins)) return;
  throw new ProblemError(
    'forbidden_origin',
    'A page of another origin tried to open a checkout. If it is yours, name its origin in `origins`.',
  );
}

/**
 * Makes the watch over pages that are refused. A browser says it to its shopper alone, and of a preflight
 * not even what: the store would never hear that its second domain takes no payments.
 */
export function createOriginWatch(options: {
  readonly origins: readonly string[];
  readonly now: () => number;
  readonly report: DiagnosticListener;
}): (request: Request) => void {
  const { origins, now, report } = options;
  let toldAt = Number.NEGATIVE_INFINITY;
  return (request) => {
    const asks = request.method === 'POST' || request.method === 'OPTIONS';
    if (!asks || isAllowed(request, origins) || now() - toldAt < TELL_AGAIN_MS) return;
    toldAt = now();
    const host = hostOf(request.headers.get('origin') ?? '') ?? 'unknown';
    report({
      code: 'origin_refused',
      message:
        `A page of another origin (${host.slice(0, LONGEST_HOST)}) asked for a checkout and was refused. ` +
        'If it is yours, name its origin in `origins`; if it is the very page of this store, let the ' +
        'proxy in front pass on the header Host. If it is not yours, nothing is to be done.',
    });
  };
}
