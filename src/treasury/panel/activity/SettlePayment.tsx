/** A payment that belongs to no order: the button that settles it, or who has settled it and why. */
import { useState } from 'react';
import type { WebhookOutcome, WebhookView } from '../../contract/activity.js';
import { Notice } from '../../../ui/Notice.js';
import { Button } from '../Button.js';
import { subjectKey } from '../queries.js';
import { RightNeeded } from '../RightNeeded.js';
import { useTreasurySession } from '../storeReads.js';
import { useTreasuryContext } from '../treasuryContext.js';
import { ReasonDialog } from './ReasonDialog.js';
import { amountText } from './entryText.js';
import { useUi } from '../../../ui/uiContext.js';

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
  const { data: session } = useTreasurySession();
  const [asking, setAsking] = useState(false);
  if (!payment || !session) return null;
  if (payment.settled) {
    const { by, reason } = payment.settled;
    return (
      <Notice tone="success">
        <bdi>{messages.paymentSettled(by, reason)}</bdi>
      </Notice>
    );
  }
  const label = messages.settlePayment;
  if (!session.may.withdraw) {
    return <RightNeeded reason={messages.needsRight.orderActions}>{label}</RightNeeded>;
  }
  async function settle(reason: string): Promise<void> {
    await client.settlePayment(id, { reason });
    for (const subject of ['activity', 'tasks']) {
      void queryClient.invalidateQueries({ queryKey: subjectKey(client, subject) });
    }
  }
  return (
    <div className="till-repeat">
      <Button className="till-start" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ReasonDialog
          title={label}
          consequences={[messages.settlePaymentLead]}
          yes={label}
          busy={label}
          failed={messages.settlePaymentFailed}
          act={settle}
          onClose={() => setAsking(false)}
          onDone={() => setAsking(false)}
        >
          <bdi>{amountText(webhook, locale)}</bdi>
        </ReasonDialog>
      )}
    </div>
  );
}
