/** One thing that the shop was told: how far it has come, and the way to tell it again. */
import type { NotificationView } from '../../contract/activity.js';
import { formatMoment } from '../../../ui/formatTime.js';
import { Description } from '../DescriptionList.js';
import { Hash, Moment } from '../ListRow.js';
import { StatePill } from '../StatePill.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { failuresText, toldState } from './entryText.js';
import { OrderLink, type EntryWays } from '../OrderLink.js';
import { RepeatNotification } from './RepeatNotification.js';

/** Props of {@link NotificationFacts}. */
export interface NotificationFactsProps extends Pick<EntryWays, 'onOpenOrder'> {
  readonly notification: NotificationView;
  /** The server's clock at its last answer: RFC 3339. */
  readonly serverTime: string;
}

/** Draws how far it has come. */
export function NotificationPill({ notification }: Pick<NotificationFactsProps, 'notification'>) {
  const { state, tone, word } = toldState(notification, useTreasuryMessages());
  return (
    <StatePill state={state} tone={tone}>
      {word}
    </StatePill>
  );
}

/** Draws the facts. */
export function NotificationFacts(props: NotificationFactsProps) {
  const { notification, serverTime, onOpenOrder } = props;
  const { messages, locale } = useWords();
  const { order, failure, nextAt, status, state, channel } = notification;
  const failures = failuresText(notification, messages);
  return (
    <>
      <dl className="till-facts">
        <Description name={messages.webhookOrder}>
          {order && <OrderLink order={order} onOpen={onOpenOrder} />}
        </Description>
        <Description name={messages.callbackState}>
          <NotificationPill notification={notification} /> <Moment at={notification.at} />
        </Description>
        <Description name={messages.callbackAttempts}>{failures}</Description>
        <Description name={messages.callbackFailure}>
          {failure && <bdi>{messages.callbackFailureWords[failure] ?? failure}</bdi>}
        </Description>
        <Description name={messages.callbackNext}>
          {nextAt &&
            (nextAt > serverTime ? formatMoment(nextAt, locale) : messages.callbackNextDue)}
        </Description>
        <Description name={messages.callbackStatus}>{status && <Hash>{status}</Hash>}</Description>
        <Description name={messages.callbackChannel}>
          {messages.callbackChannels[channel] ?? channel}
        </Description>
        <Description name={messages.callbackId}>
          <Hash muted>{notification.claimId}</Hash>
        </Description>
      </dl>
      {state === 'kept' && <p className="till-muted">{messages.callbackKeptWhat}</p>}
      {state === 'outdated' && <p className="till-muted">{messages.callbackOutdatedWhat}</p>}
      <RepeatNotification notification={notification} />
    </>
  );
}
