/** `GET figures`: sums of the index of orders, day by day. */
import { createTtlCache } from '../../../async/ttlCache.js';
import { networkName } from '../../../chains/networks.js';
import { WIRE_VERSION } from '../../../contract/checkout.js';
import type { CurrencyView } from '../../../contract/currencies.js';
import type { Figures, FiguresView, IncomeByCurrency, IncomeDay } from '../../contract/figures.js';
import type { Ledger } from '../../../ledger/ledger.js';
import { ALWAYS, type MoneySum } from '../../index/moneyEntries.js';
import type { OrderIndex } from '../../index/orderIndex.js';
import { addDecimal, compareDecimal } from '../../../money/decimal.js';
import { plainText } from '../../../contract/plainLine.js';
import { purgedBefore } from '../../../server/retention/purgeMark.js';
import type { OrderSearch } from '../orders/orderSearch.js';
import { lastDays, type CalendarDay, isTimeZone } from './days.js';
import type { FiguresQuery } from '../../contract/queries.js';
import type { Asked } from '../handlers.js';
import { malformed } from '../treasuryQuery.js';

/** People who look at the same time share an answer; one who looks again sees what has changed. */
const FRESH_MS = 1_000;
/** How many different questions have their answer cached. */
const MAX_ANSWERS = 20;

/** Which figures. */
export interface FiguresRequest {
  /** With today. */
  readonly days: number;
  /** IANA name, known to this runtime. */
  readonly timeZone: string;
}

export interface FiguresDependencies {
  readonly search: Pick<OrderSearch, 'completeIndex'>;
  readonly ledger: Pick<Ledger, 'list'>;
  /** The store's currencies, if they are known soon enough; none if the service is slow. */
  readonly currencies: () => Promise<readonly CurrencyView[]>;
  readonly now: () => number;
}

/** Makes the reader of one handler. */
export function createFigures({
  search,
  ledger,
  currencies,
  now,
}: FiguresDependencies): (request: FiguresRequest) => Promise<FiguresView> {
  const fresh = createTtlCache<FiguresView>({ now, ttlMs: FRESH_MS, maxEntries: MAX_ANSWERS });

  async function read({ days, timeZone }: FiguresRequest): Promise<FiguresView> {
    const at = now();
    const index = await search.completeIndex();
    const calendar = lastDays(at, timeZone, days);
    const asOf = new Date(at).toISOString();
    return {
      wire: WIRE_VERSION,
      timeZone,
      figures:
        index &&
        (await figuresOf({
          ...{ index, calendar, asOf },
          isKnown: await knownDays(ledger),
          codeOf: codeIn(await currencies()),
        })),
      at: asOf,
    };
  }

  return (request) => fresh.get(`${String(request.days)} ${request.timeZone}`, () => read(request));
}

/**
 * Whether the ledger holds every payment of a day: what was deleted is noted, and before the first event
 * there was no store.
 */
async function knownDays(
  ledger: Pick<Ledger, 'list'>,
): Promise<(day: Pick<CalendarDay, 'from' | 'before'>) => boolean> {
  const purged = await purgedBefore(ledger);
  if (purged !== '') return ({ from }) => from >= purged;
  const [first] = await ledger.list({ after: 0, limit: 1 });
  return ({ before }) => first !== undefined && before > first.at;
}

const codeIn =
  (currencies: readonly CurrencyView[]) =>
  (currencyId: string): string =>
    currencies.find(({ id }) => id === currencyId)?.code ??
    // The service's ids begin with the ticker (docs/service.md §13).
    plainText(currencyId.split('.')[0] ?? currencyId);

async function figuresOf(parts: {
  readonly index: OrderIndex;
  readonly calendar: readonly CalendarDay[];
  readonly asOf: string;
  readonly isKnown: (day: CalendarDay) => boolean;
  readonly codeOf: (currencyId: string) => string;
}): Promise<Figures> {
  const { index, calendar, asOf } = parts;
  const today = calendar.slice(-1);
  const sum = index.sum.bind(index);
  const [income, paid, unpaid, seen, { all: unreadable }] = await Promise.all([
    sum({ kind: 'confirmed', periods: calendar, asOf }),
    sum({ kind: 'paid', periods: today, asOf }),
    sum({ kind: 'unpaid', periods: [ALWAYS], asOf }),
    sum({ kind: 'seen', periods: [ALWAYS], asOf }),
    index.count({ filter: { status: 'unreadable' }, asOf }),
  ]);
  return {
    income: calendar.map((day, number) =>
      incomeDay(
        day,
        income.filter(({ period }) => period === number),
        parts,
      ),
    ),
    paidToday: { orders: countOf(paid), amountUsd: usdOf(paid) },
    unpaid: {
      orders: countOf(unpaid),
      amountUsd: usdOf(unpaid),
      live: countOf(unpaid.filter(({ live }) => live)),
    },
    pending: { transfers: countOf(seen), amountUsd: usdOf(seen), unvalued: unvaluedOf(seen) },
    unreadable,
  };
}

const countOf = (sums: readonly MoneySum[]): number =>
  sums.reduce((total, { count }) => total + count, 0);

const usdOf = (sums: readonly MoneySum[]) => addDecimal(...sums.map(({ amountUsd }) => amountUsd));

const unvaluedOf = (sums: readonly MoneySum[]): number =>
  countOf(sums.filter(({ valued }) => !valued));

function incomeDay(
  calendarDay: CalendarDay,
  sums: readonly MoneySum[],
  { isKnown, asOf, codeOf }: Parameters<typeof figuresOf>[0],
): IncomeDay {
  const { day, before } = calendarDay;
  const known = isKnown(calendarDay);
  const counted = known ? sums : [];
  return {
    ...{ day, known, over: before <= asOf },
    payments: countOf(counted),
    amountUsd: usdOf(counted),
    unvalued: unvaluedOf(counted),
    currencies: byCurrency(counted, codeOf),
  };
}

function byCurrency(
  sums: readonly MoneySum[],
  codeOf: (currencyId: string) => string,
): IncomeByCurrency[] {
  const ids = [...new Set(sums.map(({ currencyId }) => currencyId ?? ''))];
  return ids
    .map((currencyId) => {
      const own = sums.filter((sum) => (sum.currencyId ?? '') === currencyId);
      return {
        currencyId,
        code: codeOf(currencyId),
        networkName: plainText(networkName(own[0]?.blockchain ?? '')),
        payments: countOf(own),
        amount: addDecimal(...own.map(({ amount }) => amount)),
        amountUsd: usdOf(own),
        unvalued: unvaluedOf(own),
      };
    })
    .sort(
      (a, b) => compareDecimal(b.amountUsd, a.amountUsd) || (a.currencyId < b.currencyId ? -1 : 1),
    );
}

const USUAL_DAYS = 14;

/** A read of a number of days. @throws TreasuryProblem `bad_request` for a zone that is none */
export const ofDays =
  <Answer>(read: (request: FiguresRequest) => Promise<Answer>) =>
  async ({ query: { days = USUAL_DAYS, timeZone = 'UTC' } }: Asked<FiguresQuery>) => {
    if (!isTimeZone(timeZone)) throw malformed('timeZone');
    return read({ days, timeZone });
  };
