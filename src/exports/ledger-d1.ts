/** `tillkit/ledger/d1`: the ledger in Cloudflare D1. Needs nothing of Node, so it loads on Workers. */
export { d1Ledger, type D1LedgerOptions } from '../ledger/d1Ledger.js';
export type { D1Answer, D1Binding, D1Statement } from '../ledger/d1Ledger.js';
export type { SqlLedger } from '../ledger/sqlLedger.js';
export type { SqlLedgerTables } from '../ledger/sqlTables.js';
export { purgeLedger, type PurgeReport } from '../treasury/server/purgeLedger.js';
export type { PurgeOptions } from '../server/retention/checkPurge.js';
export type { KeptOrders } from '../server/retention/retentionDecision.js';
