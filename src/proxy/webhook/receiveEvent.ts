/** The service's events: verified over the raw bytes, stored durably, then acknowledged. */
import type { Desk } from '../desk.js';
import { ProblemError } from '../problem.js';
import { transferEventKey } from '../status/events.js';
import { decodeServiceEvent, type ServiceEvent } from './decodeEvent.js';
import { verifySignature } from './verifySignature.js';

/** `proxy-and-threats` §7: nothing larger is even hashed. */
export const MAX_EVENT_BYTES = 64 * 1024;

type TransferEvent = Extract<ServiceEvent, { type: 'transfer' }>;

async function bodyHash(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps an event that belongs to no order of ours: test sends, other systems, withdrawals. */
async function keepApart(
  desk: Desk,
  stream: 'orphans' | 'withdrawals',
  hash: string,
  event: ServiceEvent,
): Promise<void> {
  const name = event.type === 'transfer' ? event.kind : event.type;
  await desk.ledger.append({
    stream,
    key: hash,
    kind: stream === 'orphans' ? 'orphan' : 'withdrawal_event',
    at: new Date(desk.now()).toISOString(),
    body: { event: name, ...(event.type === 'transfer' ? { transfer: { ...event.body } } : {}) },
  });
}

/** Stores what a transfer event says; a second, different word on one transfer is stored beside the first. */
async function keepTransfer(
  desk: Desk,
  stream: string,
  hash: string,
  { kind, body }: TransferEvent,
): Promise<void> {
  const key = transferEventKey(kind, body);
  const outcome = await desk.records.append(stream, kind, key, body);
  if (outcome !== 'conflict') return;
  await desk.records.append(stream, kind, `${key}~${hash.slice(0, 32)}`, body);
  desk.report({
    code: 'evidence_conflict',
    message:
      'Two signed events speak differently of one transfer. If their amounts differ, the lower one ' +
      'counts and the order is held until the store releases it. Compare both at the service.',
  });
}

async function store(desk: Desk, hash: string, event: ServiceEvent): Promise<void> {
  if (event.type === 'withdrawal') return keepApart(desk, 'withdrawals', hash, event);
  const stream =
    event.type === 'transfer' ? await desk.records.findByExternalId(event.externalId) : null;
  if (event.type === 'transfer' && stream !== null) {
    await keepTransfer(desk, stream, hash, event);
    desk.changed(stream);
    return;
  }
  desk.report({
    code: 'webhook_orphan',
    message:
      'A signed event names no order of this store: a test send, a kind we do not know, or another ' +
      'system on the same account. It is kept apart and never credited.',
  });
  return keepApart(desk, 'orphans', hash, event);
}

function decode(desk: Desk, body: Uint8Array<ArrayBuffer>): ServiceEvent {
  try {
    return decodeServiceEvent(body);
  } catch (cause) {
    desk.report({
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
 * Takes one delivery of the service. When it returns, the event is durable and may be acknowledged.
 *
 * @param body the raw bytes as received: the signature is over them.
 * @param signature value of the header `X-Sign`.
 * @throws ProblemError `unauthorized` for a signature that does not fit, `bad_request` for a body
 *   that is no event, `store_unavailable` when the ledger cannot write: the service then tries again.
 */
export async function receiveEvent(
  desk: Desk,
  body: Uint8Array<ArrayBuffer>,
  signature: string | null,
  secrets: readonly string[],
): Promise<void> {
  if (!(await verifySignature({ body, header: signature, secrets }))) {
    desk.report({
      code: 'webhook_refused',
      message:
        'An event came with a signature that does not fit any webhook secret, so it was ignored. ' +
        'If it came from the service, compare the secret there with the one given to the handler.',
    });
    throw new ProblemError('unauthorized', 'The signature of an event does not fit.');
  }
  const event = decode(desk, body);
  const hash = await bodyHash(body);
  try {
    await store(desk, hash, event);
  } catch (cause) {
    throw new ProblemError('store_unavailable', 'The ledger could not store an event.', { cause });
  }
}
