/** Every path that browsers and the payment service reach from outside: what stands in front passes on these alone. */
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

/** Finds what answers a path; null if nothing does. @param answers null for a route that is off. */
export function answerFor<Answer>(
  answers: Readonly<Record<PublicRouteName, Answer | null>>,
  path: string,
): Answer | null {
  const name = NAMES.find((one) => answers[one] && path.startsWith(PUBLIC_ROUTES[one].folder));
  return name === undefined ? null : answers[name];
}

/** What a browser asked for: few values, because each is a series of the metrics for ever. */
export function surfaceOf(path: string): string {
  const route = NAMES.find((name) => path.startsWith(PUBLIC_ROUTES[name].folder));
  return (route && PUBLIC_ROUTES[route].folder.split('/')[1]) ?? 'other';
}
