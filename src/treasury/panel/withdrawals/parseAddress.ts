/** Parses a typed address, with the same checks as the store. Pure. */
import { checkAddress } from '../../../chains/address.js';
import type { AddressError } from '../../../chains/addressError.js';
import { NETWORKS } from '../../../chains/networks.js';
import { checkPayoutAddress, isBitcoinForm } from '../../../chains/payoutAddress.js';

/** A parsed address. */
export type ParsedAddress =
  | { readonly status: 'empty' }
  /** No currency is chosen, so the network is unknown. */
  | { readonly status: 'no_network' }
  | {
      readonly status: 'valid' | 'unchecked';
      /** The canonical form, which the store stores and sends. */
      readonly address: string;
      /** As typed, without spaces: sent to the store, which checks it again. */
      readonly given: string;
      /** Whether `address` differs from `given`: in case, or in another form of the same address. */
      readonly respelled: boolean;
      /** Whether spaces or line breaks were removed. */
      readonly spaces: boolean;
      /** Whether it could also be a Bitcoin address. */
      readonly bitcoinForm: boolean;
    }
  | {
      readonly status: 'invalid';
      readonly fault: AddressError;
      /** The first known network on which it is valid. Networks of one family share their addresses. */
      readonly elsewhere: (typeof NETWORKS)[number] | undefined;
    };

/** Spaces, and invisible characters that are pasted along with a text. */
const UNSEEN = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * @param blockchain slug of the chosen currency's network; null if none is chosen.
 * @param text as typed or pasted.
 */
export function parseAddress(blockchain: string | null, text: string): ParsedAddress {
  const bare = text.replace(UNSEEN, '');
  if (bare === '') return { status: 'empty' };
  if (blockchain === null) return { status: 'no_network' };
  const check = checkPayoutAddress(blockchain, bare);
  if (check.status === 'invalid') {
    const elsewhere =
      check.reason === 'wrong_network'
        ? NETWORKS.find(({ slug }) => checkAddress(slug, bare).status === 'valid')
        : undefined;
    return { status: 'invalid', fault: check.reason, elsewhere };
  }
  return {
    status: check.status,
    address: check.address,
    given: bare,
    respelled: check.address !== bare,
    spaces: bare !== text,
    bitcoinForm: isBitcoinForm(blockchain, bare),
  };
}
