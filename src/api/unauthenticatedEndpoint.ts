/** Where the service's public pages are: the same address and the same `fetch`, without the key. */
import type { SendRequest } from './transport.js';

/** A way to the service that holds no key. */
export interface PublicDoor {
  /** Base URL of the service; a public path is added as `/api/v1/public/…`. */
  readonly base: URL;
  readonly send: SendRequest;
}

/** Kept beside the clients, not in them: a client has the eleven operations and nothing else. */
const doors = new WeakMap<object, PublicDoor>();

/** Remembers the door of a client. */
export function rememberPublicDoor(client: object, door: PublicDoor): void {
  doors.set(client, door);
}

/** The door of a client that `createServiceClient` made; undefined for any other object. */
export function publicDoorOf(client: object): PublicDoor | undefined {
  return doors.get(client);
}
