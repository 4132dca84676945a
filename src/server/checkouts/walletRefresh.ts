/** Asks the service for the wallet of a checkout again, one call at a time per order. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../async/mostEntries.js';
import type { DecimalString } from '../../money/decimal.js';
import type { ShopperLimits } from '../limits/shopperRateLimits.js';
import { passing, ProblemError } from '../http/problemDetails.js';
import { withTimeout } from '../../async/withTimeout.js';
import { pricedWallet, type WalletAnswer } from '../../payments/prices.js';
import { createFirstCalls } from './firstWallet.js';
import { instantAfter } from '../../payments/timestamps.js';
import type { CheckoutRecord, Records } from './checkoutRecords.js';
import type { CheckoutService } from '../service/checkoutService.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { Ledger } from '../../ledger/ledger.js';
import type { Listing } from '../service/currencies/listing.js';
import {
  confirmedPrices,
  requestWallet,
  hasReplacedAddress,
  isWorthStoring,
  isSamePrices,
} from './walletCall.js';

/** However often a page is reloaded, it causes one wallet call in this time. */
const REUSE_MS = 5_000;
/** Older prices are fetched again before one is frozen into a quote. */
export const PRICES_FRESH_MS = 60_000;

/**
 * How long a shopper waits for a wallet call, which may itself take 15 seconds. The browser gives up after
 * ten, and some of them may have gone to the listing.
 */
const WAIT_MS = {
  /** Addresses and prices are known: the page shows them, and gets newer ones at its next read. */
  known: 800,
  /** Something is known, but its prices are for another amount, or too old to be frozen. */
  outdated: 5_000,
  /** There is nothing to show. */
  unknown: 8_000,
} as const;

/** Orders whose last wallet answer was rejected; a page that stopped waiting must not show the older one. */
const MAX_REFUSED = 10_000;
/** Orders whose last answer was the same as the stored one; the others are asked for once more. */
const MAX_REPEATED = 10_000;

/** Details that the store may pass on to the service. */
export interface ShopperDetails {
  readonly email: string | undefined;
  readonly locale: string | undefined;
}

/**
 * The wallet calls of one handler. A call that takes longer than a shopper waits goes on, and the next
 * read finds its answer in the ledger.
 */
export type WalletRefresher = ReturnType<typeof createWalletRefresher>;

/**
 * Much longer than a call takes. On Workers a call can be cut off with its request and never end: after
 * this the order's next page makes its own.
 */
const CUT_OFF_MS = 60_000;

/** A call under way, and the amount it asks for. */
interface Flight {
  readonly at: number;
  readonly amountUsd: DecimalString | null;
  readonly answer: Promise<CheckoutRecord>;
}

/** An answer that equals the stored one, and is therefore not stored. */
interface Repetition {
  /** `answeredAt` of the stored answer that it equals. */
  readonly of: string;
  readonly at: number;
  /** Whether its prices are equal, too. */
  readonly hasSamePrices: boolean;
}

const NO_DETAILS: ShopperDetails = { email: undefined, locale: undefined };

const tooLong = (): ProblemError =>
  passing('service_unavailable', 'The wallet call takes longer than a shopper waits.', 3_000);

export interface WalletRefresherParts {
  readonly service: CheckoutService;
  readonly ledger: Ledger;
  readonly records: Pick<Records, 'append' | 'readAndRecordPaid'>;
  readonly listing: Pick<Listing, 'rate'>;
  readonly now: () => number;
  readonly newId: () => string;
  readonly report: DiagnosticListener;
  /** Keeps the runtime alive for a call that goes on after its request was answered. */
  readonly keepAlive: (work: Promise<unknown>) => void;
  /** Called before a call for the prices of a quote. What it throws is thrown. */
  readonly countPriceCall: ShopperLimits['countPriceCall'];
}

