/** Does an answer of the service speak of the withdrawal that was drafted? */
import { sameAddress } from '../../../chains/address.js';
import type { DecimalString } from '../../../money/decimal.js';

/** What is to be paid: as drafted. */
export interface IntendedPayment {
  readonly currencyId: string;
  readonly blockchain: string;
  readonly amount: DecimalString;
  readonly addressTo: string;
}

/** What an answer says of it. */
export interface StatedPayment {
  readonly currency_id: string;
  readonly address_to: string;
  readonly amount: DecimalString;
}

/**
 * Whether currency, receiver and amount are the drafted ones. The spelling of an address may differ;
 * amounts are in machine form on both sides, so equal ones are equal texts.
 */
export function agrees(drafted: IntendedPayment, said: StatedPayment): boolean {
  return (
    said.currency_id === drafted.currencyId &&
    said.amount === drafted.amount &&
    sameAddress(drafted.blockchain, said.address_to, drafted.addressTo)
  );
}
