/** Every sentence of a catalogue as plain text, by the path of its key, so that languages can be compared. */
import type { TreasuryMessages } from '../../src/treasury/panel/messages/en.js';

/** Counts that reach every form of every language that there is. */
const COUNTS = [0, 1, 2, 3, 11, 100, 1_000_000].map((n) => [n] as const);

type Filled = (...values: readonly unknown[]) => string;

/** What a function is filled with, by its path. */
type SamplesOf = (path: string, filled: Filled) => readonly (readonly unknown[])[];

function textsOf(
  path: string,
  value: unknown,
  samplesOf: SamplesOf,
): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const samples = samplesOf(path, value as Filled);
    const filled = samples.map((sample) => (value as Filled)(...sample));
    const name = (index: number) => `${path}(${(samples[index] ?? []).map(nameOf).join(', ')})`;
    return filled.map((text, index) => [name(index), text] as const);
  }
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(path === '' ? key : `${path}.${key}`, inner, samplesOf),
  );
}

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** What the back office's functions are filled with, where it is not a text for each parameter. */
const TREASURY_SAMPLES: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  onlyEmpty: COUNTS,
  unconfirmedCount: COUNTS,
  unconfirmedUnreadable: COUNTS,
  figuresUnreadable: COUNTS,
  ordersCounted: COUNTS,
  transfersPending: COUNTS,
  rangeOfDays: COUNTS,
  daysUnknown: COUNTS,
  plusUnvalued: COUNTS,
  withdrawalsUnreadable: COUNTS,
  moreShown: COUNTS,
  webhooksShown: COUNTS,
  callbacksShown: COUNTS,
  callbackFailures: COUNTS,
  ofUnknownValue: COUNTS,
  currencyFound: COUNTS,
  fieldsWrong: COUNTS,
  refundDaysOf: COUNTS,
  moreTasks: COUNTS,
  tasksBeyond: COUNTS,
  newTasks: COUNTS,
  taskConflicts: COUNTS,
  taskUnmatched: COUNTS,
  taskCallbacks: COUNTS,
  justNowMany: COUNTS,
  amountPrecision: [
    ['{code}', 0],
    ['{code}', 2],
  ],
  ordersWithLivePrice: [...COUNTS.map(([n]) => [n, '{live}']), [3, 0]],
  withdrawalsShown: [...COUNTS.map(([n]) => [n, null]), ['{shown}', '{all}']],
};

/** The same of the back office: `tabs.orders`, `signedInAs({0})`. */
export function treasurySentencesOf(messages: TreasuryMessages): Readonly<Record<string, string>> {
  const blanks = (path: string, { length }: Filled) =>
    TREASURY_SAMPLES[path] ?? [Array.from({ length }, (_, index) => `{${String(index)}}`)];
  return Object.fromEntries(textsOf('', messages, blanks));
}
