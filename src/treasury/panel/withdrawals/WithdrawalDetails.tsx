/** A withdrawal's details: amount, address, wallet, purpose, proof, and the service's own words. */
import { useRef } from 'react';
import { checkAddress } from '../../../chains/address.js';
import type { WithdrawalView } from '../../contract/withdrawals.js';
import { payingWallet, worthOf } from '../../contract/walletFunds.js';
import { compareDecimal, subtractToZero } from '../../../money/decimal.js';
import { Amount } from '../../../ui/Amount.js';
import { CopyButton } from '../../../ui/CopyButton.js';
import { Notice } from '../../../ui/Notice.js';
import { formatMoment } from '../../../ui/formatTime.js';
import { OrderLink, type EntryWays } from '../OrderLink.js';
import { ExplorerLink, Hash } from '../ListRow.js';
import { coinText, moneyText } from '../coinText.js';
import { Description } from '../DescriptionList.js';
import { VerifiedAddress } from '../VerifiedAddress.js';
import { useProcessingBalances } from '../storeReads.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { balanceOf } from './currencyRows.js';
import { refundTitle } from './withdrawalLabels.js';
import { isOver, isUnsent } from '../../contract/withdrawalStatus.js';

type OrderWay = Pick<EntryWays, 'onOpenOrder'>;

interface DetailsProps {
  readonly withdrawal: WithdrawalView;
}

/** Draws the facts. @param props `onOpenOrder`: opens the order that it refunds */
export function WithdrawalDetails({ withdrawal, onOpenOrder }: DetailsProps & OrderWay) {
  const { messages, locale } = useWords();
  const { code, blockchain, networkName, amount, amountUsd, addressTo, addressFrom } = withdrawal;
  const isValid = checkAddress(blockchain, addressTo).status === 'valid';
  return (
    <dl className="till-facts">
      <Description name={messages.factAmount}>
        <Amount amount={amount} code={code} size="hero" />
        {amountUsd !== null && (
          <span className="till-muted">
            {messages.valueWhenSent(moneyText(amountUsd, 'USD', locale))}
          </span>
        )}
        {amountUsd === null && !isOver(withdrawal) && <WorthNow withdrawal={withdrawal} />}
      </Description>
      <Description name={messages.factNetwork}>{networkName}</Description>
      <Description name={messages.factAddress}>
        <div className="till-withdrawal-receiver">
          <VerifiedAddress
            blockchain={blockchain}
            address={addressTo}
            label={messages.addressLabel(code, networkName)}
            copy={messages.copyAddress}
          />
          {isValid && <p className="till-sound">{messages.addressValid(networkName)}</p>}
        </div>
      </Description>
      {isUnsent(withdrawal) && <Wallet withdrawal={withdrawal} />}
      {addressFrom !== null && (
        <Description name={messages.factFrom}>
          <VerifiedAddress
            blockchain={blockchain}
            address={addressFrom}
            label={messages.walletLabel(networkName)}
          />
        </Description>
      )}
      <TransactionHash withdrawal={withdrawal} />
      <Purpose withdrawal={withdrawal} onOpenOrder={onOpenOrder} />
      <Proof withdrawal={withdrawal} />
    </dl>
  );
}

/** What it is worth at the rate by which the service values what the wallet holds. Unknown is not drawn. */
function WorthNow({ withdrawal }: DetailsProps) {
  const { messages, locale } = useWords();
  const { data } = useProcessingBalances();
  const { holding } = payingWallet(withdrawal, data);
  const usd = holding && worthOf(withdrawal.amount, holding);
  if (usd === null || !data) return null;
  const value = moneyText(usd, 'USD', locale);
  return (
    <span className="till-muted">{messages.worthNow(value, formatMoment(data.at, locale))}</span>
  );
}

