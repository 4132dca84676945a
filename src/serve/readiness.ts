/** `/readyz`: whether the ledger can be written and the payment service answers. */
import { withTimeout } from '../async/withTimeout.js';
import type { Ledger } from '../ledger/ledger.js';
import type { CheckoutHandler } from '../server/handler/createCheckoutHandler.js';

/** What a probe reads. */
export interface Readiness {
  readonly ledger: boolean;
  readonly service: boolean;
}

/** A probe waits one to five seconds. */
const ANSWER_MS = 3_000;
/** How long an answer of the service is believed. */
const BELIEVED_MS = 15_000;

/** A ledger, and whether its last write failed. */
export interface WatchedWrites {
  readonly ledger: Ledger;
  readonly haveFailed: () => boolean;
}

/** Watches the writes of every part of the server. */
export function watchWrites(ledger: Ledger): WatchedWrites {
  let haveFailed = false;
  return {
    ledger: {
      durability: ledger.durability,
      list: (query) => ledger.list(query),
      claim: (request) => ledger.claim(request),
      async append(event) {
        try {
          const result = await ledger.append(event);
          // A repeat writes nothing, and may succeed on a full disk.
          if (result.outcome === 'new') haveFailed = false;
          return result;
        } catch (error) {
          // A name that no ledger accepts says nothing about the disk.
          if (!(error instanceof RangeError)) haveFailed = true;
          throw error;
        }
      },
    },
    haveFailed: () => haveFailed,
  };
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/**
 * Makes the check.
 *
 * @param options `readyUrl`: the handler's own check, which repeats a write; `now`: milliseconds since the epoch.
 */
export function createReadinessCheck(
  { fetch, listCurrencies }: Pick<CheckoutHandler, 'fetch' | 'listCurrencies'>,
  {
    writes,
    readyUrl,
    now,
    newId,
  }: {
    readonly writes: WatchedWrites;
    readonly readyUrl: string;
    readonly now: () => number;
    readonly newId: () => string;
  },
): () => Promise<Readiness> {
  let service = { at: Number.NEGATIVE_INFINITY, answers: false };

  async function serviceAnswers(): Promise<boolean> {
    if (now() - service.at < BELIEVED_MS) return service.answers;
    const asked = await withTimeout(succeeds(listCurrencies()), ANSWER_MS);
    service = { at: now(), answers: asked.done && asked.value };
    return service.answers;
  }

  /** After a failed write, only a new event shows that writes work again. */
  async function canWriteAgain(): Promise<boolean> {
    const at = new Date(now()).toISOString();
    const event = { stream: 'ready', key: `again:${newId()}`, kind: 'ready', at, body: {} };
    const written = await withTimeout(succeeds(writes.ledger.append(event)), ANSWER_MS);
    return written.done && written.value;
  }

  async function ledgerWorks(): Promise<boolean> {
    const { ok } = await fetch(new Request(readyUrl));
    return ok && (!writes.haveFailed() || (await canWriteAgain()));
  }

  return async () => {
    const [ledger, answers] = await Promise.all([ledgerWorks(), serviceAnswers()]);
    return { ledger, service: answers };
  };
}
