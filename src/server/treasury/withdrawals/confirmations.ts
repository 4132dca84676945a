/** Signed events that confirm a withdrawal, found by the service's id. */
import * as z from 'zod';
import { decimalField } from '../../../ledger/eventBodies.js';
import { createEventKindReader } from '../../../ledger/eventReaders.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import { WITHDRAWALS_STREAM } from '../../webhooks/storeEvent.js';

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
export type Confirmation = Omit<z.infer<typeof eventBody>, 'isTest' | 'withdrawalId'> & {
  /** Key of the event in its stream. */
  readonly event: string;
  /** The delivery: the event's sequence in the ledger. */
  readonly delivery: number;
  /** When the store received it: RFC 3339, UTC. */
  readonly at: string;
};

/** Finds what signed events say about withdrawals. */
export interface Confirmations {
  /** Oldest first; more than one if the service repeated itself in other words. */
  of(serviceId: string): Promise<readonly Confirmation[]>;
  /** The ids of the service that events name, in the order of the events: those after the first `count`. */
  idsAfter(count: number): Promise<readonly string[]>;
}

/**
 * Makes the finder. The webhook endpoint stores the events; a test event of the dashboard proves nothing
 * and is skipped.
 */
export function createConfirmations(ledger: Pick<Ledger, 'list'>): Confirmations {
  const byServiceId = new Map<string, Confirmation[]>();
  const ids: string[] = [];
  const catchUp = createEventKindReader(
    ledger,
    'withdrawal_event',
    ({ stream, key, sequence, at, body }: LedgerEvent) => {
      const read = eventBody.safeParse(body);
      if (stream !== WITHDRAWALS_STREAM || !read.success || read.data.isTest) return;
      const { isTest: _, withdrawalId, ...said } = read.data;
      const known = byServiceId.get(withdrawalId) ?? [];
      const one = { event: key, delivery: sequence, at, ...said };
      byServiceId.set(withdrawalId, [...known, one]);
      ids.push(withdrawalId);
    },
  );
  return {
    async of(serviceId) {
      await catchUp();
      return byServiceId.get(serviceId) ?? [];
    },
    async idsAfter(count) {
      await catchUp();
      return ids.slice(count);
    },
  };
}
