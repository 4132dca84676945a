/** Which networks an address looks like: by its shape alone, so that a shopper can find their own. */
import { NETWORKS, type Network, type NetworkSlug } from './networks.js';

const EVM = [/^0x[\da-f]{40}$/i];

/** Base58Check of 21 bytes: the version byte decides the first character, leading zeros the length. */
const BASE58 = '[1-9A-HJ-NP-Za-km-z]';
/** Bech32 and CashAddr, in either letter case: this is no check of an address. */
const BASE32 = '[02-9ac-hj-np-z]';

/** Legacy addresses of Bitcoin, which Bitcoin Cash inherited. */
const LEGACY = `1${BASE58}{24,33}|3${BASE58}{33}`;

const shape = (...forms: readonly string[]): RegExp => new RegExp(`^(?:${forms.join('|')})$`);
const caseless = (form: string): RegExp => new RegExp(`^${form}$`, 'i');

const SHAPES: Readonly<Record<NetworkSlug, readonly RegExp[]>> = {
  ethereum: EVM,
  bsc: EVM,
  polygon: EVM,
  arbitrum: EVM,
  tron: [shape(`T${BASE58}{33}`)],
  bitcoin: [shape(LEGACY), caseless(`bc1${BASE32}{11,71}`)],
  litecoin: [shape(`[LM3]${BASE58}{33}`), caseless(`ltc1${BASE32}{11,71}`)],
  dogecoin: [shape(`[DA9]${BASE58}{33}`)],
  bitcoincash: [shape(LEGACY), caseless(`(?:bitcoincash:)?(?:[qp]${BASE32}{41}|p${BASE32}{60})`)],
};

/**
 * The networks whose addresses have this shape; none for a text that is no address. Several where
 * networks share a shape, as all EVM networks do, or Bitcoin and Bitcoin Cash for legacy addresses.
 *
 * Checksums are not verified: `checkAddress` does that before an address is shown.
 */
export function networksOfShape(text: string): readonly Network[] {
  return NETWORKS.filter(({ slug }) => SHAPES[slug].some((form) => form.test(text)));
}

/**
 * Finds the address in a pasted text: as it is, after a link's scheme, or as the receiver of a token
 * link. Spaces inside are drawn by some wallets and belong to no address.
 */
export function extractAddress(text: string): string {
  const plain = text.replace(/\s/g, '');
  const receiver = /\/transfer\?(?:.*&)?address=([^&]*)/.exec(plain)?.[1];
  return receiver ?? plain.replace(/^[a-z]+:(?:\/\/|pay-)?/i, '').replace(/[@/?].*$/, '');
}
