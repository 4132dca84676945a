/** Carries out an effect (`onPaid`, `onDeposit`) at least once, and one try at a time. */
import { quietly, type DiagnosticListener } from '../diagnostic.js';
import { MAX_NAME_LENGTH } from '../ledger/checkRequest.js';
import type { Ledger } from '../ledger/ledger.js';
import { claimNextAttempt } from './claimNextAttempt.js';

/** What to carry out, and where it is noted. */
export interface EffectOptions {
  readonly ledger: Ledger;
  /** Stream that holds the effect's `done` event: the order's own. Always the same for one effect. */
  readonly stream: string;
  /** Names the effect in the whole ledger: `onPaid:order:1001`. At most 507 characters. */
  readonly effect: string;
  /** Milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
  /** How long one try may take before another may begin, in milliseconds. @default 60000 */
  readonly leaseMs?: number;
  /** Makes the claim id of a first try. @default crypto.randomUUID */
  readonly newId?: () => string;
  /**
   * The effect. It is given the claim id, the same at every try, so that the store can recognise a
   * repeat. It must finish, or give up, within the lease.
   */
  readonly run: (claimId: string) => Promise<void>;
  /** Hears `effect_failed` and `effect_outran_lease`. */
  readonly onDiagnostic?: DiagnosticListener;
}

/**
 * What came of a call. `done_now`: this call carried it out. `already_done`: an earlier one did.
 * `taken`: a try holds the lease, perhaps a crashed one; call again later. `failed`: the callback or
 * the ledger threw; call again after the lease.
 */
export type EffectOutcome = 'done_now' | 'already_done' | 'taken' | 'failed';

/** The part of `done:<effect>` that is not the effect's name. */
const DONE_PREFIX = 'done:';

/**
 * Carries out an effect unless it is done or somebody is at it: claims an attempt, runs the
 * callback, appends `effect_done`. A crash or a throw leaves no such event, and the first call after
 * the lease repeats the effect under the same claim id (design §6). Never throws.
 *
 * At least once, not exactly once: a crash after the callback and before `done` repeats it, and so
 * does a callback that outlives its lease. The store guards itself with the claim id.
 */
export async function runEffect(options: EffectOptions): Promise<EffectOutcome> {
  const { effect, onDiagnostic } = options;
  try {
    return await attemptEffect(options);
  } catch (error) {
    quietly(onDiagnostic)({
      code: 'effect_failed',
      message:
        `${effect} did not come to its end, so the store may not know of it yet. It is tried ` +
        'again, with the same claim id, by the first call after the lease; see the error.',
      error,
    });
    return 'failed';
  }
}

async function attemptEffect(options: EffectOptions): Promise<EffectOutcome> {
  const { ledger, stream, effect, run, onDiagnostic } = options;
  const { now = Date.now, leaseMs = 60_000, newId = () => crypto.randomUUID() } = options;
  // Found out after the callback, it would have the callback repeated for ever.
  checkDoneKey(effect);
  if (await isDone(ledger, stream, effect)) return 'already_done';

  const claim = await claimNextAttempt({ ledger, effect, now, leaseMs, proposedId: newId() });
  if (!claim) return 'taken';
  // Between the first look and the claim, whoever held the lease may have come to the end.
  if (await isDone(ledger, stream, effect)) return 'already_done';

  await run(claim.claimId);
  await appendDone(options, claim.claimId, now());
  if (now() >= claim.leaseUntil) {
    quietly(onDiagnostic)({
      code: 'effect_outran_lease',
      message:
        `The callback of ${effect} took longer than its lease, so another try may have run beside ` +
        'it. Make the callback faster, or hand the work to a queue.',
    });
  }
  return 'done_now';
}

function checkDoneKey(effect: string): void {
  const most = MAX_NAME_LENGTH - DONE_PREFIX.length;
  if (effect.length <= most) return;
  throw new RangeError(
    `An effect's name has at most ${String(most)} characters, because \`done:\` is put before it ` +
      'in the ledger. It was not run. Shorten the name with a hash.',
  );
}

async function isDone(ledger: Ledger, stream: string, effect: string): Promise<boolean> {
  const events = await ledger.list({ stream });
  return events.some(({ key }) => key === DONE_PREFIX + effect);
}

async function appendDone(
  { ledger, stream, effect }: EffectOptions,
  claimId: string,
  now: number,
): Promise<void> {
  // The body is the same for every try, so that two that overlapped do not conflict.
  await ledger.append({
    stream,
    key: DONE_PREFIX + effect,
    kind: 'effect_done',
    at: new Date(now).toISOString(),
    body: { effect, claimId },
  });
}
