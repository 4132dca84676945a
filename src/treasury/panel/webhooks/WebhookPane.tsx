/** One event of the service: what it is about, what it did, what was kept, and what the shop was told. */
import type { WebhookDetail } from '../../contract/webhooks.js';
import { Notice } from '../../../ui/Notice.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useUi } from '../../../ui/uiContext.js';
import { Button } from '../Button.js';
import type { OrderReference } from '../client.js';
import { Description } from '../DescriptionList.js';
import { Hash } from '../ListRow.js';
import { LogMoment } from '../logs/Log.js';
import { LogPane } from '../logs/LogPane.js';
import { QueryProblem } from '../ProblemNotice.js';
import { useWebhook } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useLastError } from '../useTreasuryQuery.js';
import { OrderLink } from './OrderLink.js';
import { RepeatCallback } from './RepeatCallback.js';
import { SettlePayment } from './SettlePayment.js';
import { amountText, callbackName, webhookEvent } from './webhookLabels.js';
import { CallbackPill } from './WebhookRows.js';

/** Props of {@link WebhookPane}. */
export interface WebhookPaneProps {
  readonly id: number;
  readonly onOpenOrder: ((order: OrderReference) => void) | undefined;
  readonly onOpenWithdrawal: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

/** Draws the pane. */
export function WebhookPane({ id, onClose, ...ways }: WebhookPaneProps) {
  const messages = useTreasuryMessages();
  const query = useWebhook(id);
  const error = useLastError(query);
  const detail = query.data;
  const title = detail
    ? messages.webhookTitle(String(id), webhookEvent(detail.webhook, messages))
    : String(id);
  return (
    <LogPane title={<bdi>{title}</bdi>} onClose={onClose}>
      {error && <QueryProblem error={error} query={query} failed={messages.webhookFailed} />}
      {!detail && !error && <Skeleton label={messages.webhookLoading} lines={4} />}
      {detail && (
        <>
          <Explanation detail={detail} />
          <Facts detail={detail} {...ways} />
          <SettlePayment detail={detail} />
          <h4 className="till-subheading">
            <span>{messages.webhookPayload}</span>{' '}
            <span className="till-muted till-log-note">{messages.webhookPayloadNote}</span>
          </h4>
          <pre className="till-log-payload" dir="ltr" translate="no" tabIndex={0}>
            {detail.payload}
          </pre>
          <p className="till-muted">{messages.webhookPayloadWhat}</p>
          {detail.webhook.order && <Told detail={detail} />}
        </>
      )}
    </LogPane>
  );
}

function Explanation({ detail: { webhook } }: { readonly detail: WebhookDetail }) {
  const messages = useTreasuryMessages();
  if (webhook.isTest) return <Notice tone="info">{messages.webhookTestWhat}</Notice>;
  if (webhook.result === 'unmatched') {
    return <Notice tone="info">{messages.webhookUnmatchedWhat}</Notice>;
  }
  if (webhook.result !== 'conflict') return null;
  return <Notice tone="warning">{messages.webhookConflictWhat}</Notice>;
}

interface FactsProps extends Pick<WebhookPaneProps, 'onOpenOrder' | 'onOpenWithdrawal'> {
  readonly detail: WebhookDetail;
}

function Facts({ detail, onOpenOrder, onOpenWithdrawal }: FactsProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { webhook, effects, payment } = detail;
  const { order, withdrawalId, draftId, externalId, txHash } = webhook;
  const amount = amountText(webhook, locale);
  return (
    <dl className="till-facts">
      {order && (
        <Description name={messages.webhookOrder}>
          <OrderLink order={order} onOpen={onOpenOrder} />
        </Description>
      )}
      {withdrawalId !== null && (
        <Description name={messages.webhookWithdrawal}>
          {draftId !== null && onOpenWithdrawal ? (
            <Button kind="link" onClick={() => onOpenWithdrawal(draftId)}>
              <bdi>{withdrawalId}</bdi>
            </Button>
          ) : (
            <bdi>{withdrawalId}</bdi>
          )}
        </Description>
      )}
      {externalId !== null && (
        <Description name={messages.webhookWallet}>
          <bdi>{externalId}</bdi>
        </Description>
      )}
      <Description name={messages.webhookSignature}>{messages.webhookSignatureValid}</Description>
      <Description name={messages.webhookEffect}>
        {effects === null
          ? messages.webhookEffectUnknown
          : effects.map((effect) => (
              <span key={effect} className="till-log-effect">
                {messages.webhookEffects[effect]?.(amount) ?? effect}
              </span>
            ))}
      </Description>
      {txHash !== null && (
        <Description name={messages.webhookHash}>
          <Hash>{txHash}</Hash>
        </Description>
      )}
      {payment && payment.address !== null && (
        <Description name={messages.detailAddress}>
          <Hash>{payment.address}</Hash>
        </Description>
      )}
    </dl>
  );
}

/** Draws what the shop was told because of the event. */
function Told({ detail: { told } }: { readonly detail: WebhookDetail }) {
  const messages = useTreasuryMessages();
  return (
    <>
      <h4 className="till-subheading">{messages.webhookTold}</h4>
      {!told || told.length === 0 ? (
        <p className="till-muted">{messages.webhookToldNothing}</p>
      ) : (
        <ul className="till-plain-list till-log-told">
          {told.map((callback) => (
            <li key={callback.id}>
              <p className="till-log-told-line">
                <bdi>{callbackName(callback, messages)}</bdi>
                <CallbackPill callback={callback} />
                <span className="till-muted">
                  <LogMoment at={callback.at} seconds />
                </span>
              </p>
              <RepeatCallback callback={callback} />
            </li>
          ))}
        </ul>
      )}
      {told && told.length > 0 && <p className="till-muted">{messages.repeatNote}</p>}
    </>
  );
}
