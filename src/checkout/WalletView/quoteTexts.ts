/** What a wallet knows once it has read a code. */
import type { PaymentFormName } from '../../chains/paymentPayload.js';

const CARRIES_AMOUNT: readonly string[] = ['bip21_amount', 'eip681_amount', 'eip681_token'];

/** Whether the wallet that reads the code knows the amount as well. */
export function carriesAmount(form: PaymentFormName): boolean {
  return CARRIES_AMOUNT.includes(form);
}
