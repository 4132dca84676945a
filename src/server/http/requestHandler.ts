/** Builds the `fetch` of a handler from its routes: request id, CORS, 404, 405, problems, common headers. */
import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { WIRE_VERSION } from '../../contract/checkout.js';
import { REQUEST_ID_HEADER } from '../../contract/routes.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { createMisroutedWatch } from './misroutedRequests.js';
import { corsHeaders, type CorsPolicy } from './originPolicy.js';
import { ProblemError } from './problemDetails.js';

/** What a runtime passes beside the request. */
export interface HandlerContext {
  /** Address of the client as the runtime's socket or a trusted proxy says; never a guess. */
  readonly ip?: string | undefined;
  /** Keeps the runtime alive until the promise settles. */
  waitUntil?(work: Promise<unknown>): void;
}

/** A request that a route answers. */
export interface RoutedRequest<Name, Context> {
  /** Name of the route. */
  readonly name: Name;
  readonly request: Request;
  /** A part of the path; empty if the path has no such part. */
  readonly param: (name: string) => string;
  readonly context: Context;
}

/** Answers one route. What it throws becomes a problem answer. */
export type Answer<Name, Context> = (
  routed: RoutedRequest<Name, Context>,
) => Response | Promise<Response>;

/** Options of {@link createRequestHandler}. */
export interface RequestHandlerOptions<Name extends string, Context extends HandlerContext> {
  readonly basePath: string;
  /** Method and path below the mount path, by name. Several routes may share a path. */
  readonly routes: Readonly<Record<Name, { readonly method: string; readonly path: string }>>;
  readonly answers: Readonly<Record<Name, Answer<Name, Context>>>;
  readonly cors: CorsPolicy;
  /** Routes for other servers: no page gets CORS headers for their paths. @default none */
  readonly serverRoutes?: readonly Name[];
  /** Routes that other software has too, so a request for one says nothing about the mount path. @default none */
  readonly commonRoutes?: readonly Name[];
  /** Headers of every answer. `vary` is added to that of the answer, the others replace it. */
  readonly headers: Readonly<Record<string, string>>;
  /** Turns any error into a problem answer, and reports it if the store's owner has to know. */
  readonly refuse: (error: unknown, requestId: string) => Response;
  /** Sees each request of a page before it is answered. */
  readonly onPageRequest?: (request: Request) => void;
  /** Settles when the work that answers have left in the background has ended. */
  readonly settled?: () => Promise<void>;
  readonly newId: () => string;
  readonly report: DiagnosticListener;
}

type Env<Context> = { Bindings: { requestId: string; context: Context } };

/** A method that a known path does not take is a 405 that names those it takes. */
function refuseOtherMethods<Context>(
  app: Hono<Env<Context>>,
  routes: readonly { readonly method: string; readonly path: string }[],
): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
    const allow = methods.map((method) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ');
    app.all(path, () => {
      throw new ProblemError('method_not_allowed', 'A wrong verb was used.', {
        headers: { allow },
      });
    });
  }
}

function defineRoutes<Name extends string, Context extends HandlerContext>(
  app: Hono<Env<Context>>,
  {
    basePath,
    routes,
    answers,
    commonRoutes = [],
    ...options
  }: RequestHandlerOptions<Name, Context>,
): void {
  const names = Object.keys(routes) as Name[];
  for (const name of names) {
    const answer = answers[name];
    app.on(routes[name].method, routes[name].path, (c) => {
      const { context } = c.env;
      const parts: Readonly<Record<string, string | undefined>> = c.req.param();
      const param = (part: string): string => parts[part] ?? '';
      return answer({ name, request: c.req.raw, param, context });
    });
  }
  refuseOtherMethods(app, Object.values(routes));
  const paths = names.filter((name) => !commonRoutes.includes(name)).map((n) => routes[n].path);
  const watchMisrouted = createMisroutedWatch({ basePath, routes: paths, report: options.report });
  app.notFound((c) => {
    watchMisrouted(c.req.path);
    throw new ProblemError('not_found', 'No such route.');
  });
}

function addHeaders(response: Response, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'vary') response.headers.append(name, value);
    else response.headers.set(name, value);
  }
}

/** Builds it. The `fetch` never rejects: every failure is a problem answer. */
export function createRequestHandler<Name extends string, Context extends HandlerContext>(
  options: RequestHandlerOptions<Name, Context>,
): (request: Request, context?: Context) => Promise<Response> {
  const { basePath, routes, cors, serverRoutes = [], refuse, newId } = options;
  const app = new Hono<Env<Context>>().basePath(basePath);
  defineRoutes(app, options);
  app.onError((error, c) => refuse(error, c.env.requestId));
  const headers = {
    'till-wire': String(WIRE_VERSION),
    'x-content-type-options': 'nosniff',
    ...options.headers,
  };
  const serverPaths = new Set(serverRoutes.map((name) => basePath + routes[name].path));

  async function route(request: Request, env: Env<Context>['Bindings']): Promise<Response> {
    try {
      return await app.fetch(request, env);
    } catch (error) {
      // Hono rethrows what is not an Error, such as what a framework of the store throws.
      return refuse(error, env.requestId);
    }
  }

  async function answerPage(request: Request, env: Env<Context>['Bindings']): Promise<Response> {
    options.onPageRequest?.(request);
    const allowed = corsHeaders(request, cors);
    const isPreflight = allowed !== null && request.method === 'OPTIONS';
    const response = isPreflight ? new Response(null, { status: 204 }) : await route(request, env);
    if (allowed) addHeaders(response, allowed);
    return response;
  }

  async function answer(request: Request, context: Context): Promise<Response> {
    const env = { requestId: newId(), context };
    const isForPages = serverPaths.size === 0 || !serverPaths.has(getPath(request));
    const response = await (isForPages ? answerPage : route)(request, env);
    response.headers.set(REQUEST_ID_HEADER, env.requestId);
    addHeaders(response, headers);
    return response;
  }

  return (request, context = {} as Context) => {
    const answering = answer(request, context);
    // Also keeps what is under way, such as a withdrawal, from ending with a page that was closed.
    context.waitUntil?.(answering.then(options.settled));
    return answering;
  };
}
