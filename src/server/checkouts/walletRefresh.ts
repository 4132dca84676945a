/** Refreshing the wallet of a checkout: one call at a time per order, remembered in the ledger. */
import { LRUCache } from 'lru-cache';
import type { DecimalString } from '../../money/decimal.js';
import type { Desk } from './handlerParts.js';
import type { ShopperLimits } from '../http/shopperRateLimits.js';
import { ProblemError } from '../http/problemDetails.js';
import { withTimeout } from '../../async/withTimeout.js';
import { confirmedPrices, pricedWallet } from './prices.js';
import { createFirstCalls } from './firstWallet.js';
import { instantAfter } from '../../payments/timestamps.js';
import type { CheckoutRecord } from './checkoutRecords.js';
import { requestWallet, isMoved, isNews, isSamePrices, type WalletAnswer } from './walletCall.js';

/** A page that is reloaded again and again costs one wallet call in this time. */
const REUSE_MS = 5_000;
/** Prices older than this are asked for again before they are frozen into a quote. */
export const PRICES_FRESH_MS = 60_000;

/**
 * How long a shopper waits for a wallet call, which itself may take 15 seconds. A browser gives up
 * after ten, and the listing may have been waited for before.
 */
const PATIENCE_MS = {
  /** Addresses and prices are known: the page shows them, and what is new at its next read. */
  known: 2_500,
  /** Something is known, but its prices are not for this amount, or too old to be frozen. */
  outdated: 5_000,
  /** There is nothing to show. */
  unknown: 8_000,
} as const;

/** Orders whose last wallet answer was refused; a page that waits no longer must not show them. */
const MAX_REFUSED = 10_000;
/** Orders of which is kept when the service last repeated itself; of others it is asked once more. */
const MAX_REPEATED = 10_000;

/** What the store may pass on to the service with the wallet call. */
export interface ShopperDetails {
  readonly email: string | undefined;
  readonly locale: string | undefined;
}

/**
 * The wallet calls of one handler. A call that outlasts its shopper's patience goes on, and what it
 * answers is in the ledger for the next read.
 */
export interface Wallets {
  /** Whether `refresh` would make a call, and not take the answer of one that was made or is under way. */
  wouldAsk(record: CheckoutRecord): boolean;
  /**
   * Asks the service again, unless it answered in the last seconds. Answers what is known where the
   * service takes long.
   *
   * @throws ProblemError `service_unavailable` if it takes long and nothing is known.
   */
  refresh(record: CheckoutRecord, details?: ShopperDetails): Promise<CheckoutRecord>;
  /**
   * Asks again only if the known prices are older than a minute.
   *
   * @throws ProblemError `service_unavailable` if the service takes long: an old price is not frozen.
   */
  fresh(record: CheckoutRecord): Promise<CheckoutRecord>;
  /** Asks again whatever is known: a re-quote repeats the wallet call. @throws like `fresh`. */
  repeat(record: CheckoutRecord): Promise<CheckoutRecord>;
  /**
   * Asks again for the addresses alone, and writes the answer down only where the service has replaced
   * one: a price that nobody asked for need not be kept.
   */
  review(record: CheckoutRecord): Promise<void>;
}

/**
 * Much longer than a call takes. On Workers it can be cut off with its request and never ends: after
 * this the order's next page makes its own.
 */
const CUT_OFF_MS = 60_000;

/** A call under way, and the amount it asks for. */
interface Flight {
  readonly at: number;
  readonly amountUsd: DecimalString | null;
  readonly answer: Promise<CheckoutRecord>;
}

/** The service's answer once more, of which the ledger needs no second copy. */
interface Repetition {
  /** When the answer that the ledger holds was given: it tells that one from others. */
  readonly of: string;
  readonly at: number;
  /** Whether its prices are those of the ledger, too. */
  readonly hasSamePrices: boolean;
}

const NO_DETAILS: ShopperDetails = { email: undefined, locale: undefined };