/** The wallet that will pay: what it has, and what is left. Unknown is not drawn. */
function Wallet({ withdrawal }: DetailsProps) {
  const { messages, locale } = useWords();
  const { data } = useProcessingBalances();
  const { code, networkName, currencyId, amount } = withdrawal;
  const balance = balanceOf(data, currencyId);
  if (balance === null) return null;
  return (
    <>
      <Description name={messages.factFrom}>
        {messages.walletAvailable(networkName, coinText(balance, code, locale))}
      </Description>
      {compareDecimal(balance, amount) >= 0 && (
        <Description name={messages.factLeft}>
          <bdi className="till-money" translate="no">
            {coinText(subtractToZero(balance, amount), code, locale)}
          </bdi>
        </Description>
      )}
    </>
  );
}

function Purpose({ withdrawal: { refundOf, claim, note }, onOpenOrder }: DetailsProps & OrderWay) {
  const { messages, locale } = useWords();
  return (
    <>
      {refundOf && (
        <Description name={messages.factRefund}>
          <OrderLink order={refundOf} onOpen={onOpenOrder}>
            {refundTitle(refundOf, messages)}
          </OrderLink>
          {claim && (
            <span className="till-muted">
              {messages.fromRefundLink(formatMoment(claim.claimedAt, locale))}
            </span>
          )}
        </Description>
      )}
      {note !== null && (
        <Description name={messages.factNote}>
          <bdi>{note}</bdi>
        </Description>
      )}
    </>
  );
}

/** What proves how it ended. */
function Proof({ withdrawal: { proof } }: DetailsProps) {
  const { messages, locale } = useWords();
  if (!proof) return null;
  const { kind, webhook, at } = proof;
  const source =
    kind === 'webhook'
      ? messages.signedWebhook(webhook === null ? null : String(webhook))
      : messages.serviceLookup;
  return (
    <Description name={messages.factProof}>
      {messages.proofLine(source, formatMoment(at, locale))}
    </Description>
  );
}

function TransactionHash({ withdrawal }: DetailsProps) {
  const messages = useTreasuryMessages();
  const shown = useRef<HTMLElement>(null);
  const { txHash } = withdrawal;
  if (txHash === null || txHash === '') return null;
  return (
    <Description name={messages.factHash}>
      <Hash ref={shown}>{txHash}</Hash>
      <span className="till-actions">
        <CopyButton text={txHash} label={messages.copyHash} shown={shown} />
        <ExplorerLink url={withdrawal.explorerUrl}>{messages.viewTransfer}</ExplorerLink>
      </span>
    </Description>
  );
}

/**
 * Draws the service's own record of the transfer, one tap away: it may be older than the status, which
 * rests on what the service signed.
 */
export function TransferRecord({ withdrawal: { transfer, proof, state } }: DetailsProps) {
  const { messages, locale } = useWords();
  if (!transfer) return null;
  const { kind, stage, status, message, at } = transfer;
  const rows = [
    { name: messages.transferKind, code: kind },
    { name: messages.transferStage, code: stage },
    { name: messages.transferState, code: status, meaning: messages.transferStatus[status ?? ''] },
  ];
  const words = message !== null && message !== '' && (
    <figure className="till-citation">
      <figcaption>{messages.transferMessage}</figcaption>
      <blockquote dir="auto">{message}</blockquote>
    </figure>
  );
  // Completed by a signed event, which the service's own record does not say yet.
  const isBehind = proof?.kind === 'webhook' && stage !== 'completed' && status !== 'completed';
  return (
    <>
      {status === 'frozen' && <Notice tone="warning">{messages.frozen}</Notice>}
      {state === 'failed' && words}
      <details className="till-details">
        <summary>{messages.transferTitle}</summary>
        <div className="till-transfer-words">
          <dl className="till-figures">
            {rows.map(({ name, code, meaning }) => (
              <Description key={name} variant="figure" name={name}>
                {code === null || code === '' ? (
                  <span>{messages.transferNothing}</span>
                ) : (
                  <bdi className="till-word" translate="no">
                    {code}
                  </bdi>
                )}
                {meaning !== undefined && <span>{` – ${meaning}`}</span>}
              </Description>
            ))}
          </dl>
          {state !== 'failed' && words}
          <p className="till-muted">
            {isBehind
              ? messages.signedSince(formatMoment(proof.at, locale))
              : messages.transferRead(formatMoment(at, locale))}
          </p>
        </div>
      </details>
    </>
  );
}
