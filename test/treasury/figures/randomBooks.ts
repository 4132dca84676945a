/** Random orders and customers as a ledger has them: paid, held, late, lowered, marked, given back. */
import type { JsonValue } from '../../../src/ledger/ledger.js';
import { createRandom, type Random } from '../../../src/sandbox/random.js';

/** An event of a ledger, before it has its place. */
export interface BookEvent {
  readonly stream: string;
  readonly key: string;
  readonly kind: string;
  readonly at: string;
  readonly body: Readonly<Record<string, JsonValue>>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BEGIN = Date.parse('2025-12-20T00:00:00.000Z');
const DAYS = 390;

const CURRENCIES = [
  { currencyId: 'USDT.Tron', code: 'USDT', blockchain: 'tron' },
  { currencyId: 'BTC.Bitcoin', code: 'BTC', blockchain: 'bitcoin' },
] as const;
type Currency = (typeof CURRENCIES)[number];

/** Whole units of a number of decimals as text. */
function scaled(units: number, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return text.replace(/\.?0+$/, '');
}
const cents = (units: number): string => scaled(units, 2);
const coins = (micros: number): string => scaled(micros, 6);
const timeOf = (ms: number): string => new Date(ms).toISOString();

/** Moments of which the zones of the test are at both sides of a midnight, and of a change of clocks. */
const TURNS = [
  ...['2026-03-29T01:00', '2026-10-25T01:00', '2026-03-08T07:00', '2026-11-01T06:00'],
  ...['2026-04-04T15:00', '2026-10-03T15:30', '2026-01-31T23:00', '2026-06-30T22:00'],
  ...['2026-07-15T18:30', '2026-08-01T10:00', '2026-02-28T13:00', '2026-12-31T23:30'],
].map((text) => Date.parse(`${text}:00.000Z`));

/** Writes the events of one order or customer. */
class Story {
  readonly events: BookEvent[] = [];
  #at: number;

  constructor(
    readonly random: Random,
    readonly stream: string,
    readonly number: number,
  ) {
    const turn = TURNS[random.integer(TURNS.length)] ?? BEGIN;
    this.#at = this.chance(30)
      ? turn + (random.integer(5) - 2) * MINUTE
      : BEGIN + random.integer(DAYS * 24 * 60) * MINUTE + random.integer(MINUTE);
  }

