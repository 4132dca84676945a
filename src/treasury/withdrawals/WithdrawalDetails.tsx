/** A withdrawal's details: amount, address, the service's record of the transfer, and its history. */
import { useRef } from 'react';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { formatMoney } from '../../money/format.js';
import { Amount } from '../../ui/Amount.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { Notice } from '../../ui/Notice.js';
import { formatMoment } from '../../ui/formatTime.js';
import { useUi } from '../../ui/uiContext.js';
import { ExplorerLink, Hash, Moment } from '../ListRow.js';
import { Description } from '../DescriptionList.js';
import { VerifiedAddress } from '../VerifiedAddress.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { refundTitle } from './withdrawalLabels.js';
import { isOver, isRecordBehind } from './withdrawalStates.js';

/** Draws the facts. */
export function WithdrawalDetails({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { code, blockchain, networkName, amount, amountUsd, note } = withdrawal;
  const { addressTo, addressFrom } = withdrawal;
  const label = messages.addressLabel(code, networkName);
  return (
    <dl className="till-facts">
      <Description name={messages.factAmount}>
        <Amount amount={amount} code={code} size="hero" />
      </Description>
      <Description name={messages.factCurrency}>{code}</Description>
      <Description name={messages.factNetwork}>{networkName}</Description>
      <Description name={messages.factAddress}>
        <VerifiedAddress blockchain={blockchain} address={addressTo} label={label} />
      </Description>
      {addressFrom !== null && (
        <Description name={messages.factFrom}>
          <VerifiedAddress
            blockchain={blockchain}
            address={addressFrom}
            label={messages.walletLabel(networkName)}
          />
        </Description>
      )}
      {amountUsd !== null && (
        <Description name={messages.factValue}>
          <span className="till-money">{formatMoney(amountUsd, 'USD', locale)}</span>
        </Description>
      )}
      {withdrawal.refundOf && (
        <Description name={messages.factRefund}>
          {refundTitle(withdrawal.refundOf, messages)}
        </Description>
      )}
      {withdrawal.claim && (
        <Description name={messages.factClaim}>
          {messages.claimLine(formatMoment(withdrawal.claim.claimedAt, locale))}
        </Description>
      )}
      {note !== null && <Description name={messages.factNote}>{note}</Description>}
      <TransactionHash withdrawal={withdrawal} />
      <People withdrawal={withdrawal} />
    </dl>
  );
}

function People({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const messages = useTreasuryMessages();
  const { draftedBy, approvedBy, sentBy } = withdrawal;
  return (
    <>
      <Description name={messages.factDraftedBy}>{draftedBy}</Description>
      {approvedBy !== null && (
        <Description name={messages.factApprovedBy}>{approvedBy}</Description>
      )}
      {sentBy !== null && <Description name={messages.factSentBy}>{sentBy}</Description>}
    </>
  );
}

function TransactionHash({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const messages = useTreasuryMessages();
  const shown = useRef<HTMLElement>(null);
  const { txHash } = withdrawal;
  if (txHash === null || txHash === '') return null;
  return (
    <Description name={messages.factHash}>
      <Hash ref={shown}>{txHash}</Hash>
      <span className="till-actions">
        <CopyButton text={txHash} label={messages.copyTransaction} shown={shown} />
        <ExplorerLink url={withdrawal.explorerUrl}>{messages.viewTransaction}</ExplorerLink>
      </span>
    </Description>
  );
}

/** Draws the service's own record of the transfer; codes that this page knows are explained. */
export function TransferRecord({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { transfer } = withdrawal;
  if (!transfer) return null;
  const { kind, stage, status, message, at } = transfer;
  const rows = [
    [messages.transferKind, kind],
    [messages.transferStage, stage],
    [messages.transferState, status],
  ] as const;
  const meaning = status === null ? undefined : messages.transferStatus[status];
  return (
    <div className="till-transfer-words">
      <h3 className="till-subheading">{messages.transferTitle}</h3>
      {isRecordBehind(withdrawal) && <p>{messages.transferBehind}</p>}
      <dl className="till-figures">
        {rows.map(([name, code]) => (
          <Description key={name} variant="figure" name={name}>
            {code === null || code === '' ? (
              messages.transferNothing
            ) : (
              <bdi className="till-word" translate="no">
                {code}
              </bdi>
            )}
            {name === messages.transferState && meaning !== undefined && ` – ${meaning}`}
          </Description>
        ))}
      </dl>
      {/* Before its end, the line with "Check again" shows this time. */}
      {isOver(withdrawal) && at !== undefined && (
        <p className="till-muted">{messages.checkedAt(formatMoment(at, locale))}</p>
      )}
      {message !== null && message !== '' && (
        <figure className="till-citation">
          <figcaption>{messages.transferMessage}</figcaption>
          <blockquote dir="auto">{message}</blockquote>
        </figure>
      )}
      {status === 'frozen' && <Notice tone="warning">{messages.frozen}</Notice>}
    </div>
  );
}

/** Draws who did what, and when, in a disclosure. */
export function WithdrawalHistory({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const messages = useTreasuryMessages();
  if (withdrawal.history.length === 0) return null;
  return (
    <details className="till-details">
      <summary>{messages.history}</summary>
      <ol className="till-plain-list till-history">
        {withdrawal.history.map(({ at, kind, who, reason }, index) => (
          <li key={`${String(index)} ${at}`} className="till-history-step" data-kind={kind}>
            <span>{messages.historyKinds[kind] ?? messages.otherStep}</span>
            <span className="till-muted">
              {who !== null && (
                <>
                  <bdi>{who}</bdi>
                  {' · '}
                </>
              )}
              <Moment at={at} />
            </span>
            <Reason kind={kind} who={who} reason={reason} />
          </li>
        ))}
      </ol>
    </details>
  );
}

type Step = WithdrawalView['history'][number];

/** Explains the store's codes; text of a person or of the service is quoted. */
function Reason({ kind, who, reason }: Pick<Step, 'kind' | 'who' | 'reason'>) {
  const messages = useTreasuryMessages();
  // The draft's note is among the details.
  if (reason === null || reason === '' || kind === 'drafted') return null;
  const table = kind === 'refused' ? messages.refusals : messages.callReasons;
  const words = who === null && kind !== 'failed' ? table[reason] : undefined;
  return words === undefined ? <q>{reason}</q> : <span>{words}</span>;
}
