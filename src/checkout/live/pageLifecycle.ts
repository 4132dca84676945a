/** Whether a page is there to be told anything: shown, hidden, put away, restored, on the network. */

/** A page that is hidden for this long counts as inactive, milliseconds. */
const HIDDEN_MS = 5_000;

/** What {@link watchPageLifecycle} tells. */
export interface PageListener {
  /** The page can be seen, or it cannot be and is not expected back at once. */
  readonly onActive: (awake: boolean) => void;
  /** A good moment to try again what did not work. */
  readonly onVisible: () => void;
  /** The network has come or gone: what was connected may be dead without a word. */
  readonly onNetwork: (online: boolean) => void;
  /** The page was put away as a whole and is back: what it shows is old. */
  readonly onRestored: () => void;
}

/** Watches until the returned function is called. No `unload` handlers: they forbid restoring. */
export function watchPageLifecycle(listener: PageListener): () => void {
  const ended = new AbortController();
  let goingToSleep: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = 0;

  function sleep(): void {
    clearTimeout(goingToSleep);
    listener.onActive(false);
  }
  function look(): void {
    clearTimeout(goingToSleep);
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      goingToSleep = setTimeout(sleep, HIDDEN_MS);
      return;
    }
    // Timers stand still in a page that is frozen; its connections may have ended meanwhile.
    if (hiddenAt > 0 && Date.now() - hiddenAt >= HIDDEN_MS) listener.onActive(false);
    hiddenAt = 0;
    listener.onActive(true);
    listener.onVisible();
  }
  function restore({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    look();
    listener.onRestored();
  }
  const on = (target: EventTarget, type: string, hear: (event: never) => void) =>
    target.addEventListener(type, hear as EventListener, { signal: ended.signal });
  on(document, 'visibilitychange', look);
  on(document, 'freeze', sleep);
  on(window, 'pagehide', sleep);
  on(window, 'pageshow', restore);
  on(window, 'online', () => listener.onNetwork(true));
  on(window, 'offline', () => listener.onNetwork(false));
  if (document.visibilityState !== 'hidden') listener.onActive(true);
  return () => {
    clearTimeout(goingToSleep);
    ended.abort();
  };
}
