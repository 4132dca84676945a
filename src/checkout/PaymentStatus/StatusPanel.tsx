/** What stands in the status panel, and what it notices: all but the region that it speaks through. */
import { Skeleton } from '../../ui/Skeleton.js';
import { useMessages } from '../../ui/uiContext.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { useCheckout } from '../useCheckout.js';
import { Announcements } from './Announcements.js';
import { BackToStore } from './BackToStore.js';
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
  if (!snapshot) {
    const alone = !nested;
    return error ? (
      <>
        {alone && <ProblemNotice error={error} onRetry={() => void refresh()} />}
        <BackToStore />
      </>
    ) : (
      <>
        {alone && <Skeleton label={messages.loading} />}
        <SlowOpening />
      </>
    );
  }
  return (
    <>
      {error && <ConnectionNotice error={error} />}
      {status !== 'choose_currency' && (
        <StatusScreen screen={status} snapshot={snapshot} onTell={onTell} />
      )}
    </>
  );
}
