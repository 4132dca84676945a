/** `tillkit/ledger/sql`: the ledger in an SQL database, or in an SQLite file of its own. */
export { sqliteLedger, type SqliteLedgerOptions } from '../proxy/ledger/sqliteLedger.js';
export { sqlLedger, type SqlLedgerOptions } from '../proxy/ledger/sqlLedger.js';
export { migrateSqlite, type SqlLedgerTables } from '../proxy/ledger/sqlTables.js';
