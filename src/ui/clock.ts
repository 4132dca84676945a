/** The device's clock as the page shows it: read for everything at once, so that no two parts of it disagree. */

/** Null until it is read, and while nothing shows it. */
let now: number | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** What is shown: milliseconds since the epoch, or null before the first reading. */
export const shownTime = (): number | null => now;

/**
 * Reads the clock. One that was put forward or back, or that went on while the device slept, changes everything
 * that shows it together.
 *
 * @returns milliseconds since the epoch.
 */
export function readClock(): number {
  const read = Date.now();
  if (listeners.size > 0) now = read;
  for (const listen of listeners) listen();
  return read;
}

/** Has the clock read once a second. @returns ends it */
export function watchClock(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(readClock, 1_000);
  // Not within the drawing of the others that show it.
  const start = setTimeout(readClock, 0);
  return () => {
    clearTimeout(start);
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    now = null;
  };
}
