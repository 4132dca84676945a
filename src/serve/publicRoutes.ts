/** Every path that browsers and the payment service reach from outside: what stands in front passes on these alone. */
import type { HandlerContext } from '../server/http/requestHandler.js';
import { createRouter } from '../server/http/router.js';
import { PAY_FORM_PATH } from './payForm/payLink.js';

/** Path of the browsers' wire. */
export const BASE_PATH = '/api/till';

/** Path of the page behind refund links. */
export const REFUND_PATH = '/refund';

/** A folder that is answered. */
export interface PublicRoute {
  readonly folder: `/${string}/`;
  /** The setting that turns it on; null for what is always there. */
  readonly setting: 'TILL_PAY_FORM' | 'TILL_REFUND_PAGE' | null;
  /** Whether the rest of the path opens something, so that no log may hold it. */
  readonly holdsSecret: boolean;
}

/** The folders, each before the one that contains it. */
export const PUBLIC_ROUTES = {
  wire: { folder: `${BASE_PATH}/`, setting: null, holdsSecret: false },
  scriptFiles: { folder: '/tillkit/', setting: null, holdsSecret: false },
  payForm: { folder: PAY_FORM_PATH, setting: 'TILL_PAY_FORM', holdsSecret: true },
  hostedPage: { folder: '/pay/', setting: null, holdsSecret: true },
  refundPage: { folder: `${REFUND_PATH}/`, setting: 'TILL_REFUND_PAGE', holdsSecret: true },
} as const satisfies Readonly<Record<string, PublicRoute>>;

/** Name of a route. */
export type PublicRouteName = keyof typeof PUBLIC_ROUTES;

const NAMES = Object.keys(PUBLIC_ROUTES) as PublicRouteName[];

type Answer = (request: Request, context: HandlerContext) => Promise<Response>;

/**
 * Routes what browsers and the payment service ask for.
 *
 * @param answers null for a route that is off.
 * @param otherwise what is said of any other path.
 */
export function createPublicRoutes(
  answers: Readonly<Record<PublicRouteName, Answer | null>>,
  otherwise: (request: Request, context: HandlerContext) => Response | Promise<Response>,
): Answer {
  const app = createRouter<{ Bindings: HandlerContext }>();
  for (const name of NAMES) {
    const answer = answers[name];
    if (answer) app.all(`${PUBLIC_ROUTES[name].folder}*`, ({ req, env }) => answer(req.raw, env));
  }
  app.notFound(({ req, env }) => otherwise(req.raw, env));
  return async (request, context) => app.fetch(request, context);
}

/** What a browser asked for: few values, because each is a series of the metrics for ever. */
export function surfaceOf(path: string): string {
  const route = NAMES.find((name) => path.startsWith(PUBLIC_ROUTES[name].folder));
  return (route && PUBLIC_ROUTES[route].folder.split('/')[1]) ?? 'other';
}
