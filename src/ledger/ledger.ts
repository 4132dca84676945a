/** The ledger: append-only events and claims. All changing state of the server is stored here. */

/** A JSON value, as an event's body holds it. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** An event to append. */
export interface NewLedgerEvent {
  /**
   * What the event belongs to: `order:1001`, `external:…`, `orphans`. At most 512 characters, 1300 bytes
   * of UTF-8.
   */
  readonly stream: string;
  /** Names the event within its stream; the first write of a key wins. Limited like a stream. */
  readonly key: string;
  /** `opened`, `quoted`, `seen`, `confirmed`, `held`, … An open set. */
  readonly kind: string;
  /** When the store recorded the event: RFC 3339, UTC, milliseconds. Not part of what is compared. */
  readonly at: string;
  /** What happened. Two appends of one key conflict when their bodies differ. */
  readonly body: { readonly [key: string]: JsonValue };
}

/** An event as stored. */
export interface LedgerEvent extends NewLedgerEvent {
  /** Position in the whole ledger: grows, never reused, unique over all streams. */
  readonly sequence: number;
}

/** Result of an append. */
export interface AppendResult {
  /** Sequence of the event with this key: the new one, or the earlier one. */
  readonly sequence: number;
  /** `duplicate`: the key exists with the same body. `conflict`: with another; nothing was written. */
  readonly outcome: 'new' | 'duplicate' | 'conflict';
}

/** Which events to list; both forms answer in order of sequence. */
export type ListQuery =
  | { readonly stream: string }
  | {
      /** List what was appended after this sequence; 0 for all. */
      readonly after: number;
      /** How many at most. @default 1000 */
      readonly limit?: number;
      /** Only events of this kind, such as `opened`: found by an index, not by reading all. */
      readonly kind?: string;
    };

/** Asks for the right to make one attempt at an effect. */
export interface ClaimRequest {
  /** Names the effect: `onPaid:order:1001`. Limited like a stream. */
  readonly effect: string;
  /** 1 for the first attempt. Attempt n+1 is granted only when attempt n's lease has run out. */
  readonly attempt: number;
  /**
   * Now, and the end of the lease: milliseconds since the epoch. They are compared only with other leases
   * of this effect, never with a clock of the ledger. A caller that has waited for the whole length of a
   * lease, or knows that its attempt has ended, may pass that lease's end as `now`: then nothing depends
   * on whether the clocks of two instances agree.
   */
  readonly now: number;
  readonly leaseUntil: number;
  /** Proposed id of the claim, used for the effect's first attempt; later attempts keep that id. */
  readonly claimId: string;
}

/** The answer to a claim. */
export type ClaimResult =
  | { readonly outcome: 'granted'; readonly claimId: string }
  /** The attempt exists already; its holder has it until `leaseUntil`. */
  | { readonly outcome: 'taken'; readonly claimId: string; readonly leaseUntil: number }
  /** The attempt before it does not exist, or its lease has not run out. */
  | { readonly outcome: 'refused' };

/**
 * Where a store keeps the truth. It has three methods, so that any database can be one; the conformance
 * suite checks it.
 *
 * Every method is atomic against all others, including those of other processes, and durable when it
 * answers.
 */
export interface Ledger {
  append(event: NewLedgerEvent): Promise<AppendResult>;
  list(query: ListQuery): Promise<readonly LedgerEvent[]>;
  claim(request: ClaimRequest): Promise<ClaimResult>;
  /** Where the ledger keeps its events: `memory` is refused in production. */
  readonly durability: 'memory' | 'disk' | 'database';
  /** Closes files and connections. */
  close?(): Promise<void>;
}
