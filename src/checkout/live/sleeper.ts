/** A wait that can be cut short. */

/** Made by {@link createSleeper}. */
export interface Sleeper {
  /** Settles after `ms` milliseconds, at {@link Sleeper.wake} or when the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Ends the wait that is under way, if any. */
  wake(): void;
}

/** Makes a sleeper for one wait at a time. */
export function createSleeper(): Sleeper {
  let end = (): void => undefined;
  return {
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        end = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        signal.addEventListener('abort', end);
        if (signal.aborted) end();
      }),
    wake: () => end(),
  };
}
