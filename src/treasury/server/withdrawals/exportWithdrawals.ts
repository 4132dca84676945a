/** `GET withdrawals.csv`: the withdrawals of a view as a spreadsheet file, recorded in the audit. */
import type { WithdrawalsQuery } from '../../contract/queries.js';
import type { WithdrawalView } from '../../contract/withdrawals.js';
import { createCsvExport, type ExportParts } from '../csvExport.js';
import type { Cell } from '../../../contract/csvRecord.js';
import type { WithdrawalService } from './withdrawalService.js';

/** Columns in the order of the file. `amount` is in coins, `amount_usd` what the service computed. */
const COLUMNS = [
  'id', 'status', 'amount', 'currency', 'currency_id', 'network', 'amount_usd', 'address_to',
  'refund_of_kind', 'refund_of', 'note', 'drafted_by', 'drafted_at', 'approved_by', 'sent_by',
  'sent_at', 'ended_at', 'proof', 'transaction_hash', 'service_id', 'request_id',
] as const; // prettier-ignore

/** When a step of one of these kinds was taken last. */
function momentOf({ history }: WithdrawalView, ...kinds: readonly string[]): Cell {
  return history.findLast(({ kind }) => kinds.includes(kind))?.at ?? null;
}

function proofText({ proof }: WithdrawalView): Cell {
  if (!proof) return null;
  return proof.webhook === null ? proof.kind : `${proof.kind} ${String(proof.webhook)}`;
}

/** @param row a withdrawal, or the id of one that cannot be read. */
function rowOf(row: WithdrawalView | string): Cell[] {
  if (typeof row === 'string') return [row, 'unreadable', ...COLUMNS.slice(2).map(() => null)];
  const { refundOf, proof } = row;
  const endedAt = proof?.at ?? momentOf(row, 'refused', 'deleted', 'discarded');
  return [
    ...[row.id, row.status, row.amount, row.code, row.currencyId, row.networkName],
    ...[row.amountUsd, row.addressTo, refundOf?.kind ?? null, refundOf?.reference ?? null],
    ...[row.note, row.draftedBy, momentOf(row, 'drafted'), row.approvedBy, row.sentBy],
    ...[momentOf(row, 'sent'), endedAt, proofText(row), row.txHash, row.serviceId, row.requestId],
  ];
}

/** Makes the route of one handler. */
export const createWithdrawalExport = (
  parts: ExportParts & { readonly withdrawals: Pick<WithdrawalService, 'readPage'> },
) =>
  createCsvExport<WithdrawalsQuery, WithdrawalView | string, number>(parts, {
    ...{ action: 'exportWithdrawals', subject: 'withdrawals', columns: COLUMNS, rowOf },
    select: ({ view }) => ({
      target: view ?? null,
      read: (page) => parts.withdrawals.readPage(view, page),
    }),
    cut: null,
  });
