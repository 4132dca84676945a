/** Webhooks of the last day that need a person: contradictions, and those of no order. */
import { createNewestFirst } from '../../../ledger/eventReaders.js';
import type { Ledger } from '../../../ledger/ledger.js';
import { readDelivery, type Delivery } from '../../webhooks/deliveries.js';

/** What is read of one. */
export type DeviatingWebhook = Pick<Delivery, 'id' | 'at' | 'result'>;

const LATELY_MS = 86_400_000;
/** More are not counted. */
const MOST = 500;

/** Makes the reader, newest first. It goes through the ledger's webhooks once, and then reads what is new. */
export function createDeviatingWebhooks(
  ledger: Pick<Ledger, 'list'>,
  now: () => number,
): () => Promise<readonly DeviatingWebhook[]> {
  const newestFirst = createNewestFirst({
    ledger,
    kinds: ['seen', 'confirmed', 'held', 'orphan'],
    isShown(event) {
      const delivery = readDelivery(event);
      return delivery !== null && delivery.result !== 'accepted' && !delivery.isTest;
    },
  });
  return async () => {
    const { events } = await newestFirst({ before: undefined, limit: MOST });
    const from = now() - LATELY_MS;
    return events
      .flatMap((event) => readDelivery(event) ?? [])
      .filter(({ at }) => Date.parse(at) >= from)
      .map(({ id, at, result }) => ({ id, at, result }));
  };
}
