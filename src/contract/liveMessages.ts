/** The messages of `GET checkout/events`: what the store sends without being asked. */
import { checkoutSnapshotSchema } from './checkout.js';
import { timestampField } from './fieldSchemas.js';
import * as s from './schema.js';

/** Nothing has changed since the last message. */
export interface Checked {
  readonly serverTime: string;
  /** When the store last got an answer about transfers; null if never. */
  readonly lastCheckedAt: string | null;
}

/** `event: checked`: nothing has changed, and this is when the store last looked. */
export const checkedSchema = s.looseObject<Checked>({
  serverTime: timestampField,
  lastCheckedAt: s.nullable(timestampField),
});

/**
 * Data of each event that has any: `checkout` is a whole snapshot whose version is the event's id. A
 * `bye`, which ends the stream, has none. A client ignores an unknown event.
 */
export const LIVE_MESSAGES = { checkout: checkoutSnapshotSchema, checked: checkedSchema } as const;

/** Name of an event that ends the stream; the client opens another. */
export const BYE = 'bye';
