/** The pieces of the pay screen, drawn once address checks, links and the QR code are loaded: one late part. */
import { Notice } from '../../ui/Notice.js';
import { useMessages } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import type { PayPieceProps, PayTargetPanelProps } from '../parts.js';
import { payTargetOf } from '../payTarget.js';
import { useRefusal } from '../useCheckout.js';
import { PayPanel } from './PayPanel.js';
import { PayFoot } from './PayFoot.js';
import { PriceClock } from './PriceClock.js';

/** Draws a piece. */
export function PayPiece(props: PayPieceProps) {
  if (props.piece === 'foot') return <PayFoot {...props} />;
  if (props.piece === 'clock') return <PriceClock {...props} />;
  return <PayTargetPanel {...props} />;
}

/** Draws the pay panel, or the refusal of an address that fails its check. */
function PayTargetPanel({ snapshot, quote }: PayTargetPanelProps) {
  const messages = useMessages();
  const { setChoosing } = useCheckoutContext('WalletView');
  const target = payTargetOf(snapshot);
  useRefusal(target.status === 'refused');
  if (target.status === 'none') return null;
  if (target.status === 'refused') {
    return (
      <div className="till-pay-panel">
        <Notice tone="danger" title={messages.addressRefusedTitle} urgent>
          {messages.addressRefused}
        </Notice>
        <button
          type="button"
          className="till-button"
          data-kind="primary"
          onClick={() => setChoosing(true)}
        >
          {messages.changeCurrency}
        </button>
      </div>
    );
  }
  return <PayPanel key={quote.id} snapshot={snapshot} quote={quote} target={target} />;
}
