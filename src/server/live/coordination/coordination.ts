/** What several instances of one store share beside the ledger. None of it is the truth. */

/** How much of something one key may use. */
export interface LimitRule {
  /** Names the limit, such as `open`; two rules of one name share their counts. */
  readonly name: string;
  /** Points that a key has in one window. */
  readonly points: number;
  /** Length of the window, in milliseconds. */
  readonly windowMs: number;
}

/** Answer of a limiter: `waitMs` is 0 where the request may pass. */
export interface LimitAnswer {
  /** Milliseconds until there are points again; 0 if there are some now. */
  readonly waitMs: number;
}

/** Counts what keys use. Never rejects: a store that cannot count together counts alone. */
export interface Limiter {
  /** Takes points of a key. @param points @default 1 */
  consume(key: string, points?: number): Promise<LimitAnswer>;
}

/**
 * Lets instances of one store work as one: who polls, what changed, how much was used.
 *
 * The ledger alone is the truth. Whatever is lost here costs time or a call, never a payment, so no
 * method rejects: an instance that cannot reach the others goes on alone and catches up from the
 * ledger.
 */
export interface Coordination {
  /** Tells the other instances something on a topic. What they miss they find in the ledger. */
  publish(topic: string, text: string): void;
  /** Hears what other instances publish on a topic, and not what this one does. */
  subscribe(topic: string, listener: (text: string) => void): () => void;
  /**
   * Asks to be the one that does something for a while.
   *
   * @returns `held` if it is this instance, `taken` if it is another, `alone` if nobody can be asked.
   */
  lease(name: string, milliseconds: number): Promise<'held' | 'taken' | 'alone'>;
  /** Puts a text where the others can read it for a while. */
  put(name: string, text: string, milliseconds: number): Promise<void>;
  /** Reads what an instance has put there last; null if nothing, or nobody can be asked. */
  get(name: string): Promise<string | null>;
  /** Makes a limiter whose counts the instances share. */
  limiter(rule: LimitRule): Limiter;
  /** Lets go of timers and subscriptions; the connection belongs to the store. */
  close(): Promise<void>;
}
