/** The address to pay to, in groups, with its button and the one sentence that prevents mistakes. */
import { useRef } from 'react';
import type { QuoteView } from '../../contract/checkout.js';
import { Address } from '../../ui/Address.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { Notice } from '../../ui/Notice.js';
import { useMessages } from '../../ui/uiContext.js';
import { networkNameOf } from '../payTexts.js';
import { CoinMark } from './CoinMark.js';
import { WalletLink } from './WalletLink.js';

/** Props of {@link AddressCard}. */
export interface AddressCardProps {
  readonly quote: QuoteView;
  /** As `checkAddress` returned it. */
  readonly address: string;
  /** On a network that we do not know. @selector [data-checked="false"] */
  readonly unchecked: boolean;
  /** Opens a wallet on this device with the address filled in; null where no link does. */
  readonly link: string | null;
}

/** Draws the card. */
export function AddressCard({ quote, address, unchecked, link }: AddressCardProps) {
  const messages = useMessages();
  const shown = useRef<HTMLElement>(null);
  const network = networkNameOf(quote, messages);
  return (
    <div className="till-address-card" data-checked={!unchecked}>
      {unchecked && <Notice tone="warning">{messages.addressUnchecked}</Notice>}
      <div className="till-send-head">
        <CoinMark quote={quote} />
        <p className="till-send-only">{messages.sendOnly(quote.code, network)}</p>
      </div>
      <p className="till-muted">{messages.sendOnlyWhy}</p>
      <Address ref={shown} address={address} label={messages.addressLabel(quote.code, network)} />
      <div className="till-ways">
        <CopyButton
          kind="primary"
          text={address}
          label={messages.copyAddress}
          copied={messages.copiedAddress(quote.code, network)}
          shown={shown}
        />
        {link !== null && <WalletLink href={link} />}
      </div>
    </div>
  );
}
