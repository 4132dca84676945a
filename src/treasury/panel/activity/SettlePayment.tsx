/** A payment that belongs to no order: the button that settles it, or who has settled it and why. */
import type { WebhookOutcome, WebhookView } from '../../contract/activity.js';
import { Notice } from '../../../ui/Notice.js';
import { useUi } from '../../../ui/uiContext.js';
import { subjectKey } from '../queries.js';
import { useTreasuryContext } from '../treasuryContext.js';
import { ReasonedAct } from './ReasonedAct.js';
import { amountText } from './entryText.js';

/** Props of {@link SettlePayment}. */
export interface SettlePaymentProps {
  /** Id of the event. */
  readonly id: number;
  readonly webhook: WebhookView;
  readonly outcome: WebhookOutcome;
}

/** Draws it; nothing for an event without such a payment. */
export function SettlePayment({ id, webhook, outcome: { payment } }: SettlePaymentProps) {
  const { client, queryClient, messages } = useTreasuryContext('Activity');
  const { locale } = useUi();
  if (!payment) return null;
  if (payment.settled) {
    const { by, reason } = payment.settled;
    return (
      <Notice tone="success">
        <bdi>{messages.paymentSettled(by, reason)}</bdi>
      </Notice>
    );
  }
  const label = messages.settlePayment;
  async function settle(reason: string): Promise<void> {
    await client.settlePayment(id, { reason });
    for (const subject of ['activity', 'tasks']) {
      void queryClient.invalidateQueries({ queryKey: subjectKey(client, subject) });
    }
  }
  return (
    <ReasonedAct
      {...{ label, title: label, yes: label, busy: label }}
      needs={messages.needsRight.orderActions}
      consequences={[messages.settlePaymentLead]}
      failed={messages.settlePaymentFailed}
      act={settle}
    >
      <bdi>{amountText(webhook, locale)}</bdi>
    </ReasonedAct>
  );
}
