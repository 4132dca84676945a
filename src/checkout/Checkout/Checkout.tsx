/** The whole checkout: choose a currency, send, watch. One screen at a time, from one status. */
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode } from 'react';
import { Frame, type RootProps } from '../../ui/Frame.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useMessages, useUi } from '../../ui/uiContext.js';
import { CurrencyPicker } from '../CurrencyPicker/CurrencyPicker.js';
import { PaymentStatus } from '../PaymentStatus/PaymentStatus.js';
import {
  ConnectionNoticeSlot,
  HeadingFocusContext,
  SourceContext,
  type Source,
  type SourceChoice,
} from '../checkoutContext.js';
import { useParts } from '../parts.js';
import { OpenFailed } from '../OpenFailed.js';
import { PriceChange } from '../PriceChange.js';
import { asksForMoney, isOrderTooSmall } from '../screen.js';
import { useAddressRefused, useCheckout } from '../useCheckout.js';
import { useCurrencies } from '../useCurrencies.js';
import { useFocusOnScreen } from '../useFocusOnScreen.js';
import { useConnectionError } from '../connectionError.js';
import { useWhatToPay } from '../useWhatToPay.js';
import { WalletView } from '../WalletView/WalletView.js';
import { guarded } from '../Guarded.js';
import { useRibbon } from '../RibbonOnce.js';

/** Props of {@link Checkout}. */
export type CheckoutProps = RootProps;

/**
 * The composed checkout. Needs a `CheckoutProvider` around it.
 *
 * @example
 * <CheckoutProvider endpoint="/api/till" order={orderHandle}>
 *   <Checkout />
 * </CheckoutProvider>
 * @selector [data-status] the screen
 */
export const Checkout = /* @__PURE__ */ guarded<CheckoutProps>(
  'till-checkout',
  function Checkout(props, ref) {
    const { messages, still } = useUi();
    const { status, snapshot } = useCheckout();
    const { choices } = useParts();
    const sandbox = useRibbon(snapshot?.sandbox);
    const root = useRef<HTMLElement>(null);
    const [connectionNotice, setConnectionNotice] = useState<ReactNode>(null);
    useImperativeHandle(ref, () => root.current as HTMLElement, []);
    // Requested together with the checkout, so that the picker does not wait for both in turn; not at all
    // if a currency is chosen already.
    useCurrencies({ enabled: !snapshot?.quote });
    // The list's code only once it is needed: not if the store has named a currency.
    const isOpen = snapshot !== undefined && !snapshot.quote;
    useEffect(() => {
      if (isOpen) void choices.preload();
    }, [choices, isOpen]);
    const [source, onSource] = useState<Source>('wallet');
    const takeFocus = useFocusOnScreen(root, status, snapshot?.quote?.id);
    return (
      <Frame
        {...props}
        ref={root}
        part="till-checkout"
        label={messages.checkout}
        status={status}
        busy={status === 'loading'}
        sandbox={sandbox}
      >
        <div className="till-trouble">{connectionNotice}</div>
        <ConnectionNoticeSlot.Provider value={setConnectionNotice}>
          <SourceContext.Provider value={{ source, onSource }}>
            <Step />
          </SourceContext.Provider>
          <HeadingFocusContext.Provider value={takeFocus}>
            <PaymentStatus />
          </HeadingFocusContext.Provider>
          {snapshot && still?.refresh}
        </ConnectionNoticeSlot.Provider>
        <Foot source={source} onSource={onSource} />
      </Frame>
    );
  },
);

/** The row below the status panel, while something can be sent. */
function Foot(choice: SourceChoice) {
  const { payPiece } = useParts();
  const toPay = useWhatToPay();
  const refused = useAddressRefused();
  return toPay && !refused && <payPiece.Part piece="foot" {...toPay} {...choice} />;
}

/** What is shown above the status panel; nothing once a transfer has arrived. */
function Step() {
  const messages = useMessages();
  const { status, snapshot, error, refresh } = useCheckout();
  const isOver = useConnectionError(error) === 'expired';
  if (status === 'loading') return <Skeleton label={messages.loading} lines={5} />;
  if (status === 'error' && error) {
    return <OpenFailed error={error} onRetry={() => void refresh()} />;
  }
  // Only the notice is shown then: what this page knows may be out of date.
  if (isOver) return null;
  if (status === 'choose_currency') {
    // The status panel says so, and that there is nothing to choose.
    if (snapshot && isOrderTooSmall(snapshot)) return null;
    return (
      <>
        {snapshot && <PriceChange snapshot={snapshot} />}
        <CurrencyPicker />
      </>
    );
  }
  if (asksForMoney(status)) return <WalletView />;
  return null;
}
