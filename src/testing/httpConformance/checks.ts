/** Every check of a door, in the order in which they are run; with `runChecks` it needs no test framework. */
import { BODY_CHECKS } from './bodyChecks.js';
import type { Check } from './endpoint.js';
import { LIVE_CHECKS } from './liveChecks.js';
import { PAYMENT_CHECKS } from './paymentChecks.js';
import { ROUTE_CHECKS } from './routeChecks.js';

/** The conformance suite. */
export const DOOR_CHECKS: readonly Check[] = [
  ...ROUTE_CHECKS,
  ...BODY_CHECKS,
  ...PAYMENT_CHECKS,
  ...LIVE_CHECKS,
];
