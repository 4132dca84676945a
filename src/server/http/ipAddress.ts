/** Client addresses: parsed strictly, compared as numbers, grouped for limits. */
import {
  convertIPv4MappedIPv6ToIPv4,
  convertIPv4ToBinary,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/** An address as a number. IPv4 inside IPv6 (`::ffff:192.0.2.1`) is read as IPv4. */
export interface Address {
  readonly bits: bigint;
  /** Number of bits: 32 for IPv4, 128 for IPv6. */
  readonly size: 32 | 128;
}

/** All addresses that begin with the same bits. */
export interface Network extends Address {
  /** How many of the first bits are the same. */
  readonly prefix: number;
}

/** Longest spelling: IPv6 that ends in IPv4, with the name of a network interface. */
const MAX_LENGTH = 64;

/** Reads an address; null for anything else, such as a host name or an octet with a leading zero. */
export function parseAddress(text: string): Address | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    if (!text.includes(':')) return { bits: convertIPv4ToBinary(text), size: 32 };
    const bits = convertIPv6ToBinary(text);
    if (!isIPv4MappedIPv6(bits)) return { bits, size: 128 };
    return { bits: convertIPv4MappedIPv6ToIPv4(bits), size: 32 };
  } catch {
    return null;
  }
}

/** Reads `10.0.0.0/8`, `2001:db8::/32` or a single address; null for anything else. */
export function parseNetwork(text: string): Network | null {
  const [start = '', length, ...rest] = text.split('/');
  const address = parseAddress(start);
  if (!address || rest.length > 0) return null;
  if (length === undefined) return { ...address, prefix: address.size };
  // The prefix counts bits of the spelling, so an IPv6 prefix says nothing about an IPv4 inside it.
  if (!/^(?:0|[1-9]\d{0,2})$/.test(length) || (address.size === 32 && start.includes(':'))) {
    return null;
  }
  // eslint-disable-next-line money/no-floats -- a count of bits
  const prefix = Number(length);
  return prefix <= address.size ? { ...address, prefix } : null;
}

/** Whether an address is in a network. */
export function isIn(network: Network, { bits, size }: Address): boolean {
  const rest = BigInt(network.size - network.prefix);
  return size === network.size && bits >> rest === network.bits >> rest;
}

/** Private networks: a shopper on the internet has no such address, so it is that of a proxy. */
const INNER = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
].flatMap((text) => parseNetwork(text) ?? []);

/** Whether a text is an address that the internet does not reach. */
export function isPrivateAddress(text: string): boolean {
  const address = parseAddress(text);
  return address !== null && INNER.some((network) => isIn(network, address));
}

/** A household or site can choose any address of an IPv6 network with this many bits. */
const IPV6_CLIENT_BITS = 64;
/** The largest IPv6 network that a provider hands to one customer. */
const IPV6_SITE_BITS = 48;

/**
 * The key under which a client is counted: the IPv4 address, or the first half of the IPv6 address. Null
 * if the client is unknown: no readable address, or a private one, which is that of a proxy missing in
 * `trustedProxies`.
 */
export function bucketOf(ip: string | null): string | null {
  const address = ip === null ? null : parseAddress(ip);
  if (!address || isPrivateAddress(ip ?? '')) return null;
  const { bits, size } = address;
  if (size === 32) return `4:${bits.toString(16)}`;
  return `6:${(bits >> BigInt(size - IPV6_CLIENT_BITS)).toString(16)}`;
}

/** The key of everything that one customer of a provider may have; null unless it is more than {@link bucketOf}. */
export function siteOf(ip: string | null): string | null {
  const address = ip === null ? null : parseAddress(ip);
  if (address?.size !== 128) return null;
  return `site:${(address.bits >> BigInt(address.size - IPV6_SITE_BITS)).toString(16)}`;
}
