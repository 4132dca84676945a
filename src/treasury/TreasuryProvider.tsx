/** Surrounds the parts of the back office with one store, one language and one look. */
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Appearance } from '../ui/theme/appearance.js';
import { canonicalTag } from '../ui/language/languageTag.js';
import { enPay } from '../ui/messages/enPay.js';
import { enProblems } from '../ui/messages/enProblems.js';
import { UiContext } from '../ui/uiContext.js';
import { createTreasuryClient, type TreasuryClient } from './client.js';
import type { TreasuryMessages } from './messages/en.js';
import { messagesWith } from './messages/messagesWith.js';
import { watchPerson } from './session/personWatch.js';
import { TreasuryContext } from './treasuryContext.js';

/** Props of {@link TreasuryProvider}: `client` or `endpoint`, and what is below. */
export type TreasuryProviderProps = TreasuryOptions & StoreAccess;

/** How the provider reaches the store. With both, `client` is used. */
type StoreAccess =
  | {
      /** A client of the store, made once outside the component. */
      readonly client: TreasuryClient;
      readonly endpoint?: string | undefined;
    }
  | {
      /** Where the store mounts Tillkit's treasury handler: `/api/treasury`. */
      readonly endpoint: string;
      readonly client?: undefined;
    };

interface TreasuryOptions {
  /**
   * Shares a cache. The store's part of it (`treasuryQueryKey`) is emptied when the store names another
   * person or lets nobody in, and when nothing on the page shows it any more.
   *
   * @default a private one
   */
  readonly queryClient?: QueryClient | undefined;
  /** Theme and variables of the back office's look. @default the device's colour scheme */
  readonly appearance?: Appearance | undefined;
  /** BCP 47 tag of numbers, dates and `messages`. @default "en" */
  readonly locale?: string | undefined;
  /** Sentences that replace the English ones. */
  readonly messages?: Partial<TreasuryMessages> | undefined;
  readonly children?: ReactNode;
}

const NO_APPEARANCE: Appearance = {};

function useClient(client: TreasuryClient | undefined, endpoint: string | undefined) {
  return useMemo(() => {
    if (client) return client;
    if (endpoint) return createTreasuryClient({ endpoint });
    throw new Error(
      'TreasuryProvider has neither `client` nor `endpoint`. Without one of them it cannot reach ' +
        'the store. Pass endpoint="/api/treasury", the path where Tillkit\'s treasury handler is ' +
        'mounted.',
    );
  }, [client, endpoint]);
}

/** The shared pieces (copying, ribbon) read their few sentences from here. */
function useUiValue(
  { locale: given, appearance }: TreasuryProviderProps,
  messages: TreasuryMessages,
  translated: boolean,
) {
  return useMemo(() => {
    const { copied, copyRefused, sandbox } = messages;
    // `de_DE` is what servers say, and no formatter takes it.
    const locale = canonicalTag(given) ?? 'en';
    return {
      locale,
      // English sentences stay English for a screen reader, whatever the numbers are written in.
      language: translated ? locale : 'en',
      // A store's settings may have none, which React passes on as it is.
      appearance: appearance ?? NO_APPEARANCE,
      messages: { ...enPay, ...enProblems, copied, copyRefused, sandbox },
    };
  }, [given, appearance, messages, translated]);
}

/**
 * Surrounds `children` with one store's treasury. Draws nothing itself.
 *
 * @throws Error without both `client` and `endpoint`.
 */
export function TreasuryProvider(props: TreasuryProviderProps) {
  const client = useClient(props.client, props.endpoint);
  const [privateClient] = useState(() => props.queryClient ?? new QueryClient());
  const queryClient = props.queryClient ?? privateClient;
  const messages = useMemo(() => messagesWith(props.messages), [props.messages]);
  const ui = useUiValue(props, messages, props.messages !== undefined);
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
  useEffect(() => watchPerson({ client, queryClient }), [client, queryClient]);
  const value = useMemo(() => ({ client, queryClient, messages }), [client, queryClient, messages]);
  return (
    <UiContext.Provider value={ui}>
      <TreasuryContext.Provider value={value}>{props.children}</TreasuryContext.Provider>
    </UiContext.Provider>
  );
}
