/** Every sentence of a catalogue as plain text, by the path of its key, so that languages can be compared. */
import type { TreasuryMessages } from '../../src/treasury/panel/messages/en.js';
import type { Messages } from '../../src/ui/messages/en.js';

type FunctionKey = {
  [Key in keyof Messages]: Messages[Key] extends (...values: never[]) => string ? Key : never;
}[keyof Messages];

type Samples = {
  readonly [Key in FunctionKey]: readonly (readonly [...Parameters<Messages[Key]>])[];
};

/** Counts that reach every form of every language that there is. */
const COUNTS = [0, 1, 2, 3, 11, 100, 1_000_000].map((n) => [n] as const);

/** What each sentence is filled with: the names of its blanks. A new one has to be named here. */
const SAMPLES: Samples = {
  orderReference: [['{reference}']],
  accountReference: [['{reference}']],
  requestReference: [['{id}']],
  priceChanged: [['{before}', '{now}']],
  networkWithAlias: [
    ['{network}', '{alias}'],
    ['{network}', undefined],
  ],
  payTitle: [['{price}']],
  partReceived: [['{received}', '{price}']],
  partDetected: [['{received}', '{price}']],
  minimum: [['{amount}']],
  changedElsewhere: [['{what}']],
  sendOnly: [['{code}', '{network}']],
  addressLabel: [['{code}', '{network}']],
  copiedAddress: [['{code}', '{network}']],
  qrLabel: [['{code}', '{network}']],
  rate: [['{code}', '{dollars}', '{from}']],
  priceLocked: [['{time}']],
  countNetworks: COUNTS,
  countCurrencies: COUNTS,
  fromAmount: [['{amount}']],
  chooseCurrencyOn: [['{network}']],
  minimumOf: [['{amount}']],
  usuallyTakes: [['{time}']],
  noMatch: [['{text}']],
  readAs: [['{text}']],
  addressOf: [['{network}']],
  addressOfSeveral: [['{networks}']],
  addressOfNone: [['{networks}']],
  matches: COUNTS,
  moreMatches: COUNTS,
  longWaitTitle: [['{ago}']],
  newPriceIs: [['{amount}']],
  lastChecked: [['{ago}']],
  backToStore: [['{store}'], [undefined]],
  contactStore: [['{store}'], [undefined]],
  usualTime: [['{time}', '{network}']],
  reviewLead: [['{store}'], [undefined]],
  heldLead: [['{store}'], [undefined]],
  overLead: [
    ['{excess}', '{store}'],
    ['{excess}', undefined],
  ],
  exchangeNames: [['{names}']],
  feeCoin: [['{code}']],
  checkDiffers: [[7, '{pasted}', '{right}']],
  checkNone: [['{network}']],
  priceLockedUntil: [['{moment}']],
  handOffUntil: [['{time}']],
  worthCoins: [['{code}']],
  worth: [['{coins}', '{dollars}']],
  worthAbout: [['{coins}', '{dollars}']],
  worthUnread: [['{whole}', '{part}']],
  walletPayWith: [['{wallet}']],
  walletConnect: [['{wallet}']],
  walletSwitch: [['{wallet}', '{network}']],
  walletConfirm: [['{wallet}', '{amount}', '{network}']],
  walletSlow: [['{wallet}']],
  walletWrongNetwork: [['{network}']],
  walletNotEnough: [['{code}']],
  walletNoFee: [['{code}']],
};

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

/** Sentences by path: `payTitle`, `problems.offline`, `sendOnly({code}, {network})`, `matches(3)`. */
export function sentencesOf(messages: Messages): Readonly<Record<string, string>> {
  const { language: _, ...rest } = messages;
  return Object.fromEntries(textsOf('', rest, (path) => SAMPLES[path as FunctionKey]));
}

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
