/** The bell: notifications about new tasks, on and off. */
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.js';
import { Button } from '../Button.js';
import { tasksQueryOptions } from '../queries.js';
import { useTreasuryContext } from '../treasuryContext.js';
import { useTreasuryQuery } from '../useTreasuryQuery.js';
import {
  canNotify,
  notificationText,
  saveNotifications,
  showNotification,
  wantsNotifications,
} from './notifications.js';

const bellShape =
  'M10 3.5a4.5 4.5 0 0 1 4.5 4.5c0 4.5 1.5 5.5 1.5 5.5H4s1.5-1 1.5-5.5A4.5 4.5 0 0 1 10 3.5zM8.5 16a1.6 1.6 0 0 0 3 0';

/** Draws the bell; nothing where the browser has no notifications. Only a press asks for permission. */
export function NotifyButton() {
  const { client, messages } = useTreasuryContext('TreasuryPanel');
  const { endpoint } = client;
  const [isOn, setOn] = useState(() => wantsNotifications(endpoint));
  const [said, say] = useState('');
  if (!canNotify()) return null;

  async function press(): Promise<void> {
    if (isOn) {
      saveNotifications(endpoint, false);
      setOn(false);
      say('');
      return;
    }
    const permission = await Notification.requestPermission();
    const isAllowed = permission === 'granted';
    saveNotifications(endpoint, isAllowed);
    setOn(isAllowed);
    say(isAllowed ? messages.notifyOn : messages.notifyBlocked);
  }
  return (
    <span className="till-notify-me">
      <Button
        kind="quiet"
        aria-pressed={isOn}
        aria-label={messages.notifyMe}
        title={isOn ? messages.notifyOff : messages.notifyMe}
        onClick={() => void press()}
      >
        <Icon of={bellShape} />
      </Button>
      <span
        role="status"
        className={said === messages.notifyBlocked ? 'till-muted' : 'till-visually-hidden'}
      >
        {said}
      </span>
      {isOn && <Notifier />}
    </span>
  );
}

/** Notifies of tasks that are new, while nobody looks at the page. Draws nothing. */
function Notifier() {
  const { client, messages } = useTreasuryContext('TreasuryPanel');
  // Time makes tasks too, so they are read while the page is hidden.
  const { data } = useTreasuryQuery('TreasuryPanel', (of) => ({
    ...tasksQueryOptions(of),
    refetchIntervalInBackground: true,
  }));
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...data.tasks.map(({ id }) => id)]);
    const added = before ? data.tasks.filter(({ id }) => !before.has(id)) : [];
    if (added.length === 0 || document.visibilityState === 'visible') return;
    showNotification(client.endpoint, messages.notifyTitle, notificationText(added, messages));
  }, [data, client, messages]);
  return null;
}
