/** How far the payment is, for one snapshot: the sentence, the figures, the transfers, the evidence. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { Heading } from '../../ui/Heading.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { useCheckout } from '../useCheckout.js';
import { OrderLine } from '../OrderLine.js';
import { asksForMoney, type Screen } from '../screen.js';
import { TransferList } from '../TransferList.js';
import { BackToStore } from './BackToStore.js';
import { ContactStore } from './ContactStore.js';
import { useTrouble } from './ConnectionNotice.js';
import { Exceptions } from './Exceptions.js';
import { Figures } from './Figures.js';
import { Freshness } from './Freshness.js';
import { LongWait } from './LongWait.js';
import { receiptPart } from './receiptPart.js';
import { TellMe } from './TellMe.js';
import { Timeline } from './Timeline.js';
import { UsualTime } from './UsualTime.js';

/** Props of {@link StatusScreen}. */
export interface StatusScreenProps {
  readonly screen: Screen;
  readonly snapshot: CheckoutSnapshot;
  /** The shopper wants to be told, or no longer. */
  readonly onTell: (telling: boolean) => void;
}

/** Screens on which the store still has to speak. */
const UNDECIDED: readonly Screen[] = ['pay', 'detected', 'confirmed', 'partial'];
/** Screens on which more is to arrive by itself. */
const EXPECTING: readonly Screen[] = [...UNDECIDED, 'top_up'];
/** Screens on which nothing more is awaited. */
const FINAL: readonly Screen[] = ['paid', 'closed'];

/** What is printed can also be copied from the timeline. */
const nothing = () => null;

/** Draws the screen. While money is asked for, the wallet view has the heading and this is a line. */
export function StatusScreen({ screen, snapshot, onTell }: StatusScreenProps) {
  const messages = useMessagesWith(enStatus);
  const { refusedAddress } = useCheckoutContext('PaymentStatus');
  // A page that hears nothing must not say that it updates by itself.
  const trouble = useTrouble(useCheckout().error);
  const asking = asksForMoney(screen);
  // Nothing can be sent to an address that is not shown, so nothing is awaited either.
  const refused = asking && refusedAddress !== null && snapshot.transfers.length === 0;
  const title = refused ? messages.nothingAwaited : messages.statusTitle[screen];
  const others = snapshot.exceptions.filter((exception) => exception !== screen);
  return (
    <>
      <div className="till-status-head">
        <span className="till-indicator" aria-hidden="true" />
        {asking ? <p className="till-status-line">{title}</p> : <Heading>{title}</Heading>}
      </div>
      {!asking && <OrderLine snapshot={snapshot} />}
      {!refused && !(asking && trouble !== null) && (
        <p className={asking ? 'till-muted' : 'till-lead'}>{messages.statusLead[screen]}</p>
      )}
      {screen === 'detected' && <UsualTime minutes={snapshot.quote?.typicalMinutes} />}
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
          counts={messages.transferCounts}
        />
      )}
      {screen === 'paid' && (
        <receiptPart.Part snapshot={snapshot} waiting={null} failed={nothing} />
      )}
      <Timeline snapshot={snapshot} />
      {!FINAL.includes(screen) && <Freshness />}
      {!refused && EXPECTING.includes(screen) && <TellMe onTell={onTell} />}
      {!asking && <BackToStore primary={FINAL.includes(screen)} />}
      <ContactStore />
    </>
  );
}
