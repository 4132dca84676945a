/** Builds the `fetch` of the back office from its routes. */
import type { TreasuryProblemCode } from '../contract/treasuryProblems.js';
import { TREASURY_ROUTES, type TreasuryRouteName } from '../contract/routes.js';
import type { DiagnosticListener } from '../../server/configuration/diagnostic.js';
import { createRequestHandler } from '../../server/http/requestHandler.js';
import type { TreasuryContext } from './treasuryOriginPolicy.js';
import { toTreasuryProblem, treasuryProblemResponse } from './treasuryProblem.js';
import type { Route } from './treasuryRoutes.js';

/** Options of {@link createTreasuryFetch}. */
export interface TreasuryFetchOptions {
  readonly routes: Readonly<Record<TreasuryRouteName, Route>>;
  readonly basePath: string;
  readonly origins: readonly string[];
  readonly newId: () => string;
  readonly report: DiagnosticListener;
}

/** Failures that are reported to the store's owner. A person's mistakes are not among them. */
const REPORTED = new Set<TreasuryProblemCode>([
  'service_unavailable',
  'service_invalid',
  'service_rejected',
  'key_refused',
  'exchange_unavailable',
  'store_unavailable',
  'internal',
]);

/**
 * What pages of other origins may do, if the store names them. Cookies are allowed, because the session
 * may be one.
 */
const CORS = {
  methods: 'GET, POST, DELETE',
  allowHeaders: 'authorization, content-type',
  exposeHeaders: 'content-disposition, retry-after, till-request-id, till-wire',
  credentials: true,
};

/** Headers of every answer: not stored, not sniffed, not embedded by another page. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  vary: 'Authorization, Cookie, Origin, Sec-Fetch-Site',
};

/** Builds the `fetch` of the back office. */
export function createTreasuryFetch({
  routes,
  origins,
  ...options
}: TreasuryFetchOptions): (request: Request, context?: TreasuryContext) => Promise<Response> {
  const answer = createRequestHandler<TreasuryRouteName, TreasuryContext>({
    ...options,
    routes: TREASURY_ROUTES,
    answers: routes,
    cors: { ...CORS, origins },
    headers: HEADERS,
    refuse(error, requestId) {
      const problem = toTreasuryProblem(error);
      if (REPORTED.has(problem.code)) {
        const { message } = problem;
        options.report({ code: 'request_failed', message, requestId, error });
      }
      return treasuryProblemResponse(problem, requestId);
    },
  });
  return async (request, context) => {
    const response = await answer(request, context);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    // A proxy that compresses a stream holds its events back.
    if (isStream) response.headers.set('cache-control', 'no-store, no-transform');
    return response;
  };
}
