/** One event of the service: what it is about, what it changed, and what was kept of it. */
import { useRef } from 'react';
import type { WebhookOutcome, WebhookView } from '../../contract/activity.js';
import { isDecimal } from '../../../money/decimalString.js';
import { CopyButton } from '../../../ui/CopyButton.js';
import { Notice } from '../../../ui/Notice.js';
import { moneyText, networkOf } from '../coinText.js';
import { Description } from '../DescriptionList.js';
import { Hash } from '../ListRow.js';
import { StatePill } from '../StatePill.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { ActivityMoment } from './ActivityMoment.js';
import { amountText, notificationName } from './entryText.js';
import { NotificationPill } from './NotificationFacts.js';
import { NameLink, OrderLink, type EntryWays } from '../OrderLink.js';
import { RepeatNotification } from './RepeatNotification.js';
import { SettlePayment } from './SettlePayment.js';

/** Props of {@link WebhookFacts}. */
export interface WebhookFactsProps extends EntryWays {
  readonly id: number;
  /** When it arrived first: RFC 3339. */
  readonly at: string;
  readonly webhook: WebhookView;
  readonly outcome: WebhookOutcome;
}

/** Draws the facts. */
export function WebhookFacts(props: WebhookFactsProps) {
  const { id, webhook, outcome } = props;
  return (
    <>
      <Explanation webhook={webhook} />
      <Facts {...props} />
      <SettlePayment id={id} webhook={webhook} outcome={outcome} />
      <Changed webhook={webhook} outcome={outcome} />
      <Payload payload={outcome.payload} />
    </>
  );
}

function Explanation({ webhook: { result } }: Pick<WebhookFactsProps, 'webhook'>) {
  const messages = useTreasuryMessages();
  if (result === 'test') return <Notice tone="info">{messages.webhookTestWhat}</Notice>;
  if (result === 'unmatched') return <Notice tone="info">{messages.webhookUnmatchedWhat}</Notice>;
  if (result !== 'conflict') return null;
  return <Notice tone="warning">{messages.webhookConflictWhat}</Notice>;
}

/** Draws coins, dollars and network. */
function Money({ webhook }: Pick<WebhookFactsProps, 'webhook'>) {
  const { messages, locale } = useWords();
  const { amount, amountUsd, currencyId, blockchain } = webhook;
  const network = (currencyId !== null && networkOf(currencyId)) || blockchain;
  return (
    <>
      {amount !== null && (
        <Description name={messages.webhookAmount}>
          <bdi>{amountText(webhook, locale) ?? amount}</bdi>{' '}
          {amountUsd !== null && isDecimal(amountUsd) && (
            <bdi className="till-muted">{moneyText(amountUsd, 'USD', locale)}</bdi>
          )}
        </Description>
      )}
      <Description name={messages.webhookNetwork}>{network && <bdi>{network}</bdi>}</Description>
    </>
  );
}

function Facts({ at, webhook, outcome, onOpenOrder, onOpenWithdrawal }: WebhookFactsProps) {
  const messages = useTreasuryMessages();
  const { order, withdrawalId, draftId, externalId, txHash } = webhook;
  const address = outcome.payment?.address ?? null;
  const openDraft =
    draftId !== null && onOpenWithdrawal ? () => onOpenWithdrawal(draftId) : undefined;
  return (
    <dl className="till-facts">
      <Description name={messages.webhookReceived}>
        <ActivityMoment at={at} seconds />
      </Description>
      <Description name={messages.webhookSignature}>
        <StatePill tone="success">{messages.webhookSignatureValid}</StatePill>
      </Description>
      <Description name={messages.webhookOrder}>
        {order && <OrderLink order={order} onOpen={onOpenOrder} />}
      </Description>
      <Description name={messages.webhookWithdrawal}>
        {withdrawalId && <NameLink onOpen={openDraft}>{withdrawalId}</NameLink>}
      </Description>
      <Description name={messages.webhookWallet}>
        {externalId && <bdi>{externalId}</bdi>}
      </Description>
      <Money webhook={webhook} />
      <Description name={messages.webhookHash}>{txHash && <Hash>{txHash}</Hash>}</Description>
      <Description name={messages.detailAddress}>{address && <Hash>{address}</Hash>}</Description>
    </dl>
  );
}

/** Draws what it did to the order, and what the shop was told because of it. */
function Changed({ webhook, outcome }: Pick<WebhookFactsProps, 'webhook' | 'outcome'>) {
  const { messages, locale } = useWords();
  const { effects, told } = outcome;
  const amount = amountText(webhook, locale);
  return (
    <>
      <h4 className="till-subheading">{messages.webhookChanged}</h4>
      <ul className="till-plain-list till-activity-told">
        {effects === null && <li>{messages.webhookEffectUnknown}</li>}
        {effects?.map((effect) => (
          <li key={effect}>{messages.webhookEffects[effect]?.(amount) ?? effect}</li>
        ))}
        {told?.map((notification) => (
          <li key={notification.id}>
            <p className="till-activity-told-line">
              <span>
                <span>{`${messages.activityKinds['notification'] ?? ''} · `}</span>
                <bdi>{notificationName(notification, messages)}</bdi>
              </span>
              <NotificationPill notification={notification} />
              <span className="till-muted">
                <ActivityMoment at={notification.at} seconds />
              </span>
            </p>
            <RepeatNotification notification={notification} />
          </li>
        ))}
        {webhook.order && told?.length === 0 && (
          <li className="till-muted">{messages.webhookToldNothing}</li>
        )}
      </ul>
    </>
  );
}

function Payload({ payload }: Pick<WebhookOutcome, 'payload'>) {
  const messages = useTreasuryMessages();
  const shown = useRef<HTMLPreElement>(null);
  return (
    <details className="till-details" open>
      <summary>{messages.webhookPayload}</summary>
      <pre ref={shown} className="till-activity-payload" dir="ltr" translate="no" tabIndex={0}>
        {payload}
      </pre>
      <CopyButton text={payload} label={messages.webhookCopy} shown={shown} />
      <p className="till-muted">{messages.webhookPayloadWhat}</p>
    </details>
  );
}
