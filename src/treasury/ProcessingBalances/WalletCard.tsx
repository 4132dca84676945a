/** One network: what its wallet holds, what it can still pay for, and where to fund it. */
import { useId } from 'react';
import type { MissingNetwork, ProcessingWalletView } from '../../contract/treasury/holdings.js';
import { HoldingsTable } from '../HoldingsTable.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { Worth } from '../Worth.js';
import { FundingAddress } from './FundingAddress.js';
import { holdingRows, isHeld } from './holdingsView.js';
import { TransfersLeft } from './TransfersLeft.js';

/** Props of {@link WalletCard}. */
export interface WalletCardProps {
  /** With the holdings that are to be shown. */
  readonly wallet: ProcessingWalletView;
  /** Ticker of the network's own coin; null where it is not known. */
  readonly nativeCode: string | null;
  readonly showEmpty: boolean;
}

/** Draws the card. */
export function WalletCard({ wallet, nativeCode, showEmpty }: WalletCardProps) {
  const messages = useTreasuryMessages();
  const heading = useId();
  const { networkName, totalUsd, holdings, costs } = wallet;
  const shown = showEmpty ? holdings : holdings.filter(isHeld);
  const hidden = holdings.length - shown.length;
  return (
    <article className="till-wallet" aria-labelledby={heading}>
      <div className="till-wallet-head">
        <h3 className="till-wallet-name" id={heading}>
          {networkName}
        </h3>
        <Worth usd={totalUsd} />
      </div>
      {shown.length > 0 && (
        <HoldingsTable caption={networkName} rows={holdingRows(shown, messages.paysFees)} />
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

/** A network without an answer: named, so that nobody takes it for an empty one. */
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
