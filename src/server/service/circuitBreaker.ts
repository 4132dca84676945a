/** The circuit breaker of one operation: if most calls fail, the service is not called for five seconds. */
import { createSteadyClock } from '../../async/storedTimes.js';
import { isServiceFault } from './retryBudget.js';

/** How far back failures count. */
const SAMPLE_MS = 30_000;
/** With fewer calls the breaker stays closed: they say too little. */
const LEAST_CALLS = 10;
/** Above this share of failures the breaker opens. */
const THRESHOLD = 0.5;
/**
 * How long it stays open before one call is let through. A waiting page has ten seconds to notice that the
 * service is back: half of them are this, the other half the page's own pause.
 */
export const OPEN_MS = 5_000;

/**
 * How long the trial call may take. On Workers it can be cut off with its request and never end: after
 * this the next call tries.
 */
export const PROBE_MS = 30_000;

/** A circuit breaker. */
export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** `half_open`: one trial call finds out whether the service is back. */
type State = 'closed' | 'open' | 'half_open';

/**
 * Makes the breaker of one operation. It has no timer: it reads the clock when a call comes. Not a
 * library, because the usual one shares an abort signal between its calls, and in workerd a signal belongs
 * to one request.
 *
 * @param now milliseconds since the epoch.
 */
export function createCircuitBreaker(options: {
  readonly now: () => number;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}) {
  const { onOpen, onClose } = options;
  const now = createSteadyClock(options.now);
  let calls: { readonly at: number; readonly failed: boolean }[] = [];
  let state: State = 'closed';
  let openedAt = 0;
  let probedAt = 0;
  /** Counts changes of state: a call that was begun before a change says nothing about the state after it. */
  let generation = 0;

  function open(): void {
    state = 'open';
    generation += 1;
    openedAt = now();
    onOpen();
  }

  function beginProbe(): void {
    state = 'half_open';
    generation += 1;
    probedAt = now();
  }

  function note(failed: boolean): void {
    const at = now();
    calls = [...calls.filter((call) => at - call.at < SAMPLE_MS), { at, failed }];
  }

  function succeeded(): void {
    if (state === 'half_open') {
      state = 'closed';
      generation += 1;
      calls = [];
      onClose();
    }
    note(false);
  }

  function failed(): void {
    note(true);
    if (state === 'half_open') open();
    const failures = calls.filter((call) => call.failed).length;
    if (state !== 'closed' || calls.length < LEAST_CALLS) return;
    if (failures > calls.length * THRESHOLD) open();
  }

  const restMs = (): number => {
    // During the trial call the others are refused, not queued.
    if (state === 'half_open') return now() - probedAt < PROBE_MS ? 1 : 0;
    return state === 'open' ? Math.max(0, OPEN_MS - (now() - openedAt)) : 0;
  };

  return {
    /** Milliseconds until a call is allowed; 0 if it is now. */
    openForMs: restMs,
    /** Makes a call and counts its outcome. Check {@link openForMs} first. */
    async run<T>(call: () => Promise<T>): Promise<T> {
      if (state !== 'closed') beginProbe();
      const begunIn = generation;
      const isCurrent = (): boolean => generation === begunIn;
      try {
        const answer = await call();
        if (isCurrent()) succeeded();
        return answer;
      } catch (error) {
        // A failure that is our own fault shows that the service works.
        if (isCurrent()) (isServiceFault(error) ? failed : succeeded)();
        throw error;
      }
    },
  };
}
