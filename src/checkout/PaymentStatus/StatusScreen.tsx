/** The status of one snapshot: a line while money is asked for, else an answer and what belongs to it. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { formatCrypto } from '../../money/format.js';
import { isZero } from '../../money/decimalString.js';
import { Amount } from '../../ui/Amount.js';
import { formatMinutes } from '../../ui/formatTime.js';
import { clockIcon, eyeIcon, downIcon } from '../../ui/icons.js';
import { closedIcon } from '../../ui/troubleIcons.js';
import { checkIcon } from '../../ui/payIcons.js';
import { enStatus, type StatusMessages } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { Answer } from '../Answer.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { orderName, orderPrices, statusTitle } from '../payTexts.js';
import { useParts } from '../parts.js';
import { PriceChange } from '../PriceChange.js';
import {
  asksForMoney,
  isAllConfirmed,
  isTooSmallForAll,
  type Screen,
  titleScreenOf,
} from '../screen.js';
import { TransferRows } from '../TransferList.js';
import { useCurrencyCode } from '../useCurrencies.js';
import { CoinMark } from '../CurrencyIcon.js';
import {
  countsToNote,
  Exceptions,
  LongWait,
  PaidFacts,
  AllTransfers,
  Figures,
  type ScreenProps,
} from './StatusDetails.js';
import { isMarkedPaid, isSumConfirmed, receivedAmounts } from './received.js';
import { Icon } from '../../ui/Icon.js';
import { useConnectionError } from '../connectionError.js';
import { useAddressRefused, useCheckout } from '../useCheckout.js';
import { useQuote } from '../useQuote.js';
import { PricedWaitingLine } from './PricedWaitingLine.js';
import { Age, Freshness } from './Freshness.js';
import { ContactStore } from './StoreLinks.js';

/** Props of {@link StatusScreen}. */
interface StatusScreenProps extends ScreenProps {
  /** A heading above says what has come: the line says what is awaited. */
  readonly nested: boolean;
}

/** Screens between a transfer and the paid order. */
const ON_THE_WAY: readonly Screen[] = ['detected', 'confirmed'];

