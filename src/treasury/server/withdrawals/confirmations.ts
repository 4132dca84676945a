/** Signed events that confirm a withdrawal, found by the service's id or by the transaction. */
import * as z from 'zod';
import { decimalField } from '../../../ledger/eventBodies.js';
import { createEventKindReader } from '../../../ledger/eventReaders.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import { WITHDRAWALS_STREAM } from '../../../server/webhooks/storeEvent.js';

const decimal = decimalField.nullable();

/** The needed fields of what `keepEvent` stores. */
const eventBody = z.object({
  isTest: z.boolean(),
  withdrawalId: z.string(),
  currencyId: z.string().nullable(),
  /** Coins. */
  amount: decimal,
  /** US dollars. */
  amountUsd: decimal,
  txHash: z.string().nullable(),
});

/** What a signed event says about a withdrawal. */
export type Confirmation = Omit<z.infer<typeof eventBody>, 'isTest'> & {
  /** Key of the event in its stream. */
  readonly event: string;
  /** The delivery: the event's sequence in the ledger. */
  readonly delivery: number;
  /** When the store received it: RFC 3339, UTC. */
  readonly at: string;
};

/**
 * What signed events say about withdrawals, oldest first, by each name that they give: the service's id of the
 * withdrawal, the hash of its transaction, and the key of the event. None gives a request id. There is more
 * than one if the service repeated itself in other words.
 */
export type Confirmations = () => Promise<ReadonlyMap<string, readonly Confirmation[]>>;

/**
 * Makes their reader. The webhook endpoint stores the events; a test event of the dashboard proves nothing
 * and is skipped.
 */
export function createConfirmations(ledger: Pick<Ledger, 'list'>): Confirmations {
  const byName = new Map<string, Confirmation[]>();
  const catchUp = createEventKindReader(
    ledger,
    'withdrawal_event',
    ({ stream, key, sequence, at, body }: LedgerEvent) => {
      const read = eventBody.safeParse(body);
      if (stream !== WITHDRAWALS_STREAM || !read.success || read.data.isTest) return;
      const { isTest: _, ...said } = read.data;
      const one = { event: key, delivery: sequence, at, ...said };
      for (const name of [one.withdrawalId, one.txHash, key]) {
        if (name) byName.set(name, [...(byName.get(name) ?? []), one]);
      }
    },
  );
  return async () => {
    await catchUp();
    return byName;
  };
}
