/** Builds the `fetch` of a handler from its routes: request id, CORS, 404, 405, problems, common headers. */
import type { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { WIRE_VERSION } from '../../contract/checkout.js';
import { REQUEST_ID_HEADER } from '../../contract/routes.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { createMisroutedWatch } from './misroutedRequests.js';
import { corsHeaders, type CorsPolicy } from './originPolicy.js';
import { createRouter, unrouted } from './router.js';

/** What a runtime passes with the request. @typeParam Own what `context` holds */
export interface HandlerContext<Own = unknown> {
  /** Address of the client by the runtime's socket or a trusted proxy; never a guess. */
  readonly ip?: string | undefined;
  /** Keeps the runtime alive until the promise settles. */
  waitUntil?(work: Promise<unknown>): void;
  /**
   * What the store's own code knows of the request, such as the session that its middleware found:
   * `resolveOrder` and `authorize` get it as it is, and nothing else reads it. Adapters pass the request of
   * their framework.
   */
  readonly context?: Own | undefined;
}

/** Anything that answers a Web-standard request, such as this package's handlers. */
export interface FetchHandler<Own = unknown> {
  fetch(request: Request, context?: HandlerContext<Own>): Promise<Response>;
}

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
  /**
   * Routes that other software often has too, so that a request for one says nothing about the mount path.
   * @default none
   */
  readonly commonRoutes?: readonly Name[];
  /** Headers of every answer. `vary` is added to the answer's own, the others replace it. */
  readonly headers: Readonly<Record<string, string>>;
  /** Turns any error into a problem answer, and reports it if the store's owner has to know. */
  readonly refuse: (error: unknown, requestId: string) => Response | Promise<Response>;
  /** Called with each request of a page before it is answered. */
  readonly onPageRequest?: (request: Request) => void;
  /** Called with each request that no route takes. */
  readonly onUnrouted?: (request: Request) => void;
  /** Resolves when the work that runs in the background now has ended. */
  readonly backgroundDone?: () => Promise<void>;
  readonly newId: () => string;
  readonly report: DiagnosticListener;
}

/** One spelling of an address that a person types into another server's settings. */
const plainPath = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll('%2f', '/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');

/** Finds the route for other servers that a path means, however its slashes and letters are written. */
function serverRouteFinder<Name extends string, Context extends HandlerContext>(
  options: RequestHandlerOptions<Name, Context>,
): (path: string) => Name | undefined {
  const { basePath, routes, serverRoutes = [] } = options;
  const names = new Map(
    serverRoutes.map((name) => [plainPath(basePath + routes[name].path), name]),
  );
  return (path) => names.get(plainPath(path));
}

type Env<Context> = { Bindings: { context: Context } };

function createApp<Name extends string, Context extends HandlerContext>(
  options: RequestHandlerOptions<Name, Context>,
): Hono<Env<Context>> {
  const { basePath, routes, answers, commonRoutes = [], report } = options;
  const app = createRouter<Env<Context>>(basePath);
  const names = Object.keys(routes) as Name[];
  for (const name of names) {
    app.on(routes[name].method, routes[name].path, (c) => {
      const parts: Readonly<Record<string, string | undefined>> = c.req.param();
      const param = (part: string): string => parts[part] ?? '';
      return answers[name]({ name, request: c.req.raw, param, ...c.env });
    });
  }
  const watchMisrouted = createMisroutedWatch({
    basePath,
    routes: names.filter((name) => !commonRoutes.includes(name)).map((name) => routes[name].path),
    report,
  });
  const findServerRoute = serverRouteFinder(options);
  app.notFound((c) => {
    const { method, path, raw } = c.req;
    const name = findServerRoute(path);
    if (name !== undefined && routes[name].method === method) {
      return answers[name]({ name, request: raw, param: () => '', ...c.env });
    }
    options.onUnrouted?.(raw);
    const refusal = unrouted(app, path);
    if (refusal.code === 'not_found') watchMisrouted(path);
    throw refusal;
  });
  return app;
}

function addHeaders(response: Response, headers: readonly (readonly [string, string])[]): void {
  for (const [name, value] of headers) {
    if (name === 'vary') response.headers.append(name, value);
    else response.headers.set(name, value);
  }
}

/** Makes the handler. Its `fetch` never rejects: every failure is a problem answer. */
export function createRequestHandler<Name extends string, Context extends HandlerContext>(
  options: RequestHandlerOptions<Name, Context>,
): (request: Request, context?: Context) => Promise<Response> {
  const { cors, refuse, newId } = options;
  const app = createApp(options);
  const headers = Object.entries({
    'till-wire': String(WIRE_VERSION),
    'x-content-type-options': 'nosniff',
    ...options.headers,
  });
  const findServerRoute = serverRouteFinder(options);

  async function route(request: Request, context: Context, requestId: string): Promise<Response> {
    try {
      return await app.fetch(request, { context });
    } catch (error) {
      return refuse(error, requestId);
    }
  }

  async function answer(request: Request, context: Context): Promise<Response> {
    const requestId = newId();
    const isForPages = findServerRoute(getPath(request)) === undefined;
    if (isForPages) options.onPageRequest?.(request);
    const allowed = isForPages ? corsHeaders(request, cors) : null;
    const isPreflight = allowed !== null && request.method === 'OPTIONS';
    const response = isPreflight
      ? new Response(null, { status: 204 })
      : await route(request, context, requestId);
    if (allowed) addHeaders(response, Object.entries(allowed));
    response.headers.set(REQUEST_ID_HEADER, requestId);
    addHeaders(response, headers);
    return response;
  }

  return (request, context = {} as Context) => {
    const answering = answer(request, context);
    // Also for the answer itself: a withdrawal must not be cut off because its page was closed.
    context.waitUntil?.(answering.then(options.backgroundDone));
    return answering;
  };
}
