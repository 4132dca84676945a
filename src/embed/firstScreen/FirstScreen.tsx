/**
 * The pay screen that `tillkit.mjs` draws while the rest of the widget is loading. It is made of the same
 * components as the widget's, without a provider, and the widget takes its elements over.
 */
import { LoadError } from '../../checkout/LoadError.js';
import { payTitle } from '../../checkout/payTexts.js';
import { payTargetOf, type PayTarget } from '../../checkout/payTarget.js';
import { secondsLeft } from '../../checkout/quote.js';
import { screenOf } from '../../checkout/screen.js';
import { ScreenHead } from '../../checkout/ScreenHead.js';
import { WaitingLine } from '../../checkout/WaitingLine.js';
import { PayPanelView } from '../../checkout/WalletView/PayPanelView.js';
import { ExchangeRow } from '../../checkout/WalletView/PaySource.js';
import { PriceClock } from '../../checkout/WalletView/PriceClock.js';
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { FrameView } from '../../ui/FrameView.js';
import { themeOf } from '../../ui/theme/appearance.js';
import { UiContext, type Ui } from '../../ui/uiContext.js';

/** What is drawn. */
export interface PayScreen {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
  readonly target: Extract<PayTarget, { status: 'ready' }>;
  /** Whole seconds; null where the quote has no end. */
  readonly secondsLeft: number | null;
}

/**
 * @param serverNow the store's clock, milliseconds since the epoch.
 * @returns the screen of a checkout that simply waits for its payment. Null for every other state, for an
 *   address that fails its check, an expired price and an amount below the currency's minimum: the widget
 *   draws those.
 */
export function payScreenOf(snapshot: CheckoutSnapshot, serverNow: number): PayScreen | null {
  const { quote, address } = snapshot;
  if (screenOf({ snapshot, failed: false, choosing: false }) !== 'pay') return null;
  const target = payTargetOf(snapshot);
  if (!quote || target.status !== 'ready') return null;
  if (address?.replaced || quote.unmetMinimumUsd) return null;
  const left = secondsLeft(quote.expiresAt, serverNow);
  return left === 0 ? null : { snapshot, quote, target, secondsLeft: left };
}

const nothing = () => undefined;

/** Draws the screen. Its buttons do nothing: `holdPresses` passes a press on to the widget's. */
export function FirstScreen({ ui, screen }: { readonly ui: Ui; readonly screen: PayScreen }) {
  const { snapshot, target } = screen;
  const { messages } = ui;
  const title = payTitle(snapshot, ui.locale, messages);
  return (
    <UiContext.Provider value={ui}>
      <FrameView
        part="till-checkout"
        label={messages.checkout}
        status="pay"
        sandbox={snapshot.sandbox}
        nested={false}
      >
        <div className="till-trouble" />
        <FrameView part="till-wallet-view" label={title} status="pay" nested>
          <ScreenHead title={title} snapshot={snapshot} />
          <PayPanelView
            {...screen}
            form={target.payload[0]}
            onChangeCurrency={nothing}
            onEnlarge={nothing}
            source="wallet"
            onSource={nothing}
            clockBelow
          />
        </FrameView>
        <FrameView part="till-payment-status" label={messages.statusTitle.pay} status="pay" nested>
          <p className="till-visually-hidden" role="status" aria-live="polite" />
          <WaitingLine title={messages.statusTitle.pay} clock={<PriceClock {...screen} />} />
        </FrameView>
        <ExchangeRow onSource={nothing} />
      </FrameView>
    </UiContext.Provider>
  );
}

/** Props of {@link NotLoaded}. */
export interface NotLoadedProps {
  readonly ui: Ui;
  readonly retry: () => void;
  /** It was asked for again: many browsers never do so, and only a reload helps. */
  readonly inVain: boolean;
}

/** Says that the rest of the widget did not load. */
export function NotLoaded({ ui, retry, inVain }: NotLoadedProps) {
  return (
    <UiContext.Provider value={ui}>
      <section
        className="till"
        aria-label={ui.messages.statusTitle.error}
        data-theme={themeOf(ui.appearance)}
      >
        <LoadError retry={retry} inVain={inVain} urgent />
      </section>
    </UiContext.Provider>
  );
}
