/** Work by name: of one name at a time, or one after the other. */

/** Names under which one process works. */
export interface Lanes {
  /** Begins the work when what was put into the lane before has ended, well or badly. */
  follow<T>(lane: string, work: () => Promise<T>): Promise<T>;
}

/** Makes lanes; an empty one takes no room. */
export function createLanes(): Lanes {
  const ends = new Map<string, Promise<unknown>>();
  return {
    async follow(lane, work) {
      const before = ends.get(lane);
      const turn = before ? before.then(work, work) : work();
      ends.set(lane, turn);
      try {
        return await turn;
      } finally {
        if (ends.get(lane) === turn) ends.delete(lane);
      }
    },
  };
}

/**
 * Makes a function that begins work under a name, unless work of that name is under way: then its
 * answer is the answer.
 */
export function createShared<T>(): (name: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (name, work) => {
    const before = running.get(name);
    if (before) return before;
    const begun = work().finally(() => {
      running.delete(name);
    });
    running.set(name, begun);
    return begun;
  };
}
