/** What a store has to be told of a checkout, what of it is new, and whether it is still true. Pure. */
import * as z from 'zod';
import type { LedgerEvent } from '../../ledger/ledger.js';
import {
  addDecimal,
  compareDecimal,
  parseDecimal,
  subtractToZero,
  type DecimalString,
} from '../../money/decimal.js';
import { decimalField } from '../../ledger/eventBodies.js';
import { readCheckoutEvents } from '../../payments/checkoutEvents.js';
import { foldCheckout } from '../../payments/foldCheckout.js';
import type { CheckoutTransfer, FoldedCheckout } from '../../payments/foldedCheckout.js';
import { shownHash } from '../../payments/transferIdentity.js';
import type { CheckoutRecord } from '../checkouts/checkoutRecords.js';
import {
  boundedName,
  CLOSED_CALLBACK,
  DEPOSIT_CALLBACK,
  EFFECT_BEGUN,
  PAID_CALLBACK,
  STATUS_CALLBACK,
  statusWord,
} from '../checkouts/callbackEvents.js';

/** Every type of news. */
export const NEWS_TYPES = [
  'order.detected',
  'order.partially_paid',
  'order.paid',
  'order.overpaid',
  'order.review',
  'order.held',
  'order.released',
  'order.closed',
  'deposit.confirmed',
] as const;

/** What happened. */
export type NewsType = (typeof NEWS_TYPES)[number];

/** Reads a type; null for one of a newer version. */
export const newsTypeOf = (text: string): NewsType | null =>
  NEWS_TYPES.find((type) => type === text) ?? null;

/** Types that are found by comparing a checkout with what was news before, in the order in which they are told. */
const STATUS_TYPES = [
  ...['order.held', 'order.released', 'order.detected'],
  ...['order.review', 'order.overpaid', 'order.partially_paid'],
] as const;
type StatusType = (typeof STATUS_TYPES)[number];

/** A piece of news of one checkout. */
export interface News {
  /** What the ledger calls the telling of it: name of its claims and of the event that ends it. */
  readonly effect: string;
  /** Null for a change of status that has no name of its own. */
  readonly type: NewsType | null;
  /** The status that it was found in; null where the ledger keeps none. */
  readonly word: string | null;
  /**
   * Decimal string, coins: for `order.overpaid` the part of the excess that no earlier news told, for others the sum of
   * the transfers that they tell of. Null if nothing came, or in several currencies.
   */
  readonly added: DecimalString | null;
  /** Currency of `added`. */
  readonly addedCurrencyId: string | null;
  /** Keys of the events that it tells of. */
  readonly evidence: readonly string[];
}

const recordedNews = z.object({
  effect: z.string(),
  word: z.string(),
  type: z.enum(NEWS_TYPES).nullable(),
  added: decimalField.nullable(),
  addedCurrencyId: z.string().nullable(),
  evidence: z.array(z.string()),
});

type Recorded = Pick<CheckoutRecord, 'stream' | 'events' | 'state'>;

/** The news of changes of status that the ledger holds, oldest first. Calls of older releases are not among them. */
export function recordedStatusNews({ events }: Pick<Recorded, 'events'>): News[] {
  return events.flatMap(({ kind, body }) => {
    const { data } = kind === EFFECT_BEGUN ? recordedNews.safeParse(body) : {};
    return data ? [data] : [];
  });
}

/** Names of what came to its end: the store was told, or the notification is kept. */
export const endedEffects = (events: readonly LedgerEvent[]): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ kind, body: { effect } }) =>
      kind === 'effect_done' && typeof effect === 'string' ? [effect] : [],
    ),
  );

/** What was news of a status before. */
interface Told {
  readonly evidence: Map<StatusType, Set<string>>;
  /** What was told as excess, by currency. */
  readonly excess: Map<string, DecimalString>;
  readonly word: string;
}

/**
 * What an older release has told, which kept no more than the status: all that was true at the place of its last call
 * that came to its end.
 */
