/** Sees to it that every callback that is due comes to its end, whatever fails on the way. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { runWithConcurrency } from '../../async/runWithConcurrency.js';
import type { BackgroundTasks } from '../../async/backgroundTasks.js';
import type { CheckoutEventKind } from '../../payments/checkoutEvents.js';
import type { CheckoutRecord } from '../checkouts/checkoutRecords.js';
import { createSettleSoon } from './callbackQueue.js';
import { TRY_MS } from './leases.js';
import { createOwedCallbacks } from './pendingCallbacks.js';
import { createRunCallbacks, type CallbackDependencies } from './runCallbacks.js';
import { listens, type StoreCallbacks } from './storeCallbacks.js';
import type { UnsettledCheckouts } from './unsettledCheckouts.js';

/** Checkouts whose callbacks run at the same time when many are gone through. */
export const CHECKOUTS_AT_ONCE = 8;

/** How often an instance looks for callbacks that another one left undone. */
const SWEEP_MS = 5 * 60_000;

/** After so many checkouts a sweep writes down how far it has come: a start that is killed need not begin anew. */
const MARK_AFTER = 1_000;

/** The callbacks of one handler. */
export interface CallbackDesk {
  /** Carries out what is due for a checkout. Never throws. Answers whether everything is done. */
  settle(stream: string): Promise<boolean>;
  /** Notes an append to a checkout: callbacks that it makes due run soon. Returns at once. */
  appended(stream: string, kind: CheckoutEventKind): void;
  /** Starts what is due again; called with every request. Returns at once. */
  wake(): void;
  /** Wakes by itself no more. */
  stop(): void;
}

/** What the desk is made from. */
export interface CallbackDeskParts extends CallbackDependencies {
  readonly unsettled: UnsettledCheckouts;
  readonly background: BackgroundTasks;
  readonly callbacks: StoreCallbacks;
  readonly view: (record: CheckoutRecord) => Promise<CheckoutSnapshot>;
}

/** Kinds of events after which no callback can be due. */
const WITHOUT_CALLBACKS: ReadonlySet<CheckoutEventKind> = new Set([
  'opened',
  'displayed',
  'looked',
]);

/** Stands among the streams for the sweep itself; no stream is named so. */
const SWEEP = '';

/**
 * Makes the desk. It begins with a sweep, which takes up what a crash left undone, and repeats it
 * every five minutes: what another instance left undone when it went away is found then.
 */
export function createCallbackDesk(parts: CallbackDeskParts): CallbackDesk {
  const { records, now, report, unsettled, background, callbacks, view } = parts;
  const runCallbacks = createRunCallbacks(parts);
  const owed = createOwedCallbacks(now, wake);
  const settleSoon = createSettleSoon(settle, background);

  function retryLater(stream: string, error: unknown): void {
    owed.owe(stream, now() + TRY_MS, Number.POSITIVE_INFINITY);
    const message =
      'The callbacks of a checkout could not be run, most often because the ledger could not be read or written. ' +
      'They are tried again in a minute; see the error.';
    report({ code: 'callback_failed', message, error });
  }

  async function settle(stream: string): Promise<boolean> {
    if (!listens(callbacks)) return true;
    try {
      const record = await records.read(stream);
      if (!record.state.opened) return true;
      if (record.lacksNote) throw new Error('A payment could not be written into the ledger.');
      const scene = { record, draw: () => view(record), callbacks };
      const retryAt = await runCallbacks(scene);
      const upTo = record.events.at(-1)?.sequence ?? 0;
      if (retryAt === null) {
        unsettled.done(record);
        owed.clear(stream, upTo);
      } else owed.owe(stream, retryAt, upTo);
      return retryAt === null;
    } catch (error) {
      retryLater(stream, error);
      return false;
    }
  }

  async function sweep(): Promise<void> {
    // First of all: on Workers a sweep can be cut off with its request, and must not be the last.
    owed.owe(SWEEP, now() + SWEEP_MS, 0);
    try {
      await unsettled.catchUp();
      const untold = unsettled.untold();
      for (let from = 0; from === 0 || from < untold.length; from += MARK_AFTER) {
        await runWithConcurrency(CHECKOUTS_AT_ONCE, untold.slice(from, from + MARK_AFTER), settle);
        await unsettled.mark();
      }
    } catch (error) {
      retryLater(SWEEP, error);
    }
  }

  function wake(): void {
    const due = owed.takeDue();
    if (due.length === 0) return;
    const again = (stream: string): Promise<unknown> =>
      stream === SWEEP ? sweep() : settle(stream);
    void background.add(runWithConcurrency(CHECKOUTS_AT_ONCE, due, again));
  }

  if (listens(callbacks)) void background.add(sweep());
  return {
    settle,
    // Also after a duplicate: another instance may have stored the event and then crashed.
    appended(stream, kind) {
      if (!WITHOUT_CALLBACKS.has(kind)) settleSoon(stream);
    },
    wake,
    stop: owed.stop,
  };
}
