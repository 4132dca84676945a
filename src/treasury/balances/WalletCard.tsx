/** One network: its balances, how many transfers it can pay for, and the address to fund it. */
import { useId, useRef } from 'react';
import type { MissingNetwork, ProcessingWalletView } from '../../contract/treasury/balances.js';
import { Address } from '../../ui/Address.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { Notice } from '../../ui/Notice.js';
import { QrCode } from '../../ui/QrCode.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { BalancesTable } from './BalancesTable.js';
import { TransfersLeft } from './TransfersLeft.js';
import { Value } from './Value.js';
import { balanceRows, hasFunds } from './shownBalances.js';

/** Props of {@link WalletCard}. */
export interface WalletCardProps {
  /** With the filtered balances. */
  readonly wallet: ProcessingWalletView;
  /** Ticker of the network's own coin; null if unknown. */
  readonly nativeCode: string | null;
  readonly showEmpty: boolean;
}

export function WalletCard({ wallet, nativeCode, showEmpty }: WalletCardProps) {
  const messages = useTreasuryMessages();
  const heading = useId();
  const { networkName, totalUsd, holdings, costs } = wallet;
  const shown = showEmpty ? holdings : holdings.filter(hasFunds);
  const hidden = holdings.length - shown.length;
  return (
    <article className="till-wallet" aria-labelledby={heading}>
      <div className="till-wallet-head">
        <h3 className="till-wallet-name" id={heading}>
          {networkName}
        </h3>
        <Value usd={totalUsd} />
      </div>
      {shown.length > 0 && (
        <BalancesTable caption={networkName} rows={balanceRows(shown, messages.paysFees)} />
      )}
      {shown.length === 0 && hidden === 0 && <p className="till-muted">{messages.emptyWallet}</p>}
      {hidden > 0 && <p className="till-muted">{messages.onlyEmpty(hidden)}</p>}
      {costs && nativeCode !== null && (
        <TransfersLeft wallet={wallet} costs={costs} nativeCode={nativeCode} />
      )}
      <FundingAddress wallet={wallet} nativeCode={nativeCode} />
    </article>
  );
}

/** Draws a network that could not be read, so that it does not look empty. */
export function MissingCard({ networkName }: MissingNetwork) {
  const messages = useTreasuryMessages();
  const heading = useId();
  return (
    <article className="till-wallet" data-missing="" aria-labelledby={heading}>
      <div className="till-wallet-head">
        <h3 className="till-wallet-name" id={heading}>
          {networkName}
        </h3>
        <span className="till-unknown-worth">{messages.missingNetwork}</span>
      </div>
      <p className="till-muted">{messages.missingLead}</p>
    </article>
  );
}

/** Props of {@link FundingAddress}. */
export interface FundingAddressProps {
  readonly wallet: ProcessingWalletView;
  /** Ticker of the network's own coin; null if unknown. */
  readonly nativeCode: string | null;
}

/** Draws the address. An invalid one is not shown; an unchecked one gets no QR code. */
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