/** Asks the service and stores new answers. Limits and sharing are up to the caller. */
function createWalletAnswers(parts: WalletRefresherParts) {
  const { service, records, now, newId, report } = parts;
  const repeated = new LRUCache<string, Repetition>(mostEntries(MAX_REPEATED));

  /** The record with an answer that is not stored, for a caller that freezes one of its prices. */
  function repetition(record: CheckoutRecord, answer: WalletAnswer, of: string): CheckoutRecord {
    const { stream, state } = record;
    const hasSamePrices = state.wallet !== null && isSamePrices(state.wallet, answer);
    repeated.set(stream, { of, at: now(), hasSamePrices });
    return { ...record, state: { ...state, wallet: answer } };
  }

  const store = (stream: string, answer: WalletAnswer) =>
    records.append(stream, 'wallet', `wallet:${newId()}`, answer);

  async function ask({ stream }: CheckoutRecord, details: ShopperDetails): Promise<CheckoutRecord> {
    // Read again: the amount may have changed while this call waited for its turn.
    const { state } = await records.readAndRecordPaid(stream);
    if (!state.opened)
      throw new ProblemError('internal', 'A wallet was asked for before an order.');
    const { externalId, reference } = state.opened;
    const request = { externalId, amountUsd: state.amountUsd, reference, ...details };
    let answer: Omit<WalletAnswer, 'answeredAt'>;
    try {
      answer = await requestWallet(service, request, report);
    } catch (error) {
      const known = await confirmedPrices(parts, state, error);
      if (!known) throw error;
      // Not stored, because it is no answer of the service.
      const current = await records.readAndRecordPaid(stream);
      return { ...current, state: { ...current.state, wallet: known } };
    }
    const current = await records.readAndRecordPaid(stream);
    const { wallet } = current.state;
    // Another instance has asked in the meantime. It is unknown which answer is newer, and an old one must
    // not bring back an address that the service has replaced.
    const overtaken = wallet?.answeredAt !== state.wallet?.answeredAt;
    if (overtaken && pricedWallet(current.state)) return current;
    const dated = { ...answer, answeredAt: instantAfter(wallet?.answeredAt, now()) };
    if (wallet && !isWorthStoring(wallet, dated))
      return repetition(current, dated, wallet.answeredAt);
    await store(stream, dated);
    return records.readAndRecordPaid(stream);
  }

  async function checkForReplacedAddress({ stream, state }: CheckoutRecord): Promise<void> {
    const { opened, wallet, amountUsd } = state;
    if (!opened || !wallet || state.paid || state.closed) return;
    const { externalId, reference } = opened;
    const request = { externalId, amountUsd, reference, ...NO_DETAILS };
    const answer = await requestWallet(service, request, report);
    const { state: current } = await records.readAndRecordPaid(stream);
    // A later call has stored a newer answer.
    if (current.wallet?.answeredAt !== wallet.answeredAt || current.amountUsd !== amountUsd) return;
    if (!hasReplacedAddress(wallet, answer)) return;
    const answeredAt = instantAfter(wallet.answeredAt, now());
    await store(stream, { ...answer, answeredAt });
  }

  /** How long ago the service gave the known answer, or its prices. */
  function age({ stream, state }: CheckoutRecord, what: 'answer' | 'prices'): number {
    const wallet = pricedWallet(state);
    if (!wallet) return Number.POSITIVE_INFINITY;
    const again = repeated.get(stream);
    const counts = again?.of === wallet.answeredAt && (what === 'answer' || again.hasSamePrices);
    const ms = now() - (counts ? again.at : Date.parse(wallet.answeredAt));
    // A time in the future comes from another instance's clock and says nothing about the age.
    return ms < -REUSE_MS ? Number.POSITIVE_INFINITY : ms;
  }

  return { ask, checkForReplacedAddress, age };
}

/** Shares the pending call of each order, so that two pages cost one call. */
function createWalletFlights(
  { now, keepAlive }: Pick<WalletRefresherParts, 'now' | 'keepAlive'>,
  call: (record: CheckoutRecord, details: ShopperDetails) => Promise<CheckoutRecord>,
) {
  const flights = new Map<string, Flight>();

  function underWay(stream: string): Flight | undefined {
    const last = flights.get(stream);
    return last && Math.abs(now() - last.at) < CUT_OFF_MS ? last : undefined;
  }

  function share(record: CheckoutRecord, details: ShopperDetails): Promise<CheckoutRecord> {
    const { stream, state } = record;
    const last = underWay(stream);
    if (last && last.amountUsd === state.amountUsd) return last.answer;
    // A pending call for another amount cannot be shared, so this one waits for its end.
    const before = last?.answer.catch(() => undefined) ?? Promise.resolve();
    const answer = before
      .then(() => call(record, details))
      .finally(() => {
        if (flights.get(stream)?.answer === answer) flights.delete(stream);
      });
    flights.set(stream, { at: now(), amountUsd: state.amountUsd, answer });
    keepAlive(answer);
    return answer;
  }

  return {
    share,
    /** Whether a pending call is for this amount. */
    has: ({ stream, state }: CheckoutRecord): boolean => {
      const last = underWay(stream);
      return last !== undefined && last.amountUsd === state.amountUsd;
    },
  };
}

