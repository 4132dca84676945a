/** `GET activity.csv`: all entries of one kind that fit, as a file, which is itself recorded. */
import type { Cell } from '../../../contract/csvRecord.js';
import type { ActivityEntry, ActivityKind } from '../../contract/activity.js';
import { auditOutcomeOf } from '../../contract/audit.js';
import type { ActivityQuery } from '../../contract/queries.js';
import { createCsvExport, MOST_EXPORTED, type ExportParts } from '../csvExport.js';
import type { Asked } from '../handlers.js';
import { periodOf } from '../pages.js';
import { malformed } from '../treasuryProblem.js';
import type { ActivityLog } from './activityLog.js';

/** The file of one kind. */
interface KindOfFile {
  /** Begins its name. */
  readonly subject: string;
  readonly columns: readonly string[];
  /** What follows the time; undefined if this version cannot read it. */
  readonly cellsOf: (entry: ActivityEntry) => readonly Cell[] | undefined;
}

const FILES: Readonly<Record<ActivityKind, KindOfFile>> = {
  webhook: {
    subject: 'webhooks',
    columns: [
      'result', 'type', 'order_kind', 'order_reference', 'withdrawal_id', 'external_id',
      'amount', 'currency_id', 'amount_usd', 'tx_hash',
    ], // prettier-ignore
    cellsOf: ({ webhook: one }) =>
      one && [
        ...[one.result, one.type, one.order?.kind ?? null, one.order?.reference ?? null],
        ...[one.withdrawalId, one.externalId, one.amount, one.currencyId, one.amountUsd],
        one.txHash,
      ],
  },
  notification: {
    subject: 'notifications',
    columns: [
      'state', 'name', 'order_kind', 'order_reference', 'channel', 'claim_id', 'failures',
      'failure', 'next_at',
    ], // prettier-ignore
    cellsOf: ({ notification: one }) =>
      one && [
        ...[one.state, one.name, one.order?.kind ?? null, one.order?.reference ?? null],
        ...[one.channel, one.claimId, String(one.failures), one.failure, one.nextAt],
      ],
  },
  act: {
    subject: 'staff',
    columns: [
      'who', 'action', 'outcome_group', 'outcome', 'order_kind', 'order_reference',
      'withdrawal_id', 'withdrawal_amount', 'withdrawal_currency_id', 'target', 'reason',
    ], // prettier-ignore
    cellsOf: ({ act: one }) =>
      one && [
        ...[one.who, one.action, auditOutcomeOf(one.outcome), one.outcome],
        ...[one.order?.kind ?? null, one.order?.reference ?? null, one.withdrawal?.id ?? null],
        ...[one.withdrawal?.amount ?? null, one.withdrawal?.currencyId ?? null],
        ...[one.target, one.reason],
      ],
  },
};

/** What an entry says that this version cannot read: its file must not look complete. */
const UNREADABLE = 'UNREADABLE';

/** Makes the route of the files. */
export function createActivityExport(
  parts: ExportParts & { readonly log: ActivityLog },
): (asked: Asked<ActivityQuery>) => Promise<Response> {
  const fileOf = ({ subject, columns, cellsOf }: KindOfFile) =>
    createCsvExport<ActivityQuery, ActivityEntry, number>(parts, {
      ...{ action: 'exportActivity', subject, columns: ['at', ...columns] },
      rowOf: (entry) => [entry.at, ...(cellsOf(entry) ?? [UNREADABLE])],
      select: (query) => ({
        target: query.kind ?? null,
        read: (page) => parts.log.find({ ...query, ...periodOf(query) }, page),
      }),
      cut: ['TRUNCATED', `Only the newest ${String(MOST_EXPORTED)} entries are in this file.`],
    });
  return async (asked) => {
    const { kind } = asked.query;
    if (kind === undefined) throw malformed('kind');
    return fileOf(FILES[kind])(asked);
  };
}
