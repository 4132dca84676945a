/**
 * One poller of operation 6 for all checkouts: it asks when somebody is waiting and the last answer
 * is old enough, so the service's load does not depend on the number of shoppers.
 */
import { LRUCache } from 'lru-cache';
import type { UnconfirmedTransfer } from '../api/transfers.js';
import { checkAddress } from '../chains/address.js';
import { isZero } from '../money/decimal.js';
import { toProblem } from './problem.js';
import type { CheckoutRecord } from './checkouts/records.js';
import type { Desk } from './desk.js';
import { transferEventKey, type CheckoutEventBody } from './status/events.js';

/** At most one call in this time, whatever the number of open checkouts. */
export const POLL_INTERVAL_MS = 3_000;
const MAX_BACKOFF_MS = 30_000;
/** A checkout that nobody has asked for in this time is no longer watched. */
const WATCH_MS = 10 * 60_000;
/** A checkout that is read again within this time is watched anyway. */
const WATCH_AGAIN_MS = 30_000;
/** Addresses; a wallet has about six, because currencies of one network share theirs. */
const MAX_WATCHED = 200_000;

/** The poller of one handler. */
export interface TransferPoller {
  /** Watches the addresses of a checkout that still waits for something. */
  watch(record: CheckoutRecord): void;
  /** Whether it is time to ask the service and nothing is under way. */
  isDue(): boolean;
  /** Asks the service if it is time; answers the running or finished look, which never throws. */
  look(): Promise<void>;
  /** When the service last answered its list; milliseconds since the epoch, null for never. */
  lastCheckedAt(): number | null;
}

/** An address may be spelled in several ways; the checked form is one. */
function addressKey(blockchain: string, address: string): string {
  const check = checkAddress(blockchain, address);
  return check.status === 'invalid' ? address : check.address;
}

/** Whose address it is, and the currencies that the service gave it for. */
interface Owner {
  readonly stream: string;
  readonly currencyIds: Set<string>;
}

function ownersOf({ stream, state }: CheckoutRecord): ReadonlyMap<string, Owner> {
  const owners = new Map<string, Owner>();
  // Quoted addresses too: what was on its way when the service replaced one still arrives there.
  for (const { currencyId, blockchain, address } of [
    ...(state.wallet?.addresses ?? []),
    ...state.quotes,
  ]) {
    const key = addressKey(blockchain, address);
    const owner = owners.get(key) ?? { stream, currencyIds: new Set<string>() };
    owner.currencyIds.add(currencyId);
    owners.set(key, owner);
  }
  return owners;
}

/** The ledger's names have an end, and no network has a longer hash. */
const MAX_WORD = 180;
const HEX = /^(?:0x)?[0-9a-f]+$/i;

/** What one row of the list says, as an event's body. Only an incoming transfer says anything. */
function evidenceOf(row: UnconfirmedTransfer): CheckoutEventBody<'seen'> | null {
  const { tx_hash, currency_id, blockchain, amount } = row;
  if (!tx_hash || !currency_id || !blockchain || isZero(amount)) return null;
  if (tx_hash.length > MAX_WORD || (row.bc_uniq_key?.length ?? 0) > MAX_WORD) return null;
  const times = [row.network_created_at, row.created_at].filter(
    (time): time is string => typeof time === 'string',
  );
  return {
    source: 'service_list',
    blockchain,
    txHash: HEX.test(tx_hash) ? tx_hash.toLowerCase() : tx_hash,
    bcUniqKey: row.bc_uniq_key ?? '',
    currencyId: currency_id,
    amount,
    amountUsd: row.amount_usd ?? null,
    times: times.map((time) => new Date(time).toISOString()),
  };
}

/** Makes the poller. It has no timer: reads of waiting checkouts drive it. */
export function createTransferPoller(desk: Desk): TransferPoller {
  const watched = new LRUCache<string, Owner>({
    max: MAX_WATCHED,
    ttl: WATCH_MS,
    perf: { now: desk.now },
    ttlResolution: 0,
  });
  // Checking an address costs a hash or two, and a checkout is read every few seconds.
  const known = new WeakMap<CheckoutRecord, { owners: ReadonlyMap<string, Owner>; at: number }>();
  let lastAsked = Number.NEGATIVE_INFINITY;
  let lastAnswered: number | null = null;
  let failures = 0;
  let running: Promise<void> | undefined;

  async function record(row: UnconfirmedTransfer): Promise<void> {
    // A match on the sender proves nothing (`proxy-and-threats` U1): only the receiver counts.
    if (!row.to_address || !row.currency_id) return;
    const owner = watched.get(addressKey(row.blockchain, row.to_address));
    const body = owner?.currencyIds.has(row.currency_id) ? evidenceOf(row) : null;
    if (!owner || !body) return;
    const { stream } = owner;
    const outcome = await desk.records.append(stream, 'seen', transferEventKey('seen', body), body);
    if (outcome === 'new') desk.changed(stream);
  }

  async function ask(): Promise<void> {
    try {
      const rows = await desk.service.listUnconfirmedTransfers();
      lastAnswered = desk.now();
      failures = 0;
      for (const row of rows) await record(row);
    } catch (error) {
      failures += 1;
      desk.report({
        code: 'poll_failed',
        operation: 'listUnconfirmedTransfers',
        message:
          `The list of unconfirmed transfers could not be read (${toProblem(error).code}). ` +
          'Checkouts keep the state they reached; the next look comes later.',
        error,
      });
    }
  }

  const interval = (): number =>
    failures === 0 ? POLL_INTERVAL_MS : Math.min(POLL_INTERVAL_MS * 2 ** failures, MAX_BACKOFF_MS);

  const isDue = (): boolean => !running && desk.now() - lastAsked >= interval();

  return {
    isDue,
    watch(record) {
      if (record.state.paid || record.state.closed) return;
      const before = known.get(record);
      const at = desk.now();
      if (before && at - before.at < WATCH_AGAIN_MS) return;
      const owners = before?.owners ?? ownersOf(record);
      known.set(record, { owners, at });
      for (const [address, owner] of owners) watched.set(address, owner);
    },
    look() {
      if (running) return running;
      if (!isDue()) return Promise.resolve();
      // What nobody has asked for stays in the map until it is swept, and would keep us asking.
      watched.purgeStale();
      if (watched.size === 0) return Promise.resolve();
      lastAsked = desk.now();
      running = ask().finally(() => {
        running = undefined;
      });
      return running;
    },
    lastCheckedAt: () => lastAnswered,
  };
}
