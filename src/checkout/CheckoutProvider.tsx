/** Surrounds the widgets with one order, one store, one language and one look. */
import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Appearance } from '../ui/appearance.js';
import type { Messages } from '../ui/messages/en.js';
import { enPay } from '../ui/messages/enPay.js';
import { UiContext } from '../ui/uiContext.js';
import { CheckoutContext, type PageOptions } from './checkoutContext.js';
import {
  createCheckoutSession,
  type CheckoutSession,
  type InitialCheckout,
} from './checkoutSession.js';
import { createCheckoutClient, type CheckoutClient } from './client.js';
import { livePart } from './live/livePart.js';
import { checkoutQueryOptions } from './queries.js';
import { payPart } from './WalletView/payPart.js';
import { useCheckoutEvents, useLatest, type CheckoutHandlers } from './useCheckoutEvents.js';

/** Props of {@link CheckoutProvider}. Give `client` or `endpoint`. */
export interface CheckoutProviderProps extends CheckoutHandlers, PageOptions {
  /** A client of the store, made once outside the component. */
  readonly client?: CheckoutClient | undefined;
  /** Where the store mounts Tillkit's handler: `/api/till`. */
  readonly endpoint?: string | undefined;
  /** The store's opaque handle of the order. Another one starts a clean checkout. */
  readonly order: string;
  /** What the server opened already, for drawing without a first request. */
  readonly initial?: InitialCheckout | undefined;
  /** Shares a cache. @default a private one */
  readonly queryClient?: QueryClient | undefined;
  /** Theme and variables of the store's look. @default the device's colour scheme */
  readonly appearance?: Appearance | undefined;
  /** BCP 47 tag of numbers, dates and `messages`. @default "en" */
  readonly locale?: string | undefined;
  /** Sentences that replace the English ones. */
  readonly messages?: Partial<Messages> | undefined;
  readonly children?: ReactNode;
}

/** Which order an opened checkout was handed over for. */
const openedFor = new WeakMap<InitialCheckout, string>();

/** What the server opened belongs to one order: a page that changes the order may forget to drop it. */
function initialOf(
  order: string,
  initial: InitialCheckout | undefined,
): InitialCheckout | undefined {
  if (!initial) return undefined;
  const owner = openedFor.get(initial) ?? order;
  openedFor.set(initial, owner);
  return owner === order ? initial : undefined;
}

const NO_APPEARANCE: Appearance = {};
const nothing = () => null;

function useClient(client: CheckoutClient | undefined, endpoint: string | undefined) {
  return useMemo(() => {
    if (client) return client;
    if (endpoint) return createCheckoutClient({ endpoint });
    throw new Error(
      'CheckoutProvider has neither `client` nor `endpoint`. Without one of them it cannot reach ' +
        'the store. Pass endpoint="/api/till", the path where Tillkit\'s handler is mounted.',
    );
  }, [client, endpoint]);
}

function requireOrder(order: unknown): void {
  if (typeof order === 'string' && order !== '') return;
  throw new Error(
    'CheckoutProvider has no `order`. Without it the store cannot tell what is being paid. ' +
      "Pass the store's own handle of the order as a non-empty text.",
  );
}

/** A key that grows with each session, so that nothing of an old order stays in a component. */
function useChoosing(session: object) {
  const [state, setState] = useState({ session, choosing: false });
  const choosing = state.session === session && state.choosing;
  return { choosing, setChoosing: (next: boolean) => setState({ session, choosing: next }) };
}

/**
 * Asks for the checkout before its neighbours ask for theirs: the code waits for this answer, and
 * the first request of a page has the connection that is open already. The query then shares it.
 */
function OpensFirst({ session }: { readonly session: CheckoutSession }) {
  useEffect(() => {
    // The query reports a failure.
    if (!session.current()) session.refresh().catch(() => undefined);
  }, [session]);
  return null;
}

/**
 * Surrounds {@link CheckoutProviderProps.children} with one checkout. Draws nothing itself.
 *
 * @throws Error without `order`, or without both `client` and `endpoint`.
 */
export function CheckoutProvider(props: CheckoutProviderProps) {
  const { order, initial, locale = 'en', messages, appearance = NO_APPEARANCE, children } = props;
  requireOrder(order);
  const client = useClient(props.client, props.endpoint);
  const [privateClient] = useState(() => props.queryClient ?? new QueryClient());
  const queryClient = props.queryClient ?? privateClient;

  // `initial` is read when the order begins; a new object of each render must not begin it again.
  const session = useMemo(
    () => createCheckoutSession({ client, order, initial: initialOf(order, initial) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `initial` counts when the order begins
    [client, order],
  );
  // The second half of the widget is fetched while the order is still being opened.
  useEffect(() => void payPart.preload(), []);
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);

  const [liveSession, setLiveSession] = useState<CheckoutSession | null>(null);
  const live = liveSession === session;
  const [telling, setTelling] = useState(false);
  const query = useQuery(checkoutQueryOptions(session, Date.now, live, telling), queryClient);
  useCheckoutEvents(session, query.data, query.error, props);
  const handlers = useLatest<CheckoutHandlers>(props);
  const { choosing, setChoosing } = useChoosing(session);
  const [refusedAddress, setRefusedAddress] = useState<string | null>(null);

  const ui = useMemo(
    () => ({
      locale,
      // English sentences stay English for a screen reader, whatever the numbers are written in.
      language: messages ? locale : 'en',
      appearance,
      messages: { ...enPay, ...messages },
    }),
    [locale, appearance, messages],
  );
  const value = {
    session,
    queryClient,
    query,
    live,
    choosing,
    setChoosing,
    refusedAddress,
    setRefusedAddress,
    page: props,
    telling,
    setTelling,
    reportError: (failure: Parameters<NonNullable<CheckoutHandlers['onError']>>[0]) =>
      handlers.current.onError?.(failure),
  };
  return (
    <UiContext.Provider value={ui}>
      <CheckoutContext.Provider value={value}>
        <OpensFirst session={session} />
        {children}
        {query.data && (
          <livePart.Part
            session={session}
            queryClient={queryClient}
            query={query}
            onLive={setLiveSession}
            waiting={null}
            failed={nothing}
          />
        )}
      </CheckoutContext.Provider>
    </UiContext.Provider>
  );
}
