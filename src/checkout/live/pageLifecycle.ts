/** Watches whether the page is in use: visible, hidden, frozen, restored, online. */

/** A page that is hidden for this long counts as inactive, milliseconds. */
const HIDDEN_MS = 5_000;

/** What {@link watchPageLifecycle} calls. */
export interface PageListener {
  /** The page is visible, or it has been hidden for a while. */
  readonly onActive: (active: boolean) => void;
  /** The page is visible again: a good moment to retry. */
  readonly onVisible: () => void;
  /** The network has come or gone: a connection may be dead without an error. */
  readonly onNetwork: (online: boolean) => void;
  /** The page is back from the back/forward cache: what it shows is old. */
  readonly onRestored: () => void;
}

/** Watches until the returned function is called. Without `unload` handlers, which keep a page out of that cache. */
export function watchPageLifecycle(listener: PageListener): () => void {
  const ended = new AbortController();
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = 0;

  function deactivate(): void {
    clearTimeout(hiddenTimer);
    listener.onActive(false);
  }
  function onVisibilityChange(): void {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      hiddenTimer = setTimeout(deactivate, HIDDEN_MS);
      return;
    }
    // Timers do not run in a frozen page, and its connections may have ended meanwhile.
    if (hiddenAt > 0 && Date.now() - hiddenAt >= HIDDEN_MS) listener.onActive(false);
    hiddenAt = 0;
    listener.onActive(true);
    listener.onVisible();
  }
  function restore({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    onVisibilityChange();
    listener.onRestored();
  }
  const on = (target: EventTarget, type: string, listen: (event: never) => void) =>
    target.addEventListener(type, listen as EventListener, { signal: ended.signal });
  on(document, 'visibilitychange', onVisibilityChange);
  on(document, 'freeze', deactivate);
  on(window, 'pagehide', deactivate);
  on(window, 'pageshow', restore);
  on(window, 'online', () => listener.onNetwork(true));
  on(window, 'offline', () => listener.onNetwork(false));
  if (document.visibilityState !== 'hidden') listener.onActive(true);
  return () => {
    clearTimeout(hiddenTimer);
    ended.abort();
  };
}
