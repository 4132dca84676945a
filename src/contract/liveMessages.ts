/** What the store says by itself about one checkout: the messages of `GET checkout/events`. */
import { checkoutSnapshotSchema } from './checkout.js';
import { timestampField } from './fieldSchemas.js';
import * as s from './schema.js';

/** That nothing has changed until now. */
export interface Checked {
  readonly serverTime: string;
  /** When the store last had an answer to its own question about transfers; null where it had none. */
  readonly lastCheckedAt: string | null;
}

/** `event: checked`: nothing has changed, and this is when the store last looked. */
export const checkedSchema = s.looseObject<Checked>({
  serverTime: timestampField,
  lastCheckedAt: s.nullable(timestampField),
});

/**
 * Data of each event that carries any: `checkout` is a whole snapshot whose version is the event's
 * id. A `bye`, which ends the stream, carries none. A client passes over an event that it does not
 * know.
 */
export const LIVE_MESSAGES = { checkout: checkoutSnapshotSchema, checked: checkedSchema } as const;

/** Name of an event that ends the stream; the client opens another. */
export const BYE = 'bye';
