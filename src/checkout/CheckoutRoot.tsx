/** The checkout's provider, with the late parts of one build: one order, one store, one language, one theme. */
import { QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Appearance } from '../ui/theme/appearance.js';
import type { OwnMessages } from '../ui/messages/en.js';
import { resolveUi } from '../ui/language/resolveUi.js';
import { useLanguage } from '../ui/language/useLanguage.js';
import { enPay } from '../ui/messages/enPay.js';
import { UiContext, type StillPage, type Ui } from '../ui/uiContext.js';
import { CheckoutContext, type PageOptions } from './checkoutContext.js';
import {
  createCheckoutSession,
  type CheckoutSession,
  type InitialCheckout,
} from './checkoutSession.js';
import { createCheckoutClient, type CheckoutClient } from './client.js';
import { checkoutQueryOptions, fetchCheckout } from './checkoutQuery.js';
import { useCheckoutEvents, type CheckoutHandlers } from './useCheckoutEvents.js';
import { PartsContext, type CheckoutParts } from './parts.js';
import { Boundary } from '../ui/Boundary.js';
import { RibbonOnce } from './RibbonOnce.js';

/** Props of {@link CheckoutProvider}: `client` or `endpoint`, and what is below. */
export type CheckoutProviderProps = CheckoutOptions & StoreAccess;

/** How the provider reaches the store. With both, `client` is used. */
type StoreAccess =
  | {
      /** A client of the store, made once outside the component. */
      readonly client: CheckoutClient;
      readonly endpoint?: string | undefined;
    }
  | {
      /** Where the store mounts Tillkit's handler: `/api/till`. */
      readonly endpoint: string;
      readonly client?: undefined;
    };

interface CheckoutOptions extends CheckoutHandlers, PageOptions {
  /** The store's opaque handle of the order. Another one starts a clean checkout. */
  readonly order: string;
  /** What the server opened, to draw without a first request. */
  readonly initial?: InitialCheckout | undefined;
  /** Shares a cache. @default a private one */
  readonly queryClient?: QueryClient | undefined;
  /** Theme and variables. @default the device's colour scheme */
  readonly appearance?: Appearance | undefined;
  /**
   * BCP 47 tag of sentences, numbers and dates: `de`, `pt-BR`, `ar-EG`. Sentences in a language that
   * Tillkit does not have are English. May change at any time.
   * @default the page's `lang`, then the browser's languages, then `defaultLocale`
   */
  readonly locale?: string | undefined;
  /** Where neither the page nor the browser asks for a language that there is. @default "en" */
  readonly defaultLocale?: string | undefined;
  /** Direction. @default the one of the sentences' language */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /**
   * Sentences of the store, key by key; they win. All of a language with its `language`, such as
   * `tillkit/locales/de` exports, means that no other sentences are loaded.
   */
  readonly messages?: OwnMessages | undefined;
  readonly children?: ReactNode;
}

/** The order that an opened checkout belongs to. */
const openedFor = new WeakMap<InitialCheckout, string>();

/** Only the `initial` of this order: a page that changes the order may pass the old one. */
function initialOf(
  order: string,
  initial: InitialCheckout | undefined,
): InitialCheckout | undefined {
  if (!initial) return undefined;
  const owner = openedFor.get(initial) ?? order;
  openedFor.set(initial, owner);
  return owner === order ? initial : undefined;
}

function useClient(client: CheckoutClient | undefined, endpoint: string | undefined) {
  return useMemo(
    () => client ?? createCheckoutClient({ endpoint: endpoint ?? '' }),
    [client, endpoint],
  );
}

function requireOrder(order: unknown): void {
  if (typeof order === 'string' && order !== '') return;
  throw new Error(
    "CheckoutProvider needs `order` as a text: the store's own handle, or it cannot tell what is being paid.",
  );
}

/** Whether the shopper is choosing another currency. Another order starts with false. */
function useChoosing(session: object) {
  const [state, setState] = useState({ session, choosing: false });
  const choosing = state.session === session && state.choosing;
  return { choosing, setChoosing: (next: boolean) => setState({ session, choosing: next }) };
}

