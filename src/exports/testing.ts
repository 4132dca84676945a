/** `tillkit/testing`: for a store's own tests. A fake clock, signed events, faults, conformance suites. */
export { createFakeClock, type FakeClock } from '../testing/fakeClock.js';
export {
  signEvent,
  type SignedEvent,
  type SignedEventInput,
  type SignedEventType,
} from '../testing/signedEvent.js';
export {
  faultyFetch,
  faultyLedger,
  type AnyFetch,
  type FaultInjector,
  type FaultyLedger,
  type FetchFault,
  type LedgerFault,
} from '../testing/faultInjector.js';
export {
  ledgerConformance,
  type LedgerConformance,
} from '../testing/ledgerConformance/ledgerConformance.js';
export {
  orderIndexConformance,
  type OrderIndexConformance,
} from '../treasury/testing/orderIndexConformance.js';
export type { Expect, TestKit } from '../testing/ledgerConformance/testKit.js';
