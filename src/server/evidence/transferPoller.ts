/**
 * One poller of operation 6 for all checkouts of all instances. It asks only while a page is waiting and
 * the last answer is old enough, so the service's load does not grow with the number of shoppers.
 */
import * as z from 'zod';
import {
  type CheckoutEventBody,
  transferBody,
  transferEventKey,
} from '../../payments/checkoutEvents.js';
import { leftOutOf } from '../../api/droppedEntries.js';
import type { UnconfirmedTransfer } from '../../api/transfers.js';
import { isZero } from '../../money/decimal.js';
import type { Records } from '../checkouts/checkoutRecords.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { Coordination } from '../coordination/coordination.js';
import type { CheckoutService } from '../service/checkoutService.js';
import { toProblem } from '../http/problemDetails.js';
import { shownHash } from '../../payments/transferIdentity.js';
import { createRounds, type EvidenceSource, isKeepable } from './evidenceSource.js';
import { createWatchedAddresses } from './watchedAddresses.js';

/**
 * What the instances tell one another: where something arrived, and what it would be in the ledger.
 * The rows of the service also name senders and accounts of the store's owner; none of that goes in.
 */
const sharedAnswer = z.object({
  /** When the service answered: milliseconds since the epoch. */
  at: z.int(),
  arrivals: z.array(
    z.object({
      to: z.string(),
      body: transferBody.extend({ source: z.literal('service_list') }),
    }),
  ),
  /** Whether the list had shown the instance that asked a deposit before. */
  showsDeposits: z.boolean().optional(),
});

/** The last answer of the list of transfers. */
export type SharedAnswer = z.infer<typeof sharedAnswer>;

/** Something that arrived at an address, as the list of unconfirmed transfers tells it. */
export type IncomingTransfer = SharedAnswer['arrivals'][number];

