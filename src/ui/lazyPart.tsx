/** A part in a chunk of its own: requested early, drawn as soon as it is loaded. */
import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** A component that is loaded on first use. */
export interface LazyPart<P> {
  /** Loads the chunk, again after a failure. Settles when it is loaded or has failed. */
  preload(): Promise<void>;
  /** The same for server rendering: server and page both wait for it, and then both draw the part. */
  preloadForServer(): Promise<void>;
  /**
   * Draws the component; `waiting` until it is loaded; `failed()` if it did not load. Without them nothing, where
   * the screen is complete without the part.
   */
  Part(
    props: P & {
      readonly waiting?: ReactNode;
      readonly failed?: (retry: () => void, inVain: boolean) => ReactNode;
    },
  ): ReactNode;
}

type State<P> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly inVain: boolean }
  | { readonly status: 'ready'; readonly Component: ComponentType<P> };

const IDLE = { status: 'idle' } as const;

/** A part that comes with the code: it is drawn at once, and neither waits nor fails. */
export function presentPart<P extends object>(Component: ComponentType<P>): LazyPart<P> {
  const there = () => Promise.resolve();
  const Part: LazyPart<P>['Part'] = ({ waiting: _, failed: __, ...props }) => (
    <Component {...(props as unknown as P)} />
  );
  return { preload: there, preloadForServer: there, Part };
}

/**
 * Makes a lazy part. Not `React.lazy`: that suspends, and a server would then send a fallback that
 * only streaming can replace. Here the server and the first render of a page both draw `waiting`.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let state: State<P> = IDLE;
  const listeners = new Set<() => void>();
  const setState = (next: State<P>): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  let loading: Promise<void> = Promise.resolve();
  let drawnByServer = false;
  let retried = false;

  function preload(): Promise<void> {
    if (state.status === 'loading' || state.status === 'ready') return loading;
    setState({ status: 'loading' });
    loading = load().then(
      (Component) => setState({ status: 'ready', Component }),
      () => setState({ status: 'failed', inVain: retried }),
    );
    return loading;
  }

  /** Only a retry that was asked for is one in vain: a part that is mounted late loads again by itself. */
  function retry(): void {
    retried = true;
    void preload();
  }

  async function preloadForServer(): Promise<void> {
    await preload();
    drawnByServer = state.status === 'ready';
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function Part({ waiting, failed, ...props }: Parameters<LazyPart<P>['Part']>[0]): ReactNode {
    const current = useSyncExternalStore(
      subscribe,
      () => state,
      // Hydration must find what the server drew: nothing, unless both sides have waited.
      () => (drawnByServer ? state : IDLE),
    );
    useEffect(() => void preload(), []);
    if (current.status === 'ready') return <current.Component {...(props as unknown as P)} />;
    if (current.status !== 'failed') return waiting;
    return failed?.(retry, current.inVain);
  }

  return { preload, preloadForServer, Part };
}
