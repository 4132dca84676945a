/** Provides the back office's components with client, cache, language and appearance. */
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Appearance } from '../ui/theme/appearance.js';
import { canonicalTag } from '../contract/languageTag.js';
import { enPay } from '../ui/messages/enPay.js';
import { UiContext } from '../ui/uiContext.js';
import { createTreasuryClient, type TreasuryClient } from './client.js';
import { followSession } from './live/followSession.js';
import { messagesWith, type TreasuryMessages } from './messages/en.js';
import { watchSession } from './watchSession.js';
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
   * A shared query cache. The store's part of it (`treasuryQueryKey`) is emptied when another person
   * signs in, when access is refused, and when no component on the page shows it.
   *
   * @default a private one
   */
  readonly queryClient?: QueryClient | undefined;
  /** Theme and variables. @default the device's colour scheme */
  readonly appearance?: Appearance | undefined;
  /** BCP 47 tag of numbers, dates and `messages`. @default "en" */
  readonly locale?: string | undefined;
  /** Messages that replace the English ones. */
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

const loadTheme = () => import('../ui/theme/applyTheme.js').then(({ applyTheme }) => applyTheme);

/** Value of the context that the components shared with the checkout read. */
function useUiValue(
  { locale: given, appearance }: TreasuryProviderProps,
  messages: TreasuryMessages,
  translated: boolean,
) {
  return useMemo(() => {
    const { copied, copyRefused, sandbox } = messages;
    // Servers often use `de_DE`, which `Intl` does not accept.
    const locale = canonicalTag(given) ?? 'en';
    return {
      locale,
      // Tells screen readers that untranslated messages are English, even if numbers are not.
      language: translated ? locale : 'en',
      // May be null at runtime, if it comes from a store's settings.
      appearance: appearance ?? NO_APPEARANCE,
      loadTheme,
      messages: { ...enPay, copied, copyRefused, sandbox },
    };
  }, [given, appearance, messages, translated]);
}

/**
 * Provides `children` with one store's treasury. Draws nothing itself.
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
  useEffect(() => watchSession({ client, queryClient }), [client, queryClient]);
  useEffect(() => followSession({ client, queryClient }), [client, queryClient]);
  const value = useMemo(() => ({ client, queryClient, messages }), [client, queryClient, messages]);
  return (
    <UiContext.Provider value={ui}>
      <TreasuryContext.Provider value={value}>{props.children}</TreasuryContext.Provider>
    </UiContext.Provider>
  );
}
