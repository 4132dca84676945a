/** The part of a Cloudflare D1 binding that the ledger uses, by shape, so that no types are needed. */

/** What a statement answered. */
export interface D1Answer {
  readonly results: readonly unknown[];
  /** `changes`: how many rows were inserted, changed or deleted. */
  readonly meta: { readonly changes: number };
}

/** A prepared statement. */
export interface D1Statement {
  bind(...values: unknown[]): D1Statement;
  all(): Promise<D1Answer>;
}

/** A D1 database as a Worker is given it: `env.DB`. */
export interface D1Binding {
  prepare(query: string): D1Statement;
}

/**
 * Checks that a value is a D1 binding.
 *
 * @throws RangeError if it is none, or a session, whose reads may come from a copy that is behind.
 */
export function checkD1Binding(database: unknown): void {
  const isObject = typeof database === 'object' && database !== null;
  if (!isObject || !('prepare' in database) || typeof database.prepare !== 'function') {
    throw new RangeError(
      "The ledger's `database` is not a D1 binding, so payments could not be recorded. Pass " +
        '`env.DB`, where `DB` is the `binding` under `d1_databases` in the Worker’s configuration.',
    );
  }
  if ('getBookmark' in database) {
    throw new RangeError(
      "The ledger's `database` is a session of D1, which may read from a copy that is behind: an " +
        'order could look unpaid after its event was acknowledged. Pass the binding itself, `env.DB`.',
    );
  }
}