function toldBefore(record: Recorded, typed: ReadonlySet<string>): Told {
  const told: Told = { evidence: new Map(), excess: new Map(), word: 'awaiting' };
  const last = record.events.findLast(
    ({ kind, body: { effect } }) =>
      kind === 'effect_done' &&
      typeof effect === 'string' &&
      effect.startsWith(STATUS_CALLBACK) &&
      !typed.has(effect),
  );
  if (!last) return told;
  const effect = last.body['effect'] as string;
  const begun = record.events.find(
    (event) => event.kind === EFFECT_BEGUN && event.body['effect'] === effect,
  );
  const events = record.events.filter(({ sequence }) => sequence < (begun ?? last).sequence);
  const state = stateOf(record, events);
  const then = { ...record, events, state };
  for (const type of STATUS_TYPES) told.evidence.set(type, new Set(evidenceOf(type, then)));
  const { excess, figuresQuote } = state;
  if (excess !== null && figuresQuote) told.excess.set(figuresQuote.currencyId, excess);
  return { ...told, word: statusWord(state) };
}

const stateOf = ({ state: { tolerance } }: Recorded, events: readonly LedgerEvent[]) =>
  foldCheckout(readCheckoutEvents(events), { tolerance });

function toldIn(record: Recorded): Told {
  const recorded = recordedStatusNews(record);
  const before = toldBefore(record, new Set(recorded.map(({ effect }) => effect)));
  for (const { type, evidence, added, addedCurrencyId } of recorded) {
    if (!isStatusType(type)) continue;
    const keys = before.evidence.get(type) ?? new Set();
    for (const key of evidence) keys.add(key);
    before.evidence.set(type, keys);
    if (type !== 'order.overpaid' || added === null || addedCurrencyId === null) continue;
    const sum = addDecimal(before.excess.get(addedCurrencyId) ?? NOTHING, added);
    before.excess.set(addedCurrencyId, sum);
  }
  return { ...before, word: recorded.at(-1)?.word ?? before.word };
}

const NOTHING = parseDecimal('0');
const isStatusType = (type: NewsType | null): type is StatusType =>
  (STATUS_TYPES as readonly (NewsType | null)[]).includes(type);

/** The transfers that a type of news tells of. */
function transfersOf(type: StatusType, { events, state }: Recorded): readonly CheckoutTransfer[] {
  const { transfers } = state;
  if (type === 'order.detected') return transfers.filter(({ status }) => status === 'seen');
  const confirmed = transfers.filter(({ status }) => status === 'confirmed');
  if (type !== 'order.review') return confirmed.filter(({ counts }) => counts === 'counted');
  const marked = events.find(({ kind }) => kind === 'marked_paid')?.sequence ?? Infinity;
  const places = new Map(events.map(({ key, sequence }) => [key, sequence]));
  // The store saw what was there when it marked the order as paid.
  const isOpen = ({ evidence }: CheckoutTransfer) =>
    marked === Infinity || evidence.every((key) => (places.get(key) ?? 0) > marked);
  return confirmed.filter(
    (one) => (one.counts === 'late' || one.counts === 'wrong_currency') && isOpen(one),
  );
}

/** Keys of all that a type of news could tell of now. */
function evidenceOf(type: StatusType, record: Recorded): readonly string[] {
  if (type === 'order.held') return record.state.heldEvidence;
  if (type !== 'order.released')
    return transfersOf(type, record).flatMap(({ evidence }) => evidence);
  return record.events.flatMap(({ kind, key }) => (kind === 'released' ? [key] : []));
}

/** Whether a type of news describes the present status. */
function describesNow(type: StatusType, { progress, exceptions, paid }: FoldedCheckout): boolean {
  if (type === 'order.held') return exceptions.includes('held');
  if (exceptions.includes('held')) return false;
  if (type === 'order.released') return true;
  if (type === 'order.detected') return progress === 'detected' && !paid;
  // What has only been seen may still change.
  if (progress !== 'confirmed') return false;
  if (type === 'order.overpaid') return exceptions.includes('over');
  return type === 'order.review' || exceptions.includes('partial');
}

