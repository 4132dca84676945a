/** `tillkit/ledger/sql`: the ledger in PostgreSQL, in any SQL database, or in a file of its own. */
export { sqliteLedger, type SqliteLedgerOptions } from '../ledger/sqliteLedger.js';
export { postgresLedger, type PostgresLedgerOptions } from '../ledger/postgresLedger.js';
export { sqlLedger, type SqlLedger, type SqlLedgerOptions } from '../ledger/sqlLedger.js';
export { migrateLedger } from '../treasury/index/orderIndexTables.js';
export type { LedgerDialect, SqlLedgerTables } from '../ledger/sqlTables.js';
export { purgeLedger, type PurgeReport } from '../treasury/server/purgeLedger.js';
export type { PurgeOptions } from '../server/retention/checkPurge.js';
export type { KeptOrders } from '../server/retention/retentionDecision.js';
