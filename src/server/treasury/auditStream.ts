/** Where the ledger keeps the back office's audit. */

/** Stream of the audit's events. */
export const AUDIT_STREAM = 'treasury:audit';
/** Kind of the audit's events, by which the ledger finds them. */
export const AUDIT_KIND = 'treasury_audit';
