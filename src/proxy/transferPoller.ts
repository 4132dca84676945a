/**
 * One poller of operation 6 for all checkouts: it asks when somebody is waiting and the last answer
 * is old enough, so the service's load does not depend on the number of shoppers.
 */
import { LRUCache } from 'lru-cache';
import type { UnconfirmedTransfer } from '../api/transfers.js';
import { checkAddress } from '../chains/address.js';
import { toProblem } from './problem.js';
import type { CheckoutRecord } from './checkouts/records.js';
import type { Desk } from './desk.js';
import { transferEventKey, type CheckoutEventBody } from './status/events.js';

/** At most one call in this time, whatever the number of open checkouts. */
export const POLL_INTERVAL_MS = 3_000;
const MAX_BACKOFF_MS = 30_000;
/** A checkout that nobody has asked for in this time is no longer watched. */
const WATCH_MS = 10 * 60_000;
const MAX_WATCHED = 200_000;

/** The poller of one handler. */
export interface TransferPoller {
  /** Watches the addresses of a checkout that still waits for something. */
  watch(record: CheckoutRecord): void;
  /** Asks the service if it is time; answers the running or finished look, which never throws. */
  look(): Promise<void>;
  /** When the service last answered its list; milliseconds since the epoch, null for never. */
  lastCheckedAt(): number | null;
}

/** An address may be spelled in several ways; the checked form is one. */
function addressKey(currencyId: string, blockchain: string, address: string): string {
  const check = checkAddress(blockchain, address);
  return `${currencyId}\n${check.status === 'invalid' ? address : check.address}`;
}

function keysOf({ state }: CheckoutRecord): string[] {
  // Quoted addresses too: what was on its way when the service replaced one still arrives there.
  const rows = [...(state.wallet?.addresses ?? []), ...state.quotes];
  return rows.map(({ currencyId, blockchain, address }) =>
    addressKey(currencyId, blockchain, address),
  );
}

const HEX = /^(?:0x)?[0-9a-f]+$/i;

/** What one row of the list says, as an event's body. Only an incoming transfer says anything. */
function evidenceOf(row: UnconfirmedTransfer): CheckoutEventBody<'seen'> | null {
  const { tx_hash, currency_id, blockchain, amount } = row;
  if (!tx_hash || !currency_id || !blockchain || !amount) return null;
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
  const streams = new LRUCache<string, string>({
    max: MAX_WATCHED,
    ttl: WATCH_MS,
    perf: { now: desk.now },
    ttlResolution: 0,
  });
  // Checking an address costs a hash or two, and a checkout is read every few seconds.
  const known = new WeakMap<CheckoutRecord, readonly string[]>();
  let lastAsked = Number.NEGATIVE_INFINITY;
  let lastAnswered: number | null = null;
  let failures = 0;
  let running: Promise<void> | undefined;

  async function record(row: UnconfirmedTransfer): Promise<void> {
    // A match on the sender proves nothing (`proxy-and-threats` U1): only the receiver counts.
    if (!row.to_address || !row.currency_id) return;
    const stream = streams.get(addressKey(row.currency_id, row.blockchain, row.to_address));
    const body = stream ? evidenceOf(row) : null;
    if (!stream || !body) return;
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

  return {
    watch(record) {
      const { stream, state } = record;
      if (state.paid || state.closed) return;
      const keys = known.get(record) ?? keysOf(record);
      known.set(record, keys);
      for (const key of keys) streams.set(key, stream);
    },
    look() {
      if (running) return running;
      if (streams.size === 0 || desk.now() - lastAsked < interval()) return Promise.resolve();
      lastAsked = desk.now();
      running = ask().finally(() => {
        running = undefined;
      });
      return running;
    },
    lastCheckedAt: () => lastAnswered,
  };
}
