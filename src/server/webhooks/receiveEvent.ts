/** The service's events: verified over the raw bytes, stored durably, then acknowledged. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { ProblemError } from '../http/problemDetails.js';
import { decodeServiceEvent, type ServiceEvent } from './decodeEvent.js';
import { keepEvent, type EventStore, type KeptEvent } from './storeEvent.js';

/** What became of an event that was kept. */
export interface ReceivedEvent extends KeptEvent {
  readonly typeName: string;
  /** SHA-256 of the raw body, lower-case hexadecimal. */
  readonly bodyHash: string;
}

function decode(store: EventStore, body: Uint8Array<ArrayBuffer>): ServiceEvent {
  try {
    return decodeServiceEvent(body);
  } catch (cause) {
    store.report({
      code: 'webhook_refused',
      message:
        'A signed event could not be read, so it was not acknowledged and will come again. If it is ' +
        'about a payment, that payment is not counted: look it up at the service.',
      error: cause,
    });
    throw new ProblemError('bad_request', 'A signed event could not be read.', { cause });
  }
}

/**
 * Takes one delivery whose signature was verified. When it returns, the event is durable and may be
 * acknowledged.
 *
 * @param body the raw bytes as received.
 * @throws ProblemError `bad_request` for a body that is no event, `store_unavailable` when the ledger
 *   cannot write: the service then tries again.
 */
export async function receiveEvent(
  store: EventStore,
  body: Uint8Array<ArrayBuffer>,
): Promise<ReceivedEvent> {
  const event = decode(store, body);
  const bodyHash = bytesToHex(sha256(body));
  try {
    return { ...(await keepEvent(store, bodyHash, event)), typeName: event.typeName, bodyHash };
  } catch (cause) {
    throw new ProblemError('store_unavailable', 'The ledger could not store an event.', { cause });
  }
}
