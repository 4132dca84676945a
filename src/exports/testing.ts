/** `tillkit/testing`: for a store's own tests. A clock, signed events, troubles, conformance suites. */
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
  type FetchTrouble,
  type LedgerTrouble,
} from '../testing/faultInjector.js';
export {
  ledgerConformance,
  type LedgerConformance,
} from '../testing/ledgerConformance/ledgerConformance.js';
export type { Expect, TestKit } from '../testing/ledgerConformance/testKit.js';
export { DOOR_CHECKS } from '../testing/httpConformance/checks.js';
export {
  runChecks,
  type Check,
  type CheckResult,
  type Door,
} from '../testing/httpConformance/endpoint.js';
export {
  createConformanceStore,
  toSite as toConformanceSite,
  type ConformanceStore,
  type ConformanceStoreOptions,
  type WaitingEvent,
} from '../testing/httpConformance/store.js';
