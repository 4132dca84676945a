/** The back office's router, on Hono: 404 for unknown paths, 405 for wrong methods, problem details for failures. */
import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { WIRE_VERSION } from '../../contract/checkout.js';
import { REQUEST_ID_HEADER } from '../../contract/routes.js';
import type { TreasuryProblemCode } from '../../contract/treasury/treasuryProblems.js';
import { TREASURY_ROUTES, type TreasuryRouteName } from '../../contract/treasury/routes.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { createStrayWatch } from '../http/misroutedRequests.js';
import { corsHeaders, type TreasuryContext } from './treasuryOriginPolicy.js';
import { toTreasuryProblem, TreasuryProblem, treasuryProblemResponse } from './treasuryProblem.js';
import type { Route } from './treasuryRoutes.js';

/** Options of {@link createTreasuryRouter}. */
export interface TreasuryRouterOptions {
  readonly routes: Readonly<Record<TreasuryRouteName, Route>>;
  readonly basePath: string;
  readonly origins: readonly string[];
  readonly newId: () => string;
  readonly report: DiagnosticListener;
}

type Env = { Bindings: { requestId: string; context: TreasuryContext } };

/** Failures that the store's owner must hear of; a person's own mistakes are not among them. */
const LOUD = new Set<TreasuryProblemCode>([
  'service_unavailable',
  'service_invalid',
  'service_rejected',
  'key_refused',
  'exchange_unavailable',
  'store_unavailable',
  'internal',
]);

function defineRoutes(app: Hono<Env>, routes: TreasuryRouterOptions['routes']): void {
  for (const [key, { method, path }] of Object.entries(TREASURY_ROUTES)) {
    const name = key as TreasuryRouteName;
    app.on(method, path, (c) => {
      const parts: Readonly<Record<string, string | undefined>> = c.req.param();
      const param = (part: string): string => parts[part] ?? '';
      return routes[name]({ name, param, request: c.req.raw, context: c.env.context });
    });
  }
}

/** Verbs that a path takes; several routes may share one. */
function verbsOf(path: string): string {
  const verbs = Object.values(TREASURY_ROUTES)
    .filter((route) => route.path === path)
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return verbs.join(', ');
}

/** A verb that a known path does not take is a 405 that names those it takes. */
function refuseOtherVerbs(app: Hono<Env>): void {
  for (const path of new Set(Object.values(TREASURY_ROUTES).map((route) => route.path))) {
    app.all(path, () => {
      const headers = { allow: verbsOf(path) };
      throw new TreasuryProblem('method_not_allowed', 'A wrong verb was used.', { headers });
    });
  }
}

/** Headers of every answer: kept nowhere, read as what it is, drawn by no other page. */
const GUARDED = {
  'till-wire': String(WIRE_VERSION),
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  vary: 'Authorization, Cookie, Origin, Sec-Fetch-Site',
};

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Builds the `fetch` of the back office. */
export function createTreasuryRouter(
  parts: TreasuryRouterOptions,
): (request: Request, context?: TreasuryContext) => Promise<Response> {
  const { routes, basePath, origins, report, newId } = parts;
  const app = new Hono<Env>().basePath(basePath);
  defineRoutes(app, routes);
  refuseOtherVerbs(app);
  const paths = Object.values(TREASURY_ROUTES).map(({ path }) => path);
  const watchStray = createStrayWatch({ basePath, routes: paths, report });
  app.notFound((c) => {
    watchStray(getPath(c.req.raw));
    const problem = new TreasuryProblem('not_found', 'No such route.');
    return treasuryProblemResponse(problem, c.env.requestId);
  });
  app.onError((error, c) => {
    const problem = toTreasuryProblem(error);
    const { requestId } = c.env;
    if (LOUD.has(problem.code)) {
      report({ code: 'request_failed', message: problem.message, requestId, error });
    }
    return treasuryProblemResponse(problem, requestId);
  });

  return async (request, context = {}) => {
    const requestId = newId();
    const cors = corsHeaders(request, origins);
    const isPreflight = request.method === 'OPTIONS' && Object.keys(cors).length > 0;
    const answering = isPreflight
      ? Promise.resolve(new Response(null, { status: 204 }))
      : Promise.resolve(app.fetch(request, { requestId, context }));
    // A page that is closed meanwhile must not cut off a withdrawal that is being sent.
    context.waitUntil?.(answering.catch(() => undefined));
    const answer = await answering;
    return withHeaders(answer, { [REQUEST_ID_HEADER]: requestId, ...GUARDED, ...cors });
  };
}
