/** One thing that the shop was told: how far it has come, and the way to tell it again. */
import type { CallbackView } from '../../contract/webhooks.js';
import { formatMoment } from '../../../ui/formatTime.js';
import { useUi } from '../../../ui/uiContext.js';
import type { OrderReference } from '../client.js';
import { Description } from '../DescriptionList.js';
import { Hash, Moment } from '../ListRow.js';
import { LogPane } from '../logs/LogPane.js';
import { orMoreFailures } from '../messages/wordChoices.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { OrderLink } from './OrderLink.js';
import { RepeatCallback } from './RepeatCallback.js';
import { callbackName } from './webhookLabels.js';
import { CallbackPill } from './WebhookRows.js';

/** Props of {@link CallbackPane}. */
export interface CallbackPaneProps {
  readonly callback: CallbackView;
  /** The store's clock at its last answer: RFC 3339. */
  readonly serverTime: string;
  readonly onOpenOrder: ((order: OrderReference) => void) | undefined;
  readonly onClose: () => void;
}

/** Draws the pane. */
export function CallbackPane({ callback, serverTime, onOpenOrder, onClose }: CallbackPaneProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { order, failure, failures, nextAt, status, state, channel } = callback;
  return (
    <LogPane title={<bdi>{callbackName(callback, messages)}</bdi>} onClose={onClose}>
      <dl className="till-facts">
        {order && (
          <Description name={messages.webhookOrder}>
            <OrderLink order={order} onOpen={onOpenOrder} />
          </Description>
        )}
        <Description name={messages.callbackState}>
          <CallbackPill callback={callback} /> <Moment at={callback.at} />
        </Description>
        {failures > 0 && (
          <Description name={messages.callbackAttempts}>
            {messages.callbackFailures(failures, orMoreFailures(failures))}
          </Description>
        )}
        {failure !== null && (
          <Description name={messages.callbackFailure}>
            <bdi>{messages.callbackFailureWords[failure] ?? failure}</bdi>
          </Description>
        )}
        {nextAt !== null && (
          <Description name={messages.callbackNext}>
            {nextAt > serverTime ? formatMoment(nextAt, locale) : messages.callbackNextDue}
          </Description>
        )}
        {status !== null && (
          <Description name={messages.callbackStatus}>
            <code className="till-mono" dir="ltr" translate="no">
              {status}
            </code>
          </Description>
        )}
        <Description name={messages.callbackChannel}>
          {messages.callbackChannels[channel] ?? channel}
        </Description>
        <Description name={messages.callbackId}>
          <Hash muted>{callback.claimId}</Hash>
        </Description>
      </dl>
      {state === 'kept' && <p className="till-muted">{messages.callbackKeptWhat}</p>}
      {state === 'outdated' && <p className="till-muted">{messages.callbackOutdatedWhat}</p>}
      <RepeatCallback key={callback.id} callback={callback} />
      <p className="till-muted">{messages.repeatNote}</p>
    </LogPane>
  );
}
