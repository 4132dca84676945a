/** The ledger: append-only events and claims. Everything that can change is written here. */

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
  /** Names the event within its stream; the first write of a key wins. As long as a stream. */
  readonly key: string;
  /** `opened`, `quoted`, `seen`, `confirmed`, `held`, … An open set. */
  readonly kind: string;
  /** When the store took note of it: RFC 3339, UTC, milliseconds. Not part of what is compared. */
  readonly at: string;
  /** What happened. Two appends of one key conflict when their bodies differ. */
  readonly body: { readonly [key: string]: JsonValue };
}

/** An event as stored. */
export interface LedgerEvent extends NewLedgerEvent {
  /** Position in the whole ledger: grows, never reused, unique over all streams. */
  readonly sequence: number;
}

/** What became of an append. */
export interface AppendResult {
  /** Sequence of the event that holds the key now: the new one, or the one that was there. */
  readonly sequence: number;
  /** `duplicate`: the key was there with the same body. `conflict`: with another; nothing was written. */
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

/** Asks for the right to carry out an effect once. */
export interface ClaimRequest {
  /** Names the effect: `onPaid:order:1001`. As long as a stream. */
  readonly effect: string;
  /** 1 for the first try. Attempt n+1 is granted only when attempt n's lease has run out. */
  readonly attempt: number;
  /**
   * Now, and the end of the lease: milliseconds since the epoch. They are compared with the leases of this
   * effect and with no clock of the ledger. A caller that has waited for the whole length of a lease, or
   * knows that its attempt has ended, may therefore pass that lease's end as `now`: then nothing depends
   * on whether the clocks of two instances agree.
   */
  readonly now: number;
  readonly leaseUntil: number;
  /** Proposed id of the claim, used if this is the effect's first; a repeat keeps the first one's. */
  readonly claimId: string;
}

/** The answer to a claim. */
export type ClaimResult =
  | { readonly outcome: 'granted'; readonly claimId: string }
  /** That attempt exists already; it is somebody's until `leaseUntil`. */
  | { readonly outcome: 'taken'; readonly claimId: string; readonly leaseUntil: number }
  /** The attempt before it does not exist, or its lease has not run out. */
  | { readonly outcome: 'refused' };

/**
 * Where a store keeps the truth. Three methods, so that any database can be one; the conformance
 * suite says whether it is.
 *
 * Every method is atomic against all others, also of other processes, and durable when it answers.
 */
export interface Ledger {
  append(event: NewLedgerEvent): Promise<AppendResult>;
  list(query: ListQuery): Promise<readonly LedgerEvent[]>;
  claim(request: ClaimRequest): Promise<ClaimResult>;
  /** Where the ledger keeps its events: `memory` is refused in production. */
  readonly durability: 'memory' | 'disk' | 'database';
  /** Lets go of files and connections. */
  close?(): Promise<void>;
}
