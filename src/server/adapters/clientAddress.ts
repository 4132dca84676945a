/** The client's address: the other end of the socket, or what a trusted proxy saw. */
import { isIn, parseAddress, parseNetwork, type Address, type Network } from '../http/ipAddress.js';
import { HandlerConfigurationError } from '../configuration/configurationError.js';

/** Options of adapters that know the socket. */
export interface ClientAddressOptions {
  /**
   * The proxies in front of the store, as addresses or networks: `["10.0.0.0/8", "2001:db8::1"]`. A
   * request from one of them counts under the last address in `X-Forwarded-For` that is not a proxy. From
   * any other peer the header is ignored, because any client can send it.
   *
   * @default none: the client is the peer of the connection
   */
  readonly trustedProxies?: readonly string[];
}

/** Finds the client of a request; undefined if it is unknown. */
export type FindClient = (
  /** Address at the other end of the socket. */
  peer: string | undefined,
  /** The `X-Forwarded-For` header. */
  forwardedFor: string | null | undefined,
) => string | undefined;

function readNetworks(trustedProxies: readonly string[]): readonly Network[] {
  // In plain JavaScript it may be a string, which would be read letter by letter.
  const given: unknown = trustedProxies;
  if (!Array.isArray(given) || !given.every((one) => typeof one === 'string')) {
    throw new HandlerConfigurationError(
      '`trustedProxies` must be a list of texts, such as `["10.0.0.0/8"]`, or the proxy in front of the ' +
        'store would not be known.',
    );
  }
  return trustedProxies.map((text) => {
    const network = parseNetwork(text);
    if (network) return network;
    throw new HandlerConfigurationError(
      `\`trustedProxies\` holds "${text}", which is neither an address nor a network, so the proxy in ` +
        'front of the store would not be known. Write "10.0.0.7" or "10.0.0.0/8"; names are not resolved.',
    );
  });
}

/** Which hops are the store's proxies; null if it named none. */
function trustOf({
  trustedProxies = [],
}: ClientAddressOptions): ((hop: Address) => boolean) | null {
  const networks = readNetworks(trustedProxies);
  if (networks.length === 0) return null;
  return (hop) => networks.some((network) => isIn(network, hop));
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? [];
  return bracketed ?? plain ?? hop;
}

/**
 * Reads the header from its end, where the nearest proxy wrote, up to the first address that is not
 * trusted.
 *
 * @returns undefined for an unreadable hop: it is unknown who wrote what stands before it.
 */
function lastStranger(header: string, isTrusted: (hop: Address) => boolean): string | undefined {
  let client: string | undefined;
  for (const part of header.split(',').reverse()) {
    client = withoutPort(part.trim());
    const hop = parseAddress(client);
    if (!hop) return undefined;
    if (!isTrusted(hop)) return client;
  }
  // All hops are trusted: the request came from inside.
  return client;
}

/**
 * Makes the rule by which an adapter finds the client's address.
 *
 * @throws HandlerConfigurationError for an entry that is neither an address nor a network.
 */
export function clientFinder(options: ClientAddressOptions): FindClient {
  const isTrusted = trustOf(options) ?? (() => false);
  return (peer, forwardedFor) => {
    const address = peer === undefined ? null : parseAddress(peer);
    if (!address) return undefined;
    if (!isTrusted(address)) return peer;
    return forwardedFor ? lastStranger(forwardedFor, isTrusted) : undefined;
  };
}

/**
 * The same for an adapter that never sees a socket. The store says that proxies are in front, so one of
 * them wrote the end of the header.
 */
export function forwardedFinder(
  options: ClientAddressOptions,
): (forwardedFor: string | null) => string | undefined {
  const isTrusted = trustOf(options);
  if (!isTrusted) return () => undefined;
  return (forwardedFor) => (forwardedFor ? lastStranger(forwardedFor, isTrusted) : undefined);
}
