/** Stores the form of the QR code that was chosen last on a network, because a shopper's wallet stays the same. */
import type { PayloadForm, PayloadRung } from '../../chains/paymentPayload.js';

const keyOf = (blockchain: string) => `till-code:${blockchain}`;

/** Stores a choice, if the browser lets it. */
export function rememberForm(blockchain: string, form: PayloadForm): void {
  try {
    localStorage.setItem(keyOf(blockchain), form);
  } catch {
    // The choice works without storage.
  }
}

/**
 * @returns the position of the stored form in this ladder; 0 if there is none. A token link is
 * never shown unasked: some wallets send its amount to the token's contract, and the money is lost.
 */
export function rememberedStep(blockchain: string, ladder: readonly PayloadRung[]): number {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(keyOf(blockchain));
  } catch {
    // Storage may be blocked.
  }
  const step = ladder.findIndex(({ form }) => form === stored && form !== 'eip681_token');
  return Math.max(step, 0);
}
