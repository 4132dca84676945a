/** What stands in the status panel, and what it notices: all but the region that it speaks through. */
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { Skeleton } from '../../ui/Skeleton.js';
import { useMessages } from '../../ui/uiContext.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { TroublePlaceContext } from '../troublePlace.js';
import { useCheckout } from '../useCheckout.js';
import { Announcements } from './Announcements.js';
import { BackToStore } from './BackToStore.js';
import { ContactStore } from './ContactStore.js';
import { ConnectionNotice } from './ConnectionNotice.js';
import { usePaidTitle } from './paidTitle.js';
import { SlowOpening } from './SlowOpening.js';
import { StatusScreen, type StatusScreenProps } from './StatusScreen.js';
import { useTelling } from './TellMe.js';

/** Props of {@link StatusPanel}. */
export interface StatusPanelProps {
  /** The panel stands inside the composed checkout, which shows failures and loading itself. */
  readonly nested: boolean;
}

/** Draws the panel's content, from the first look to the last. */
export function StatusPanel({ nested }: StatusPanelProps) {
  const tell = useTelling();
  usePaidTitle();
  return (
    <>
      <Announcements />
      <PanelBody nested={nested} onTell={tell} />
    </>
  );
}

type PanelBodyProps = StatusPanelProps & Pick<StatusScreenProps, 'onTell'>;

function PanelBody({ nested, onTell }: PanelBodyProps) {
  const messages = useMessages();
  const { status, snapshot, error, refresh } = useCheckout();
  const place = useContext(TroublePlaceContext);
  if (!snapshot) {
    const alone = !nested;
    return error ? (
      <>
        {alone && <ProblemNotice error={error} onRetry={() => void refresh()} />}
        <BackToStore />
        <ContactStore />
      </>
    ) : (
      <>
        {alone && <Skeleton label={messages.loading} />}
        <SlowOpening />
      </>
    );
  }
  const trouble = error && <ConnectionNotice error={error} />;
  return (
    <>
      {trouble && place ? createPortal(trouble, place) : trouble}
      {status !== 'choose_currency' && (
        <StatusScreen screen={status} snapshot={snapshot} onTell={onTell} />
      )}
    </>
  );
}
