/** Remembers since when something is so, as far as this process has seen the change itself. */

/** The memory. */
export interface ObservedSince {
  /**
   * Notes what is so now, by name.
   *
   * @param at milliseconds since the epoch: when it was read.
   * @param all everything that was looked at, by name, and whether it is so.
   */
  note(at: number, all: ReadonlyMap<string, boolean>): void;
  /** When it was last seen not to be so; null if this process has never seen that. Milliseconds. */
  since(name: string): number | null;
  /** For how long it has been seen to be so without a break, in milliseconds; 0 if it is not. */
  forMs(name: string): number;
}

interface Observed {
  readonly lastOtherwise: number | null;
  readonly first: number | null;
  readonly last: number;
}

/** Makes the memory. What is not looked at any more is forgotten. */
export function createObservedSince(): ObservedSince {
  let known = new Map<string, Observed>();
  return {
    note(at, all) {
      known = new Map(
        [...all].map(([name, isSo]) => {
          const before = known.get(name);
          const lastOtherwise = isSo ? (before?.lastOtherwise ?? null) : at;
          return [name, { lastOtherwise, first: isSo ? (before?.first ?? at) : null, last: at }];
        }),
      );
    },
    since: (name) => known.get(name)?.lastOtherwise ?? null,
    forMs(name) {
      const one = known.get(name);
      return one?.first === null || one === undefined ? 0 : one.last - one.first;
    },
  };
}
