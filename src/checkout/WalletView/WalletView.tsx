/** Where and what to send: amount, QR code, address, price. Gone as soon as a payment is seen. */
import { Frame, type RootProps } from '../../ui/Frame.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useUi } from '../../ui/uiContext.js';
import { loadError } from '../LoadError.js';
import { useParts } from '../parts.js';
import { payTitle } from '../payTexts.js';
import { PriceChange } from '../PriceChange.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { ScreenHead } from '../ScreenHead.js';
import { asksForMoney, titleScreenOf } from '../screen.js';
import { useCheckout } from '../useCheckout.js';
import { useConnectionError } from '../connectionError.js';
import { useQuote } from '../useQuote.js';
import { guarded } from '../Guarded.js';
import { useRibbon } from '../RibbonOnce.js';

/** Props of {@link WalletView}. */
export type WalletViewProps = RootProps;

/**
 * The wallet view. Needs a `CheckoutProvider` around it. Draws nothing while there is nothing to
 * send: before a currency is chosen, and from the moment a transfer is seen.
 *
 * @selector [data-status] the screen
 */
export const WalletView = /* @__PURE__ */ guarded<WalletViewProps>(
  'till-wallet-view',
  function WalletView(props, ref) {
    const { locale, messages } = useUi();
    const { status, snapshot, error, refresh } = useCheckout();
    const { expired } = useQuote();
    const { payPiece } = useParts();
    const sandbox = useRibbon(snapshot?.sandbox && asksForMoney(status));
    const isOver = useConnectionError(error) === 'expired';
    const frame = { ...props, ref, part: 'till-wallet-view', status };

    // What this page cannot renew it cannot vouch for: address and price may be others by now.
    if (error && (!snapshot || isOver)) {
      if (snapshot && !asksForMoney(status)) return null;
      return (
        <Frame {...frame} label={messages.statusTitle.error}>
          <ProblemNotice error={error} onRetry={isOver ? undefined : () => void refresh()} />
        </Frame>
      );
    }
    if (!snapshot) {
      return (
        <Frame {...frame} label={messages.loading} busy>
          <Skeleton label={messages.loading} lines={5} />
        </Frame>
      );
    }
    const { quote } = snapshot;
    if (!asksForMoney(status) || !snapshot.address || !quote) return null;
    const titles = {
      pay: payTitle(snapshot, locale, messages),
      partial: messages.statusTitle.partial,
      // Of a part that was only seen.
      detected: messages.statusTitle.detected,
      top_up: messages.topUpTitle,
    };
    const called = titleScreenOf(status, snapshot) as keyof typeof titles;
    const title = titles[called];
    return (
      <Frame {...frame} label={expired ? messages.expiredTitle : title} sandbox={sandbox}>
        <ScreenHead title={title} snapshot={snapshot} />
        <PriceChange snapshot={snapshot} />
        <payPiece.Part
          piece="panel"
          snapshot={snapshot}
          quote={quote}
          waiting={<Skeleton label={messages.loading} lines={5} />}
          failed={loadError}
        />
      </Frame>
    );
  },
);
