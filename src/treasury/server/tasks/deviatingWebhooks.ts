/** What the service sent that needs a person: contradictions of the last day, and payments of no order. */
import { createEventSearch } from '../../index/eventSearch.js';
import type { Ledger } from '../../../ledger/ledger.js';
import { readDelivery } from '../../../server/webhooks/deliveries.js';
import type {
  UnmatchedPayment,
  UnmatchedPayments,
} from '../../../server/webhooks/unmatchedPayments.js';

/** Those of one kind. */
export interface DeviatingWebhooks {
  readonly result: 'conflict' | 'unmatched';
  readonly count: number;
  /** The last one that came. */
  readonly newest: { readonly id: string; readonly at: string };
  /** The payment, if it is the only one that belongs to no order. */
  readonly payment: UnmatchedPayment | null;
}

const LATELY_MS = 86_400_000;

/** Makes the reader. It goes through the ledger's webhooks once, and then reads what is new. */
export function createDeviatingWebhooks(
  ledger: Pick<Ledger, 'list'>,
  unmatched: Pick<UnmatchedPayments, 'list'>,
  now: () => number,
): () => Promise<readonly DeviatingWebhooks[]> {
  const search = createEventSearch({
    ledger,
    kinds: ['seen', 'confirmed', 'held'],
    labelOf: (event) => (readDelivery(event)?.result === 'conflict' ? 'conflict' : null),
  });
  return async () => {
    const from = now() - LATELY_MS;
    const { events } = await search.find({ from, limit: 1, most: 1 });
    const conflicts = (await search.count({ from })).get('conflict') ?? 0;
    const { payments, total } = await unmatched.list({ limit: 1 });
    return [
      ...events.map(({ sequence, at }) => ({
        ...{ result: 'conflict' as const, count: conflicts, payment: null },
        newest: { id: String(sequence), at },
      })),
      ...payments.map((payment) => ({
        ...{ result: 'unmatched' as const, count: total },
        newest: { id: payment.id, at: payment.firstSeenAt },
        payment: total === 1 ? payment : null,
      })),
    ];
  };
}
