/** Provides the back office's components with client, cache, language and appearance. */
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { directionOf } from '../../contract/languageTag.js';
import type { Appearance } from '../../ui/theme/appearance.js';
import { useLanguage } from '../../ui/language/useLanguage.js';
import { enPay } from '../../ui/messages/enPay.js';
import { UiContext } from '../../ui/uiContext.js';
import { createTreasuryClient, type TreasuryClient } from './client.js';
import { followSession } from './live/followSession.js';
import type { TreasuryMessages } from './messages/en.js';
import { messagesWith } from './messages/messagesWith.js';
import { treasuryLanguages } from './messages/treasuryLanguages.js';
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
  /**
   * BCP 47 tag of sentences, numbers and dates: `de`, `pt-BR`, `ar-EG`. Sentences that there are none of in
   * that language are English.
   *
   * @default the page's `lang`, then the browser's languages, then English
   */
  readonly locale?: string | undefined;
  /** Sentences of the store, key by key; they win. They are in the language of `locale`. */
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

const loadTheme = () => import('../../ui/theme/applyTheme.js').then(({ applyTheme }) => applyTheme);

/** Sentences in the language that is read, and what the components shared with the checkout need. */
function useUiValue({ locale, appearance, messages: own }: TreasuryProviderProps) {
  const { choice, catalogue, waiting } = useLanguage(treasuryLanguages, {
    locale,
    defaultLocale: undefined,
    given: undefined,
    answered: true,
  });
  const messages = useMemo(() => messagesWith(own, catalogue), [own, catalogue]);
  return useMemo(() => {
    const { copied, copyRefused, sandbox } = messages;
    // Tells screen readers that sentences without a translation are English.
    const language = catalogue ? choice.language : own ? choice.locale : 'en';
    const ui = {
      locale: choice.locale,
      language,
      // The page's own as long as the sentences are English or the store's.
      dir: catalogue && directionOf(language),
      waiting,
      // May be null at runtime, if it comes from a store's settings.
      appearance: appearance ?? NO_APPEARANCE,
      loadTheme,
      messages: { ...enPay, copied, copyRefused, sandbox },
    };
    return { ui, messages };
  }, [choice, catalogue, waiting, own, appearance, messages]);
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
  const { ui, messages } = useUiValue(props);
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