/** Language and theme. @param answered whether the store has answered yet. */
function useCheckoutUi(props: CheckoutRootProps, answered: boolean): Ui {
  const { locale, defaultLocale, dir, messages, appearance, still } = props;
  const { languages, loadTheme } = props.parts;
  const given = messages?.language;
  const inUse = useLanguage(languages, {
    locale: locale ?? given,
    defaultLocale,
    given,
    answered,
  });
  return useMemo(
    () => ({
      ...resolveUi({ ...inUse, english: enPay, dir, messages, appearance }),
      waiting: inUse.waiting,
      loadTheme,
      still,
    }),
    [inUse, dir, messages, appearance, loadTheme, still],
  );
}

interface OpenFirstProps {
  readonly queryClient: QueryClient;
  readonly session: CheckoutSession;
  readonly isOpen: boolean;
}

/**
 * Asks for the checkout before the components beside it ask for theirs: the QR code waits for this answer,
 * and the first request of a page gets the connection that is open already. The query joins the request.
 */
function OpenFirst({ queryClient, session, isOpen }: OpenFirstProps) {
  useEffect(() => {
    // The query shows a failure.
    if (!isOpen) fetchCheckout(queryClient, session).catch(() => undefined);
  }, [queryClient, session, isOpen]);
  return null;
}

/** Props of {@link CheckoutRoot}. */
export type CheckoutRootProps = CheckoutProviderProps & {
  /** Must not change. */
  readonly parts: CheckoutParts;
  /** Only on a server that draws for pages without a script. */
  readonly still?: StillPage | undefined;
};

/** Surrounds `children` with one checkout. Draws nothing itself. @throws as `CheckoutProvider` does. */
export function CheckoutRoot(props: CheckoutRootProps) {
  const { order, initial, parts, children } = props;
  requireOrder(order);
  const client = useClient(props.client, props.endpoint);
  const [privateClient] = useState(() => props.queryClient ?? new QueryClient());
  const queryClient = props.queryClient ?? privateClient;

  // `initial` is read when the order starts; a new object at each render must not start it again.
  const session = useMemo(
    () => createCheckoutSession({ client, order, initial: initialOf(order, initial) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `initial` counts when the order starts
    [client, order],
  );
  // The pay screen's code is loaded while the order is still being opened.
  useEffect(() => void parts.payPiece.preload(), [parts]);
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);

  const [liveSession, setLiveSession] = useState<CheckoutSession | null>(null);
  const live = liveSession === session;
  const [notifying, setNotifying] = useState(false);
  const options = checkoutQueryOptions(session, { live, inBackground: notifying });
  const query = useQuery(options, queryClient);
  const { snapshot } = query.data;
  const reports = useCheckoutEvents(session, snapshot, query.error, props);
  const { choosing, setChoosing } = useChoosing(session);
  const [refusals, setRefusals] = useState(0);
  const refuseAddress = useCallback(() => {
    setRefusals((count) => count + 1);
    return () => setRefusals((count) => count - 1);
  }, []);

  const ui = useCheckoutUi(props, Boolean(snapshot ?? query.error));
  const value = {
    session,
    queryClient,
    query,
    live,
    choosing,
    setChoosing,
    addressRefused: refusals > 0,
    refuseAddress,
    page: props,
    notifying,
    setNotifying,
    ...reports,
  };
  return (
    <UiContext.Provider value={ui}>
      <PartsContext.Provider value={parts}>
        <CheckoutContext.Provider value={value}>
          <OpenFirst queryClient={queryClient} session={session} isOpen={!!snapshot} />
          <RibbonOnce>{children}</RibbonOnce>
          {snapshot && (
            // Without it the page asks at intervals.
            <Boundary fallbacks={[]}>
              <parts.liveConnection.Part
                session={session}
                queryClient={queryClient}
                query={query}
                onLive={setLiveSession}
              />
            </Boundary>
          )}
        </CheckoutContext.Provider>
      </PartsContext.Provider>
    </UiContext.Provider>
  );
}
