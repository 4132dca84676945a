/** Many event streams in one process, with little overhead. */
import { Agent, request, type ClientRequest } from 'node:http';

/** What the listeners have gone through. */
export interface Listening {
  /** Streams that stand open now. */
  open: number;
  /** Streams that ended without the store's `bye`. */
  dropped: number;
  /** Opens that were refused. */
  refused: number;
  /** Streams that were opened again after a `bye`. */
  renewed: number;
}

/** Hears of every snapshot after the first of a connection. */
export type OnVersion = (orderId: string, version: number) => void;

/** Every stream has a connection of its own, as pages have. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** A stream of one page; opens again when the store says `bye`. */
export class Listener {
  #request: ClientRequest | undefined;
  #version = '';
  #closed = false;
  #bidden = false;

  constructor(
    readonly orderId: string,
    private readonly endpoint: string,
    private readonly token: string,
    private readonly counts: Listening,
    private readonly onVersion: OnVersion,
  ) {}

  /** Opens the stream. Resolves with the first bytes, or when it is refused. */
  open(): Promise<void> {
    return new Promise((resolve) => {
      const headers = {
        authorization: `Bearer ${this.token}`,
        accept: 'text/event-stream',
        ...(this.#version === '' ? {} : { 'last-event-id': this.#version }),
      };
      const outgoing = request(
        `${this.endpoint}/checkout/events`,
        { agent, headers },
        (incoming) => {
          if (incoming.statusCode !== 200) {
            this.counts.refused += 1;
            incoming.resume();
            resolve();
            return;
          }
          this.counts.open += 1;
          let rest = '';
          incoming.setEncoding('utf8');
          incoming.on('data', (chunk: string) => {
            resolve();
            const messages = (rest + chunk).split('\n\n');
            rest = messages.pop() ?? '';
            for (const message of messages) this.#hear(message);
          });
          incoming.on('close', () => this.#ended());
        },
      );
      outgoing.on('error', () => {
        if (!this.#closed) this.counts.dropped += 1;
        resolve();
      });
      this.#request = outgoing;
      outgoing.end();
    });
  }

  #hear(message: string): void {
    if (message.includes('event: bye')) this.#bidden = true;
    const id = /^id: (\d+)$/m.exec(message)?.[1];
    if (id === undefined || id === this.#version) return;
    const known = this.#version !== '';
    this.#version = id;
    if (known) this.onVersion(this.orderId, Number(id));
  }

  #ended(): void {
    this.counts.open -= 1;
    if (this.#closed) return;
    if (!this.#bidden) {
      this.counts.dropped += 1;
      return;
    }
    this.#bidden = false;
    this.counts.renewed += 1;
    // Pages come back at a moment of their own within three seconds.
    setTimeout(() => void this.open(), Math.random() * 3_000);
  }

  /** Goes away, as a page that is closed. */
  close(): void {
    this.#closed = true;
    this.#request?.destroy();
  }
}
