/** `tillkit/testing`: conformance suites for a ledger of your own. */
export {
  ledgerConformance,
  type LedgerConformance,
} from '../testing/ledgerConformance/ledgerConformance.js';
export type { Expect, TestKit } from '../testing/ledgerConformance/testKit.js';
