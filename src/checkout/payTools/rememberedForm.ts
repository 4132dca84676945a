/** The form of the code that was chosen last on a network: a wallet that did not read the first will not tomorrow. */
import type { PayloadForm, PayloadRung } from '../../chains/paymentPayload.js';

const keyOf = (blockchain: string) => `till-code:${blockchain}`;

/** Remembers a choice; a page without storage remembers nothing. */
export function rememberForm(blockchain: string, form: PayloadForm): void {
  try {
    localStorage.setItem(keyOf(blockchain), form);
  } catch {
    // The ladder works without it.
  }
}

/**
 * @returns the position of the remembered form in this ladder; 0 where there is none. A token link is
 * never shown unasked: some wallets send its amount to the token's contract, and the money is lost.
 */
export function rememberedStep(blockchain: string, ladder: readonly PayloadRung[]): number {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(keyOf(blockchain));
  } catch {
    // A page may be denied its storage.
  }
  const step = ladder.findIndex(({ form }) => form === kept && form !== 'eip681_token');
  return Math.max(step, 0);
}
