/** Figures in a row: booked today, yesterday and this month, on the way, available. */
import type { ReactNode } from 'react';
import type { BookedPeriod } from '../../contract/figures.js';
import { isZero } from '../../../money/decimal.js';
import type { ProcessingBalancesView } from '../../contract/balances.js';
import type { DecimalString } from '../../../money/decimalString.js';
import { Frame, Heading, type RootProps } from '../../../ui/Frame.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { moneyText } from '../coinText.js';
import { Value } from '../balances/Value.js';
import type { TreasuryMessages } from '../messages/en.js';
import { QueryProblem } from '../ProblemNotice.js';
import { useFigures, useProcessingBalances, useTreasurySession } from '../storeReads.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { useLastError } from '../useLastError.js';
import { FIRST_RANGE } from './BookedIncome.js';
import { BookedMoney } from './BookedMoney.js';
import { useChosenZone } from './chosenZone.js';
import { monthName } from './dates.js';
import { guarded } from '../Guarded.js';

/**
 * The figures of this moment. What is not known is a dash, never zero; without a store's orders only what is
 * available is shown. Needs a `TreasuryProvider` around it.
 *
 * @selector [data-status] `ready`
 */
export const FiguresTiles = guarded<RootProps>(function FiguresTiles(root) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  return (
    <Frame
      {...root}
      part="till-treasury till-figure till-tiles"
      label={messages.figuresTitle}
      status="ready"
    >
      <div className="till-visually-hidden">
        <Heading>{messages.figuresTitle}</Heading>
      </div>
      <dl className="till-tile-row">
        {session?.orders === true && <OrderTiles />}
        <Available />
      </dl>
    </Frame>
  );
});

interface TileProps {
  readonly name: string;
  /** US dollars; null if unknown. */
  readonly usd?: DecimalString | null | undefined;
  /** In place of `usd`. */
  readonly figure?: ReactNode;
  readonly children?: ReactNode;
}

function Tile({ name, usd, figure, children }: TileProps) {
  return (
    <div className="till-tile">
      <dt className="till-muted">{name}</dt>
      <dd className="till-tile-figure">
        {figure ??
          (usd === undefined ? <Skeleton lines={1} /> : usd === null ? '—' : <Value usd={usd} />)}
      </dd>
      {children !== undefined && <dd className="till-tile-note till-muted">{children}</dd>}
    </div>
  );
}

/** The tiles ask for the same days as the income beside them begins with. */
function OrderTiles() {
  const { messages, locale } = useWords();
  const [timeZone] = useChosenZone();
  const query = useFigures({ ...FIRST_RANGE, timeZone });
  const error = useLastError(query);
  const { data } = query;
  // Undefined while it is on its way, null where it is not known.
  const figures = data?.figures ?? (data || error ? null : undefined);
  const onTheWay = figures && figures.onTheWay;
  return (
    <>
      <BookedTile name={messages.bookedToday} period={figures && figures.today} />
      <BookedTile name={messages.bookedYesterday} period={figures && figures.periods.at(-2)} />
      <BookedTile
        name={
          figures ? messages.bookedIn(monthName(figures.month.name, locale)) : messages.bookedTitle
        }
        period={figures && figures.month}
      />
      <Tile name={messages.onTheWayTile} usd={onTheWay && onTheWay.amountUsd}>
        {onTheWay && (
          <>
            <span>{messages.transfersPending(onTheWay.payments ?? onTheWay.orders)}</span>
            {onTheWay.unvalued > 0 && (
              <span>{`; ${messages.ofUnknownValue(onTheWay.unvalued)}`}</span>
            )}
          </>
        )}
      </Tile>
    </>
  );
}

interface BookedTileProps {
  readonly name: string;
  readonly period: BookedPeriod | null | undefined;
}

function BookedTile({ name, period }: BookedTileProps) {
  const { messages, locale } = useWords();
  if (!period?.known) return <Tile name={name} usd={period === undefined ? undefined : null} />;
  const { count, paidUsd, refundedUsd, unvalued, displays } = period.orders;
  const [display] = displays;
  const orders =
    display && display.count < count
      ? messages.bookedPart(display.currency, display.count, count)
      : messages.ordersCounted(count);
  const refunded = moneyText(refundedUsd, 'USD', locale);
  return (
    <Tile
      name={name}
      figure={
        <>
          <BookedMoney paid={paidUsd} refunded={refundedUsd} />{' '}
          {display && (
            <span className="till-tile-beside till-muted">
              <BookedMoney {...display} />
            </span>
          )}
        </>
      }
    >
      <span>{isZero(refundedUsd) ? orders : messages.bookedNote(orders, refunded)}</span>
      {unvalued > 0 && <span>{`; ${messages.plusUnvalued(unvalued)}`}</span>}
    </Tile>
  );
}

/** What the answer is not whole for; null if it is. */
function lackOf(view: ProcessingBalancesView, messages: TreasuryMessages) {
  const silent = view.missing.map(({ networkName }) => networkName);
  if (silent.length > 0) return messages.withoutNetworks(silent);
  return view.isPartial ? messages.balanceKnownTotal : messages.everyNetworkAnswered;
}

function Available() {
  const messages = useTreasuryMessages();
  const query = useProcessingBalances();
  const error = useLastError(query);
  const { data } = query;
  if (error && !data) {
    return (
      <div className="till-tile">
        <dt className="till-muted">{messages.availableTile}</dt>
        <dd>
          <QueryProblem error={error} query={query} failed={messages.processingFailed} />
        </dd>
      </div>
    );
  }
  // Without any known value a sum would look like a balance of zero.
  const isKnown = data?.wallets.some(({ totalUsd }) => totalUsd !== null);
  const usd = data && (isKnown ? data.totalUsd : null);
  return (
    <Tile name={messages.availableTile} usd={usd}>
      {data && lackOf(data, messages)}
    </Tile>
  );
}
