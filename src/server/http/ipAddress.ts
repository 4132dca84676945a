/** Addresses of clients: read strictly, compared as numbers, grouped as limits count them. */
import {
  convertIPv4MappedIPv6ToIPv4,
  convertIPv4ToBinary,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/** An address as a number. An IPv4 address inside of IPv6 (`::ffff:192.0.2.1`) is read as IPv4. */
export interface Address {
  readonly bits: bigint;
  /** How many bits there are: 32 for IPv4, 128 for IPv6. */
  readonly size: 32 | 128;
}

/** All addresses that begin with the same bits. */
export interface Network extends Address {
  /** How many of the first bits are the same. */
  readonly prefix: number;
}

/** Longest spelling: IPv6 that ends in IPv4, with the name of a network interface. */
const MAX_LENGTH = 64;

/** Reads an address; null for anything else, such as a host name or an octet with a zero in front. */
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
  // A length counts bits of the spelling, so one of IPv6 says nothing about the IPv4 inside of it.
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

/** Networks whose addresses no shopper on the internet has: who comes from one came through a proxy. */
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

/** One household or site has a whole IPv6 network of this many bits to choose addresses from. */
const IPV6_SITE_BITS = 64;

/**
 * What the requests of one client are counted under: the IPv4 address, or the first half of the IPv6
 * address. Null where the client is not known: no address, none that can be read, or one of an inner
 * network, which is the address of a proxy that `trustedProxies` does not list.
 */
export function bucketOf(ip: string | null): string | null {
  const address = ip === null ? null : parseAddress(ip);
  if (!address || INNER.some((network) => isIn(network, address))) return null;
  const { bits, size } = address;
  if (size === 32) return `4:${bits.toString(16)}`;
  return `6:${(bits >> BigInt(size - IPV6_SITE_BITS)).toString(16)}`;
}
