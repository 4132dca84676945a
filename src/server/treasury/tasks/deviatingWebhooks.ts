/** Webhooks of the last day that need a person: contradictions, and those of no order. */
import { createEventSearch } from '../../../ledger/eventSearch.js';
import type { Ledger } from '../../../ledger/ledger.js';
import { readDelivery } from '../../webhooks/deliveries.js';

const RESULTS = ['conflict', 'orphan'] as const;

/** Those of one result. */
export interface DeviatingWebhooks {
  readonly result: (typeof RESULTS)[number];
  readonly count: number;
  /** The last one that came: its sequence in the ledger, and when. */
  readonly newest: { readonly id: number; readonly at: string };
}

const LATELY_MS = 86_400_000;

/** Makes the reader. It goes through the ledger's webhooks once, and then reads what is new. */
export function createDeviatingWebhooks(
  ledger: Pick<Ledger, 'list'>,
  now: () => number,
): () => Promise<readonly DeviatingWebhooks[]> {
  const search = createEventSearch({
    ledger,
    kinds: ['seen', 'confirmed', 'held', 'orphan'],
    labelOf(event) {
      const delivery = readDelivery(event);
      return !delivery || delivery.result === 'accepted' || delivery.isTest
        ? null
        : delivery.result;
    },
  });
  return async () => {
    const from = now() - LATELY_MS;
    const found: DeviatingWebhooks[] = [];
    for (const result of RESULTS) {
      const isWanted = (label: string): boolean => label === result;
      const { events } = await search.find({ isWanted, from, limit: 1, most: 1 });
      const count = (await search.count({ from })).get(result) ?? 0;
      const [newest] = events;
      if (newest) found.push({ result, count, newest: { id: newest.sequence, at: newest.at } });
    }
    return found;
  };
}