const tooLong = (): ProblemError =>
  new ProblemError('service_unavailable', 'The wallet call takes longer than a shopper waits.', {
    headers: { 'retry-after': '3' },
  });

/**
 * Makes the single-flight wallet calls of one handler.
 *
 * @param keep keeps the runtime alive for a call that goes on after its answer was given up.
 * @param mayPrice asked before a call for the prices of a quote; what it throws is thrown.
 */
export function createWallets(
  desk: Desk,
  keep: (work: Promise<unknown>) => void = () => undefined,
  mayPrice: ShopperLimits['price'] = () => Promise.resolve(),
): Wallets {
  const callOneByOne = createFirstCalls(desk);
  const flights = new Map<string, Flight>();
  const refused = new LRUCache<string, ProblemError>({ max: MAX_REFUSED });
  const repeated = new LRUCache<string, Repetition>({ max: MAX_REPEATED });

  /** The record with an answer that is not written down, for who freezes a price out of it. */
  function repetition(record: CheckoutRecord, answer: WalletAnswer, of: string): CheckoutRecord {
    const { stream, state } = record;
    const hasSamePrices = state.wallet !== null && isSamePrices(state.wallet, answer);
    repeated.set(stream, { of, at: desk.now(), hasSamePrices });
    return { ...record, state: { ...state, wallet: answer } };
  }

  async function ask(record: CheckoutRecord, details: ShopperDetails): Promise<CheckoutRecord> {
    const { stream } = record;
    // Read anew: the amount may have changed while this call waited for its turn.
    const { state } = await desk.records.read(stream);
    if (!state.opened)
      throw new ProblemError('internal', 'A wallet was asked for before an order.');
    const request = {
      externalId: state.opened.externalId,
      amountUsd: state.amountUsd,
      reference: state.opened.reference,
      ...details,
    };
    let answer: Omit<WalletAnswer, 'answeredAt'>;
    try {
      answer = await requestWallet(desk.service, request, desk.report);
    } catch (error) {
      const known = await confirmedPrices(desk, state, error);
      if (!known) throw error;
      // Not written down: the service has not answered.
      const stands = await desk.records.read(stream);
      return { ...stands, state: { ...stands.state, wallet: known } };
    }
    const now = await desk.records.read(stream);
    const { wallet } = now.state;
    // Another instance has asked meanwhile. Which answer is the later one nobody can say, and an old
    // one must not bring back an address that the service has replaced.
    const overtaken = wallet?.answeredAt !== state.wallet?.answeredAt;
    if (overtaken && pricedWallet(now.state)) return now;
    const heard = { ...answer, answeredAt: instantAfter(wallet?.answeredAt, desk.now()) };
    if (wallet && !isNews(wallet, heard)) return repetition(now, heard, wallet.answeredAt);
    await desk.records.append(stream, 'wallet', `wallet:${desk.newId()}`, heard);
    return desk.records.read(stream);
  }

  async function review({ stream, state }: CheckoutRecord): Promise<void> {
    const { opened, wallet, amountUsd } = state;
    if (!opened || !wallet || state.paid || state.closed) return;
    const { externalId, reference } = opened;
    const request = { externalId, amountUsd, reference, ...NO_DETAILS };
    const answer = await requestWallet(desk.service, request, desk.report);
    const now = await desk.records.read(stream);
    // Whoever has asked meanwhile has written down what is newer.
    if (now.state.wallet?.answeredAt !== wallet.answeredAt || now.state.amountUsd !== amountUsd)
      return;
    if (!isMoved(wallet, answer)) return;
    const heard = { ...answer, answeredAt: instantAfter(wallet.answeredAt, desk.now()) };
    await desk.records.append(stream, 'wallet', `wallet:${desk.newId()}`, heard);
  }

  async function remember(record: CheckoutRecord, details: ShopperDetails) {
    try {
      const answered = await callOneByOne(record, () => ask(record, details));
      refused.delete(record.stream);
      return answered;
    } catch (error) {
      const untrusted = error instanceof ProblemError && error.code === 'service_invalid';
      if (untrusted) refused.set(record.stream, error);
      throw error;
    }
  }

  /** The call under way that answers for this amount. */
  function flightOf({ stream, state }: CheckoutRecord): Flight | undefined {
    const last = flights.get(stream);
    const isFlying = last && desk.now() - last.at < CUT_OFF_MS;
    return isFlying && last.amountUsd === state.amountUsd ? last : undefined;
  }

  function once(record: CheckoutRecord, details: ShopperDetails): Promise<CheckoutRecord> {
    const { stream, state } = record;
    const last = flights.get(stream);
    const flying = last && desk.now() - last.at < CUT_OFF_MS ? last : undefined;
    if (flying && flying.amountUsd === state.amountUsd) return flying.answer;
    // An answer for another amount proves nothing for this one, so it is waited for, not shared.
    const before = flying?.answer.catch(() => undefined) ?? Promise.resolve();
    const answer = before
      .then(() => remember(record, details))
      .finally(() => {
        if (flights.get(stream)?.answer === answer) flights.delete(stream);
      });
    flights.set(stream, { at: desk.now(), amountUsd: state.amountUsd, answer });
    keep(answer);
    return answer;
  }

  /** Reports a failure that no shopper waits for any more. A success is announced by its append. */
  function followUp({ state }: CheckoutRecord, answer: Promise<CheckoutRecord>): void {
    const told = answer.then(
      () => undefined,
      (error: unknown) =>
        desk.report({
          code: 'service_failed',
          operation: 'createWallet',
          ...(state.opened ? { reference: state.opened.reference } : {}),
          message:
            'A wallet call failed after its shopper had stopped waiting. The checkout stands as it ' +
            'was last known; the next open asks again.',
          error,
        }),
    );
    keep(told);
  }

  async function refreshed(
    record: CheckoutRecord,
    details: ShopperDetails,
  ): Promise<CheckoutRecord> {
    const { stream, state } = record;
    const known = pricedWallet(state) ? 'known' : state.wallet ? 'outdated' : 'unknown';
    const answer = once(record, details);
    const waited = await withTimeout(answer, PATIENCE_MS[known]);
    if (waited.done) return waited.value;
    followUp(record, answer);
    if (known === 'unknown') throw tooLong();
    const distrust = refused.get(stream);
    if (distrust) throw distrust;
    return desk.records.read(stream);
  }

  async function renewed(record: CheckoutRecord): Promise<CheckoutRecord> {
    await mayPrice(record.stream, record.state.quotes.length === 0);
    const answer = once(record, NO_DETAILS);
    const waited = await withTimeout(answer, PATIENCE_MS.outdated);
    if (waited.done) return waited.value;
    followUp(record, answer);
    throw tooLong();
  }

  /** How long ago the service gave the known answer, or its prices. */
  const age = ({ stream, state }: CheckoutRecord, what: 'answer' | 'prices'): number => {
    const wallet = pricedWallet(state);
    if (!wallet) return Number.POSITIVE_INFINITY;
    const again = repeated.get(stream);
    const counts = again?.of === wallet.answeredAt && (what === 'answer' || again.hasSamePrices);
    const ms = desk.now() - (counts ? again.at : Date.parse(wallet.answeredAt));
    // A time ahead of ours is of another instance's clock, and says nothing of the age.
    return ms < -REUSE_MS ? Number.POSITIVE_INFINITY : ms;
  };

  return {
    wouldAsk: (record) => age(record, 'answer') >= REUSE_MS && !flightOf(record),
    refresh: (record, details = NO_DETAILS) =>
      age(record, 'answer') < REUSE_MS ? Promise.resolve(record) : refreshed(record, details),
    fresh: (record) =>
      age(record, 'prices') < PRICES_FRESH_MS ? Promise.resolve(record) : renewed(record),
    repeat: renewed,
    review,
  };
}
