/** Ends a call at its deadline or when its caller aborts, even if the work goes on. */

/** A running deadline. */
export type Deadline = ReturnType<typeof startDeadline>;

/**
 * Starts a deadline.
 *
 * @param ms milliseconds from now.
 * @param caller the caller's own signal, if any.
 */
export function startDeadline(ms: number, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  let ended: Deadline['ended'];
  const end = (cause: 'timeout' | 'aborted') => {
    ended ??= cause;
    controller.abort();
  };
  const onAbort = () => end('aborted');
  // Not AbortSignal.timeout: its timer cannot be cleared and would keep a process alive.
  const timer = setTimeout(() => end('timeout'), ms);
  if (caller?.aborted) onAbort();
  else caller?.addEventListener('abort', onAbort, { once: true });

  return {
    /** Aborts on either cause; pass it to the work. */
    signal: controller.signal,
    /** Which cause came first, if any. */
    get ended(): 'timeout' | 'aborted' | undefined {
      return ended;
    },
    /** Waits for work, or rejects when the call is over: work may ignore the signal. */
    async during<T>(work: Promise<T>): Promise<T> {
      let stop: (() => void) | undefined;
      const over = new Promise<never>((_, reject) => {
        stop = () => reject(new Error('The call is over.'));
        if (controller.signal.aborted) stop();
        else controller.signal.addEventListener('abort', stop, { once: true });
      });
      try {
        return await Promise.race([work, over]);
      } finally {
        if (stop) controller.signal.removeEventListener('abort', stop);
        // What loses the race must not surface as an unhandled rejection.
        work.catch(() => undefined);
        over.catch(() => undefined);
      }
    },
    /** Lets go of the timer and of the caller's signal. Must always be called. */
    release(): void {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onAbort);
    },
  };
}
