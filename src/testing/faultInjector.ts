/** Troubles on demand: puts them between two parts that talk by `fetch`, or before a ledger. */
import type { Ledger } from '../ledger/ledger.js';

/** A trouble of the way between two parts. */
export type FetchTrouble =
  /** The connection breaks before anything is answered. */
  | { readonly kind: 'unreachable' }
  /** Nothing comes back until the caller gives up. */
  | { readonly kind: 'silent' }
  /** The work is done, and its answer is lost: the hardest one for whoever repeats. */
  | { readonly kind: 'answer_lost' }
  /** Somebody else answers: a status, perhaps with headers and a body. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    };

/** Puts troubles in force. */
export interface FaultInjector<T> {
  /** The part with the troubles before it. */
  readonly part: T;
  /**
   * Puts a trouble in force.
   *
   * @param times how many calls it meets; until {@link heal} where it is absent.
   */
  fail(trouble: FetchTrouble, times?: number): void;
  /** Ends every trouble. */
  heal(): void;
  /** Calls that a trouble has met so far. */
  met(): number;
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

/** Counts down how often a trouble meets. */
function createTroubles<T>() {
  let trouble: T | null = null;
  let left = 0;
  let met = 0;
  return {
    fail(next: T, times = Number.POSITIVE_INFINITY) {
      [trouble, left] = [next, times];
    },
    heal() {
      trouble = null;
    },
    met: () => met,
    meet(): T | null {
      if (trouble === null || left <= 0) return null;
      left -= 1;
      met += 1;
      return trouble;
    },
  };
}

/**
 * Puts troubles before a `fetch`: the service's, the store's or the platform's.
 *
 * @example
 * const service = faultyFetch(sandbox.fetch);
 * const client = createServiceClient({ baseUrl, apiKey, fetch: service.part });
 * service.fail({ kind: 'answer_lost' }, 1);
 */
export function faultyFetch(fetch: AnyFetch): FaultInjector<AnyFetch> {
  const troubles = createTroubles<FetchTrouble>();
  const part: AnyFetch = async (input, init) => {
    const trouble = troubles.meet();
    if (trouble === null) return fetch(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    switch (trouble.kind) {
      case 'unreachable':
        throw broken();
      case 'silent':
        return untilAborted(signal);
      case 'answer_lost':
        await fetch(input, init);
        throw broken();
      case 'answer':
        return new Response(trouble.body ?? '', {
          status: trouble.status,
          headers: trouble.headers ?? {},
        });
    }
  };
  return { part, fail: troubles.fail, heal: troubles.heal, met: troubles.met };
}

/** A trouble of a ledger's write: before it, or after it when it can no longer be told. */
export type LedgerTrouble = 'refused' | 'answer_lost';

/** Puts troubles before a ledger. */
export interface FaultyLedger extends Omit<FaultInjector<Ledger>, 'fail'> {
  fail(trouble: LedgerTrouble, times?: number): void;
}

/** Puts troubles before the writes of a ledger: `append` and `claim`. Reads go through. */
export function faultyLedger(ledger: Ledger): FaultyLedger {
  const troubles = createTroubles<LedgerTrouble>();
  async function write<T>(work: () => Promise<T>): Promise<T> {
    const trouble = troubles.meet();
    if (trouble === null) return work();
    if (trouble === 'answer_lost') await work();
    throw new Error('The ledger was made to fail on purpose.');
  }
  const part: Ledger = {
    ...ledger,
    // Of a class these two may be on its prototype, which is not spread.
    durability: ledger.durability,
    close: async () => ledger.close?.(),
    append: (event) => write(() => ledger.append(event)),
    claim: (request) => write(() => ledger.claim(request)),
    list: (query) => ledger.list(query),
  };
  return { part, fail: troubles.fail, heal: troubles.heal, met: troubles.met };
}
