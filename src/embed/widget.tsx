/** One running checkout in a shadow root: started, changed, and ended without a trace. */
import { QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { InitialCheckout } from '../checkout/checkoutSession.js';
import type { CheckoutClient } from '../checkout/client.js';
import type { CheckoutParts } from '../checkout/parts.js';
import type { OpenedCheckout } from '../contract/checkout.js';
import { EmbeddedCheckout } from './EmbeddedCheckout.js';
import type { Shown } from './formField.js';
import { createInitialGuard } from './initialGuard.js';
import { styleLate } from './lateStyles.js';
import type { Emit, WidgetOptions } from './options.js';
import { prepareShadow, type Place } from './shadow.js';
import { createStoreClient } from './storeClient.js';

/** A running checkout. */
export interface Widget {
  /** Replaces all options. */
  update(options: WidgetOptions): void;
  /** Ends timers, listeners and requests, and empties the shadow root. */
  stop(): void;
}

/** What an element gives. */
export interface WidgetInput {
  /** Its host must be in the document. */
  readonly shadow: ShadowRoot;
  readonly options: WidgetOptions;
  readonly emit: Emit;
  /** Hears what the widget shows. */
  readonly report: (shown: Shown) => void;
}

/** Starts a checkout. */
export type StartWidget = (input: WidgetInput) => Widget;

/** What the first screen of the module has done before the widget's own code was loaded. */
export interface Begun {
  readonly place: Place;
  /** The container holds the widget's first screen, to be taken over as it stands. */
  readonly drawn: boolean;
  /** What the store has answered. */
  readonly initial: InitialCheckout | undefined;
  /** The request for the options' order, if the store has not answered yet. */
  readonly answer: Promise<OpenedCheckout> | undefined;
}

/** What the entry point adds. */
export interface WidgetBuild {
  /** The widget's first rules. */
  readonly css: string;
  readonly parts: CheckoutParts;
  readonly begun?: Begun | undefined;
}

/** The client is made of these. */
const CONNECTED = ['endpoint', 'fetch', 'link'] as const;

/** Nothing is collected by timers: the cache lives and ends with the widget. */
function privateCache(): QueryClient {
  const gcTime = Infinity;
  return new QueryClient({ defaultOptions: { queries: { gcTime }, mutations: { gcTime } } });
}

/** Starts a checkout with the parts of one build. */
export function startWidget(input: WidgetInput & WidgetBuild): Widget {
  const { shadow, options, emit, report, css, parts, begun } = input;
  const stopped = new AbortController();
  const queryClient = privateCache();
  const place = begun?.place ?? prepareShadow(shadow, css);
  const { container, clear } = place;
  const unstyle = styleLate(place);
  let root: Root | undefined;
  const guarded = createInitialGuard();
  let current = guarded(options);
  if (begun?.initial) current = guarded({ ...options, initial: begun.initial });
  let client = connect(begun?.answer);

  function connect(answer?: Promise<OpenedCheckout>): CheckoutClient {
    const { endpoint, order, link, fetch } = current;
    const currency = () => current.currency;
    const asked = answer && { order, answer };
    return createStoreClient({ endpoint, link, fetch, stopped: stopped.signal, currency, asked });
  }
  /** After the frame that caused it, so that a listener may take the checkout away. */
  const emitLater: Emit = (name, detail) =>
    queueMicrotask(() => {
      if (!stopped.signal.aborted) emit(name, detail);
    });
  function draw(): void {
    const checkout = (
      <EmbeddedCheckout
        options={current}
        client={client}
        queryClient={queryClient}
        parts={parts}
        emit={emitLater}
        report={report}
      />
    );
    if (root) root.render(checkout);
    else if (begun?.drawn) root = hydrateRoot(container, checkout);
    else (root = createRoot(container)).render(checkout);
  }
  draw();

  return {
    update(next) {
      const before = current;
      current = guarded(next);
      const isOther = CONNECTED.some((name) => next[name] !== before[name]);
      if (isOther) client = connect();
      if (isOther || next.order !== before.order) place.show();
      draw();
    },
    stop() {
      root?.unmount();
      queryClient.clear();
      stopped.abort();
      unstyle();
      clear();
    },
  };
}
