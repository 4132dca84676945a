/** `GET figures`: the shop's books by day or month, summed from the index of orders. */
import { createTtlCache } from '../../../async/ttlCache.js';
import type {
  BookedLine,
  BookedPeriod,
  DisplaySum,
  Figures,
  FiguresView,
} from '../../contract/figures.js';
import type { Ledger } from '../../../ledger/ledger.js';
import type { MoneySum } from '../../index/moneyEntries.js';
import type { OrderIndex } from '../../index/orderIndex.js';
import { addDecimal, compareDecimal } from '../../../money/decimal.js';
import { plainText } from '../../../contract/plainLine.js';
import { purgedBefore } from '../../../server/retention/purgeMark.js';
import type { OrderSearch } from '../orders/orderSearch.js';
import { orderRowView, shownIn } from '../orders/orderRow.js';
import { lastPeriods, type CalendarPeriod } from './periods.js';
import type { FiguresQuery } from '../../contract/queries.js';
import type { Asked } from '../handlers.js';
import { periodsOf } from './periodsRequest.js';

/** People who look at the same time share an answer; one who looks again sees what has changed. */
const FRESH_MS = 1_000;
/** How many different questions have their answer cached. */
const MAX_ANSWERS = 20;

/** Makes the reader of one handler. */
export function createFigures(parts: {
  readonly search: Pick<OrderSearch, 'completeIndex'>;
  readonly ledger: Pick<Ledger, 'list'>;
  readonly now: () => number;
}) {
  const { search, ledger, now } = parts;
  const fresh = createTtlCache<FiguresView>({ now, ttlMs: FRESH_MS, maxEntries: MAX_ANSWERS });

  async function read(query: FiguresQuery, at: number): Promise<FiguresView> {
    const calendar = periodsOf(query, at);
    const index = await search.completeIndex();
    return {
      figures: index && (await figuresOf(index, ledger, calendar, at, query.timeZone ?? 'UTC')),
      at: new Date(at).toISOString(),
    };
  }

  return ({ query }: Pick<Asked<FiguresQuery>, 'query'>) =>
    fresh.get(JSON.stringify(query), () => read(query, now()));
}

async function figuresOf(
  index: OrderIndex,
  ledger: Pick<Ledger, 'list'>,
  asked: readonly CalendarPeriod[],
  at: number,
  timeZone: string,
): Promise<Figures> {
  const asOf = new Date(at).toISOString();
  const calendar = [
    ...asked,
    ...lastPeriods('day', 1, at, timeZone),
    ...lastPeriods('month', 1, at, timeZone),
  ];
  const [sums, stateOf, onTheWay, { all: unreadable }] = await Promise.all([
    index.sum({ periods: calendar }),
    periodStates(ledger),
    onTheWayIn(index, asOf),
    index.count({ filter: { status: 'unreadable' }, asOf }),
  ]);
  const isKnown = (period: CalendarPeriod): boolean => stateOf(period) === 'whole';
  const ofPeriods = calendar.map((period, number) =>
    isKnown(period) ? sums.filter((sum) => sum.period === number) : [],
  );
  const views = calendar.map((period, number): BookedPeriod => {
    const { name, before } = period;
    const known = isKnown(period);
    return { name, known, over: before <= asOf, ...linesOf(ofPeriods[number] ?? []) };
  });
  const [today, month] = views.slice(asked.length);
  if (!today || !month) throw new Error('A day or a month has no sum.');
  return {
    periods: views.slice(0, asked.length),
    total: linesOf(ofPeriods.slice(0, asked.length).flat()),
    ...{ today, month, onTheWay, unreadable },
  };
}

/** What the ledger has of a period. */
export type PeriodState = 'whole' | 'before_first_record' | 'deleted';

