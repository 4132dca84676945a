/** The content of the status panel: everything but its live region. */
import { useContext, useEffect, useState } from 'react';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { Icon } from '../../ui/Icon.js';
import { downIcon } from '../../ui/icons.js';
import { closedIcon } from '../../ui/troubleIcons.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { enProblems } from '../../ui/messages/enProblems.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import {
  asksForMoney,
  isFinal,
  isOrderTooSmall,
  isTooSmallForAll,
  type Screen,
} from '../screen.js';
import { Answer } from '../Answer.js';
import { useConnectionError } from '../connectionError.js';
import { isFinalProblem, ProblemNotice, SupportCode } from '../ProblemNotice.js';
import { ConnectionNoticeSlot, useAnnounce, useCheckoutContext } from '../checkoutContext.js';
import { useCheckout } from '../useCheckout.js';
import { useQuote } from '../useQuote.js';
import { Announcements } from './Announcements.js';
import { BackToStore, ContactStore, safeSupportUrl } from './StoreLinks.js';
import { ConnectionNotice } from './ConnectionNotice.js';
import { Freshness } from './Freshness.js';
import { AllTransfers, Figures } from './StatusDetails.js';
import { OrderLine, StatusScreen } from './StatusScreen.js';
import { type StatusPanelProps, useParts } from '../parts.js';

/** Draws the panel's content. */
export function StatusPanel({ nested }: StatusPanelProps) {
  usePaidTitle();
  const { notificationToggle } = useParts();
  const body = (
    <>
      <PanelBody nested={nested} />
      <LinksToStore nested={nested} />
    </>
  );
  return (
    <>
      <Announcements />
      <notificationToggle.Part hidden />
      {nested ? <div className="till-status-body">{body}</div> : body}
      <Records />
    </>
  );
}

/** Screens on which the store has to act next. */
const FOR_STORE: readonly Screen[] = ['review', 'held', 'closed'];

/** Whether the line of details is below the screen. */
const hasRecords = (status: Screen): boolean =>
  status !== 'choose_currency' && !asksForMoney(status);

/** Whether all is as it should be: then the way to the store's support is among the details. */
const isPlain = (status: Screen, { exceptions }: CheckoutSnapshot): boolean =>
  hasRecords(status) && !FOR_STORE.includes(status) && exceptions.length === 0;

const english = { ...enStatus, ...enProblems };

function PanelBody({ nested }: StatusPanelProps) {
  const messages = useMessagesWith(english);
  const { status, snapshot, error, refresh } = useCheckout();
  const showAbove = useContext(ConnectionNoticeSlot);
  const isOpen = snapshot !== undefined;
  // What this page cannot renew awaits nothing.
  const isOver = useConnectionError(error) === 'expired' && asksForMoney(status);
  useEffect(() => {
    showAbove?.(error && isOpen && <ConnectionNotice error={error} />);
    return () => showAbove?.(null);
  }, [showAbove, error, isOpen]);
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
      {error && !showAbove && <ConnectionNotice error={error} />}
      {isOrderTooSmall(snapshot) ? (
        <>
          <OrderLine snapshot={snapshot} />
          <Answer
            icon={closedIcon}
            title={messages.orderTooSmall}
            lead={messages.finalLead.amount_invalid}
            side={false}
          />
        </>
      ) : status !== 'choose_currency' ? (
        !isOver && <StatusScreen screen={status} snapshot={snapshot} nested={nested} />
      ) : (
        isTooSmallForAll(snapshot) && <p className="till-lead">{messages.tooSmallForAll}</p>
      )}
    </>
  );
}

