/** The code and the address for a layout of the store's own, once checks and the code are loaded. */
import { Address } from '../../ui/Address.js';
import { Notice } from '../../ui/Notice.js';
import { QrCode } from '../../ui/QrCode.js';
import { useMessages } from '../../ui/uiContext.js';
import type { PayTargetPanelProps } from '../parts.js';
import { payTargetOf } from '../payTarget.js';
import { useRefusal } from '../useCheckout.js';

/** Draws the code in its safest form, or nothing where the address fails its check or its network is unknown. */
export function CheckedCode({ snapshot, quote }: PayTargetPanelProps) {
  const messages = useMessages();
  const target = payTargetOf(snapshot);
  useRefusal(target.status === 'refused');
  const form = target.status === 'ready' ? target.payload[0] : undefined;
  return (
    form && (
      <QrCode
        value={form.text}
        label={messages.qrLabel(quote.code, quote.networkName)}
        undrawn={messages.qrNotDrawn}
      />
    )
  );
}

/** Draws the address, or why there is none. */
export function CheckedAddress({ snapshot, quote }: PayTargetPanelProps) {
  const messages = useMessages();
  const target = payTargetOf(snapshot);
  useRefusal(target.status === 'refused');
  if (target.status === 'none') return null;
  if (target.status === 'refused') {
    return (
      <Notice tone="danger" title={messages.addressRefusedTitle} urgent>
        {messages.addressRefused}
      </Notice>
    );
  }
  return (
    <>
      {snapshot.address?.replaced && <Notice tone="warning">{messages.addressReplaced}</Notice>}
      {target.status === 'unchecked' && <Notice tone="warning">{messages.addressUnchecked}</Notice>}
      <Address
        address={target.address}
        label={messages.addressLabel(quote.code, quote.networkName)}
      />
    </>
  );
}
