/** Where the service keeps the pictures of what is offered: the only addresses that are ever fetched. */
import type { ExtendedListing } from '../../../api/currencies.js';
import type { IconSet } from '../../../api/primitives.js';
import type { IconKind } from '../../../contract/routes.js';

/** Addresses to try in this order, by kind and key. */
export type IconAddresses = Readonly<Record<IconKind, ReadonlyMap<string, readonly string[]>>>;

/** No icons at all. */
export const NO_ICONS: IconAddresses = { currency: new Map(), network: new Map() };

/** More files than that are not tried for one picture: a shopper's browser waits for it. */
const MAX_TRIES = 3;
const MAX_LENGTH = 2_048;

/** The address in its one spelling, or none where it is not a plain https address of a named host. */
function allowed(text: string | null | undefined, hosts: ReadonlySet<string>): string[] {
  if (!text || text.length > MAX_LENGTH || !URL.canParse(text)) return [];
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.port === '' && !url.username && !url.password;
  if (!isPlain || !hosts.has(url.hostname)) return [];
  url.hash = '';
  return [url.href];
}

/** Pixels before outlines: they are small, and nothing can be hidden in them. */
function addressesOf(sets: readonly (IconSet | null | undefined)[], hosts: ReadonlySet<string>) {
  const texts = [
    ...sets.map((set) => set?.icon_128),
    ...sets.map((set) => set?.icon_svg),
    ...sets.map((set) => set?.icon_512),
  ];
  return [...new Set(texts.flatMap((text) => allowed(text, hosts)))].slice(0, MAX_TRIES);
}

/**
 * Reads the addresses out of the extended listing.
 *
 * @param hosts exact names of hosts; an address of another is left out.
 */
export function iconAddresses(
  { currencies, blockchains }: ExtendedListing,
  hosts: ReadonlySet<string>,
): IconAddresses {
  const currency = new Map<string, readonly string[]>();
  const network = new Map<string, readonly string[]>();
  const add = (
    to: Map<string, readonly string[]>,
    key: string | null | undefined,
    sets: readonly (IconSet | null | undefined)[],
  ): void => {
    const addresses = addressesOf(sets, hosts);
    if (key && addresses.length > 0 && !to.has(key)) to.set(key, addresses);
  };
  // A token's own picture first: it is the same on every network.
  for (const one of currencies) add(currency, one.id, [one.token_icon, one.icon]);
  for (const one of blockchains) add(network, one.name, [one.icon]);
  for (const one of currencies) add(network, one.blockchain, [one.blockchain_icon]);
  return { currency, network };
}
