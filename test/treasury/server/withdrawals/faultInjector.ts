/** Makes a way to the service, or a ledger, fail. */
import type { Ledger } from '../../../../src/ledger/ledger.js';

/** Anything that answers like the platform's `fetch`. */
export type AnyFetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/**
 * `unreachable`: the connection breaks before anything is answered; `silent`: no answer until the caller aborts;
 * `answer_lost`: the request is handled, but its answer is lost, the hardest case for retries; `answer`: another one.
 */
export type FetchFault =
  | { readonly kind: 'unreachable' | 'silent' | 'answer_lost' }
  | { readonly kind: 'answer'; readonly status: number; readonly body: string };

/** Waits for the caller to give up. */
export function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const abort = (): void => reject(signal?.reason as Error);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}

/** The active fault and its remaining calls. */
function createFaults<T>() {
  let fault: T | null = null;
  let left = 0;
  return {
    /** @param times number of calls that fail. @default every call until `heal` */
    fail(kind: T, times = Number.POSITIVE_INFINITY) {
      [fault, left] = [kind, times];
    },
    heal() {
      fault = null;
    },
    next(): T | null {
      if (fault === null || left <= 0) return null;
      left -= 1;
      return fault;
    },
  };
}

export function faultyFetch(fetch: AnyFetch) {
  const { next, fail, heal } = createFaults<FetchFault>();
  const part: AnyFetch = async (input, init) => {
    const fault = next();
    if (fault === null) return fetch(input, init);
    if (fault.kind === 'answer') return new Response(fault.body, { status: fault.status });
    if (fault.kind === 'silent') {
      return untilAborted(init?.signal ?? (input instanceof Request ? input.signal : null));
    }
    if (fault.kind === 'answer_lost') await fetch(input, init);
    throw new TypeError('fetch failed: the connection was broken on purpose');
  };
  return { part, fail, heal };
}

/** Makes the writes of a ledger fail, before (`refused`) or after (`answer_lost`) it took them. Reads always work. */
export function faultyLedger(ledger: Ledger) {
  const { next, fail } = createFaults<'refused' | 'answer_lost'>();
  async function write<T>(work: () => Promise<T>): Promise<T> {
    const fault = next();
    if (fault === null) return work();
    if (fault === 'answer_lost') await work();
    throw new Error('The ledger was made to fail on purpose.');
  }
  const part: Ledger = {
    ...ledger,
    append: (event) => write(() => ledger.append(event)),
    claim: (request) => write(() => ledger.claim(request)),
  };
  return { part, fail };
}
