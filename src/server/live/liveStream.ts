/** One live stream: the text of its events (WHATWG HTML §9.2.6), and at most one waiting snapshot. */
import { joined } from '../../api/body.js';
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

/** Writes an event. Its fields are ours and JSON, so each is one line. */
export function writeFrame({ event, data, id }: Frame): Uint8Array {
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return encoder.encode(`event: ${event}\n${idLine}data: ${data}\n\n`);
}

/** How long a client waits before it reconnects. */
export const RETRY: Uint8Array = encoder.encode('retry: 3000\n\n');

/** The last event of a stream that ended as planned: the client may reconnect at once. */
export const BYE: Uint8Array = writeFrame({ event: BYE_EVENT, data: '{}' });

/** A snapshot as sent; all clients of the checkout share its bytes. */
export interface LiveSnapshot {
  readonly version: number;
  readonly bytes: Uint8Array;
}

/** A client that has read nothing for this many seconds is dropped. */
export const STALLED_S = 30;
/** How often a client gets a heartbeat. */
export const HEARTBEAT_S = 10;
/**
 * Age of a stream at its first heartbeat, seconds. A proxy that passes the first part of an answer and keeps the
 * rest is found by what does not come after it.
 */
export const FIRST_HEARTBEAT_S = 1;

export interface LiveStreamOptions {
  /** Sent at once; null if the client has this version already. */
  readonly first: LiveSnapshot | null;
  /** The highest version that the client has; lower ones are never sent. */
  readonly version: number;
  readonly lifetimeS: number;
  /**
   * Its signal ends the stream when the runtime notices that the client has left. The whole request is
   * kept, because in Node its signal is never aborted once the request has been garbage-collected.
   */
  readonly request: Pick<Request, 'signal'>;
  /** Called once, however the stream ends. */
  readonly onEnd: () => void;
}

/**
 * A stream to one client. It has no timer: the hub calls {@link tick} once a second. Some runtimes never
 * report that a client has left, so any of four signs ends the stream: `cancel`, the request's signal, a
 * client that reads nothing, and the end of its lifetime.
 */
export class LiveStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly #options: LiveStreamOptions;
  readonly #end = (): void => this.#finish();
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #version: number;
  /** The newest snapshot that did not fit into the buffer. */
  #waiting: LiveSnapshot | null = null;
  #ageS = 0;
  /** Age at which something did not fit for the first time since the client last read. */
  #fullSinceS: number | null = null;

  constructor(options: LiveStreamOptions) {
    this.#options = options;
    this.#version = options.version;
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
        // In one chunk: what is left of it tells whether the client reads at all.
        controller.enqueue(options.first ? joined([RETRY, options.first.bytes]) : RETRY);
      },
      pull: () => this.#drain(),
      cancel: () => this.#release(),
    });
    options.request.signal.addEventListener('abort', this.#end, { once: true });
    if (options.request.signal.aborted) this.#finish();
  }

  /** Seconds since it began. */
  get ageS(): number {
    return this.#ageS;
  }

  /** Sends a snapshot, or keeps it as the newest one until there is room. */
  send(snapshot: LiveSnapshot): void {
    if (snapshot.version <= this.#version || !this.#controller) return;
    this.#version = snapshot.version;
    if (this.#put(snapshot.bytes)) return;
    this.#waiting = snapshot;
  }

  /** Call it every second. @param heartbeat writes the event with the time of the last check. */
  tick(heartbeat: () => Uint8Array): void {
    this.#ageS += 1;
    const isStalled = this.#fullSinceS !== null && this.#ageS - this.#fullSinceS >= STALLED_S;
    if (this.#ageS >= this.#options.lifetimeS) this.bye();
    else if (isStalled) this.#abandon();
    else if (this.#ageS === FIRST_HEARTBEAT_S || this.#ageS % HEARTBEAT_S === 0) {
      this.#put(heartbeat());
    }
  }

  /** Ends the stream as planned: the waiting snapshot, `bye`, and the end. */
  bye(): void {
    const controller = this.#controller;
    if (!controller) return;
    if (this.#waiting) controller.enqueue(this.#waiting.bytes);
    controller.enqueue(BYE);
    this.#finish();
  }

  /** @returns whether there was room. */
  #put(bytes: Uint8Array): boolean {
    if ((this.#controller?.desiredSize ?? 0) > 0) {
      this.#controller?.enqueue(bytes);
      return true;
    }
    this.#fullSinceS ??= this.#ageS;
    return false;
  }

  #drain(): void {
    this.#fullSinceS = null;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) this.#controller?.enqueue(waiting.bytes);
  }

  #finish(): void {
    // Closed, not failed: a server would log a failure for every client that leaves.
    this.#controller?.close();
    this.#release();
  }

  #abandon(): void {
    const seconds = String(STALLED_S);
    this.#controller?.error(
      new Error(`A reader of checkout/events took nothing for ${seconds} s, so it was let go.`),
    );
    this.#release();
  }

  #release(): void {
    if (!this.#controller) return;
    this.#controller = null;
    this.#waiting = null;
    this.#options.request.signal.removeEventListener('abort', this.#end);
    this.#options.onEnd();
  }
}
