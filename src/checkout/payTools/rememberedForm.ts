/** Stores the form of the QR code that was chosen last on a network, because a shopper's wallet stays the same. */
import type { PayloadForm, PayloadRung } from '../../chains/paymentPayload.js';
import { readStorage, writeStorage } from '../../ui/storage.js';

const keyOf = (blockchain: string) => `till-code:${blockchain}`;

/** Stores a choice. */
export function rememberForm(blockchain: string, form: PayloadForm): void {
  writeStorage('localStorage', keyOf(blockchain), form);
}

/**
 * @returns the position of the stored form in this ladder; 0 if there is none. A token link is
 * never shown unasked: some wallets send its amount to the token's contract, and the money is lost.
 */
export function rememberedStep(blockchain: string, ladder: readonly PayloadRung[]): number {
  const stored = readStorage('localStorage', keyOf(blockchain));
  const step = ladder.findIndex(({ form }) => form === stored && form !== 'eip681_token');
  return Math.max(step, 0);
}
