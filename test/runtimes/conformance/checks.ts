/** Every check of a door, in the order in which they are run; with `runChecks` it needs no test framework. */
import { BODY_CHECKS } from './bodyChecks.js';
import type { Check } from './door.js';
import { PAYMENT_CHECKS } from './paymentChecks.js';
import { ROUTE_CHECKS } from './routeChecks.js';

export { runChecks } from './door.js';

/** The conformance suite. */
export const CHECKS: readonly Check[] = [...ROUTE_CHECKS, ...BODY_CHECKS, ...PAYMENT_CHECKS];