  chance(percent: number): boolean {
    return this.random.integer(100) < percent;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.random.integer(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  get now(): number {
    return this.#at;
  }

  wait(ms: number): void {
    this.#at += ms;
  }

  say(kind: string, key: string, body: BookEvent['body'], stream = this.stream): void {
    this.wait(1_000 + this.random.integer(20_000));
    this.events.push({ stream, key, kind, at: timeOf(this.#at), body });
  }

  /** A signed statement about a transfer. @returns its key */
  state(
    kind: 'seen' | 'confirmed' | 'held',
    hash: string,
    { currencyId, blockchain }: Currency,
    micros: number,
  ): string {
    const key = `${kind}:service_event:${blockchain}:${hash}:0`;
    // Every statement about a transfer names the same value, or none.
    const worth = Number.parseInt(hash.slice(0, 3), 16);
    const amountUsd = worth % 8 === 0 ? null : cents(worth);
    this.say(kind, key, {
      ...{ source: 'service_event', blockchain, txHash: hash, bcUniqKey: '0', currencyId },
      ...{ amount: coins(micros), amountUsd, times: [timeOf(this.#at)] },
    });
    return key;
  }

  release(key: string): void {
    this.wait(this.random.integer(3 * DAY));
    this.say('released', `released:${key}`, { evidence: [key], reason: 'said' });
  }

  /** Refunds of some of the money that came: drafted, or completed by one or two statements. */
  refunds(
    order: { readonly kind: string; readonly reference: string },
    came: readonly { readonly currency: Currency; readonly micros: number }[],
  ): void {
    for (let count = this.random.integer(4); count > 0 && came.length > 0; count -= 1) {
      const { currency, micros } = came[this.random.integer(came.length)] ??
        came[0] ?? { currency: CURRENCIES[0], micros: 1 };
      const id = this.random.uuid();
      const stream = `withdrawal:${id}`;
      const amount = this.chance(20) ? micros : 1 + this.random.integer(micros);
      this.wait(this.random.integer(20 * DAY));
      this.say('withdrawal_drafted', 'drafted', {
        ...{ requestId: id, currencyId: currency.currencyId, code: currency.code },
        ...{ blockchain: currency.blockchain, networkName: currency.blockchain },
        ...{ amount: coins(amount), addressTo: 'somewhere', addressGiven: null, note: null },
        ...{ refundOf: order, claim: null, draftedBy: 'ada', needsApproval: false },
      }, stream); // prettier-ignore
      if (this.chance(25)) continue;
      const usd = (): string | null =>
        this.chance(80) ? cents(1 + this.random.integer(900)) : null;
      const ended = () => ({
        transfer: { kind: null, stage: null, status: null, message: null },
        ...{ amountUsd: usd(), addressFrom: null, txHash: null },
      });
      this.wait(this.random.integer(2 * DAY));
      const ways = this.pick([['completed'], ['confirmed'], ['completed', 'confirmed']]);
      for (const way of ways) {
        const body = way === 'completed' ? ended() : { txHash: null, amountUsd: usd(), event: 'e' };
        this.say(`withdrawal_${way}`, way, body, stream);
      }
    }
  }
}

/** A customer's account, with deposits and what went back. */
function account(story: Story, reference: string): void {
  story.say('opened', 'opened', { type: 'top_up', reference, externalId: story.random.uuid() });
  const came = [];
  for (let count = 1 + story.random.integer(3); count > 0; count -= 1) {
    const [currency, micros] = [story.pick(CURRENCIES), 1 + story.random.integer(9_000_000)];
    const hash = story.random.hex(8);
    if (story.chance(50)) story.state('seen', hash, currency, micros);
    const end = story.pick(['seen', 'confirmed', 'confirmed', 'held', 'released'] as const);
    if (end === 'confirmed') story.state('confirmed', hash, currency, micros);
    else if (end !== 'seen') {
      const key = story.state('held', hash, currency, micros);
      if (end === 'released') story.release(key);
    }
    came.push({ currency, micros });
    story.wait(story.random.integer(5 * DAY));
  }
  if (story.chance(40)) story.refunds({ kind: 'top_up', reference }, came);
}

const ENDS = [
  ...(['none', 'partial', 'exact', 'exact', 'exact', 'two', 'over', 'late', 'late_marked'] as const),
  ...(['wrong', 'wrong_marked', 'late_extra', 'held_after', 'held_before', 'held_other'] as const),
] as const; // prettier-ignore

/** An order: its price, perhaps lowered or raised, and one of {@link ENDS}. */
function order(story: Story, reference: string): void {
  const { random } = story;
  const currency = story.pick(CURRENCIES);
  const display = () =>
    story.chance(60)
      ? { amount: cents(50 + random.integer(900)), currency: story.pick(['EUR', 'EUR', 'GBP']) }
      : null;
  let price = 50 + random.integer(900);
  story.say('opened', 'opened', {
    ...{ type: 'payment', reference, externalId: random.uuid() },
    ...{ amountUsd: cents(price), display: display() },
  });
  const perCent = currency.code === 'USDT' ? 10_000 : 1 + random.integer(5_000);
  const quote = (revision: number): number => {
    const payable = price * perCent;
    story.say('quoted', `quoted:${String(revision)}`, {
      ...{ quoteId: random.uuid(), revision, ...currency, contractAddress: null, isNative: false },
      ...{ precision: 8, address: reference, amountUsd: cents(price), rate: '1', rateSource: null },
      ...{ payable: coins(payable), tolerance: '0', quotedAt: timeOf(story.now) },
      expiresAt: timeOf(story.now + 15 * MINUTE),
    });
    return payable;
  };
  const amend = (revision: number): void => {
    price = 50 + random.integer(900);
    const terms = { amountUsd: cents(price), display: display(), amendedAt: timeOf(story.now) };
    story.say('amended', `amended:${String(revision)}`, { revision, ...terms });
  };
  let payable = quote(0);
  const isAmended = story.chance(25);
  if (isAmended) {
    amend(1);
    payable = quote(1);
  }
  const came: { currency: Currency; micros: number }[] = [];
  const transfer = (
    kind: 'confirmed' | 'held',
    micros: number,
    of: Currency = currency,
  ): string => {
    came.push({ currency: of, micros });
    const hash = random.hex(8);
    if (kind === 'confirmed' && story.chance(40)) story.state('seen', hash, of, micros);
    return story.state(kind, hash, of, micros);
  };
  const paid = (...evidence: readonly string[]): void => {
    story.say('paid', 'paid', { evidence: [...evidence].sort() });
  };
  const marked = (...keys: readonly string[]): void => {
    story.wait(random.integer(2 * DAY));
    story.say('marked_paid', 'marked_paid', { reason: 'said' });
    paid('marked_paid', ...keys);
  };
  const other = currency.code === 'USDT' ? CURRENCIES[1] : CURRENCIES[0];
  const end = story.pick(ENDS);
  const some = (): number => 1 + random.integer(payable);
  if (end === 'none' && story.chance(30)) story.say('closed', 'closed', { reason: 'said' });
  if (end === 'partial' && payable > 1) {
    const key = transfer('confirmed', 1 + random.integer(payable - 1));
    if (story.chance(40)) marked(key);
  }
  if (end === 'exact') paid(transfer('confirmed', payable));
  if (end === 'over') paid(transfer('confirmed', payable + some()));
  if (end === 'two') {
    const first = transfer('confirmed', Math.max(1, Math.floor(payable / 3)));
    paid(first, transfer('confirmed', payable - Math.max(1, Math.floor(payable / 3)) + 1));
  }
  if (end === 'late' || end === 'late_marked') {
    story.wait(10 * DAY);
    const key = transfer('confirmed', some());
    if (end === 'late_marked') {
      marked(key);
      if (story.chance(40)) transfer('confirmed', some());
    }
  }
  if (end === 'wrong' || end === 'wrong_marked') {
    const key = transfer('confirmed', some(), other);
    if (end === 'wrong_marked') marked(key);
  }
  if (end === 'late_extra') {
    paid(transfer('confirmed', payable));
    story.wait(10 * DAY);
    transfer('confirmed', some(), story.pick([currency, other]));
  }
  if (end === 'held_after') {
    const key = transfer('confirmed', payable);
    paid(key);
    story.wait(random.integer(3 * DAY));
    const hash = key.split(':')[3] ?? '';
    const hold = story.state('held', hash, currency, payable);
    if (story.chance(50)) story.release(hold);
  }
  if (end === 'held_before') {
    const hold = transfer('held', payable);
    if (story.chance(60)) {
      story.release(hold);
      paid(hold);
    }
  }
  if (end === 'held_other') {
    paid(transfer('confirmed', payable));
    transfer('held', some());
  }
  if (story.events.some(({ kind }) => kind === 'paid') && story.chance(20))
    amend(isAmended ? 2 : 1);
  if (story.chance(40)) story.refunds({ kind: 'payment', reference }, came);
}

/** Makes the events of so many orders and customers, in the order in which they happened. */
export function randomBooks(count: number): BookEvent[] {
  const random = createRandom('books', 'ids');
  const first = { stream: 'ready', key: 'a', kind: 'ready', body: {} };
  const events = [{ ...first, at: '2025-12-01T00:00:00.000Z' }];
  const stories = Array.from({ length: count }, (_, number) => {
    const isAccount = random.integer(100) < 15;
    const reference = String(number);
    const story = new Story(random, `${isAccount ? 'customer' : 'order'}:${reference}`, number);
    (isAccount ? account : order)(story, reference);
    return story.events;
  });
  const all = [...events, ...stories.flat()];
  return all.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
