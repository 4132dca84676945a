/** How far the payment is, for one snapshot: the sentence, the figures, the transfers, the evidence. */
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
import { lazyPart } from '../lazyPart.js';

/** Props of {@link StatusScreen}. */
export interface StatusScreenProps {
  readonly screen: Screen;
  readonly snapshot: CheckoutSnapshot;
}

/** Screens on which the store still has to speak. */
const UNDECIDED: readonly Screen[] = ['pay', 'detected', 'confirmed', 'partial'];

/** Loads when the order is paid. */
export const receiptPart = lazyPart(() => import('./Receipt.js').then(({ Receipt }) => Receipt));

/** Loads with the first snapshot. */
const timelinePart = lazyPart(() => import('./Timeline.js').then(({ Timeline }) => Timeline));

/** A part that did not load is left out: the status is complete without it. */
const nothing = () => null;

/** Whether the store has yet to look at what was sent: the sentence that says so gives the reason too. */
function isUnjudged(screen: Screen, snapshot: CheckoutSnapshot): boolean {
  return screen === 'review' && !isAllConfirmed(snapshot);
}

/** What the heading does not say already, nor a note at each transfer; of an arrival only what is sure. */
function exceptionsBeside(screen: Screen, snapshot: CheckoutSnapshot) {
  const { exceptions, transfers } = snapshot;
  const isSure = isAllConfirmed(snapshot);
  // Of a paid order nothing is left to be decided.
  const isNoted = (exception: string) =>
    (screen === 'paid' || (screen === 'review' && isSure)) &&
    transfers.some(({ counts }) => counts === exception);
  return exceptions.filter(
    (exception) =>
      exception !== screen && !isNoted(exception) && (isSure || exception !== 'partial'),
  );
}

/**
 * The sentence below the heading. What was only seen has neither arrived nor is it safe, what does not
 * count by itself is not said to count, and where no currency takes the rest nobody is told to send it.
 */
function leadOf(screen: Screen, snapshot: CheckoutSnapshot, messages: StatusMessages): string {
  if (asksForMoney(screen) && isTooSmallForAll(snapshot)) return messages.tooSmallForAll;
  if (isUnjudged(screen, snapshot)) return messages.statusLead.detected;
  const isSure = isAllConfirmed(snapshot);
  const allCount = snapshot.transfers.every(({ counts }) => counts === 'counted');
  return messages.statusLead[screen === 'partial' && !(isSure && allCount) ? 'pay' : screen];
}

/** Draws the screen. While money is asked for, the wallet view has the heading and this is a line. */
export function StatusScreen({ screen, snapshot }: StatusScreenProps) {
  const messages = useMessagesWith(enStatus);
  // A page that hears nothing must not say that it updates by itself.
  const trouble = useConnectionError(useCheckout().error);
  const asking = asksForMoney(screen);
  const refused = useAddressRefused();
  const isOver = useQuote().expired && asking;
  const asked = isOver
    ? messages.stillWatching
    : messages.statusTitle[titleScreenOf(screen, snapshot)];
  const title = refused ? messages.nothingAwaited : asked;
  const others = exceptionsBeside(screen, snapshot);
  const byWord = isMarkedPaid(snapshot);
  // Whoever has money to ask for must not close the page.
  const mayAsk = screen === 'paid' && (byWord ? others : snapshot.exceptions).length > 0;
  const lead = mayAsk ? null : leadOf(screen, snapshot, messages);
  return (
    <>
      <div className="till-status-head">
        <span
          className="till-indicator"
          aria-hidden="true"
          data-still={isOver || trouble !== null || undefined}
        />
        {asking ? <p className="till-status-line">{title}</p> : <Heading>{title}</Heading>}
      </div>
      {!asking && <OrderLine snapshot={snapshot} />}
      {lead !== null && !refused && !(asking && trouble !== null) && (
        <p className={asking ? 'till-muted' : 'till-lead'}>{lead}</p>
      )}
      {screen === 'detected' && <Waiting snapshot={snapshot} alone={trouble === null} />}
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
          counts={byWord || isUnjudged(screen, snapshot) ? {} : messages.transferCounts}
        />
      )}
      {screen === 'paid' && (
        <receiptPart.Part snapshot={snapshot} waiting={null} failed={nothing} />
      )}
      {!isFinal(screen) && <Freshness />}
      <timelinePart.Part snapshot={snapshot} waiting={null} failed={nothing} />
    </>
  );
}
