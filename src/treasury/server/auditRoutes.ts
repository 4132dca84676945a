/** A page of the audit, or all that fits as a file, which is itself recorded. */
import { auditOutcomeOf, type AuditEntryView } from '../contract/audit.js';
import type { AuditQuery } from '../contract/queries.js';
import type { Audit } from './audit.js';
import type { AuditReader } from './auditLog.js';
import type { Cell } from '../../contract/csvRecord.js';
import { createCsvExport, MOST_EXPORTED } from './csvExport.js';
import type { Handlers } from './handlers.js';
import type { TreasuryLimits } from './treasuryLimits.js';
import { logPageOf } from './pages.js';

const COLUMNS = [
  'at', 'who', 'action', 'outcome_group', 'outcome', 'order_kind', 'order_reference',
  'withdrawal_id', 'withdrawal_amount', 'withdrawal_currency_id', 'target', 'reason',
] as const; // prettier-ignore

function rowOf({
  at,
  who,
  action,
  outcome,
  order,
  withdrawal,
  target,
  reason,
}: AuditEntryView): Cell[] {
  return [
    ...[at, who, action, auditOutcomeOf(outcome), outcome],
    ...[order?.kind ?? null, order?.reference ?? null],
    ...[withdrawal?.id ?? null, withdrawal?.amount ?? null, withdrawal?.currencyId ?? null],
    ...[target, reason],
  ];
}

/** The handlers of one audit. */
export function auditHandlers(parts: {
  readonly reader: AuditReader;
  readonly audit: Audit;
  readonly limits: Pick<TreasuryLimits, 'exportAudit'>;
  readonly now: () => number;
}): Handlers<'listAudit' | 'exportAudit'> {
  const { reader, audit, limits, now } = parts;
  return {
    listAudit: ({ query }) => reader.read({ ...query, ...logPageOf(query) }),
    exportAudit: createCsvExport<AuditQuery, AuditEntryView, number>({
      ...{ action: 'exportAudit', subject: 'audit', columns: COLUMNS, rowOf, audit, now },
      select(query) {
        const filter = { ...query, ...logPageOf(query) };
        return { target: null, read: (page) => reader.find(filter, page) };
      },
      cut: ['TRUNCATED', `Only the newest ${String(MOST_EXPORTED)} entries are in this file.`],
      count: limits.exportAudit,
    }),
  };
}