/** What was deleted is noted, and before the first event there was no shop. */
export async function periodStates(
  ledger: Pick<Ledger, 'list'>,
): Promise<(period: Pick<CalendarPeriod, 'from' | 'before'>) => PeriodState> {
  const purged = await purgedBefore(ledger);
  if (purged !== '') return ({ from }) => (from >= purged ? 'whole' : 'deleted');
  const [first] = await ledger.list({ after: 0, limit: 1 });
  return ({ before }) =>
    first !== undefined && before > first.at ? 'whole' : 'before_first_record';
}

/** The two lines of the books. */
export type Lines = Pick<BookedPeriod, 'orders' | 'deposits'>;

/** Both lines of sums of any periods. */
export const linesOf = (sums: readonly MoneySum[]): Lines => ({
  orders: lineOf(sums, 'paid', 'refund'),
  deposits: lineOf(sums, 'deposit', 'deposit_refund'),
});

function lineOf(
  sums: readonly MoneySum[],
  paidKind: MoneySum['kind'],
  refundKind: MoneySum['kind'],
): BookedLine {
  const paid = sums.filter(({ kind }) => kind === paidKind);
  const refunded = sums.filter(({ kind }) => kind === refundKind);
  const currencies = [...new Set([...paid, ...refunded].flatMap(({ currency }) => currency ?? []))];
  const displays = currencies.map((currency): DisplaySum => {
    const [own, back] = [paid, refunded].map((some) =>
      some.filter((sum) => sum.currency === currency),
    ) as [MoneySum[], MoneySum[]];
    const displayed = (some: readonly MoneySum[]) => addDecimal(...some.map((one) => one.display));
    return { currency, count: countOf(own), paid: displayed(own), refunded: displayed(back) };
  });
  return {
    count: countOf(paid),
    paidUsd: usdOf(paid),
    refunds: countOf(refunded),
    refundedUsd: usdOf(refunded),
    unvalued: countOf([...paid, ...refunded].filter(({ valued }) => !valued)),
    displays: displays.sort(
      (a, b) =>
        b.count - a.count || compareDecimal(b.paid, a.paid) || (a.currency < b.currency ? -1 : 1),
    ),
  };
}

const countOf = (sums: readonly MoneySum[]): number =>
  sums.reduce((total, { count }) => total + count, 0);

const usdOf = (sums: readonly MoneySum[]) => addDecimal(...sums.map(({ amountUsd }) => amountUsd));

/** More orders than these on their way are counted, and not summed. */
const MOST_PENDING = 200;
/** How many payments are listed. */
const MOST_LISTED = 4;

async function onTheWayIn(index: OrderIndex, asOf: string): Promise<Figures['onTheWay']> {
  const find = (status: string) =>
    index.find({ filter: { status }, asOf, after: null, limit: MOST_PENDING + 1 });
  const count = (status: string) => index.count({ filter: { status }, asOf });
  const [pending, late, other] = await Promise.all([
    find('pending'),
    find('late'),
    find('wrong_currency'),
  ]);
  // Of what is late or in another currency, a person has to decide once it is confirmed.
  const rows = [...pending, ...[...late, ...other].filter(({ attention }) => !attention)];
  const payments = rows
    .flatMap((row) => {
      const { kind, reference } = orderRowView(row);
      return shownIn(row).onTheWay.map((one) => ({ ...one, kind, reference }));
    })
    .map((one) => ({ ...one, code: plainText(one.code) }))
    .sort((a, b) => (a.at > b.at ? -1 : 1));
  const newest = payments.slice(0, MOST_LISTED);
  if ([pending, late, other].some(({ length }) => length > MOST_PENDING)) {
    const [{ all }, ...outside] = await Promise.all([
      count('pending'),
      count('late'),
      count('wrong_currency'),
    ]);
    const orders = outside.reduce((sum, one) => sum + one.all - one.attention, all);
    return { orders, payments: null, amountUsd: null, unvalued: 0, newest };
  }
  const known = payments.flatMap(({ amountUsd }) => amountUsd ?? []);
  return {
    ...{ orders: rows.length, payments: payments.length, amountUsd: addDecimal(...known) },
    ...{ unvalued: payments.length - known.length, newest },
  };
}
