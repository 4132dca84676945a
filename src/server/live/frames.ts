/** The text of an event stream (WHATWG HTML §9.2.6), as bytes that any number of streams share. */
import { BYE as BYE_EVENT } from '../../contract/liveMessages.js';

const encoder = new TextEncoder();

/** One event. */
export interface Frame {
  readonly event: string;
  /** One line: JSON has no line breaks. */
  readonly data: string;
  /** Comes back as `Last-Event-ID`. */
  readonly id?: string;
}

/** A line break or a NUL would begin a field of somebody else's choosing, or end the event. */
function assertOneLine(name: string, value: string): void {
  if (!/[\r\n\0]/.test(value)) return;
  throw new RangeError(
    `The ${name} of an event holds a line break or NUL, so what follows would be read as another ` +
      'field. Nothing was sent. Pass JSON without white space.',
  );
}

/**
 * Writes an event.
 *
 * @throws RangeError if a member does not fit on one line.
 */
export function writeFrame({ event, data, id }: Frame): Uint8Array {
  assertOneLine('name', event);
  assertOneLine('data', data);
  if (id !== undefined) assertOneLine('id', id);
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return encoder.encode(`event: ${event}\n${idLine}data: ${data}\n\n`);
}

/** How long a client waits before it comes back. */
export const RETRY: Uint8Array = encoder.encode('retry: 3000\n\n');

/** The last event of a stream that ended as planned: the client may come back at once. */
export const BYE: Uint8Array = writeFrame({ event: BYE_EVENT, data: '{}' });
