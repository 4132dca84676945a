/** What the provider gives to every hook and component below it. */
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { TreasuryClient } from './client.js';
import { en, type TreasuryMessages } from './messages/en.js';

/** One treasury's surroundings. */
export interface TreasuryContextValue {
  readonly client: TreasuryClient;
  readonly queryClient: QueryClient;
  /** Complete: what the store does not replace is English. */
  readonly messages: TreasuryMessages;
}

/** Undefined outside a provider. */
export const TreasuryContext = createContext<TreasuryContextValue | undefined>(undefined);

/**
 * The surroundings of this component.
 *
 * @param caller name of the hook or component that asks, for the sentence of the error.
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

/** The sentences around this component. */
export function useTreasuryMessages(): TreasuryMessages {
  return useContext(TreasuryContext)?.messages ?? en;
}
