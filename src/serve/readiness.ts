/** `/readyz`: whether the ledger can be written and the payment service answers. */
import { withTimeout } from '../async/withTimeout.js';
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

/** Makes the check. @param now milliseconds since the epoch. */
export function createReadinessCheck(
  { fetch, listCurrencies }: Pick<CheckoutHandler, 'fetch' | 'listCurrencies'>,
  { readyUrl, now }: { readonly readyUrl: string; readonly now: () => number },
): () => Promise<Readiness> {
  let service = { at: Number.NEGATIVE_INFINITY, answers: false };

  async function serviceAnswers(): Promise<boolean> {
    if (now() - service.at < BELIEVED_MS) return service.answers;
    const asked = await withTimeout(
      listCurrencies().then(
        () => true,
        () => false,
      ),
      ANSWER_MS,
    );
    service = { at: now(), answers: asked.done && asked.value };
    return service.answers;
  }

  return async () => {
    const [ledger, answers] = await Promise.all([fetch(new Request(readyUrl)), serviceAnswers()]);
    return { ledger: ledger.ok, service: answers };
  };
}
