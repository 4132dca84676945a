/** Where icons come from: our own drawings, or hosts that the store has named, and nowhere else. */
import type { ExtendedListing } from '../../../api/currencies.js';
import type { IconSet } from '../../../api/primitives.js';
import type { IconKind } from '../../../contract/routes.js';
import type { SendRequest } from '../../../api/transport.js';
import { CURRENCY_MARKS, type Mark, NETWORK_MARKS, pictureOf } from './marks.js';
import { HandlerConfigurationError } from '../../configuration/configurationError.js';

/** URLs to try in this order, by kind and key. */
export type IconAddresses = Readonly<Record<IconKind, ReadonlyMap<string, readonly string[]>>>;

export const NO_ICONS: IconAddresses = { currency: new Map(), network: new Map() };

/** How many files are tried for one picture, because a shopper's browser waits for it. */
const MAX_TRIES = 3;
const MAX_LENGTH = 2_048;

/** The normalized URL; none unless it is a plain https URL of a named host. */
function allowed(text: string | null | undefined, hosts: ReadonlySet<string>): string[] {
  if (!text || text.length > MAX_LENGTH || !URL.canParse(text)) return [];
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.port === '' && !url.username && !url.password;
  if (!isPlain || !hosts.has(url.hostname)) return [];
  url.hash = '';
  return [url.href];
}

/** Pixels before SVG: they are small, and nothing can be hidden in them. */
function addressesOf(sets: readonly (IconSet | null | undefined)[], hosts: ReadonlySet<string>) {
  const texts = [
    ...sets.map((set) => set?.icon_128),
    ...sets.map((set) => set?.icon_svg),
    ...sets.map((set) => set?.icon_512),
  ];
  return [...new Set(texts.flatMap((text) => allowed(text, hosts)))].slice(0, MAX_TRIES);
}

/**
 * Reads the URLs in the extended listing.
 *
 * @param hosts exact names of hosts; URLs of others are left out.
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
  // A token's own picture first, because it is the same on every network.
  for (const one of currencies) add(currency, one.id, [one.token_icon, one.icon]);
  for (const one of blockchains) add(network, one.name, [one.icon]);
  for (const one of currencies) add(network, one.blockchain, [one.blockchain_icon]);
  return { currency, network };
}

/** URLs that contain their picture. */
const HEAD = 'data:image/svg+xml,';

const addressOf = (mark: Mark): string => HEAD + encodeURIComponent(pictureOf(mark));

/** A drawing for each currency and each network of the listing whose ticker is known. */
export function drawnAddresses({ currencies }: ExtendedListing): IconAddresses {
  const currency = new Map<string, readonly string[]>();
  const network = new Map<string, readonly string[]>();
  for (const { id, code, blockchain } of currencies) {
    const mark = CURRENCY_MARKS.get(code);
    if (mark) currency.set(id, [addressOf(mark)]);
    const networkMark = blockchain ? NETWORK_MARKS.get(blockchain) : undefined;
    if (blockchain && networkMark) network.set(blockchain, [addressOf(networkMark)]);
  }
  return { currency, network };
}

/** Answers with the picture inside the URL. */
export const sendDrawn: SendRequest = ({ url }) =>
  Promise.resolve(new Response(decodeURIComponent(url.slice(HEAD.length))));

/** Options of the store's icons. */
export interface IconOptions {
  /**
   * Hosts that icons are fetched from, such as `["cdn.example"]`: exact names, without scheme, port or
   * wildcard. The listing names the files; files on other hosts are never fetched.
   */
  readonly hosts: readonly string[];
  /** @default the global `fetch` */
  readonly fetch?: SendRequest | undefined;
}

/** Checked {@link IconOptions}. */
export interface IconSources {
  readonly addressesOf: (listing: ExtendedListing) => IconAddresses;
  readonly send: SendRequest;
}

/** At least two labels, and the last one not a number: this excludes IP addresses and local names. */
const HOST =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** Names that by rule or custom are inside a network (RFC 6762, RFC 8375, RFC 6761). */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/;

/**
 * @returns null if the store has switched icons off.
 * @throws HandlerConfigurationError for an invalid host, or one inside the store's own network.
 */
export function readIconOptions(options: IconOptions | false | undefined): IconSources | null {
  if (options === false) return null;
  if (options === undefined) return { addressesOf: drawnAddresses, send: sendDrawn };
  const hosts: unknown = options.hosts;
  const isHost = (host: unknown): host is string =>
    typeof host === 'string' && HOST.test(host) && !INSIDE.test(host);
  if (!Array.isArray(hosts) || hosts.length === 0 || !hosts.every(isHost)) {
    throw new HandlerConfigurationError(
      '`icons.hosts` must be a list of public host names in lower case, such as ["cdn.example.com"], ' +
        "because the store's server fetches from them: no scheme, port, path, wildcard or IP address, " +
        'and no name from inside your own network.',
    );
  }
  const named = new Set(hosts);
  return {
    addressesOf: (listing) => iconAddresses(listing, named),
    // Read at each call and called without an object: the global fetch must not get another `this`.
    send: options.fetch ?? ((request) => globalThis.fetch(request)),
  };
}