/** Reads what another instance wrote; null for anything else, such as that of another version. */
export function readSharedAnswer(text: string | null): SharedAnswer | null {
  if (text === null) return null;
  try {
    return sharedAnswer.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** At most one call in this time, whatever the number of open checkouts. */
export const POLL_INTERVAL_MS = 3_000;
const MAX_BACKOFF_MS = 30_000;
/**
 * A deployed service lists only its own sweeps and never a deposit. After so many answers that held
 * others' transfers and no deposit, the list is asked for more rarely, until it shows one.
 */
const SWEEP_ANSWERS = 5;
const SWEEPS_INTERVAL_MS = 15_000;
/** An instance that cannot ask the others asks the service so many times less often. */
const ALONE = 3;
/** A lease outlives the pause by this, so that the same instance asks again and no other between. */
const LEASE_MORE_MS = 2_000;
/** Longer than a call takes with all its repeats. */
const CUT_OFF_MS = 90_000;
/** How long the others may use an answer. */
const SHARED_MS = 60_000;

/** No network has a longer hash or name. */
const MAX_TEXT = 180;
const MAX_NETWORK = 64;

/** What one row of the list says, as an event's body. Only an incoming transfer says anything. */
function evidenceOf(
  row: UnconfirmedTransfer,
): (CheckoutEventBody<'seen'> & IncomingTransfer['body']) | null {
  const { tx_hash, currency_id, blockchain, amount } = row;
  if (!tx_hash || !currency_id || !blockchain || isZero(amount)) return null;
  if (![tx_hash, row.bc_uniq_key ?? ''].every((word) => isKeepable(word, MAX_TEXT))) return null;
  if (!isKeepable(blockchain, MAX_NETWORK)) return null;
  const times = [row.network_created_at, row.created_at].filter(
    (time): time is string => typeof time === 'string',
  );
  return {
    source: 'service_list',
    blockchain,
    txHash: shownHash(tx_hash),
    bcUniqKey: row.bc_uniq_key ?? '',
    currencyId: currency_id,
    amount,
    amountUsd: row.amount_usd ?? null,
    times: times.map((time) => new Date(time).toISOString()),
  };
}

/** Only the receiver counts: a match on the sender proves nothing (`docs/service.md §16`). */
function incomingTransferOf(row: UnconfirmedTransfer): IncomingTransfer[] {
  const body = row.to_address ? evidenceOf(row) : null;
  return body && row.to_address ? [{ to: row.to_address, body }] : [];
}

function reportFailure(report: DiagnosticListener, error: unknown): void {
  report({
    code: 'poll_failed',
    operation: 'listUnconfirmedTransfers',
    message:
      `The list of unconfirmed transfers could not be read (${toProblem(error).code}). ` +
      'Checkouts keep the state they reached; the next look comes later.',
    error,
  });
}

/** What the poller works with. */
export interface TransferPollerDependencies {
  readonly service: Pick<CheckoutService, 'listUnconfirmedTransfers'>;
  readonly records: Pick<Records, 'append'>;
  readonly coordination: Pick<Coordination, 'lease' | 'put' | 'get'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly report: DiagnosticListener;
}

/**
 * Makes the poller. It has no timer: reads of waiting checkouts drive it, and open streams do.
 *
 * Of several instances the one that holds the lease asks the service; the others read its answer and
 * look for their own checkouts in it.
 *
 * @param name names the list among the instances; those of one service key must use the same.
 */
export function createTransferPoller(
  { service, records, coordination, now, report }: TransferPollerDependencies,
  name: string,
): EvidenceSource {
  const watched = createWatchedAddresses(now);
  let lastLooked = Number.NEGATIVE_INFINITY;
  let lastCalled = Number.NEGATIVE_INFINITY;
  let lastAnswered: number | null = null;
  let lastTaken = Number.NEGATIVE_INFINITY;
  let failures = 0;
  /** Whether it has ever shown a deposit, and how often it held none among what it did show. */
  let showsDeposits = false;
  let sweepAnswers = 0;
  const rounds = createRounds(now, CUT_OFF_MS);

  const regularMs = (): number =>
    showsDeposits || sweepAnswers < SWEEP_ANSWERS ? POLL_INTERVAL_MS : SWEEPS_INTERVAL_MS;
  const interval = (): number =>
    failures === 0 ? regularMs() : Math.min(regularMs() * 2 ** failures, MAX_BACKOFF_MS);
  const lease = () => coordination.lease(name, interval() + LEASE_MORE_MS);

  async function record({ to, body }: IncomingTransfer): Promise<void> {
    const stream = watched.ownerOf(body.blockchain, to, body.currencyId);
    if (stream === null) return;
    showsDeposits = true;
    await records.append(stream, 'seen', transferEventKey('seen', body), body);
  }

  async function takeIn({ at, arrivals, showsDeposits: known }: SharedAnswer): Promise<void> {
    showsDeposits ||= known === true;
    if (arrivals.length > 0) sweepAnswers += 1;
    lastAnswered = Math.max(at, lastAnswered ?? at);
    for (const transfer of arrivals) await record(transfer);
    lastTaken = at;
  }

  async function call(): Promise<void> {
    lastCalled = now();
    const rows = await service.listUnconfirmedTransfers();
    failures = 0;
    // Rows were left out and no others came: this does not count as a look.
    if (rows.length === 0 && leftOutOf(rows).length > 0) return;
    const answer = { at: now(), arrivals: rows.flatMap(incomingTransferOf), showsDeposits };
    await coordination.put(name, JSON.stringify(answer), SHARED_MS);
    await takeIn(answer);
  }

  /** One look, by the instance that holds the lease. */
  async function ask(): Promise<void> {
    const turn = await lease();
    if (turn === 'taken') {
      const answer = readSharedAnswer(await coordination.get(name));
      failures = 0;
      // Unlike, not later: the clock of the instance that asked before may have been ahead of this one's.
      if (answer && answer.at !== lastTaken) await takeIn(answer);
      return;
    }
    if (turn === 'alone' && now() - lastCalled < ALONE * interval()) return;
    await call();
  }

  async function askQuietly(): Promise<void> {
    try {
      await ask();
    } catch (error) {
      failures += 1;
      reportFailure(report, error);
      // Kept through the longer pause, or another instance would ask the failing service meanwhile.
      await lease();
    }
  }

  function isDue(): boolean {
    const waited = now() - lastLooked;
    // A clock that was set back must not silence it until it has caught up.
    return !rounds.isRunning() && watched.mayWait() && (waited < 0 || waited >= interval());
  }

  return {
    isDue,
    watch: watched.watch,
    look() {
      if (!rounds.isRunning()) {
        // A checkout that no page reads any more stays in the map until it is swept.
        if (!isDue() || watched.isEmpty()) return Promise.resolve();
        lastLooked = now();
      }
      return rounds.run(askQuietly);
    },
    lastCheckedAt: () => lastAnswered,
  };
}
