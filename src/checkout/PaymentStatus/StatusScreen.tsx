/** The status of one snapshot: heading, sentence, figures, transfers, evidence. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { Heading } from '../../ui/Frame.js';
import { enStatus, type StatusMessages } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { useCheckout, useAddressRefused } from '../useCheckout.js';
import { useQuote } from '../useQuote.js';
import { OrderLine } from '../OrderLine.js';
import {
  asksForMoney,
  isAllConfirmed,
  isFinal,
  isTooSmallForAll,
  titleScreenOf,
  type Screen,
} from '../screen.js';
import { TransferList } from '../TransferList.js';
import { useConnectionError } from '../connectionError.js';
import { Exceptions, Figures, LongWait, Waiting } from './StatusDetails.js';
import { Freshness } from './Freshness.js';
import { isMarkedPaid } from './received.js';
import { useParts } from '../parts.js';

/** Props of {@link StatusScreen}. */
export interface StatusScreenProps {
  readonly screen: Screen;
  readonly snapshot: CheckoutSnapshot;
}

/** Screens on which the store has yet to decide. */
const UNDECIDED: readonly Screen[] = ['pay', 'detected', 'confirmed', 'partial'];

/** A part that did not load is left out: the status is complete without it. */
const nothing = () => null;

/** Whether the store has yet to review what was sent: the sentence that says so gives the reason too. */
function isReviewPending(screen: Screen, snapshot: CheckoutSnapshot): boolean {
  return screen === 'review' && !isAllConfirmed(snapshot);
}

/** The exceptions that neither the heading nor a note at a transfer names; of an arrival only what is certain. */
function otherExceptions(screen: Screen, snapshot: CheckoutSnapshot) {
  const { exceptions, transfers } = snapshot;
  const isCertain = isAllConfirmed(snapshot);
  // Nothing is left to be decided about a paid order.
  const isNoted = (exception: string) =>
    (screen === 'paid' || (screen === 'review' && isCertain)) &&
    transfers.some(({ counts }) => counts === exception);
  return exceptions.filter(
    (exception) =>
      exception !== screen && !isNoted(exception) && (isCertain || exception !== 'partial'),
  );
}

/**
 * The sentence below the heading. A transfer that was only seen is not said to have arrived, one that does
 * not count is not said to count, and a rest that no currency takes is not asked for.
 */
function leadOf(screen: Screen, snapshot: CheckoutSnapshot, messages: StatusMessages): string {
  if (asksForMoney(screen) && isTooSmallForAll(snapshot)) return messages.tooSmallForAll;
  if (isReviewPending(screen, snapshot)) return messages.statusLead.detected;
  const isCertain = isAllConfirmed(snapshot);
  const allCount = snapshot.transfers.every(({ counts }) => counts === 'counted');
  return messages.statusLead[screen === 'partial' && !(isCertain && allCount) ? 'pay' : screen];
}

/** Draws the screen. While money is asked for, the wallet view has the heading and this is a line. */
export function StatusScreen({ screen, snapshot }: StatusScreenProps) {
  const messages = useMessagesWith(enStatus);
  const { receipt, timeline } = useParts();
  // A page without a connection must not say that it updates by itself.
  const connectionError = useConnectionError(useCheckout().error);
  const asking = asksForMoney(screen);
  const refused = useAddressRefused();
  const isOver = useQuote().expired && asking;
  const asked = isOver
    ? messages.stillWatching
    : messages.statusTitle[titleScreenOf(screen, snapshot)];
  const title = refused ? messages.nothingAwaited : asked;
  const others = otherExceptions(screen, snapshot);
  const isMarked = isMarkedPaid(snapshot);
  // A shopper who has money to claim back must not close the page.
  const mayClaim = screen === 'paid' && (isMarked ? others : snapshot.exceptions).length > 0;
  const lead = mayClaim ? null : leadOf(screen, snapshot, messages);
  return (
    <>
      <div className="till-status-head">
        <span
          className="till-indicator"
          aria-hidden="true"
          data-still={isOver || connectionError !== null || undefined}
        />
        {asking ? <p className="till-status-line">{title}</p> : <Heading>{title}</Heading>}
      </div>
      {!asking && <OrderLine snapshot={snapshot} />}
      {lead !== null && !refused && !(asking && connectionError !== null) && (
        <p className={asking ? 'till-muted' : 'till-lead'}>{lead}</p>
      )}
      {screen === 'detected' && <Waiting snapshot={snapshot} alone={connectionError === null} />}
      {snapshot.confirmation === 'store' && UNDECIDED.includes(screen) && (
        <p className="till-lead">{messages.storeConfirms}</p>
      )}
      {snapshot.confirmation === 'late_events' && asking && !refused && (
        <p className="till-muted">{messages.lateEvents}</p>
      )}
      <Exceptions exceptions={others} />
      {screen === 'detected' && <LongWait snapshot={snapshot} />}
      <Figures snapshot={snapshot} />
      {snapshot.kind === 'payment' && (
        <TransferList
          transfers={snapshot.transfers}
          title={messages.transfers}
          counts={isMarked || isReviewPending(screen, snapshot) ? {} : messages.transferCounts}
        />
      )}
      {screen === 'paid' && <receipt.Part snapshot={snapshot} waiting={null} failed={nothing} />}
      {!isFinal(screen) && <Freshness />}
      <timeline.Part snapshot={snapshot} waiting={null} failed={nothing} />
    </>
  );
}
