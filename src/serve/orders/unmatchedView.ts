/** A payment that belongs to no order, as the store's server reads it in `/v1` and in a notification. */
import * as z from 'zod';
import { transactionUrl } from '../../chains/explorer.js';
import type { UnmatchedPayment } from '../../server/webhooks/unmatchedPayments.js';
import { drawTransfer, transferView } from './orderView.js';

const moment = transferView.shape.first_seen_at;

/** One payment. */
export const unmatchedView = z
  .object({
    id: z.string(),
    ...transferView.omit({ counts: true }).shape,
    status: z.string().describe('confirmed, or held: the payment service blocked it; open'),
    address: z.string().nullable().describe('Null unless its order was deleted by a purge'),
    confirmed_at: moment.nullable(),
    settled: z.object({ at: moment, by: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'UnmatchedPayment' });

/** A page of them, newest first. */
export const unmatchedPage = z.object({
  payments: z.array(unmatchedView),
  next: z.string().nullable().describe('Pass as after; null at the end'),
});

/** Draws a payment, without the service's id of the wallet. */
export function drawUnmatched(payment: UnmatchedPayment): z.infer<typeof unmatchedView> {
  const { id, address, confirmedAt, settled } = payment;
  const explorerUrl = transactionUrl(payment.blockchain, payment.txHash);
  const { counts: _, ...transfer } = drawTransfer({ ...payment, explorerUrl, counts: '' });
  return { id, ...transfer, address, confirmed_at: confirmedAt, settled };
}
