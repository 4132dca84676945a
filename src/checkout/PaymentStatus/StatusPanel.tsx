/** What stands in the status panel, and what it notices: all but the region that it speaks through. */
import { useContext, useEffect, useState } from 'react';
import { Skeleton } from '../../ui/Skeleton.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { asksForMoney, isFinal, isTooSmallForAll, type Screen } from '../screen.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { ConnectionNoticeSlot, useAnnounce } from '../panelContexts.js';
import { useCheckout } from '../useCheckout.js';
import { Announcements } from './Announcements.js';
import { BackToStore, ContactStore } from './StoreLinks.js';
import { ConnectionNotice } from './ConnectionNotice.js';
import { usePaidTitle } from './usePaidTitle.js';
import { StatusScreen } from './StatusScreen.js';
import { lazyPart } from '../lazyPart.js';

/** Props of {@link StatusPanel}. */
export interface StatusPanelProps {
  /** The panel stands inside the composed checkout, which shows failures and loading itself. */
  readonly nested: boolean;
}

/** Draws the panel's content, from the first look to the last. */
export function StatusPanel({ nested }: StatusPanelProps) {
  usePaidTitle();
  return (
    <>
      <Announcements />
      <PanelBody nested={nested} />
      <notificationPart.Part waiting={null} failed={nothing} />
      <WaysOut />
    </>
  );
}

/** Screens on which the next word is the store's. */
const FOR_STORE: readonly Screen[] = ['review', 'held', 'closed'];

/** Loads with the first snapshot: before it there is nothing to be notified of. */
export const notificationPart = lazyPart(() =>
  import('./NotificationToggle.js').then(({ NotificationToggle }) => NotificationToggle),
);

/** The status is on the screen without it. */
const nothing = () => null;

function PanelBody({ nested }: StatusPanelProps) {
  const messages = useMessagesWith(enStatus);
  const { status, snapshot, error, refresh } = useCheckout();
  const place = useContext(ConnectionNoticeSlot);
  const isOpen = snapshot !== undefined;
  useEffect(() => {
    place?.(error && isOpen && <ConnectionNotice error={error} />);
    return () => place?.(null);
  }, [place, error, isOpen]);
  if (!snapshot) {
    const alone = !nested;
    if (error) {
      return alone && <ProblemNotice error={error} onRetry={() => void refresh()} />;
    }
    return (
      <>
        {alone && <Skeleton label={messages.loading} />}
        <SlowOpening />
      </>
    );
  }
  return (
    <>
      {error && !place && <ConnectionNotice error={error} />}
      {status !== 'choose_currency' ? (
        <StatusScreen screen={status} snapshot={snapshot} />
      ) : (
        isTooSmallForAll(snapshot) && <p className="till-lead">{messages.tooSmallForAll}</p>
      )}
    </>
  );
}

/** The ways to the store, where there is something to go away from. */
function WaysOut() {
  const { status, snapshot, error } = useCheckout();
  const isStuck = snapshot !== undefined && isTooSmallForAll(snapshot);
  if ((status === 'choose_currency' && !isStuck) || !(snapshot ?? error)) return null;
  const isOver = snapshot?.exceptions.includes('over') === true;
  const forStore = isStuck || isOver || FOR_STORE.includes(status);
  return (
    <>
      {forStore && <ContactStore isNext />}
      {!asksForMoney(status) && <BackToStore primary={isFinal(status)} />}
      {!forStore && <ContactStore />}
    </>
  );
}

/** Half of what a request may take. */
const SLOW_MS = 5_000;

/** Draws nothing at first, then one sentence, which is also spoken. */
export function SlowOpening() {
  const messages = useMessagesWith(enStatus);
  const say = useAnnounce();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
      say(messages.slowOpening);
    }, SLOW_MS);
    return () => clearTimeout(timer);
  }, [say, messages.slowOpening]);
  return slow ? <p className="till-muted">{messages.slowOpening}</p> : null;
}
