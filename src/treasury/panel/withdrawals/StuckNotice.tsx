/** Why a withdrawal waits at the service: what is known, what is likely, what mends it, and what doesn't. */
import type { WithdrawalView } from '../../contract/withdrawals.js';
import { nativeHolding, payingWallet, type Lack } from '../../contract/walletFunds.js';
import type { Elements } from '../../../ui/elements.js';
import { formatAge } from '../../../ui/formatTime.js';
import { Notice } from '../../../ui/Notice.js';
import { coinText } from '../coinText.js';
import { useProcessingBalances } from '../storeReads.js';
import { useWords, type Words } from '../treasuryContext.js';
import { VerifiedAddress } from '../VerifiedAddress.js';

/** Props of {@link StuckNotice}. */
export interface StuckNoticeProps {
  readonly withdrawal: WithdrawalView;
  /** The server's clock: milliseconds since the epoch. */
  readonly now: number;
  /** Drawn in a list, where the page has the rest. @default what mends it */
  readonly action?: Elements;
}

/** Draws it, in a list the causes alone. Nothing while it has not waited long and the balances say nothing. */
export function StuckNotice({ withdrawal, now, action }: StuckNoticeProps) {
  const { messages, locale } = useWords();
  const { lacks } = usePayingWallet(withdrawal);
  const { amount, code, networkName, waitingSince } = withdrawal;
  const isStuck = withdrawal.status === 'stuck';
  const passed = now - Date.parse(waitingSince ?? '');
  const age = Number.isNaN(passed) ? '' : formatAge(passed, locale, 'long');
  if (!isStuck && lacks.length === 0) return null;
  const figure = coinText(amount, code, locale);
  return (
    <Notice
      tone={isStuck ? 'danger' : 'warning'}
      title={isStuck ? messages.waitedTitle(figure, age) : undefined}
      action={action}
    >
      {lacks.map((lack) => (
        <p key={lack.reason}>{lackText(lack, networkName, { messages, locale })}</p>
      ))}
      <p>{lacks.length === 0 ? messages.queuedWhy : messages.stuckLikely}</p>
      {action === undefined && (
        <>
          {lacks.map((lack) => (
            <Mend key={lack.reason} lack={lack} withdrawal={withdrawal} />
          ))}
          <p>{messages.noSecondDraft}</p>
        </>
      )}
    </Notice>
  );
}

const usePayingWallet = (withdrawal: WithdrawalView) =>
  payingWallet(withdrawal, useProcessingBalances().data);

/** What the balances say. */
function lackText({ reason, holds }: Lack, network: string, { messages, locale }: Words): string {
  if (reason === 'network_silent') return messages.lackNetwork(network);
  const held = holds && coinText(holds.amount, holds.code, locale);
  return reason === 'gas_empty'
    ? messages.lackGas(network, held)
    : messages.lackBalance(network, held ?? '');
}

/** What has to arrive at the wallet, and its address. Nothing for a network that is away. */
function Mend({ lack, withdrawal }: { readonly lack: Lack; readonly withdrawal: WithdrawalView }) {
  const { messages, locale } = useWords();
  const { wallet } = usePayingWallet(withdrawal);
  const { reason, missing } = lack;
  if (reason === 'network_silent' || !wallet) return null;
  const code = reason === 'balance_low' ? withdrawal.code : nativeHolding(wallet)?.code;
  if (code === undefined) return null;
  const figure = missing && coinText(missing, code, locale);
  const { address, blockchain, networkName } = wallet;
  return (
    <div className="till-mend">
      <p>{messages.mendWallet(figure, code, networkName)}</p>
      {address !== null && (
        <VerifiedAddress
          blockchain={blockchain}
          address={address}
          label={messages.fundingAddress(networkName)}
          copy={messages.copyAddress}
        />
      )}
    </div>
  );
}