type Change = Pick<News, 'type' | 'added' | 'addedCurrencyId' | 'evidence'>;

const changeOf = (type: NewsType | null, evidence: readonly string[]): Change => ({
  ...{ type, evidence, added: null, addedCurrencyId: null },
});

/** What is new of one type; null if nothing is. */
function whatIsNew(type: StatusType, record: Recorded, told: Told): Change | null {
  if (!describesNow(type, record.state)) return null;
  const before = told.evidence.get(type) ?? new Set();
  if (type === 'order.held' || type === 'order.released') {
    const evidence = evidenceOf(type, record).filter((key) => !before.has(key));
    return evidence.length === 0 ? null : changeOf(type, evidence);
  }
  const known = (one: CheckoutTransfer) =>
    one.evidence.some((key) => before.has(key) || isMoneyTold(type, key, told));
  const all = transfersOf(type, record);
  // Several sources may list one transaction before they can be known to mean one transfer.
  const hashes = new Set(record.state.transfers.filter(known).map(({ txHash }) => txHash));
  const fresh = all.filter(
    (one) => !known(one) && !(type === 'order.detected' && hashes.has(one.txHash)),
  );
  const change = changeOf(
    type,
    fresh.flatMap(({ evidence }) => evidence),
  );
  if (type === 'order.overpaid') return excessSince(record, told, change);
  if (fresh.length === 0) return null;
  const [first] = fresh;
  const isOne = fresh.every(({ currencyId }) => currencyId === first?.currencyId);
  if (!isOne || !first) return change;
  const added = addDecimal(...fresh.map(({ amount }) => amount));
  return { ...change, added, addedCurrencyId: first.currencyId };
}

/** A part that was told as such is not listed again with the excess, nor the other way round. */
const isMoneyTold = (type: StatusType, key: string, { evidence }: Told): boolean =>
  (type === 'order.overpaid' || type === 'order.partially_paid') &&
  ((evidence.get('order.partially_paid')?.has(key) ?? false) ||
    (evidence.get('order.overpaid')?.has(key) ?? false));

/** So that the sum of what was told is never more than the excess, whatever is held and released. */
function excessSince({ state }: Recorded, { excess: told }: Told, change: Change): Change | null {
  const { excess, figuresQuote } = state;
  const { currencyId = '' } = figuresQuote ?? {};
  const isKnown = excess !== null && (told.size === 0 || told.has(currencyId));
  if (!isKnown) return change.evidence.length > 0 ? change : null;
  const before = told.get(currencyId) ?? NOTHING;
  if (compareDecimal(excess, before) <= 0) return null;
  return { ...change, added: subtractToZero(excess, before), addedCurrencyId: currencyId };
}

/**
 * The next news of status that the ledger does not hold yet; null if there is none. Once it is recorded, there may be
 * another one.
 */
export async function nextStatusNews(record: Recorded): Promise<News | null> {
  const { stream, events, state } = record;
  if (!state.opened) return null;
  const told = toldIn(record);
  const word = statusWord(state);
  const changes = STATUS_TYPES.flatMap((type) => whatIsNew(type, record, told) ?? []);
  // A customer's deposits are told one by one.
  const named = state.opened.type === 'payment' ? changes[0] : undefined;
  const change = named ?? (told.word === word ? null : changeOf(null, []));
  if (!change) return null;
  const used = new Set(recordedStatusNews(record).map(({ effect }) => effect));
  for (const effect of endedEffects(events)) {
    if (effect.startsWith(STATUS_CALLBACK)) used.add(effect);
  }
  for (let number = used.size; ; number += 1) {
    const effect = await boundedName(`${STATUS_CALLBACK}${stream}:${String(number)}:${word}`);
    if (!used.has(effect)) return { effect, word, ...change };
  }
}

