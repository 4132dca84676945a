/** Which hints an event of the ledger gives. */
import type { Hint } from '../../contract/liveHints.js';
import type { LedgerEvent } from '../../../ledger/ledger.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import { readDelivery } from '../../../server/webhooks/deliveries.js';
import { ORPHANS_STREAM } from '../../../server/webhooks/unmatchedPayments.js';
import { AUDIT_STREAM } from '../../refunds/refundAudit.js';
import { withdrawalIdOf } from '../withdrawals/withdrawalEvents.js';

/** Kinds of events after which the service's balances differ. */
const MOVES_MONEY: ReadonlySet<string> = new Set([
  'confirmed',
  'withdrawal_started',
  'withdrawal_completed',
  'withdrawal_confirmed',
]);

/** Kinds that change nothing that staff see. */
const SILENT: ReadonlySet<string> = new Set(['displayed', 'looked', 'effect_begun']);

/** Kinds of callbacks and notifications, which are shown beside the webhooks. */
const TELLS_SHOP = /^(?:effect_done|effect_failed|notification)/;

const OF_REFUND_LINKS = /^refunds:/;

/** The hints of one event. They name an order or a withdrawal, and nothing else of it. */
export function hintsOf(event: LedgerEvent): readonly Hint[] {
  const { stream, kind } = event;
  if (SILENT.has(kind)) return [];
  const hints: Hint[] = [];
  const order = orderOfStream(stream.replace(OF_REFUND_LINKS, ''));
  const withdrawal = withdrawalIdOf(stream);
  if (order) hints.push({ kind: 'orders', about: `${order.kind}:${order.reference}` });
  if (withdrawal !== null) hints.push({ kind: 'withdrawals', about: withdrawal });
  if (kind === 'withdrawal_event') hints.push({ kind: 'withdrawals' });
  const isWebhook = stream === ORPHANS_STREAM || readDelivery(event);
  if (isWebhook || TELLS_SHOP.test(kind)) hints.push({ kind: 'webhooks' });
  if (MOVES_MONEY.has(kind)) hints.push({ kind: 'balances' });
  if (stream === AUDIT_STREAM) hints.push({ kind: 'audit' });
  return hints;
}
