/** The first wallet call of an order, on one instance at a time: two calls at once would make two wallets. */
import { createStoredTimes, type StoredTimes } from '../../async/storedTimes.js';
import { unrefTimeout } from '../../async/unrefTimeout.js';
import type { ClaimResult, Ledger } from '../../ledger/ledger.js';
import { passing, type ProblemError } from '../http/problemDetails.js';
import { externalStream, type CheckoutRecord, type Records } from './checkoutRecords.js';

/** Longer than a call takes: fifteen seconds, and as long again if the shopper's details are refused. */
export const LEASE_MS = 30_000;
/** Pauses between two reads of the ledger: they double from the first to the last. */
const LOOK_MS = [50, 1_000] as const;
/** How long to wait at most if instances die one after another. */
const MOST_WAITED_MS = 2 * LEASE_MS;

export interface FirstCallParts {
  readonly ledger: Ledger;
  readonly records: Pick<Records, 'readAndRecordPaid'>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Names the claim of an order's first wallet call. */
export const firstWalletEffect = (externalId: string): string => `wallet:${externalId}`;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    unrefTimeout(milliseconds, resolve);
  });

/** Written when this instance's call has failed, so that the next instance need not wait. */
const FAILED = 'wallet_failed';

/** The last attempt that is known to have failed; 0 for none. */
async function lastFailed({ ledger }: FirstCallParts, externalId: string): Promise<number> {
  const events = await ledger.list({ stream: externalStream(externalId) });
  const attempts = events
    .filter(({ kind }) => kind === FAILED)
    .map(({ body }) => (typeof body['attempt'] === 'number' ? body['attempt'] : 0));
  return Math.max(0, ...attempts);
}

async function noteFailed(
  { ledger, now }: FirstCallParts,
  externalId: string,
  attempt: number,
): Promise<void> {
  const stream = externalStream(externalId);
  const at = new Date(now()).toISOString();
  const key = `${FAILED}:${String(attempt)}`;
  try {
    await ledger.append({ stream, key, kind: FAILED, at, body: { attempt } });
  } catch {
    // Then other instances wait for the end of the lease.
  }
}

type Taken = Extract<ClaimResult, { outcome: 'taken' }>;

/**
 * Waits until this instance may call, or another one has stored the wallet.
 *
 * A lease is not compared with this instance's clock, because two clocks may be minutes apart. It is over
 * when this instance has waited for its whole length, or its holder has recorded that the call failed.
 * Then the next attempt is claimed as of the lease's own end.
 *
 * @returns the attempt that this instance may make, or the checkout with its wallet.
 */
async function takeTurn(
  parts: FirstCallParts & { readonly times: StoredTimes },
  stream: string,
  externalId: string,
): Promise<number | CheckoutRecord> {
  const { ledger, records, newId, now: clock, times } = parts;
  const claimId = newId();
  /** How long this instance has known of an attempt, by its own clock. */
  const knownForMs = (attempt: number): number =>
    times.knownForMs(`${externalId} ${String(attempt)}`);
  const claim = (attempt: number, now: number): Promise<ClaimResult> => {
    const effect = firstWalletEffect(externalId);
    return ledger.claim({ effect, attempt, now, leaseUntil: now + LEASE_MS, claimId });
  };
  const lapsed = (): ProblemError =>
    passing('service_unavailable', 'No instance brings the wallet of an order.', 3_000);

  const first = await claim(1, clock());
  knownForMs(1);
  if (first.outcome === 'granted') return 1;
  if (first.outcome === 'refused') throw lapsed();
  let held: Taken = first;
  let attempt = 1;
  let waited = 0;
  let waitedInAll = 0;
  let look: number = LOOK_MS[0];
  for (;;) {
    const failed = await lastFailed(parts, externalId);
    const record = await records.readAndRecordPaid(stream);
    if (record.state.wallet) return record;
    if (failed > attempt) {
      const later = await claim(failed, held.leaseUntil);
      if (later.outcome === 'taken') [held, attempt, waited] = [later, failed, 0];
    }
    const isOver = failed >= attempt || Math.max(waited, knownForMs(attempt)) >= LEASE_MS;
    // A claim just before the end of the lease is always refused, unless another instance has made it.
    const next = await claim(attempt + 1, isOver ? held.leaseUntil : held.leaseUntil - 1);
    if (next.outcome === 'granted') {
      knownForMs(attempt + 1);
      return attempt + 1;
    }
    if (next.outcome === 'taken') {
      [held, attempt, waited] = [next, attempt + 1, 0];
      continue;
    }
    if (waitedInAll >= MOST_WAITED_MS) throw lapsed();
    await pause(look);
    waited += look;
    waitedInAll += look;
    look = Math.min(look * 2, LOOK_MS[1]);
  }
}

/**
 * Makes a wallet call; for the first one of an order, on one instance at a time. Later ones may overlap,
 * because the wallet exists by then.
 *
 * @param call asks the service, and stores its answer in the ledger.
 * @throws whatever `call` throws; ProblemError `service_unavailable` if the instances with the right to
 *   call die one after another.
 */
export type CallOneByOne = (
  record: CheckoutRecord,
  call: () => Promise<CheckoutRecord>,
) => Promise<CheckoutRecord>;

/** Makes the calls of one handler. */
export function createFirstCalls(parts: FirstCallParts): CallOneByOne {
  const times = createStoredTimes(parts.now);
  return async ({ stream, state }, call) => {
    if (!state.opened || state.wallet) return call();
    const { externalId } = state.opened;
    const turn = await takeTurn({ ...parts, times }, stream, externalId);
    if (typeof turn !== 'number') {
      return turn.state.wallet?.amountUsd === state.amountUsd ? turn : call();
    }
    try {
      return await call();
    } catch (error) {
      await noteFailed(parts, externalId, turn);
      throw error;
    }
  };
}
