/** CORS, and which pages may open a checkout: the store's own, and those of the named origins. */
import { createRareReporter, type DiagnosticListener } from '../configuration/diagnostic.js';
import { ProblemError } from './problemDetails.js';

const PREFLIGHT_S = '600';
/** A refused page asks again and again: the shortest time between two reports. */
/** A refused host's name is cut to this length in a report. */
const MAX_HOST_LENGTH = 100;

/** What pages of the named origins may do. */
export interface CorsPolicy {
  readonly origins: readonly string[];
  /** Values of `Access-Control-Allow-Methods`, `-Allow-Headers` and `-Expose-Headers`. */
  readonly methods: string;
  readonly allowHeaders: string;
  readonly exposeHeaders: string;
  /** Whether cookies may be sent. */
  readonly credentials: boolean;
}

/**
 * Host and port of an origin, or null. The scheme is ignored, because behind a proxy that ends TLS the
 * request's own is `http`, and the host is enough to tell the store's pages from others.
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
  // Older browsers still send the origin; a caller that is no browser sends neither.
  return origin === null || hostOf(origin) === new URL(request.url).host;
}

/** CORS headers for a page of a named origin; null for every other page, including the store's own. */
export function corsHeaders(request: Request, policy: CorsPolicy): Record<string, string> | null {
  const origin = request.headers.get('origin');
  if (origin === null || !policy.origins.includes(origin)) return null;
  return {
    'access-control-allow-origin': origin,
    ...(policy.credentials ? { 'access-control-allow-credentials': 'true' } : {}),
    'access-control-allow-methods': policy.methods,
    'access-control-allow-headers': policy.allowHeaders,
    'access-control-expose-headers': policy.exposeHeaders,
    'access-control-max-age': PREFLIGHT_S,
  };
}

/** @throws ProblemError `forbidden_origin` for a page of another origin. */
export function assertOrigin(request: Request, origins: readonly string[]): void {
  if (isAllowed(request, origins)) return;
  throw new ProblemError(
    'forbidden_origin',
    'A page of another origin tried to open a checkout. If it is yours, name its origin in `origins`.',
  );
}

/**
 * Reports refused pages. The browser shows the refusal only to the shopper, so the store would not learn
 * that its second domain takes no payments.
 */
export function createOriginWatch(options: {
  readonly origins: readonly string[];
  readonly now: () => number;
  readonly report: DiagnosticListener;
}): (request: Request) => void {
  const { origins } = options;
  const report = createRareReporter(options);
  return (request) => {
    const asks = request.method === 'POST' || request.method === 'OPTIONS';
    if (!asks || isAllowed(request, origins)) return;
    const host = hostOf(request.headers.get('origin') ?? '') ?? 'unknown';
    report({
      code: 'origin_refused',
      message:
        `A page of another origin (${host.slice(0, MAX_HOST_LENGTH)}) asked for a checkout and was refused. ` +
        'If it is yours, name its origin in `origins`; if it is the very page of this store, let the ' +
        'proxy in front pass on the header Host. If it is not yours, nothing is to be done.',
    });
  };
}
