/** What may be drawn to pay to: the widget's own check of the address that it received. Pure. */
import { checkAddress } from '../chains/address.js';
import { paymentPayload, type PaymentPayload } from '../chains/paymentPayload.js';
import type { CheckoutSnapshot, DepositAddress, QuoteView } from '../contract/checkout.js';
import type { DecimalString } from '../money/decimalString.js';
import { amountToSend } from './quote.js';

/**
 * `none`: no currency chosen. `refused`: the address must appear nowhere in the page. `unchecked`:
 * text only. `ready`: canonical address with QR text and perhaps a link.
 */
export type PayTarget =
  | { readonly status: 'none' }
  | { readonly status: 'refused' }
  | { readonly status: 'unchecked'; readonly address: string }
  | { readonly status: 'ready'; readonly address: string; readonly payload: PaymentPayload };

function targetOf(quote: QuoteView, deposit: DepositAddress, amount: DecimalString | null) {
  // The store has checked it too; this guards against everything between the store and the eye.
  const check = checkAddress(deposit.blockchain, deposit.address);
  if (deposit.blockchain !== quote.blockchain || check.status === 'invalid') {
    return { status: 'refused' } as const;
  }
  if (check.status === 'unchecked') return check;
  const { isNative, contractAddress, precision } = quote;
  const { address } = check;
  const coin = { blockchain: deposit.blockchain, isNative, contractAddress, precision };
  const payload = paymentPayload({ ...coin, address, amount });
  return payload
    ? ({ status: 'ready', address, payload } as const)
    : { status: 'refused' as const };
}

/** Decides what may be drawn for a snapshot. */
export function payTargetOf(snapshot: CheckoutSnapshot): PayTarget {
  const { quote, address } = snapshot;
  if (!quote || !address) return { status: 'none' };
  return targetOf(quote, address, amountToSend(snapshot));
}
