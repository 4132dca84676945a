/** Where icons come from: our own drawings, or hosts that the store's owner has named, and nothing else. */
import type { ExtendedListing } from '../../../api/currencies.js';
import type { SendRequest } from '../../../api/transport.js';
import { HandlerConfigurationError } from '../../configuration/configurationError.js';
import { drawnAddresses, sendDrawn } from './drawnIcons.js';
import { iconAddresses, type IconAddresses } from './iconAddresses.js';

/** Options of the store's icons. */
export interface IconOptions {
  /**
   * Hosts that icons are fetched from, such as `["cdn.example"]`: exact names, without scheme, port or
   * wildcard. The listing names the files; a file anywhere else is never asked for.
   */
  readonly hosts: readonly string[];
  /** @default the global `fetch` */
  readonly fetch?: SendRequest | undefined;
}

/** The same, checked. */
export interface IconSources {
  readonly addressesOf: (listing: ExtendedListing) => IconAddresses;
  readonly send: SendRequest;
}

/** Two labels at least, and the last is no number: no address of a machine, no name of a local one. */
const HOST =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** Names that by rule or custom mean the inside of a network (RFC 6762, RFC 8375, RFC 6761). */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/;

/**
 * @returns null where the store has switched icons off.
 * @throws HandlerConfigurationError for a host that is none, or one inside the store's own network.
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
    // Looked up at each call and called bare: a global fetch must not be given another `this`.
    send: options.fetch ?? ((request) => globalThis.fetch(request)),
  };
}
