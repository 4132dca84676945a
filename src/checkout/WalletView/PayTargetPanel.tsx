/** What the wallet view draws once address checks, links and the QR code are loaded. */
import { useEffect } from 'react';
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { Notice } from '../../ui/Notice.js';
import { useMessages } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { payTargetOf } from '../payTarget.js';
import { ChangeCurrency } from './ChangeCurrency.js';
import { PayPanel } from './PayPanel.js';

/** Props of {@link PayTargetPanel}. */
export interface PayTargetPanelProps {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
}

/** Draws the pay panel, or the refusal of an address that fails its check. */
export function PayTargetPanel({ snapshot, quote }: PayTargetPanelProps) {
  const messages = useMessages();
  const { setRefusedAddress } = useCheckoutContext('WalletView');
  const target = payTargetOf(snapshot);
  const refused = target.status === 'refused' ? (snapshot.address?.address ?? null) : null;
  // The status panel must not wait for a transfer that nobody can send.
  useEffect(() => {
    setRefusedAddress(refused);
    return () => setRefusedAddress(null);
  }, [refused, setRefusedAddress]);
  if (target.status === 'none') return null;
  if (target.status === 'refused') {
    return (
      <>
        <Notice tone="danger" title={messages.addressRefusedTitle} urgent>
          {messages.addressRefused}
        </Notice>
        <ChangeCurrency rest={snapshot.exceptions.includes('partial')} />
      </>
    );
  }
  return <PayPanel key={quote.id} snapshot={snapshot} quote={quote} target={target} />;
}
