/** What stands in the status panel, and what it notices: all but the region that it speaks through. */
import { useContext, useEffect } from 'react';
import { Skeleton } from '../../ui/Skeleton.js';
import { useMessages } from '../../ui/uiContext.js';
import { asksForMoney, isFinal, type Screen } from '../screen.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { TroublePlaceContext } from '../troublePlace.js';
import { useCheckout } from '../useCheckout.js';
import { Announcements } from './Announcements.js';
import { BackToStore } from './BackToStore.js';
import { ContactStore } from './ContactStore.js';
import { ConnectionNotice } from './ConnectionNotice.js';
import { usePaidTitle } from './paidTitle.js';
import { SlowOpening } from './SlowOpening.js';
import { StatusScreen } from './StatusScreen.js';
import { tellPart } from './tellPart.js';

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
      <tellPart.Part waiting={null} failed={nothing} />
      <WaysOut />
    </>
  );
}

/** Screens on which the next word is the store's. */
const FOR_STORE: readonly Screen[] = ['review', 'held', 'closed'];

/** Who is not told still sees it. */
const nothing = () => null;

function PanelBody({ nested }: StatusPanelProps) {
  const messages = useMessages();
  const { status, snapshot, error, refresh } = useCheckout();
  const place = useContext(TroublePlaceContext);
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
      {status !== 'choose_currency' && <StatusScreen screen={status} snapshot={snapshot} />}
    </>
  );
}

/** The ways to the store, where there is something to go away from. */
function WaysOut() {
  const { status, snapshot, error } = useCheckout();
  if (status === 'choose_currency' || !(snapshot ?? error)) return null;
  const forStore = FOR_STORE.includes(status) || snapshot?.exceptions.includes('over') === true;
  return (
    <>
      {forStore && <ContactStore isNext />}
      {!asksForMoney(status) && <BackToStore primary={isFinal(status)} />}
      {!forStore && <ContactStore />}
    </>
  );
}
