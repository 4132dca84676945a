/** Whether money can go back to an address that a customer has entered. */
import { checkAddress } from '../../chains/address.js';
import type { AddressError } from '../../chains/addressError.js';
import { WELL_KNOWN_TOKENS } from '../../chains/wellKnownTokens.js';
import { checkPayoutAddress, isBitcoinForm } from '../../chains/payoutAddress.js';
import type { AddressBook } from '../../server/checkouts/addressBook.js';
import { ProblemError } from '../../server/http/problemDetails.js';
import type { RefundLink } from './refundLink.js';

/** What is wrong: with the text, or because the address is the store's own, a contract or of nobody. */
export type RefundAddressError = AddressError | 'own' | 'contract' | 'nobody' | 'unchecked';

/** An address that can be paid, or why it cannot. */
export type RefundAddressCheck =
  | { readonly status: 'valid'; readonly address: string }
  | { readonly status: 'invalid'; readonly reason: RefundAddressError };

/** The first addresses of EVM networks: zero, the built-in programs, and `…dead`. */
const EVM_BUILT_IN = /^0x0{36}[0-9a-f]{4}$/;

/** Well-known addresses that nobody has the key of: what is sent there is burned. */
const BURNED: ReadonlySet<string> = new Set([
  '0xdead000000000000000042069420694206942069',
  // Stands for a network's own coin in programs, and is sometimes copied from there.
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0xffffffffffffffffffffffffffffffffffffffff',
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy',
  '1111111111111111111114oLvT2',
  '1BitcoinEaterAddressDontSendf59kuE',
]);

function isOfNobody(address: string): boolean {
  const spelled = address.startsWith('0x') ? address.toLowerCase() : address;
  return EVM_BUILT_IN.test(spelled) || BURNED.has(spelled);
}

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
  const given = cleanAddress(text);
  const check = checkPayoutAddress(blockchain, given);
  if (check.status === 'invalid') return invalid(check.reason);
  if (check.status === 'unchecked') return invalid('unchecked');
  // `1…` on Bitcoin Cash: most likely an address of Bitcoin, and the page would show another spelling of it.
  if (isBitcoinForm(blockchain, given)) return invalid('wrong_network');
  const { address } = check;
  const known = WELL_KNOWN_TOKENS.filter((token) => token.blockchain === blockchain);
  const isContract = [...contracts, ...known.map(({ contract }) => contract)].some((contract) => {
    const other = checkAddress(blockchain, contract);
    return other.status !== 'invalid' && other.address === address;
  });
  if (isContract) return invalid('contract');
  if (isOfNobody(address)) return invalid('nobody');
  if (!(await addresses.catchUp())) {
    throw new ProblemError(
      'store_unavailable',
      "A customer's address could not be compared with the store's own, because the ledger is still " +
        'being read. The page says to try again.',
    );
  }
  return addresses.ownerOf(address) === undefined ? { status: 'valid', address } : invalid('own');
}
