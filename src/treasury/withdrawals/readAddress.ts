/** What is to be said of a typed address: checked with the same code as on the store's side. Pure. */
import { checkAddress } from '../../chains/address.js';
import type { AddressError } from '../../chains/addressError.js';
import { NETWORKS, type NetworkFamily } from '../../chains/networks.js';
import { checkPayoutAddress, isBitcoinForm } from '../../chains/payoutAddress.js';

/** A network that an address is of; those of one family have the same addresses. */
export interface AddressKind {
  readonly family: NetworkFamily;
  readonly name: string;
}

/** What a text is, as an address of one network. */
export type ParsedAddress =
  | { readonly status: 'empty' }
  /** No currency is chosen, so there is no network to hold it against. */
  | { readonly status: 'no_network' }
  | {
      readonly status: 'valid' | 'unchecked';
      /** The one spelling, in which the store writes it down and sends it. */
      readonly address: string;
      /** As it was typed, but for spaces: the store is told this, for it says more. */
      readonly given: string;
      /** The letters differ from what was typed: capitals, or another form of the same address. */
      readonly respelled: boolean;
      /** Spaces or line breaks were taken out. */
      readonly spaces: boolean;
      /** It is written in a form that is Bitcoin's as well. */
      readonly bitcoinForm: boolean;
    }
  | {
      readonly status: 'invalid';
      readonly fault: AddressError;
      /** The network that it belongs to, where there is one that Tillkit knows. */
      readonly elsewhere: AddressKind | null;
    };

/** Spaces, and what is pasted along with a text from a page or a message without being seen. */
const UNSEEN = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The text without what cannot be part of any address. */
export function withoutSpaces(text: string): string {
  return text.replace(UNSEEN, '');
}

/** The first network on which it is sound; addresses of one family look alike. */
function kindElsewhere(text: string): AddressKind | null {
  const found = NETWORKS.find(({ slug }) => checkAddress(slug, text).status === 'valid');
  return found ? { family: found.family, name: found.name } : null;
}

/**
 * @param blockchain slug of the network of the chosen currency; null where none is chosen.
 * @param text as typed or pasted.
 */
export function parseAddress(blockchain: string | null, text: string): ParsedAddress {
  const bare = withoutSpaces(text);
  if (bare === '') return { status: 'empty' };
  if (blockchain === null) return { status: 'no_network' };
  const check = checkPayoutAddress(blockchain, bare);
  if (check.status === 'invalid') {
    const elsewhere = check.reason === 'wrong_network' ? kindElsewhere(bare) : null;
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
