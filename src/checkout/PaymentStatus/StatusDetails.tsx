/** The figures of a payment, its exceptions, and a wait that is long. */
import { Fragment } from 'react';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { currencyOfAmounts } from '../../contract/currentQuote.js';
import { type DecimalString, isZero } from '../../money/decimalString.js';
import { Amount } from '../../ui/Amount.js';
import { enStatus, type StatusMessages } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useTimeZone } from '../../ui/useTimeZone.js';
import { isReviewPending, type Screen } from '../screen.js';
import { TransferList } from '../TransferList.js';
import { useCurrencyCode } from '../useCurrencies.js';
import { isMarkedPaid, isSumConfirmed, type ReceivedAmount, receivedAmounts } from './received.js';
import { formatAgo } from '../../ui/formatTime.js';
import { Notice } from '../../ui/Notice.js';
import { useNow } from '../../ui/useNow.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { paidFacts } from './receiptFacts.js';
import { ContactStore } from './StoreLinks.js';

/** Draws received, missing and excess amounts; nothing before the first transfer. */
export function Figures({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const messages = useMessagesWith(enStatus);
  const codeOf = useCurrencyCode();
  const { due, excess, kind } = snapshot;
  const currencyId = currencyOfAmounts(snapshot);
  const received = receivedAmounts(snapshot);
  if (kind === 'top_up' || received.length === 0) return null;
  const known = (amount: DecimalString | null): readonly ReceivedAmount[] =>
    currencyId === undefined || amount === null || isZero(amount) ? [] : [{ amount, currencyId }];
  const lines: readonly (readonly [string, readonly ReceivedAmount[]])[] = [
    [isSumConfirmed(snapshot) ? messages.received : messages.detectedAmount, received],
    [messages.due, known(due)],
    [messages.excess, known(excess)],
  ];
  return (
    <dl className="till-fact-list">
      {lines.map(([name, amounts]) =>
        amounts.length === 0 ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {amounts.map(({ amount, currencyId }, index) => (
                <Fragment key={currencyId}>
                  {index > 0 && <span>{' + '}</span>}
                  <Amount amount={amount} code={codeOf(currencyId)} />
                </Fragment>
              ))}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** Draws the sentences, each once. */
export function Exceptions({ exceptions }: Pick<CheckoutSnapshot, 'exceptions'>) {
  const messages = useMessagesWith(enStatus);
  const sentences = new Set(
    exceptions.map((exception) => messages.exceptions[exception] ?? messages.unknownException),
  );
  if (sentences.size === 0) return null;
  return (
    <ul className="till-plain-list till-exceptions">
      {[...sentences].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Most networks confirm within minutes; Bitcoin with a fair fee within the hour. */
const LONG_MS = 60 * 60_000;

/** Draws a notice once the oldest unconfirmed transfer has waited for an hour. */
export function LongWait({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const { clockOffsetMs } = useCheckoutContext('PaymentStatus').query.data;
  const seenAt = snapshot.transfers
    .filter(({ status }) => status === 'seen')
    .map(({ firstSeenAt }) => Date.parse(firstSeenAt));
  const oldest = Math.min(...seenAt);
  const now = useNow(true, Date.parse(snapshot.serverTime) - clockOffsetMs);
  const waitedMs = now + clockOffsetMs - oldest;
  // Without a transfer `oldest` is Infinity, and the wait is negative.
  if (waitedMs < LONG_MS) return null;
  return (
    <Notice tone="warning" title={messages.longWaitTitle(formatAgo(waitedMs, locale))}>
      <p>{messages.longWait}</p>
      <ContactStore />
    </Notice>
  );
}

/** What is said of transfers that do not count, by their `counts`; nothing where the store has decided, or may yet. */
export function countsToNote(
  screen: Screen,
  snapshot: CheckoutSnapshot,
  messages: StatusMessages,
): Readonly<Record<string, string>> {
  const isPlain = isMarkedPaid(snapshot) || isReviewPending(screen, snapshot);
  return isPlain ? {} : messages.transferCounts;
}

/** A status, and what it is of. */
export interface ScreenProps {
  readonly screen: Screen;
  readonly snapshot: CheckoutSnapshot;
}

/** Draws every transfer with its state. */
export function AllTransfers({ screen, snapshot }: ScreenProps) {
  const messages = useMessagesWith(enStatus);
  return (
    <TransferList
      transfers={snapshot.transfers}
      title={messages.transfers}
      counts={countsToNote(screen, snapshot, messages)}
    />
  );
}

/** Draws the facts, on wide screens only: elsewhere they are on the receipt. */
export function PaidFacts({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const timeZone = useTimeZone();
  const facts = paidFacts({ snapshot, codeOf: useCurrencyCode(), messages, locale, timeZone });
  return (
    <dl className="till-fact-list till-wide">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi translate="no">{fact}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
