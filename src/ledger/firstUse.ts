/** Ways of doing a task before the first use of something. */

/** Makes a function that waits until a task has succeeded once. */
export type FirstUse = (task: () => Promise<void>) => () => Promise<void>;

/** Runs a task once, however many wait for it; a failure is forgotten, so the next try is real. */
export const onceDone: FirstUse = (task) => {
  let running: Promise<void> | undefined;
  return () =>
    (running ??= task().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
};

/**
 * Runs a task for each who asks, until one has succeeded; it must bear to run several times at once.
 * On Workers a request can be cut off at any await, and then its promises never settle: whoever
 * shared one would wait for ever, and every request after it.
 */
export const untilDone: FirstUse = (task) => {
  let isDone = false;
  return async () => {
    if (isDone) return;
    await task();
    isDone = true;
  };
};