/** Behind a line: how the payment went. */
function Records() {
  const messages = useMessagesWith(enStatus);
  const { timeline } = useParts();
  const { status, snapshot } = useCheckout();
  const { still } = useUi();
  if (!snapshot || !hasRecords(status)) return null;
  return (
    <details className="till-fold till-last">
      <summary className="till-line">
        <span>{messages.details}</span>
        <Icon of={downIcon} />
      </summary>
      <div className="till-fold-in">
        <Figures snapshot={snapshot} />
        <AllTransfers screen={status} snapshot={snapshot} />
        {!isFinal(status) && !still && <Freshness />}
        <timeline.Part snapshot={snapshot} />
        {isPlain(status, snapshot) && <ContactStore />}
      </div>
    </details>
  );
}

/** The links to the store, once there is an answer, and the receipt of a paid order. */
function LinksToStore({ nested }: StatusPanelProps) {
  const { receipt } = useParts();
  const { status, snapshot, error } = useCheckout();
  const { expired } = useQuote();
  const { supportUrl } = useCheckoutContext('PaymentStatus').page;
  const isStuck = snapshot !== undefined && isTooSmallForAll(snapshot);
  if ((status === 'choose_currency' && !isStuck) || !(snapshot ?? error)) return null;
  // Behind the line of what is awaited, where the shopper can go on alone.
  if (asksForMoney(status) && !isStuck && !expired) return null;
  const isOver = snapshot?.exceptions.includes('over') === true;
  const canContact = safeSupportUrl(supportUrl) !== undefined;
  // A review goes on without the shopper.
  const isReview = status === 'review';
  const forStore = (isStuck || isOver || (FOR_STORE.includes(status) && !isReview)) && canContact;
  const isRefused = !snapshot && error !== null && isFinalProblem(error);
  const isUntouched = snapshot !== undefined && isOrderTooSmall(snapshot);
  const isEnd = isFinal(status) || isRefused || isUntouched;
  return (
    <>
      <div className="till-next-steps">
        {forStore && <ContactStore isNext={status !== 'choose_currency' || isEnd} />}
        {!asksForMoney(status) && <BackToStore primary={(isEnd || isReview) && !forStore} />}
        {!forStore && !(snapshot && isPlain(status, snapshot)) && <ContactStore />}
        {nested && !snapshot && error && <SupportCode error={error} />}
      </div>
      {snapshot && status === 'paid' && <receipt.Part snapshot={snapshot} />}
    </>
  );
}

/** Half of a request's timeout. */
const SLOW_MS = 5_000;

/** Draws nothing for five seconds, then one sentence, which is also announced. */
export function SlowOpening() {
  const messages = useMessagesWith(enStatus);
  const announce = useAnnounce();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
      announce(messages.slowOpening);
    }, SLOW_MS);
    return () => clearTimeout(timer);
  }, [announce, messages.slowOpening]);
  return slow ? <p className="till-muted">{messages.slowOpening}</p> : null;
}

interface Claim {
  readonly before: string;
  readonly ours: string;
  /** Number of widgets that want it. */
  holders: number;
}

/** On the document, so that two copies of the package on one page also agree. */
const KEY = Symbol.for('tillkit.title');
type Titled = Document & { [KEY]?: Claim | undefined };

/** Sets the title. @returns a function that restores it; a title that the page has set since stays. */
function claimTitle(says: string): () => void {
  const page = document as Titled;
  const before = page.title;
  const claim = (page[KEY] ??= {
    before,
    ours: before ? `✓ ${says} · ${before}` : `✓ ${says}`,
    holders: 0,
  });
  claim.holders += 1;
  if (claim.holders === 1) page.title = claim.ours;
  return () => {
    claim.holders -= 1;
    if (claim.holders > 0) return;
    page[KEY] = undefined;
    if (page.title === claim.ours) page.title = claim.before;
  };
}

/** Sets the title while the order is paid and the widget is mounted. */
function usePaidTitle(): void {
  const { page } = useCheckoutContext('PaymentStatus');
  const { status } = useCheckout();
  const says = useMessagesWith(enStatus).statusTitle.paid;
  const wanted = status === 'paid' && page.documentTitle !== false;
  useEffect(() => (wanted ? claimTitle(says) : undefined), [wanted, says]);
}
