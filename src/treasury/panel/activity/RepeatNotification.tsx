/** Tells the shop again: the button, the dialog with a reason, and what came of it. */
import { useState } from 'react';
import type { NotificationView } from '../../contract/activity.js';
import { Icon } from '../../../ui/Icon.js';
import { retryIcon } from '../../../ui/troubleIcons.js';
import { orderTitle } from '../orders/orderLabels.js';
import { subjectKey } from '../queries.js';
import { useTreasuryContext } from '../treasuryContext.js';
import { ReasonedAct } from './ReasonedAct.js';
import { notificationName } from './entryText.js';

/** What was not tried yet, is read by the shop itself, or is overtaken, cannot be repeated. */
const REPEATABLE: readonly string[] = ['delivered', 'retrying'];

/** Draws the button, or why this person has none. */
export function RepeatNotification(props: { readonly notification: NotificationView }) {
  const { id, state, order } = props.notification;
  const { client, queryClient, messages } = useTreasuryContext('Activity');
  const [outcome, setOutcome] = useState<string | null>(null);
  if (!REPEATABLE.includes(state)) return null;
  async function repeat(reason: string): Promise<void> {
    const repeated = await client.repeatCallback(id, { reason });
    void queryClient.invalidateQueries({ queryKey: subjectKey(client, 'activity') });
    setOutcome(repeated.outcome);
  }
  return (
    <ReasonedAct
      label={messages.repeatOpen}
      icon={<Icon of={retryIcon} />}
      kind="quiet"
      needs={messages.needsRight.repeats}
      below={
        <>
          <p className="till-muted">{messages.repeatNote}</p>
          <p className="till-repeat-outcome" role="status">
            {outcome !== null && (messages.repeatOutcomes[outcome] ?? outcome)}
          </p>
        </>
      }
      onAsk={() => setOutcome(null)}
      title={messages.repeatTitle}
      consequences={messages.repeatConsequences}
      yes={messages.repeatYes}
      busy={messages.repeating}
      failed={messages.repeatFailed}
      act={repeat}
    >
      <bdi>{notificationName(props.notification, messages)}</bdi>
      {order && (
        <>
          <span>{' · '}</span>
          <bdi>{orderTitle(order, messages)}</bdi>
        </>
      )}
    </ReasonedAct>
  );
}