/** The exceptions that neither the heading nor a note at a transfer names; of an arrival only what is certain. */
function otherExceptions(screen: Screen, snapshot: CheckoutSnapshot): readonly string[] {
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

/** Draws the screen. While money is asked for, this is a line. */
export function StatusScreen({ screen, snapshot, nested }: StatusScreenProps) {
  const messages = useMessagesWith(enStatus);
  const others = otherExceptions(screen, snapshot);
  if (asksForMoney(screen)) {
    return (
      <>
        {isTooSmallForAll(snapshot) && <p className="till-lead">{messages.tooSmallForAll}</p>}
        <Exceptions exceptions={others} />
        <WaitingFold screen={screen} snapshot={snapshot} nested={nested} />
      </>
    );
  }
  return (
    <>
      <OrderLine snapshot={snapshot} />
      <PriceChange snapshot={snapshot} />
      <StatusAnswer screen={screen} snapshot={snapshot} />
      {ON_THE_WAY.includes(screen) && !isAllConfirmed(snapshot) && (
        <Steps endsPaid={snapshot.confirmation !== 'store'} />
      )}
      {snapshot.confirmation === 'store' && ON_THE_WAY.includes(screen) && (
        <p className="till-lead">{messages.storeConfirms}</p>
      )}
      {screen === 'detected' && <LongWait snapshot={snapshot} />}
      <Sent screen={screen} snapshot={snapshot} />
      {screen === 'paid' && <PaidFacts snapshot={snapshot} />}
    </>
  );
}

/** What was sent: a link where one transfer simply counts, else each with its amount and what is said of it. */
function Sent({ screen, snapshot }: ScreenProps) {
  const messages = useMessagesWith(enStatus);
  const { notificationToggle } = useParts();
  const { transfers, kind } = snapshot;
  const counts = countsToNote(screen, snapshot, messages);
  const isPlain = transfers.length === 1 && transfers.every((one) => !(one.counts in counts));
  if (kind === 'top_up' || (screen === 'paid' && isPlain)) return null;
  return (
    <div className="till-lines till-sent">
      <TransferRows transfers={transfers} counts={counts} linkOnly={isPlain} />
      <notificationToggle.Part />
    </div>
  );
}

const ICONS: Readonly<Partial<Record<Screen, string>>> = {
  review: eyeIcon,
  held: clockIcon,
  closed: closedIcon,
  paid: checkIcon,
};
const TONES = { paid: 'success', review: 'warning', held: 'warning' } as const;

function StatusAnswer({ screen, snapshot }: ScreenProps) {
  const ui = useUi();
  const messages = useMessagesWith(enStatus);
  const codeOf = useCurrencyCode();
  const { page } = useCheckoutContext('PaymentStatus');
  // A short name stays on one line.
  const storeName = page.storeName?.replace(/^.{1,20}$/u, (name) => name.replaceAll(' ', '\u00a0'));
  const { quote } = snapshot;
  const called = titleScreenOf(screen, snapshot);
  const amounts = receivedAmounts(snapshot);
  const [first] = amounts;
  // Not the chosen coin where another one may have come.
  const icon =
    ICONS[called] ?? (quote && screen !== 'review' ? <CoinMark quote={quote} /> : clockIcon);
  // Under “Paid” stands no sum with a transfer in it that may still fail.
  const isPaid = screen === 'paid';
  const isSummed = isPaid
    ? isSumConfirmed(snapshot)
    : called === 'detected' || screen === 'confirmed';
  // What came too much says more than the sum.
  const isExact = excessOf(screen, snapshot) === null;
  const figure = isSummed && isExact && amounts.length === 1 && first && (
    <Amount
      amount={first.amount}
      code={codeOf(first.currencyId)}
      {...(!isPaid && { size: 'hero' as const })}
    />
  );
  const tone = called in TONES ? TONES[called as keyof typeof TONES] : 'calm';
  return (
    <Answer
      icon={icon}
      tone={tone}
      figure={figure}
      title={statusTitle(screen, snapshot, messages)}
      lead={leadOf(screen, snapshot, { ...ui, messages, storeName })}
    >
      <Exceptions exceptions={mentioned(screen, snapshot)} />
    </Answer>
  );
}

/** The exceptions that the sentence below the heading does not already tell. */
function mentioned(screen: Screen, snapshot: CheckoutSnapshot): readonly string[] {
  const others = otherExceptions(screen, snapshot);
  return excessOf(screen, snapshot) === null ? others : others.filter((one) => one !== 'over');
}

/** What a paid order got too much, in the quote's currency; null where that cannot be said in one figure. */
function excessOf(screen: Screen, { exceptions, excess, quote }: CheckoutSnapshot) {
  const isOver = screen === 'paid' && exceptions.includes('over');
  return isOver && quote && excess && !isZero(excess) ? { excess, code: quote.code } : null;
}

interface Speech {
  readonly messages: StatusMessages;
  readonly locale: string;
  readonly storeName: string | undefined;
}

/**
 * The sentence below the heading. A transfer that was only seen is not said to have arrived, and one that
 * does not count is not said to count.
 */
function leadOf(screen: Screen, snapshot: CheckoutSnapshot, speech: Speech): string | null {
  const { messages, storeName, locale } = speech;
  if (screen === 'held') return messages.heldLead(storeName);
  if (screen === 'closed') return messages.closedLead(storeName);
  if (screen === 'paid') {
    const over = excessOf(screen, snapshot);
    if (over) {
      return messages.overLead(`${formatCrypto(over.excess, locale)} ${over.code}`, storeName);
    }
    // A shopper who has money to claim back must not close the page.
    const claims = isMarkedPaid(snapshot) ? otherExceptions(screen, snapshot) : snapshot.exceptions;
    return claims.length > 0 ? null : messages.paidLead;
  }
  if (screen === 'review' && isAllConfirmed(snapshot)) return messages.reviewLead(storeName);
  const { quote } = snapshot;
  const usual =
    screen === 'detected' && quote?.typicalMinutes
      ? `${messages.usualTime(formatMinutes(quote.typicalMinutes, locale), quote.networkName)} `
      : '';
  return usual + messages.dontSendAgain;
}

/**
 * Draws the steps of a payment that is on its way: the second is the present one.
 *
 * @param props.endsPaid whether signed events make it paid. If only the store's word does, that may never come here.
 */
function Steps({ endsPaid }: { readonly endsPaid: boolean }) {
  const { steps } = useMessagesWith(enStatus);
  return (
    <ol className="till-plain-list till-steps">
      <li data-done>
        <span className="till-node">
          <Icon of={checkIcon} />
        </span>
        <span>{steps.detected}</span>
      </li>
      <li aria-current="step">
        <span className="till-node" />
        <span>{steps.confirming}</span>
      </li>
      {endsPaid && (
        <li>
          <span className="till-node" />
          <span>{steps.paid}</span>
        </li>
      )}
    </ol>
  );
}

/** Draws one line. The dollars are what was asked; the store's own currency comes first. */
export function OrderLine({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const { locale, messages } = useUi();
  return (
    <p className="till-order">
      <span>{orderName(snapshot, messages)}</span>
      <span dir="ltr">{orderPrices(snapshot, locale)}</span>
    </p>
  );
}

/** Draws the line, and when it was last checked only where that is long ago. */
function WaitingFold({ screen, snapshot, nested }: StatusScreenProps) {
  const messages = useMessagesWith(enStatus);
  const { timeline, notificationToggle } = useParts();
  const connectionError = useConnectionError(useCheckout().error);
  const { expired } = useQuote();
  const { still } = useUi();
  const refused = useAddressRefused();
  const called = titleScreenOf(screen, snapshot);
  const awaited = expired
    ? messages.stillWatching
    : messages.statusTitle[nested && called !== 'top_up' ? 'pay' : called];
  // The pay screen says it.
  const isSaidAbove = nested && (expired || refused);
  return (
    <details className={isSaidAbove ? 'till-fold' : 'till-waiting-fold'}>
      <summary className={isSaidAbove ? 'till-line' : undefined}>
        {isSaidAbove ? (
          <span>{messages.details}</span>
        ) : (
          <PricedWaitingLine
            nested={nested}
            title={refused ? messages.nothingAwaited : awaited}
            still={expired || refused || connectionError !== null || still !== undefined}
          />
        )}
        {!still && <Age />}
        <Icon of={downIcon} />
      </summary>
      <div className="till-fold-in">
        {/* A page without a connection must not say that it updates by itself. */}
        {!refused && connectionError === null && !still && (
          <p className="till-muted">{messages.autoUpdates}</p>
        )}
        {snapshot.confirmation === 'store' && (
          <p className="till-muted">{messages.storeConfirms}</p>
        )}
        {snapshot.confirmation === 'late_events' && !refused && (
          <p className="till-muted">{messages.lateEvents}</p>
        )}
        {snapshot.kind === 'payment' && (
          <>
            <Figures snapshot={snapshot} />
            <AllTransfers screen={screen} snapshot={snapshot} />
          </>
        )}
        {!still && <Freshness />}
        <notificationToggle.Part />
        <timeline.Part snapshot={snapshot} />
        {!expired && !isTooSmallForAll(snapshot) && <ContactStore />}
      </div>
    </details>
  );
}
