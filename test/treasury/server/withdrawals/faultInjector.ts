/** Injects faults into a `fetch` or a ledger. */
import type { Ledger } from '../../../../src/ledger/ledger.js';

/** A fault of a connection. */
export type FetchFault =
  /** The connection breaks before anything is answered. */
  | { readonly kind: 'unreachable' }
  /** No answer until the caller aborts. */
  | { readonly kind: 'silent' }
  /** The request is handled, but its answer is lost: the hardest case for retries. */
  | { readonly kind: 'answer_lost' }
  /** Another answer: a status, with optional headers and body. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    };

/** Controls the faults of one part. */
export interface FaultInjector<T> {
  /** The part with fault injection. */
  readonly part: T;
  /**
   * Activates a fault.
   *
   * @param times number of calls that fail. @default every call until {@link heal}
   */
  fail(fault: FetchFault, times?: number): void;
  /** Ends every fault. */
  heal(): void;
}

/** Anything that answers like the platform's `fetch`. */
export type AnyFetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

const broken = (): TypeError => new TypeError('fetch failed: the connection was broken on purpose');

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const abort = (): void => reject(signal?.reason as Error);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}

/** The active fault and its remaining calls. */
function createFaultState<T>() {
  let fault: T | null = null;
  let left = 0;
  return {
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

/** Injects faults into a `fetch`. */
export function faultyFetch(fetch: AnyFetch): FaultInjector<AnyFetch> {
  const faults = createFaultState<FetchFault>();
  const part: AnyFetch = async (input, init) => {
    const fault = faults.next();
    if (fault === null) return fetch(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    switch (fault.kind) {
      case 'unreachable':
        throw broken();
      case 'silent':
        return untilAborted(signal);
      case 'answer_lost':
        await fetch(input, init);
        throw broken();
      case 'answer':
        return new Response(fault.body ?? '', {
          status: fault.status,
          headers: fault.headers ?? {},
        });
    }
  };
  return { part, fail: faults.fail, heal: faults.heal };
}

/** A fault of a ledger's write: `refused` before it, `answer_lost` after it. */
export type LedgerFault = 'refused' | 'answer_lost';

/** Controls the faults of a ledger. */
export interface FaultyLedger extends Omit<FaultInjector<Ledger>, 'fail'> {
  fail(fault: LedgerFault, times?: number): void;
}

/** Injects faults into the writes of a ledger: `append` and `claim`. Reads always work. */
export function faultyLedger(ledger: Ledger): FaultyLedger {
  const faults = createFaultState<LedgerFault>();
  async function write<T>(work: () => Promise<T>): Promise<T> {
    const fault = faults.next();
    if (fault === null) return work();
    if (fault === 'answer_lost') await work();
    throw new Error('The ledger was made to fail on purpose.');
  }
  const part: Ledger = {
    ...ledger,
    append: (event) => write(() => ledger.append(event)),
    claim: (request) => write(() => ledger.claim(request)),
  };
  return { part, fail: faults.fail, heal: faults.heal };
}
