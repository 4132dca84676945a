/** The breaker of one operation: a service that mostly fails is left alone for five seconds. */
import { isServiceFault } from './retryBudget.js';

/** How far back failures count. */
const SAMPLE_MS = 30_000;
/** Fewer calls say nothing about the service. */
const LEAST_CALLS = 10;
/** Above this share of failures the breaker opens. */
const THRESHOLD = 0.5;
/**
 * How long it stays open before one call is let through. Half of the ten seconds in which a page that
 * waits has to notice that the service is back; the other half is the page's own pause.
 */
export const OPEN_MS = 5_000;

/**
 * How long one call may be finding out. On Workers it can be cut off with its request and would never
 * tell: after this the next call finds out.
 */
export const PROBE_MS = 30_000;

/** A circuit breaker. */
export interface CircuitBreaker {
  /** Makes a call and counts how it went. Ask {@link openForMs} first. */
  run<T>(call: () => Promise<T>): Promise<T>;
  /** Milliseconds until a call may be tried again; 0 if it may now. */
  openForMs(): number;
}

/** `half_open`: one call is finding out whether the service is back. */
type State = 'closed' | 'open' | 'half_open';

/**
 * Makes the breaker of one operation. It has no timer: it looks at the clock when a call
 * comes. Written here because the library for it makes an abort signal for all of its calls, and in
 * workerd a signal belongs to one request.
 *
 * @param now milliseconds since the epoch.
 */
export function createCircuitBreaker(options: {
  readonly now: () => number;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}): CircuitBreaker {
  const { now, onOpen, onClose } = options;
  let calls: { readonly at: number; readonly failed: boolean }[] = [];
  let state: State = 'closed';
  let openedAt = 0;
  let probedAt = 0;
  /** Counts changes of state: a call that was begun before one says nothing about what came after. */
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
    // One call is finding out; the others do not queue behind it.
    if (state === 'half_open') return now() - probedAt < PROBE_MS ? 1 : 0;
    return state === 'open' ? Math.max(0, OPEN_MS - (now() - openedAt)) : 0;
  };

  return {
    openForMs: restMs,
    async run(call) {
      if (state !== 'closed') beginProbe();
      const begunIn = generation;
      const isCurrent = (): boolean => generation === begunIn;
      try {
        const answer = await call();
        if (isCurrent()) succeeded();
        return answer;
      } catch (error) {
        // What is our own fault says that the service is there.
        if (isCurrent()) (isServiceFault(error) ? failed : succeeded)();
        throw error;
      }
    },
  };
}