/** Makes the wallet calls of one handler. */
export function createWalletRefresher(parts: WalletRefresherParts) {
  const { records, report, keepAlive, countPriceCall } = parts;
  const { ask, checkForReplacedAddress, age } = createWalletAnswers(parts);
  const callInTurn = createFirstCalls(parts);
  const refused = new LRUCache<string, ProblemError>(mostEntries(MAX_REFUSED));

  async function call(record: CheckoutRecord, details: ShopperDetails): Promise<CheckoutRecord> {
    try {
      const answered = await callInTurn(record, () => ask(record, details));
      refused.delete(record.stream);
      return answered;
    } catch (error) {
      const untrusted = error instanceof ProblemError && error.code === 'service_invalid';
      if (untrusted) refused.set(record.stream, error);
      throw error;
    }
  }

  const flights = createWalletFlights(parts, call);

  /** Reports a failure after the shopper has stopped waiting. A success is announced by its append. */
  function followUp({ state }: CheckoutRecord, answer: Promise<CheckoutRecord>): void {
    const followed = answer.then(
      () => undefined,
      (error: unknown) =>
        report({
          code: 'service_failed',
          operation: 'createWallet',
          reference: state.opened?.reference,
          message:
            'A wallet call failed after its shopper had stopped waiting. The checkout stands as it ' +
            'was last known; the next open asks again.',
          error,
        }),
    );
    keepAlive(followed);
  }

  async function refresh(record: CheckoutRecord, details: ShopperDetails): Promise<CheckoutRecord> {
    const { stream, state } = record;
    const known = pricedWallet(state) ? 'known' : state.wallet ? 'outdated' : 'unknown';
    const answer = flights.share(record, details);
    const waited = await withTimeout(answer, WAIT_MS[known]);
    if (waited.done) return waited.value;
    followUp(record, answer);
    if (known === 'unknown') throw tooLong();
    const refusal = refused.get(stream);
    if (refusal) throw refusal;
    return records.readAndRecordPaid(stream);
  }

  async function fetchNewPrices(record: CheckoutRecord): Promise<CheckoutRecord> {
    await countPriceCall(record.stream, record.state.quotes.length === 0);
    const answer = flights.share(record, NO_DETAILS);
    const waited = await withTimeout(answer, WAIT_MS.outdated);
    if (waited.done) return waited.value;
    followUp(record, answer);
    throw tooLong();
  }

  return {
    /** Whether `refreshUnlessRecent` would call the service, and not use a recent or pending answer. */
    wouldCallService: (record: CheckoutRecord): boolean =>
      age(record, 'answer') >= REUSE_MS && !flights.has(record),
    /**
     * Asks the service again, unless it answered in the last five seconds. If the service is slow, returns
     * what is known.
     *
     * @throws ProblemError `service_unavailable` if the service is slow and nothing is known.
     */
    refreshUnlessRecent: (
      record: CheckoutRecord,
      details: ShopperDetails = NO_DETAILS,
    ): Promise<CheckoutRecord> =>
      age(record, 'answer') < REUSE_MS ? Promise.resolve(record) : refresh(record, details),
    /**
     * Asks again only if the known prices are older than a minute.
     *
     * @throws ProblemError `service_unavailable` if the service is slow: an old price is not frozen.
     */
    ensureFreshPrices: (record: CheckoutRecord): Promise<CheckoutRecord> =>
      age(record, 'prices') < PRICES_FRESH_MS ? Promise.resolve(record) : fetchNewPrices(record),
    /** Always asks again, for a new quote. @throws like `ensureFreshPrices`. */
    fetchNewPrices,
    /** Asks again, and stores the answer only if the service has replaced an address. */
    checkForReplacedAddress,
  };
}