/** Whether news is true of a checkout now. News of an older release names no evidence: its type decides. */
export function isTrue({ type, word, evidence }: Omit<News, 'effect'>, record: Recorded): boolean {
  const { state } = record;
  const isOwn = (key: string): boolean => evidence.length === 0 || evidence.includes(key);
  if (type === null) return word === statusWord(state);
  if (type === 'order.paid') return state.paid;
  if (type === 'order.closed') return state.closed && !state.paid;
  if (type === 'deposit.confirmed')
    return state.transfers.some(({ id, status }) => status === 'confirmed' && isOwn(id));
  if (!describesNow(type, state)) return false;
  const must = type === 'order.held' || type === 'order.review';
  return !must || evidenceOf(type, record).some(isOwn);
}

/** As many statements before the present are looked at: an order has few, a wallet may have thousands. */
const MOST_STEPS = 50;

/**
 * A checkout as it was before each of its last statements, if a hold may have taken back what was true: each state is
 * computed when it is first asked for.
 */
export function earlierStates(record: Recorded): readonly EarlierState[] {
  const { events, state } = record;
  if (!events.some(({ kind }) => kind === 'held' || kind === 'released')) return [];
  const isOrder = state.opened?.type === 'payment';
  const steps = events.filter(({ kind }) => kind === 'released' || (isOrder && CHANGES.has(kind)));
  return steps.slice(-MOST_STEPS).map(({ sequence }) => {
    let known: Recorded | undefined;
    const before = () => events.filter((event) => event.sequence < sequence);
    const read = (then = before()) => ({ ...record, events: then, state: stateOf(record, then) });
    return { sequence, read: () => (known ??= read()) };
  });
}

/** A checkout before the event of a sequence. */
interface EarlierState {
  readonly sequence: number;
  readonly read: () => Recorded;
}

/** Kinds of events that can end or begin a hold. */
const CHANGES: ReadonlySet<string> = new Set(['confirmed', 'held', 'seen']);

const noMoney = { added: null, addedCurrencyId: null };

/** All news of a checkout that the ledger holds, or that follows from its state: true now or not. */
export async function newsOf(record: Recorded): Promise<News[]> {
  const { stream, events, state } = record;
  const news = recordedStatusNews(record);
  const add = (effect: string, type: NewsType, evidence: readonly string[] = []): void =>
    void news.push({ effect, type, word: null, ...noMoney, evidence });
  if (state.payment) add(await boundedName(PAID_CALLBACK + stream), 'order.paid');
  if (state.closed) add(await boundedName(CLOSED_CALLBACK + stream), 'order.closed');
  if (state.opened?.type === 'top_up') {
    const ended = endedEffects(events);
    const told = await toldAsSpelled(events, stream, ended);
    for (const { id, evidence } of state.transfers) {
      const effect = await boundedName(`${DEPOSIT_CALLBACK}${stream}:${id}`);
      const isToldOtherwise = !ended.has(effect) && evidence.some((key) => told.has(key));
      if (!isToldOtherwise) add(effect, 'deposit.confirmed', [id]);
    }
  }
  return news;
}

/** The news that a call of an older release told, by the name of its effect. @param type as it was told */
export const olderNews = (effect: string, type: NewsType | null, word: string | null): News => ({
  ...{ effect, type, word, evidence: [] },
  ...noMoney,
});

/**
 * Keys of the signed statements of deposits that were told under an id in an older spelling, from before
 * networks, hashes and keys were normalized. They must not be credited twice.
 */
async function toldAsSpelled(
  events: readonly LedgerEvent[],
  stream: string,
  ended: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const told = new Set<string>();
  for (const { kind, key, body } of events) {
    if (kind !== 'confirmed' && kind !== 'held') continue;
    const { blockchain, txHash, bcUniqKey } = body;
    if (typeof blockchain !== 'string' || typeof txHash !== 'string') continue;
    if (typeof bcUniqKey !== 'string') continue;
    const words = [blockchain.toLowerCase(), shownHash(txHash), bcUniqKey];
    const effect = await boundedName(`${DEPOSIT_CALLBACK}${stream}:${words.join(':')}`);
    if (ended.has(effect)) told.add(key);
  }
  return told;
}
