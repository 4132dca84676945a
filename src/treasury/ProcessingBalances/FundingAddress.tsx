/** The wallet's own address, to send the coin to that pays for transfers. */
import { useRef } from 'react';
import type { ProcessingWalletView } from '../../contract/treasury/holdings.js';
import { Address } from '../../ui/Address.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { Notice } from '../../ui/Notice.js';
import { QrCode } from '../../ui/QrCode.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link FundingAddress}. */
export interface FundingAddressProps {
  readonly wallet: ProcessingWalletView;
  /** Ticker of the network's own coin; null where it is not known. */
  readonly nativeCode: string | null;
}

/** Draws the address. One that failed its check is never drawn; one that nobody checked has no code. */
export function FundingAddress({ wallet, nativeCode }: FundingAddressProps) {
  const messages = useTreasuryMessages();
  const shown = useRef<HTMLElement>(null);
  const { address, addressCheck, networkName } = wallet;
  if (address === null || addressCheck === 'refused') {
    return <Notice tone="danger">{messages.addressRefused}</Notice>;
  }
  return (
    <div className="till-funding">
      <Address ref={shown} address={address} label={messages.fundingAddress(networkName)} />
      <CopyButton text={address} label={messages.copyAddress} shown={shown} />
      {addressCheck === 'checked' ? (
        <details className="till-details">
          <summary>{messages.showCode}</summary>
          <QrCode value={address} label={messages.fundingCode(networkName)} />
          {nativeCode !== null && (
            <p className="till-muted">{messages.fundingLead(nativeCode, networkName)}</p>
          )}
        </details>
      ) : (
        <Notice tone="warning">{messages.addressUnchecked}</Notice>
      )}
    </div>
  );
}
