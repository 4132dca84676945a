/** What the provider gives to every hook and component below it. */
import type { DefinedUseQueryResult, QueryClient } from '@tanstack/react-query';
import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import type { CheckoutError } from '../contract/checkoutError.js';
import type { CheckoutData } from './checkoutData.js';
import type { CheckoutSession } from './checkoutSession.js';
import type { Reports } from './useCheckoutEvents.js';

/** The part of the checkout's query that hooks need. */
export type CheckoutQuery = Pick<
  DefinedUseQueryResult<CheckoutData, CheckoutError>,
  'data' | 'error' | 'errorUpdateCount' | 'isFetched' | 'isFetching' | 'dataUpdatedAt' | 'refetch'
>;

/** What a store says about the page around its checkout. */
export interface PageOptions {
  /** The store's name: on the receipt and on the way back. */
  readonly storeName?: string | undefined;
  /**
   * Where "Back to the store" leads: an `https:` address, or a path of this site such as `/orders`.
   * Any other is not drawn. The page never goes there unasked; to do that, use `onComplete`.
   *
   * @default no way back is drawn
   */
  readonly returnUrl?: string | undefined;
  /**
   * Where the store helps: an `https:` or `mailto:` address, or a path of this site. Drawn wherever the
   * store has to act or the checkout could not be opened, elsewhere among the details.
   *
   * @default no such link is drawn
   */
  readonly supportUrl?: string | undefined;
  /**
   * The legal name of who is paid. Exchanges ask for it under the travel rule (FATF recommendation 16);
   * the guide for payments from an exchange shows it.
   *
   * @default the guide does not name a recipient
   */
  readonly recipientName?: string | undefined;
  /** Its country, as a code of ISO 3166-1: `IE`. Shown with `recipientName`. */
  readonly recipientCountry?: string | undefined;
  /**
   * Who holds the keys of the address: a company such as the payment service (`hosted`), or the store itself.
   * Exchanges ask for this too.
   *
   * @default the guide does not say
   */
  readonly walletType?: 'hosted' | 'unhosted' | undefined;
  /**
   * The shopper goes back to the store. With `returnUrl` it may keep the page with
   * `event.preventDefault()`; without it there is a button that only calls this.
   */
  readonly onReturn?: ((event: MouseEvent) => void) | undefined;
  /**
   * Whether the page's title says so once the order is paid, until the widget goes. A title that the
   * page sets meanwhile stays.
   *
   * @default true
   */
  readonly documentTitle?: boolean | undefined;
  /**
   * Whether a shopper may pay from a wallet of the browser (EIP-6963, TIP-6963), where there is one. With
   * the sandbox only say `true` for a wallet on a test chain: any other sends real coins, which are lost.
   *
   * @default true, and false with the sandbox
   */
  readonly browserWallets?: boolean | undefined;
}

/** One checkout's surroundings. */
export interface CheckoutContextValue extends Reports {
  readonly session: CheckoutSession;
  readonly queryClient: QueryClient;
  /** Observed once, by the provider: with an observer in each hook, each of them would poll the store. */
  readonly query: CheckoutQuery;
  /** Whether the store's messages arrive, so that the page need not ask at intervals. */
  readonly live: boolean;
  /** The shopper asked to choose another currency. */
  readonly choosing: boolean;
  readonly setChoosing: (choosing: boolean) => void;
  /** Some part refuses to draw the address, because it fails its network's check. */
  readonly addressRefused: boolean;
  /** Says that a part refuses to draw the address. @returns takes it back */
  readonly refuseAddress: () => () => void;
  readonly page: PageOptions;
  /** The shopper wants a notification, so a page out of sight goes on asking. */
  readonly notifying: boolean;
  readonly setNotifying: (notifying: boolean) => void;
}

/** Undefined outside a provider. */
export const CheckoutContext = createContext<CheckoutContextValue | undefined>(undefined);

/**
 * The surroundings of this component.
 *
 * @param caller name of the hook or component that asks, for the sentence of the error.
 * @throws Error outside a `CheckoutProvider`.
 */
export function useCheckoutContext(caller: string): CheckoutContextValue {
  const value = useContext(CheckoutContext);
  if (value) return value;
  throw new Error(
    `${caller} is used outside a CheckoutProvider, so it has no order and no store to ask. ` +
      'Wrap it in <CheckoutProvider endpoint="/api/till" order={order}>.',
  );
}

/**
 * Tells once after each move that the focus has gone to a heading, which a screen reader then reads. Null
 * outside a composed checkout, where no focus is moved.
 */
export const HeadingFocusContext = createContext<(() => boolean) | null>(null);

/** Shows a notice above the screen. Null outside a composed checkout: the panel shows the notice itself. */
export const ConnectionNoticeSlot = createContext<((notice: ReactNode) => void) | null>(null);

/** What the shopper pays from. */
export type Source = 'wallet' | 'exchange';

/** The choice of it, and what changes it. */
export interface SourceChoice {
  readonly source: Source;
  readonly onSource: (source: Source) => void;
}

/** Of a composed checkout, whose row stands below the status panel. Null elsewhere: the pay panel has the row. */
export const SourceContext = createContext<SourceChoice | null>(null);

/** Announces a sentence to screen readers; an empty text lets the same sentence be announced again. */
export type Announce = (sentence: string) => void;

/** Does nothing outside a status panel. */
export const AnnounceContext = createContext<Announce>(() => undefined);

/** The status panel's live region. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);
