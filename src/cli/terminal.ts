/** What a command may touch of the world: two streams of text, the environment, the network, time. */

/** The world as a command sees it, so that tests can give it another one. */
export interface Terminal {
  /** Writes to the standard output, as it is. */
  out(text: string): void;
  /** Writes to the standard error, as it is. */
  err(text: string): void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Resolves when the person or the system wants the command to end. */
  untilStopped(): Promise<void>;
}
