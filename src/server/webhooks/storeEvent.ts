/** Stores an event where it belongs: in an order's stream, with the withdrawals, or with the orphans. */
import type { Records } from '../checkouts/checkoutRecords.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { Ledger } from '../../ledger/ledger.js';
import { canonicalJson } from '../../ledger/canonicalJson.js';
import type { JsonValue, LedgerEvent } from '../../ledger/ledger.js';
import { transferEventKey } from '../../payments/checkoutEvents.js';
import { findPurgedWallet } from '../checkouts/purgedWallets.js';
import type { EventNotes, ServiceEvent } from './decodeEvent.js';
import { ORPHAN, ORPHANS_STREAM } from './unmatchedPayments.js';

/** Stream of events about withdrawals, for the back office. */
export const WITHDRAWALS_STREAM = 'withdrawals';

/** What became of a readable event. */
export interface KeptEvent {
  /**
   * `duplicate`: it was stored before and nothing was written. `conflict`: another signed event says
   * something else about the same transfer. `orphan`: it belongs to no order of this store.
   */
  readonly result: 'accepted' | 'duplicate' | 'orphan' | 'conflict';
  /** Stream of the order or customer; null for a withdrawal or an orphan. */
  readonly stream: string | null;
}

/** What storing events needs. */
export interface EventStore {
  readonly ledger: Pick<Ledger, 'append' | 'list'>;
  readonly records: Pick<Records, 'append' | 'findByExternalId'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly report: DiagnosticListener;
}

type TransferEvent = Extract<ServiceEvent, { type: 'transfer' }>;

/**
 * The hash of the dashboard's test events (`docs/service.md §26`); no chain can have it. It changes only
 * the wording of a diagnostic. Assumption: the document does not describe test events.
 */
const TEST_HASH = 'tx_hash_example';

/** An external id opens its wallet (`docs/service.md §10`), so only enough to recognise it is kept. */
export function shortened(externalId: string): string {
  return externalId.length > 12
    ? `${externalId.slice(0, 4)}…${externalId.slice(-4)}`
    : `${externalId.slice(0, 2)}…`;
}

function notedBody(
  typeName: string,
  notes: EventNotes,
): { readonly [key: string]: JsonValue } & { readonly isTest: boolean } {
  const { externalId, ...rest } = notes;
  return {
    type: typeName,
    isTest: notes.txHash === TEST_HASH,
    externalId: externalId === null ? null : shortened(externalId),
    ...rest,
  };
}

/** The key is the hash of the bytes, so that a repeat writes nothing. */
async function keepApart(
  store: EventStore,
  stream: typeof ORPHANS_STREAM | typeof WITHDRAWALS_STREAM,
  hash: string,
  { typeName, notes }: ServiceEvent,
  more: { readonly address?: string | null; readonly isRepeat?: boolean } = {},
): Promise<KeptEvent> {
  const body = { ...notedBody(typeName, notes), ...more };
  const { outcome } = await store.ledger.append({
    stream,
    key: hash,
    kind: stream === ORPHANS_STREAM ? ORPHAN : 'withdrawal_event',
    at: new Date(store.now()).toISOString(),
    body,
  });
  if (outcome !== 'new') return { result: 'duplicate', stream: null };
  if (body.isTest) reportTest(store);
  else if (stream === ORPHANS_STREAM && !more.isRepeat) reportOrphan(store, typeName, notes);
  return { result: stream === ORPHANS_STREAM ? 'orphan' : 'accepted', stream: null };
}

function reportTest(store: EventStore): void {
  store.report({
    code: 'webhook_test',
    message:
      "A test send of the service's dashboard arrived, and its signature is right: the service " +
      'reaches this store and the secret fits. It names no order and is never credited.',
  });
}

function reportOrphan(store: EventStore, typeName: string, notes: EventNotes): void {
  const { amount, currencyId, txHash } = notes;
  store.report({
    code: 'webhook_orphan',
    message:
      `A signed event (${typeName}: ${amount ?? '?'} ${currencyId ?? '?'}, transaction ${txHash ?? '?'}) names no ` +
      'order of this store: its order was deleted or lost, it is of another system on the account, or of a kind ' +
      'we do not know. It is never credited. If it confirms money, it is kept until somebody settles it: see the ' +
      'unmatched payments.',
  });
}

/** The body's hash is left out: the same transfer may be written in different bytes. */
function saysTheSame(present: LedgerEvent | undefined, body: LedgerEvent['body']): boolean {
  const meaning = ({ bodyHash: _, ...rest }: LedgerEvent['body']): string => canonicalJson(rest);
  return present !== undefined && meaning(present.body) === meaning(body);
}

/** A second signed event that says something else about a transfer is stored in addition to the first. */
async function keepTransfer(
  store: EventStore,
  stream: string,
  hash: string,
  { kind, body: said }: TransferEvent,
): Promise<KeptEvent> {
  const key = transferEventKey(kind, said);
  const body = { ...said, bodyHash: hash };
  const outcome = await store.records.append(stream, kind, key, body);
  if (outcome === 'new') return { result: 'accepted', stream };
  if (outcome === 'duplicate') return { result: 'duplicate', stream };
  const present = (await store.ledger.list({ stream })).find((event) => event.key === key);
  if (saysTheSame(present, body)) return { result: 'duplicate', stream };
  const conflictKey = `${key}~${hash.slice(0, 32)}`;
  if ((await store.records.append(stream, kind, conflictKey, body)) !== 'new') {
    return { result: 'duplicate', stream };
  }
  store.report({
    code: 'evidence_conflict',
    message:
      'Two signed events speak differently of one transfer. If their amounts differ, the lower one ' +
      'counts and the order is held until the store releases it. Compare both at the service.',
  });
  return { result: 'conflict', stream };
}

/** Stores an event. When it returns, the event is durable. @throws what the ledger throws. */
export async function keepEvent(
  store: EventStore,
  hash: string,
  event: ServiceEvent,
): Promise<KeptEvent> {
  if (event.type !== 'transfer') {
    const apart = event.type === 'withdrawal' ? WITHDRAWALS_STREAM : ORPHANS_STREAM;
    return keepApart(store, apart, hash, event);
  }
  const { externalId } = event;
  const stream = await store.records.findByExternalId(externalId);
  if (stream === null) return keepUnmatched(store, hash, event);
  const kept = await keepTransfer(store, stream, hash, event);
  // A purge may have deleted the order just before this was written: then it is in no order.
  if ((await store.records.findByExternalId(externalId)) !== null) return kept;
  return keepUnmatched(store, hash, event);
}

/** Stores an event about a transfer of no order. It is no news if the order had it before it was deleted. */
async function keepUnmatched(
  store: EventStore,
  hash: string,
  event: TransferEvent,
): Promise<KeptEvent> {
  const { externalId, kind, body } = event;
  const wallet = await findPurgedWallet(store.ledger, externalId);
  const address = wallet?.addresses[body.currencyId] ?? null;
  const isRepeat = wallet?.events.includes(transferEventKey(kind, body)) === true;
  return keepApart(store, ORPHANS_STREAM, hash, event, { address, isRepeat });
}
