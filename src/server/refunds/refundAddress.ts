/** Whether money can go back to an address that a customer has entered. */
import { checkAddress } from '../../chains/address.js';
import type { AddressError } from '../../chains/addressError.js';
import { checkPayoutAddress } from '../../chains/payoutAddress.js';
import type { AddressBook } from '../checkouts/addressBook.js';
import { ProblemError } from '../http/problemDetails.js';
import type { RefundLink } from './refundLink.js';

/** What is wrong: with the text, or because the address is the store's own, a contract or of nobody. */
export type RefundAddressError = AddressError | 'own' | 'contract' | 'nobody' | 'unchecked';

/** An address that can be paid, or why it cannot. */
export type RefundAddressCheck =
  | { readonly status: 'valid'; readonly address: string }
  | { readonly status: 'invalid'; readonly reason: RefundAddressError };

/** Nobody has the key of these; tokens sent there are gone. */
const NOBODY = /^0x(?:0{40}|0{36}dead)$/i;

/** Longest text that is looked at. */
export const MAX_ADDRESS_TEXT = 300;

/** Takes out white space and invisible characters, which come along when an address is copied. */
export const cleanAddress = (text: string): string => text.replace(/[\s\p{Cf}\p{Cc}]/gu, '');

const invalid = (reason: RefundAddressError): RefundAddressCheck => ({
  status: 'invalid',
  reason,
});

/**
 * Checks an address for the refund of a link.
 *
 * @throws ProblemError `store_unavailable` while not all addresses of the store are known: a refund to one
 *   of them would come back as a payment.
 */
export async function checkRefundAddress(
  addresses: AddressBook,
  { made: { blockchain, contracts } }: RefundLink,
  text: string,
): Promise<RefundAddressCheck> {
  const check = checkPayoutAddress(blockchain, cleanAddress(text));
  if (check.status === 'invalid') return invalid(check.reason);
  if (check.status === 'unchecked') return invalid('unchecked');
  const { address } = check;
  const isContract = contracts.some((contract) => {
    const other = checkAddress(blockchain, contract);
    return other.status !== 'invalid' && other.address === address;
  });
  if (isContract) return invalid('contract');
  if (NOBODY.test(address)) return invalid('nobody');
  if (!(await addresses.catchUp())) {
    throw new ProblemError(
      'store_unavailable',
      "A customer's address could not be compared with the store's own, because the ledger is still " +
        'being read. The page says to try again.',
    );
  }
  return addresses.ownerOf(address) === undefined ? { status: 'valid', address } : invalid('own');
}
