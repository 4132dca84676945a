/** The rows of both logs: what the service has sent, and what the shop was told. */
import type { ReactNode } from 'react';
import type { CallbackView, WebhookView } from '../../contract/webhooks.js';
import { LogMoment } from '../logs/Log.js';
import { StatePill } from '../StatePill.js';
import { orderTitle } from '../orders/orderLabels.js';
import { orMoreFailures } from '../messages/wordChoices.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import {
  WebhookAmount,
  callbackName,
  callbackTone,
  resultTone,
  webhookEvent,
} from './webhookLabels.js';

interface RowsProps {
  /** Id of the open row. */
  readonly current: number | null;
  readonly onOpen: (id: number) => void;
}

interface RowProps extends RowsProps {
  readonly id: number;
  readonly state: string;
  readonly children: ReactNode;
}

/** Draws a row; the whole row is the button. */
function Row({ id, state, current, onOpen, children }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className="till-log-row"
        data-row={id}
        data-state={state}
        aria-current={id === current || undefined}
        onClick={() => onOpen(id)}
      >
        {children}
      </button>
    </li>
  );
}

/** Draws the heads of the columns. Hidden from screen readers: each row says what it is. */
function Heads({ names }: { readonly names: readonly string[] }) {
  return (
    <div className="till-log-heads" aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

/** Whom an event is about, in a few words; null for nobody. A withdrawal is known by its amount. */
function aboutOf(webhook: WebhookView, messages: ReturnType<typeof useTreasuryMessages>) {
  const { order, withdrawalId, externalId, amount } = webhook;
  if (order) return orderTitle(order, messages);
  if (withdrawalId !== null) return amount === null ? messages.auditWithdrawal(withdrawalId) : null;
  return externalId;
}

/** Draws the service's events. */
export function WebhookRows({
  webhooks,
  ...rest
}: RowsProps & { readonly webhooks: readonly WebhookView[] }) {
  const messages = useTreasuryMessages();
  return (
    <>
      <Heads
        names={[
          ...[messages.webhookTime, messages.webhookEvent, messages.webhookAbout],
          ...[messages.webhookAmount, messages.webhooksResult],
        ]}
      />
      <ul className="till-plain-list">
        {webhooks.map((webhook) => (
          <Row key={webhook.id} id={webhook.id} state={webhook.result} {...rest}>
            <span className="till-log-time till-muted">
              <LogMoment at={webhook.at} seconds />
            </span>{' '}
            <span className="till-log-what">
              <bdi>{webhookEvent(webhook, messages)}</bdi>
            </span>{' '}
            <span className="till-log-about">
              <bdi>{aboutOf(webhook, messages) ?? <span aria-hidden="true">—</span>}</bdi>
            </span>{' '}
            <span className="till-log-amount">
              <WebhookAmount webhook={webhook} />
            </span>{' '}
            <span className="till-log-state">
              <StatePill state={webhook.result} tone={resultTone(webhook.result)}>
                {messages.webhookResults[webhook.result] ?? messages.otherResult(webhook.result)}
              </StatePill>
            </span>
          </Row>
        ))}
      </ul>
    </>
  );
}

/** Draws what the shop was told. */
export function CallbackRows({
  callbacks,
  ...rest
}: RowsProps & { readonly callbacks: readonly CallbackView[] }) {
  const messages = useTreasuryMessages();
  return (
    <>
      <Heads
        names={[
          ...[messages.webhookTime, messages.callbackTold, messages.webhookAbout],
          ...[messages.callbackAttempts, messages.callbackState],
        ]}
      />
      <ul className="till-plain-list">
        {callbacks.map((callback) => (
          <Row key={callback.id} id={callback.id} state={callback.state} {...rest}>
            <span className="till-log-time till-muted">
              <LogMoment at={callback.at} seconds />
            </span>{' '}
            <span className="till-log-what">
              <bdi>{callbackName(callback, messages)}</bdi>
            </span>{' '}
            <span className="till-log-about">
              <bdi>
                {callback.order ? (
                  orderTitle(callback.order, messages)
                ) : (
                  <span aria-hidden="true">—</span>
                )}
              </bdi>
            </span>{' '}
            <span className="till-log-amount">
              <Failures callback={callback} />
            </span>{' '}
            <span className="till-log-state">
              <CallbackPill callback={callback} />
            </span>
          </Row>
        ))}
      </ul>
    </>
  );
}

/** Draws how many attempts failed; a dash before the first one. */
function Failures({ callback: { failures, state } }: { readonly callback: CallbackView }) {
  const messages = useTreasuryMessages();
  if (failures > 0)
    return <span>{messages.callbackFailures(failures, orMoreFailures(failures))}</span>;
  if (state === 'delivered')
    return <span className="till-muted">{messages.callbackFailuresNone}</span>;
  return <span aria-hidden="true">—</span>;
}

/** Draws how far a callback has come. */
export function CallbackPill({ callback }: { readonly callback: Pick<CallbackView, 'state'> }) {
  const messages = useTreasuryMessages();
  const { state } = callback;
  return (
    <StatePill state={state} tone={callbackTone(state)}>
      {messages.callbackStates[state] ?? messages.otherCallbackState(state)}
    </StatePill>
  );
}
