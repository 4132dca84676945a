/** The `fetch` of the back office: each route of the wire answered by its handler, for whom it is allowed. */
import { WIRE_VERSION } from '../../contract/checkout.js';
import type { TreasuryProblemCode } from '../contract/treasuryProblems.js';
import {
  TREASURY_ROUTES,
  type OrderRouteName,
  type TreasuryRoute,
  type TreasuryRouteName,
} from '../contract/routes.js';
import { query as queryOf, type QuerySchema } from '../contract/queryValues.js';
import type { DiagnosticListener } from '../../server/configuration/diagnostic.js';
import { readQueryText } from '../../server/http/requestBody.js';
import { createRequestHandler } from '../../server/http/requestHandler.js';
import type { Authorization, Change, IncomingRequest } from './authorization.js';
import type { Asked, Handlers } from './handlers.js';
import type { TreasuryContext } from './treasuryOriginPolicy.js';
import {
  malformed,
  toTreasuryProblem,
  TreasuryProblem,
  treasuryProblemResponse,
} from './treasuryProblem.js';

/** What answers all routes. That each row of the table has its handler is checked by these types. */
export interface RouteParts {
  readonly authorization: Authorization;
  readonly handlers: Handlers<Exclude<TreasuryRouteName, OrderRouteName>>;
  /** Null if the store connected no orders. */
  readonly orderHandlers: Handlers<OrderRouteName> | null;
  /** Called after each change, made or not. */
  readonly onChange: () => void;
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

/** A handler of a route whose name is not known: the table says what its answer is. */
type AnyHandler = ((asked: Asked<never>) => object | Promise<object>) | Change<never, object>;

/** Every answer carries the version of the wire. */
const json = (answer: object): Response => Response.json({ wire: WIRE_VERSION, ...answer });

/** The query of a request. @throws TreasuryProblem `bad_request` */
function readQuery(request: Request, schema: QuerySchema<object> = queryOf({})): object {
  const read = schema.read(readQueryText(request));
  if (read.success) return read.data;
  throw malformed(read.path);
}

/** Makes what answers any route. */
function answerBy(parts: RouteParts) {
  const { authorization, onChange } = parts;
  // Each handler fits its own row, which TypeScript cannot follow through a name.
  const handlers = { ...parts.handlers, ...parts.orderHandlers } as unknown as Readonly<
    Partial<Record<TreasuryRouteName, AnyHandler>>
  >;

  return async (incoming: IncomingRequest): Promise<Response> => {
    const handler = handlers[incoming.name];
    if (handler && typeof handler !== 'function') {
      try {
        return json(await authorization.change(incoming, handler));
      } finally {
        onChange();
      }
    }
    // First, so that a refusal does not show whether there are orders.
    const authorized = await authorization.authorize(incoming);
    if (!handler) {
      throw new TreasuryProblem('not_found', 'The store connected no orders to its back office.');
    }
    const { query, answer }: TreasuryRoute = TREASURY_ROUTES[incoming.name];
    const asked = { ...authorized, query: readQuery(authorized.request, query) };
    const answered = await handler(asked as Asked<never>);
    return typeof answer === 'string' ? (answered as Response) : json(answered);
  };
}

/** Builds the `fetch` of the back office. */
export function createTreasuryFetch({
  routes,
  origins,
  ...options
}: {
  readonly routes: RouteParts;
  readonly basePath: string;
  readonly origins: readonly string[];
  readonly newId: () => string;
  readonly report: DiagnosticListener;
}): (request: Request, context?: TreasuryContext) => Promise<Response> {
  const answerRoute = answerBy(routes);
  const names = Object.keys(TREASURY_ROUTES) as TreasuryRouteName[];
  const answer = createRequestHandler<TreasuryRouteName, TreasuryContext>({
    ...options,
    routes: TREASURY_ROUTES,
    answers: Object.fromEntries(names.map((name) => [name, answerRoute])) as Record<
      TreasuryRouteName,
      typeof answerRoute
    >,
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
