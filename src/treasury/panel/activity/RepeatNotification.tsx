/** Tells the shop again: the button, the dialog with a reason, and what came of it. */
import { useState } from 'react';
import type { NotificationView } from '../../contract/activity.js';
import { Icon } from '../../../ui/Icon.js';
import { retryIcon } from '../../../ui/troubleIcons.js';
import { Button } from '../Button.js';
import { orderTitle } from '../orders/orderLabels.js';
import { subjectKey } from '../queries.js';
import { RightNeeded } from '../RightNeeded.js';
import { useTreasurySession } from '../storeReads.js';
import { useTreasuryContext, useTreasuryMessages } from '../treasuryContext.js';
import { ReasonDialog } from './ReasonDialog.js';
import { notificationName } from './entryText.js';

/** Props of {@link RepeatNotification}. */
export interface RepeatNotificationProps {
  readonly notification: NotificationView;
}

/** What was not tried yet, is read by the shop itself, or is overtaken, cannot be repeated. */
const REPEATABLE: readonly string[] = ['delivered', 'retrying'];

/** Draws the button, or why this person has none. */
export function RepeatNotification({ notification }: RepeatNotificationProps) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  if (!session || !REPEATABLE.includes(notification.state)) return null;
  if (!session.may.withdraw) {
    return <RightNeeded reason={messages.needsRight.repeats}>{messages.repeatOpen}</RightNeeded>;
  }
  return (
    <div className="till-repeat">
      <Button
        kind="quiet"
        className="till-start"
        onClick={() => {
          setOutcome(null);
          setAsking(true);
        }}
      >
        <Icon of={retryIcon} /> <span>{messages.repeatOpen}</span>
      </Button>
      <p className="till-muted">{messages.repeatNote}</p>
      <p className="till-repeat-outcome" role="status">
        {outcome !== null && (messages.repeatOutcomes[outcome] ?? outcome)}
      </p>
      {asking && (
        <RepeatDialog
          notification={notification}
          onClose={() => setAsking(false)}
          onDone={(what) => {
            setOutcome(what);
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}

interface RepeatDialogProps extends RepeatNotificationProps {
  readonly onClose: () => void;
  readonly onDone: (outcome: string) => void;
}

function RepeatDialog({ notification, onClose, onDone }: RepeatDialogProps) {
  const { client, queryClient, messages } = useTreasuryContext('Activity');
  async function repeat(reason: string): Promise<string> {
    const { outcome } = await client.repeatCallback(notification.id, { reason });
    void queryClient.invalidateQueries({ queryKey: subjectKey(client, 'activity') });
    return outcome;
  }
  const { order } = notification;
  return (
    <ReasonDialog
      title={messages.repeatTitle}
      consequences={messages.repeatConsequences}
      yes={messages.repeatYes}
      busy={messages.repeating}
      failed={messages.repeatFailed}
      act={repeat}
      onClose={onClose}
      onDone={onDone}
    >
      <bdi>{notificationName(notification, messages)}</bdi>
      {order && (
        <>
          <span>{' · '}</span>
          <bdi>{orderTitle(order, messages)}</bdi>
        </>
      )}
    </ReasonDialog>
  );
}
