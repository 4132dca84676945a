/** The context that `TreasuryProvider` provides. */
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useUi } from '../../ui/uiContext.js';
import type { TreasuryClient } from './client.js';
import { en, type TreasuryMessages } from './messages/en.js';

/** Value of the context. */
export interface TreasuryContextValue {
  readonly client: TreasuryClient;
  readonly queryClient: QueryClient;
  /** Complete: messages that the store does not replace are English. */
  readonly messages: TreasuryMessages;
}

/** Undefined outside a provider. */
export const TreasuryContext = createContext<TreasuryContextValue | undefined>(undefined);

/**
 * The context's value.
 *
 * @param caller name of the hook or component, for the error.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useTreasuryContext(caller: string): TreasuryContextValue {
  const value = useContext(TreasuryContext);
  if (value) return value;
  throw new Error(
    `${caller} is used outside a TreasuryProvider. It has no store to ask there. ` +
      'Wrap it: <TreasuryProvider endpoint="/api/treasury">…</TreasuryProvider>.',
  );
}

/** The messages; the English ones outside a provider. */
export function useTreasuryMessages(): TreasuryMessages {
  return useContext(TreasuryContext)?.messages ?? en;
}

/** What every sentence of a page is made with. */
export interface Words {
  readonly messages: TreasuryMessages;
  readonly locale: string;
}

/** The messages, and the language in which numbers and dates are written. */
export const useWords = (): Words => ({
  messages: useTreasuryMessages(),
  locale: useUi().locale,
});
