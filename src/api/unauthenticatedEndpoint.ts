/** Where the service's public pages are: the same address and the same `fetch`, without the key. */
import type { SendRequest } from './transport.js';

/** Where to send requests without a key. */
export interface UnauthenticatedEndpoint {
  /** Base URL of the service; a public path is added as `/api/v1/public/…`. */
  readonly base: URL;
  readonly send: SendRequest;
}

/** Kept in a map, not in the clients: a client has only the eleven operations. */
const endpoints = new WeakMap<object, UnauthenticatedEndpoint>();

/** Remembers the endpoint of a client. */
export function rememberUnauthenticatedEndpoint(
  client: object,
  endpoint: UnauthenticatedEndpoint,
): void {
  endpoints.set(client, endpoint);
}

/** The endpoint of a client that `createServiceClient` made; undefined for any other object. */
export function unauthenticatedEndpointOf(client: object): UnauthenticatedEndpoint | undefined {
  return endpoints.get(client);
}
