/** English of the figures: income by day, balances over time. */
import { plural, type PluralForms } from '../../../ui/messages/messageFormat.js';

const count = (n: number, forms: PluralForms<'en'>) => plural('en', n, forms);

const all = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

const days = (n: number) => count(n, { one: '# day', other: '# days' });

/** Sentences of the figures. */
export const enFigures = {
  figuresTitle: 'Figures',
  figuresLoading: 'Adding up…',
  figuresFailed: 'Couldn’t read the figures',
  figuresNoIndex: 'The server is still indexing the orders. Figures will appear by themselves.',
  figuresUnreadable: (n: number) =>
    count(n, {
      one: '# order can’t be read by this version and isn’t in these figures.',
      other: '# orders can’t be read by this version and aren’t in these figures.',
    }),

  paidTodayTile: 'Paid today',
  unpaidTile: 'Unpaid',
  pendingTile: 'Pending',
  availableTile: 'Available',
  ordersCounted: (n: number) => count(n, { one: '# order', other: '# orders' }),
  ordersWithLivePrice: (n: number, live: number) =>
    `${count(n, { one: '# order', other: '# orders' })} · ${live === 0 ? 'none' : String(live)} with a live price`,
  transfersPending: (n: number) =>
    count(n, {
      one: '# transfer detected, not confirmed',
      other: '# transfers detected, not confirmed',
    }),
  ofUnknownValue: (n: number) => `${String(n)} of unknown value`,
  everyNetworkAnswered: 'All networks',
  withoutNetworks: (names: readonly string[]) => `Without ${all(names)}: no answer`,

  incomeTitle: 'Income by day',
  incomeLead: 'value when confirmed',
  rangeOfDays: days,
  incomeSummary: (range: string, total: string, highest: string | null) =>
    highest === null
      ? `Income by day, ${range}: ${total}.`
      : `Income by day, ${range}: ${total} in total. Highest: ${highest}.`,
  amountOnDay: (amount: string, day: string) => `${amount} on ${day}`,
  incomeNone: 'No payment was confirmed in these days.',
  todaySoFar: (day: string) => `${day}, so far`,
  todayMark: 'Today',
  nowMark: 'Now',
  dayUnknown: 'Not known',
  daysUnknown: (n: number) =>
    `${days(n)} not known: before your shop’s first order, or deleted since.`,
  incomeZone: (zone: string) => `Days in ${zone}. Refunds aren’t deducted.`,
  columnDay: 'Day',
  columnIncome: 'Income',
  columnPayments: 'Payments',
  columnPaidIn: 'Paid in',
  plusUnvalued: (n: number) =>
    count(n, { one: 'and # of unknown value', other: 'and # of unknown value' }),
  downloadCsv: 'Export CSV',

  balanceTitle: 'Balances over time',
  balanceSummary: (range: string, from: string, to: string) =>
    `Balances over time, ${range}: from ${from} to ${to}.`,
  balanceNone: 'No earlier balances yet. The server reads them every half hour.',
  balanceTotal: 'Total',
  balanceTotalWithout: (names: readonly string[]) => `Known total, without ${all(names)}`,
  balanceKnownTotal: 'Known total',
  noReading: 'Not read',
  networkSilent: 'No answer',
  columnReadAt: 'Read',
  columnTotal: 'Total',

  silentTitle: (names: readonly string[]) => `${all(names)} didn’t answer.`,
  silentLead: (n: number) =>
    count(n, {
      one: 'Its funds aren’t in these figures.',
      other: 'Their funds aren’t in these figures.',
    }),
  lastKnown: (network: string | null, amount: string, time: string) =>
    network === null
      ? `Last known: ${amount} at ${time}.`
      : `${network}, last known: ${amount} at ${time}.`,
  retryReading: 'Retry',
  noAnswerSince: (time: string) => `No answer since ${time}. Not in the total.`,
  noAnswer: 'No answer. Not in the total.',

  byNetworkTitle: 'Balances by network',
  byCurrencyTitle: 'Balances by currency',

  columnNetwork: 'Network',
};
