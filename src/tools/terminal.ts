/** What a program for people has of its terminal. */

/** Input and output of a command; tests pass their own. */
export interface CommandIo {
  /** Writes to the standard output. */
  out(text: string): void;
  /** Writes to the standard error. */
  err(text: string): void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Asks the person at the terminal; undefined without a terminal. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
  /** Resolves when the process is asked to stop. */
  untilStopped(): Promise<void>;
}

/** Whether a host is this machine, with or without the brackets of IPv6. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
}

/** Thrown for invalid arguments; the message names the argument and its correct form. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
