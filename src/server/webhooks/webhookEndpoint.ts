/** The endpoint for the service's events: limits, signature, storage, then the acknowledgement. */
import type { ProblemCode } from '../../contract/checkoutError.js';
import { passing, ProblemError } from '../http/problemDetails.js';
import { assertUtf8, readBytes, tooSlow } from '../http/requestBody.js';
import { orderOfStream } from '../checkouts/resolvedOrder.js';
import { createSemaphore, QueueFullError } from '../../async/semaphore.js';
import {
  createDeliveryReader,
  createUnstoredDeliveryLog,
  type DeliveryPage,
  type DeliveryQuery,
  type UnstoredDeliveries,
  type UnstoredResult,
} from './deliveries.js';
import { type EventStore, keepEvent, type KeptEvent } from './storeEvent.js';
import { hashBody, isSignature, verifySignature } from './verifySignature.js';
import { decodeServiceEvent, type ServiceEvent } from './decodeEvent.js';

/** Longest body that is read and hashed, in bytes (`docs/threats.md T24`). */
export const MAX_EVENT_BYTES = 64 * 1024;

/**
 * How many bodies may arrive at a time, and their memory together. Separate from the verified events
 * below, so that senders without a valid signature cannot take their places. A burst of the service is
 * thousands of events of 2 kB.
 */
const MAX_READING = 4_096;
export const MAX_READING_BYTES = 16 * 1024 * 1024;
/** How many signed events are stored at a time, how many more wait, and the memory of all of them. */
const MAX_WORKING = 128;
const MAX_WAITING = 8_192;
export const MAX_HELD_BYTES = 32 * 1024 * 1024;
/** `Retry-After` of an overloaded endpoint; the service follows its own schedule. */
const RETRY_MS = 5_000;

/** One page of the deliveries that were kept, and those that were not. */
export interface DeliveryLog extends DeliveryPage {
  /** Repeats and refusals that this process has seen, in memory, bounded. */
  readonly passing: UnstoredDeliveries;
}

export type WebhookEndpoint = ReturnType<typeof createWebhookEndpoint>;

const overloaded = (): ProblemError =>
  passing('store_unavailable', 'Too many events arrived at one time.', RETRY_MS, {
    name: 'busy',
    title: 'The store is taking too many events at the moment',
  });

/** `unauthorized` is a code of the closed list; the message says that it is about a signature. */
const badSignature = (): ProblemError =>
  new ProblemError('unauthorized', 'The signature of an event does not fit.', {
    variant: { name: 'signature', title: 'The signature of the event does not fit' },
  });

const REFUSALS: Partial<Record<ProblemCode, UnstoredResult>> = {
  bad_request: 'malformed',
  payload_too_large: 'too_large',
  store_unavailable: 'not_stored',
};

/** Reads bodies, a limited number at a time: above it the slowest one is aborted. */
function createBodyReader(
  refuse: (result: UnstoredResult, problem: ProblemError) => ProblemError,
): (request: Request) => Promise<Uint8Array<ArrayBuffer>> {
  /** Bodies that arrive now, the slowest first. */
  const reading = new Set<AbortController>();
  let readingBytes = 0;

  return async (request) => {
    const mine = new AbortController();
    let bytes = 0;
    const end = (): void => {
      if (!reading.delete(mine)) return;
      readingBytes -= bytes;
    };
    // A body of the service arrives in milliseconds, so the slowest one is not the service's. If new
    // bodies were refused instead, a few slow senders could keep every signed event out.
    const abortSlowest = (): void => {
      const [slowest] = reading;
      if (reading.size >= MAX_READING || readingBytes > MAX_READING_BYTES) slowest?.abort();
    };
    mine.signal.addEventListener('abort', end);
    abortSlowest();
    reading.add(mine);
    try {
      return await readBytes(request, MAX_EVENT_BYTES, {
        signal: mine.signal,
        onPart(length) {
          bytes += length;
          readingBytes += length;
          abortSlowest();
        },
      });
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'payload_too_large') {
        throw refuse('too_large', error);
      }
      // Anyone can break off a body, so it is refused like a slow one, without a report each time.
      throw refuse('too_slow', error instanceof ProblemError ? error : tooSlow());
    } finally {
      end();
    }
  };
}

/** Makes the endpoint of one handler. Its limits are its own: shoppers cannot use them up. */
export function createWebhookEndpoint(store: EventStore, secrets: readonly string[] | null) {
  const unstored = createUnstoredDeliveryLog(store.now, store.report);
  const semaphore = createSemaphore(MAX_WORKING, MAX_WAITING);
  const readBody = createBodyReader(refuse);
  let heldBytes = 0;
  const readDeliveries = createDeliveryReader(store.ledger);

  function refuse(result: UnstoredResult, problem: ProblemError): ProblemError {
    unstored.note({ result, type: null, reference: null, bodyHash: null });
    return problem;
  }

  async function keep(body: Uint8Array<ArrayBuffer>, request: Request): Promise<void> {
    if (heldBytes + body.byteLength > MAX_HELD_BYTES) throw refuse('overloaded', overloaded());
    heldBytes += body.byteLength;
    try {
      // Its type may be any: the signature says who wrote it.
      assertUtf8(request);
      const event = await semaphore.run(() => receiveEvent(store, body));
      if (event.result !== 'duplicate') return;
      const { typeName: type, bodyHash } = event;
      const reference = orderOfStream(event.stream ?? '')?.reference ?? null;
      unstored.note({ result: 'duplicate', type, reference, bodyHash });
    } catch (error) {
      if (error instanceof QueueFullError) throw refuse('overloaded', overloaded());
      const result = error instanceof ProblemError ? REFUSALS[error.code] : undefined;
      throw result && error instanceof ProblemError ? refuse(result, error) : error;
    } finally {
      heldBytes -= body.byteLength;
    }
  }

  return {
    /** Answers one delivery. @throws ProblemError for everything but an acknowledgement */
    async receive(request: Request): Promise<Response> {
      if (!secrets) {
        throw new ProblemError('not_found', 'An event came, but no webhook secret is configured.');
      }
      const header = request.headers.get('x-sign');
      // Without the form of a signature it is not from the service, so its body is not read.
      const plausible = isSignature(header) ? await readBody(request) : null;
      if (!plausible || !verifySignature({ body: plausible, header, secrets })) {
        throw refuse('refused_signature', badSignature());
      }
      await keep(plausible, request);
      // The service ignores the status and reads the body: exactly this counts as delivered.
      return new Response('{"success":true}', { headers: { 'content-type': 'application/json' } });
    },

    async listDeliveries(query?: DeliveryQuery): Promise<DeliveryLog> {
      return { ...(await readDeliveries(query)), passing: unstored.read() };
    },
  };
}

/** What became of a stored event. */
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
 * Stores one delivery whose signature was verified. When it returns, the event is durable and may be
 * acknowledged.
 *
 * @param body the raw bytes as received.
 * @throws ProblemError `bad_request` if the body is not an event, `store_unavailable` if the ledger cannot
 *   write: the service then tries again.
 */
export async function receiveEvent(
  store: EventStore,
  body: Uint8Array<ArrayBuffer>,
): Promise<ReceivedEvent> {
  const event = decode(store, body);
  const bodyHash = hashBody(body);
  try {
    return { ...(await keepEvent(store, bodyHash, event)), typeName: event.typeName, bodyHash };
  } catch (cause) {
    throw new ProblemError('store_unavailable', 'The ledger could not store an event.', { cause });
  }
}
