/** The parts of the checkout that load late. The package and the script tag load them in different ways. */
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { CheckoutSnapshot, QuoteView } from '../contract/checkout.js';
import type { CurrencyListing } from '../contract/currencies.js';
import type { Catalogues } from '../ui/language/catalogues.js';
import type { Messages } from '../ui/messages/en.js';
import type { LoadTheme } from '../ui/theme/useTheme.js';
import type { BrowserWallet, CreateDriver } from './browserWallet/wallet.js';
import type { CheckoutQuery, SourceChoice } from './checkoutContext.js';
import type { CheckoutSession } from './checkoutSession.js';
import type { LazyPart } from '../ui/lazyPart.js';
import type { ExchangeViewProps } from './payTools/ExchangeView.js';
import type { SourceRowProps } from './payTools/SourceRow.js';
import type { PayToolsProps } from './payTools/ToolFold.js';

/** Props of the currency picker's search and list. */
export interface ChoicesProps {
  readonly listing: CurrencyListing;
  readonly snapshot: CheckoutSnapshot;
}

/** Props of the wallet view's panel: address checks, links and the QR code. */
export interface PayTargetPanelProps {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
}

/** Which piece of the pay screen is drawn: the panel, or what of it stands with the status panel or below that. */
export type PayPieceProps = PayTargetPanelProps &
  (
    | { readonly piece: 'panel' }
    | { readonly piece: 'clock'; readonly secondsLeft: number | null }
    | ({ readonly piece: 'foot' } & SourceChoice)
  );

/** Props of the content of the status panel. */
export interface StatusPanelProps {
  /** The panel stands inside the composed checkout, which shows failures and loading itself. */
  readonly nested: boolean;
}

/** Props of the receipt and of the timeline. */
export interface RecordProps {
  readonly snapshot: CheckoutSnapshot;
}

/** Props of the switch that asks for a notification. */
export interface NotificationToggleProps {
  /** Notifies, and draws nothing: on every screen there is one of these. @default false */
  readonly hidden?: boolean;
}

/** Props of the component that follows the store's messages. */
export interface LiveConnectionProps {
  readonly session: CheckoutSession;
  readonly queryClient: QueryClient;
  readonly query: CheckoutQuery;
  /** Called with the session whose messages arrive, or with null. Must be stable. */
  readonly onLive: (session: CheckoutSession | null) => void;
}

/** Props of paying from a wallet of the browser. */
export interface WalletPartProps extends Pick<
  PayToolsProps,
  'snapshot' | 'quote' | 'address' | 'ended'
> {
  /** One or more. */
  readonly wallets: readonly BrowserWallet[];
}

/** Every part, and how to load languages and themes. */
export interface CheckoutParts {
  readonly choices: LazyPart<ChoicesProps>;
  /** Loads while the shopper still chooses. */
  readonly payPiece: LazyPart<PayPieceProps>;
  /** Loads once the pay screen is there. */
  readonly payTools: LazyPart<PayToolsProps>;
  /** Comes with the tools. */
  readonly exchangeView: LazyPart<ExchangeViewProps>;
  /** Comes with the tools. */
  readonly sourceRow: LazyPart<SourceRowProps>;
  /** Loads once a wallet of the browser has announced itself. */
  readonly walletPay: LazyPart<WalletPartProps>;
  /** Loads when a wallet of Tron is asked. Rejects if it does not load. */
  readonly tronDriver: () => Promise<CreateDriver>;
  /** Loads while the order is being opened. */
  readonly statusPanel: LazyPart<StatusPanelProps>;
  /** Loads with the first snapshot. */
  readonly notificationToggle: LazyPart<NotificationToggleProps>;
  /** Loads with the first snapshot. */
  readonly timeline: LazyPart<RecordProps>;
  /** Loads when the order is paid. */
  readonly receipt: LazyPart<RecordProps>;
  /** Loads after the first answer. Until then, and if it cannot be loaded, the page polls. */
  readonly liveConnection: LazyPart<LiveConnectionProps>;
  readonly languages: Catalogues<Messages>;
  readonly loadTheme: LoadTheme;
}

/** Set by the provider; undefined outside it. */
export const PartsContext = createContext<CheckoutParts | undefined>(undefined);

/** The parts of this build. Call it after a hook that throws outside a `CheckoutProvider`. */
export function useParts(): CheckoutParts {
  return useContext(PartsContext) as CheckoutParts;
}
