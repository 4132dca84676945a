/** What who waits wants to know: how long it usually takes, and whether one may go away meanwhile. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { formatMinutes } from '../../ui/formatTime.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';

/** Props of {@link Waiting}. */
export interface WaitingProps {
  readonly snapshot: CheckoutSnapshot;
  /** The page hears of changes by itself. */
  readonly alone: boolean;
}

/** Draws the sentences; no time where the store states none. */
export function Waiting({ snapshot, alone }: WaitingProps) {
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const minutes = snapshot.quote?.typicalMinutes;
  return (
    <p className="till-lead">
      {minutes ? `${messages.usualTime(formatMinutes(minutes, locale))} ` : null}
      {alone && messages.statusLead.pay}
    </p>
  );
}
