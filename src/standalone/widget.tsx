/** One running checkout in a shadow root: started, changed, and ended without a trace. */
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { CheckoutClient } from '../checkout/client.js';
import { EmbeddedCheckout } from './EmbeddedCheckout.js';
import type { Emit, MountOptions } from './options.js';
import { prepareShadow } from './shadow.js';
import { createStoreClient } from './storeClient.js';

/** A running checkout. */
export interface Widget {
  /** Replaces all options. */
  update(options: MountOptions): void;
  /** Ends timers, listeners and requests, and empties the shadow root. */
  stop(): void;
}

/** What {@link startWidget} needs. */
export interface WidgetInput {
  readonly shadow: ShadowRoot;
  readonly options: MountOptions;
  readonly emit: Emit;
}

/** Nothing is collected by timers: the cache lives and ends with the widget. */
function privateCache(): QueryClient {
  const gcTime = Infinity;
  return new QueryClient({ defaultOptions: { queries: { gcTime }, mutations: { gcTime } } });
}

/** What was opened on the server belongs to one order; another order must never start from it. */
function withoutStaleInitial(next: MountOptions, previous: MountOptions): MountOptions {
  const sameCheckout = next.order === previous.order && next.endpoint === previous.endpoint;
  if (sameCheckout || next.initial !== previous.initial) return next;
  return { ...next, initial: undefined };
}

/** Starts a checkout. The shadow root's host must be in the document. */
export function startWidget({ shadow, options, emit }: WidgetInput): Widget {
  const stopped = new AbortController();
  const queryClient = privateCache();
  const { container, clear } = prepareShadow(shadow);
  const root = createRoot(container);
  let given = options;
  let current = options;
  let client = connect();

  function connect(): CheckoutClient {
    const { endpoint, fetch } = current;
    const currency = () => current.currency;
    return createStoreClient({ endpoint, fetch, stopped: stopped.signal, currency });
  }
  /** After the frame that caused it, so that a listener may take the checkout away. */
  const emitLater: Emit = (name, detail) =>
    queueMicrotask(() => {
      if (!stopped.signal.aborted) emit(name, detail);
    });
  function draw(): void {
    root.render(
      <EmbeddedCheckout
        options={current}
        client={client}
        queryClient={queryClient}
        emit={emitLater}
      />,
    );
  }
  draw();

  return {
    update(next) {
      const previous = given;
      given = next;
      const { endpoint, fetch } = current;
      current = withoutStaleInitial(next, previous);
      if (next.endpoint !== endpoint || next.fetch !== fetch) client = connect();
      draw();
    },
    stop() {
      root.unmount();
      queryClient.clear();
      stopped.abort();
      clear();
    },
  };
}
