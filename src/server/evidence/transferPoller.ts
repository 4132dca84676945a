/**
 * One poller of operation 6 for all checkouts of all instances. It asks only while a page is open and the
 * last answer is old enough, so the service's load does not grow with the number of shoppers.
 */
import * as z from 'zod';
import {
  type CheckoutEventBody,
  transferBody,
  transferEventKey,
} from '../../payments/checkoutEvents.js';
import { backOff } from '../../async/backOff.js';
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
 * What instances share: arrivals, and the statements they become. The service's rows also name senders and
 * accounts of the store's owner, which are left out.
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
  /** Whether the list has ever shown a deposit to the instance that asked. */
  showsDeposits: z.boolean().optional(),
});

/** The last answer of the list of transfers. */
export type SharedAnswer = z.infer<typeof sharedAnswer>;

/** A transfer to an address, in the list of unconfirmed transfers. */
export type IncomingTransfer = SharedAnswer['arrivals'][number];

/** Reads what another instance stored; null for anything else, such as the form of another version. */
export function readSharedAnswer(text: string | null): SharedAnswer | null {
  if (text === null) return null;
  try {
    return sharedAnswer.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** At most one call in this time, however many checkouts are open. */
export const POLL_INTERVAL_MS = 3_000;
const MAX_BACKOFF_MS = 30_000;
/**
 * A deployed service lists only its own sweeps and never a deposit. After this many answers with other
 * transfers and no deposit, the list is polled less often, until it shows one.
 */
const SWEEP_ANSWERS = 5;
const SWEEPS_INTERVAL_MS = 15_000;
/** An instance that cannot reach the others polls this many times less often. */
const ALONE = 3;
/** The lease is longer than the pause by this, so that the same instance polls again. */
const LEASE_MORE_MS = 2_000;
/** Longer than a call takes with all its retries. */
const CUT_OFF_MS = 90_000;
/** How long the others may use an answer. */
const SHARED_MS = 60_000;

/** No network has a longer hash or name. */
const MAX_TEXT = 180;
const MAX_NETWORK = 64;

/** One row of the list as an event's body; null unless it is an incoming transfer. */
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

export interface TransferPollerDependencies {
  readonly service: Pick<CheckoutService, 'listUnconfirmedTransfers'>;
  readonly records: Pick<Records, 'append'>;
  readonly coordination: Pick<Coordination, 'lease' | 'put' | 'get'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly report: DiagnosticListener;
}

/**
 * Makes the poller. It has no timer: reads of waiting checkouts and open streams drive it.
 *
 * The instance that holds the lease asks the service; the others read its answer and look for their own
 * checkouts in it.
 *
 * @param name names the list among the instances; handlers of one service key must use the same.
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
  /** Whether it has ever shown a deposit, and how many answers had transfers but no deposit. */
  let showsDeposits = false;
  let sweepAnswers = 0;
  const rounds = createRounds(now, CUT_OFF_MS);

  const regularMs = (): number =>
    showsDeposits || sweepAnswers < SWEEP_ANSWERS ? POLL_INTERVAL_MS : SWEEPS_INTERVAL_MS;
  const interval = (): number =>
    failures === 0 ? regularMs() : backOff(failures, regularMs(), MAX_BACKOFF_MS);
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
    for (const transfer of arrivals) await record(transfer);
    lastAnswered = Math.max(at, lastAnswered ?? at);
    lastTaken = at;
  }

  async function call(): Promise<void> {
    lastCalled = now();
    const rows = await service.listUnconfirmedTransfers();
    failures = 0;
    // All rows were unreadable: this does not count as a look.
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
      // Different, not later: the clock of the instance that polled before may be ahead.
      if (answer && answer.at !== lastTaken) await takeIn(answer);
      return;
    }
    if (turn === 'alone' && Math.abs(now() - lastCalled) < ALONE * interval()) return;
    await call();
  }

  async function askQuietly(): Promise<void> {
    try {
      await ask();
    } catch (error) {
      failures += 1;
      reportFailure(report, error);
      // Renewed for the longer pause, so that no other instance asks the failing service.
      await lease();
    }
  }

  function isDue(pauseMs = interval()): boolean {
    const waited = now() - lastLooked;
    // A clock that was set back must not stop it until it has caught up.
    return !rounds.isRunning() && watched.mayWait() && (waited < 0 || waited >= pauseMs);
  }

  return {
    isDue: () => isDue(),
    watch: watched.watch,
    look(asked = false) {
      if (!rounds.isRunning()) {
        // `isDue` may still count checkouts that no page reads any more; `isEmpty` drops them.
        const pauseMs = asked && failures === 0 ? POLL_INTERVAL_MS : interval();
        if (!isDue(pauseMs) || watched.isEmpty()) return Promise.resolve();
        lastLooked = now();
      }
      return rounds.run(askQuietly);
    },
    lastCheckedAt: () => lastAnswered,
  };
}
