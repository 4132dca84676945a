/** The messages of the back office's `GET live`: what may have changed, never the change itself. */
import * as s from '../../contract/schema.js';

/** What changes. `balances`: money arrived or left, so that the service's figures differ soon. */
export const HINT_KINDS = ['orders', 'withdrawals', 'balances', 'activity'] as const;

/** Something may have changed. */
export type Hint = s.Infer<typeof hintSchema>;

const hintSchema = s.looseObject({
  /** One of {@link HINT_KINDS}; open. */
  kind: s.string(),
  /**
   * Which one: the id of a withdrawal, or kind and number of an order with a colon between them
   * (`payment:1042`). Absent if several.
   */
  about: s.optional(s.string()),
});

/** `event: changed`. Its id counts up. */
export type Changed = s.Infer<typeof changedSchema>;

export const changedSchema = s.looseObject({
  /** Id of the message before. A client that has not seen that one has missed something. */
  after: s.integer,
  hints: s.array(hintSchema),
});

/** `event: alive`, first and then at every heartbeat of the stream. */
export type Alive = s.Infer<typeof aliveSchema>;

export const aliveSchema = s.looseObject({
  /** Id of the last message, sent or not. */
  last: s.integer,
});

/** Data of each event that has any. A client ignores an unknown event. */
export const STAFF_MESSAGES = { changed: changedSchema, alive: aliveSchema } as const;
