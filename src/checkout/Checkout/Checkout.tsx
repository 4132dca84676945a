/** The whole checkout: choose a currency, send, watch. One screen at a time, from one status. */
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  useCallback,
  type RefObject,
} from 'react';
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
import { asksForMoney, isOrderTooSmall, type Screen } from '../screen.js';
import { useAddressRefused, useCheckout } from '../useCheckout.js';
import { useCurrencies } from '../useCurrencies.js';
import { useConnectionError } from '../connectionError.js';
import { useWhatToPay } from '../useWhatToPay.js';
import { WalletView } from '../WalletView/WalletView.js';
import { guarded } from '../Guarded.js';
import { useRibbon } from '../RibbonOnce.js';
import { useIsomorphicLayoutEffect } from '../../ui/dom.js';

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

/** The focused element, also inside a shadow root, for which the document only names the host. */
function activeElement(document: Document): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Elements that keep the focus: fields with text, and dialogs. */
const BUSY = 'input:not([type=radio], [type=checkbox]), textarea, dialog[open], dialog[open] *';

/**
 * Does nothing on the first screen, and nothing while the shopper uses another part of the page or a text
 * field: a payment that arrives must not interrupt that. The status panel announces it.
 *
 * @param quoteId a new price is a new screen too: the button that asked for it is gone.
 * @returns tells whether the focus has moved since the last call.
 */
function useFocusOnScreen(
  root: RefObject<HTMLElement | null>,
  screen: Screen,
  quoteId: string | undefined,
): () => boolean {
  const shown = useRef({ screen, quoteId });
  const moved = useRef(false);
  // Before the panel announces the same change.
  useIsomorphicLayoutEffect(() => {
    const previous = shown.current;
    shown.current = { screen, quoteId };
    if (previous.screen === screen && previous.quoteId === quoteId) return;
    if (previous.screen === 'loading' || !root.current) return;
    const active = activeElement(root.current.ownerDocument);
    // The pressed button is gone, which leaves the focus on the body.
    const ours = active === null || active.tagName === 'BODY' || root.current.contains(active);
    if (!ours || active?.matches(BUSY)) return;
    const heading = root.current.querySelector<HTMLElement>('[data-till-heading]');
    heading?.focus();
    // A heading that already had the focus is not read again.
    moved.current = heading !== null && heading !== active;
  }, [screen, quoteId, root]);
  return useCallback(() => {
    const has = moved.current;
    moved.current = false;
    return has;
  }, []);
}
