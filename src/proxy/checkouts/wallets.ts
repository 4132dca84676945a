/** Refreshing the wallet of a checkout: one call at a time per order, remembered in the ledger. */
import type { DecimalString } from '../../money/decimal.js';
import type { Desk } from '../desk.js';
import { ProblemError } from '../problem.js';
import { instantAfter } from './instantAfter.js';
import type { CheckoutRecord } from './records.js';
import { requestWallet } from './wallet.js';

/** A page that is reloaded again and again costs one wallet call in this time. */
const REUSE_MS = 5_000;
/** Prices older than this are asked for again before they are frozen into a quote. */
export const PRICES_FRESH_MS = 60_000;

/** What the store may pass on to the service with the wallet call. */
export interface ShopperDetails {
  readonly email: string | undefined;
  readonly locale: string | undefined;
}

/** The wallet calls of one handler. */
export interface Wallets {
  /** Asks the service again, unless it answered in the last seconds. */
  refresh(record: CheckoutRecord, details?: ShopperDetails): Promise<CheckoutRecord>;
  /** Asks again only if the known prices are older than a minute. */
  fresh(record: CheckoutRecord): Promise<CheckoutRecord>;
  /** Asks again whatever is known: a re-quote repeats the wallet call. */
  repeat(record: CheckoutRecord): Promise<CheckoutRecord>;
}

/** A call under way, and the amount it asks for. */
interface Flight {
  readonly amountUsd: DecimalString | null;
  readonly answer: Promise<CheckoutRecord>;
}

const NO_DETAILS: ShopperDetails = { email: undefined, locale: undefined };

/** Makes the single-flight wallet calls of one handler. */
export function createWallets(desk: Desk): Wallets {
  const flights = new Map<string, Flight>();

  async function ask(record: CheckoutRecord, details: ShopperDetails): Promise<CheckoutRecord> {
    const { stream, state } = record;
    if (!state.opened)
      throw new ProblemError('internal', 'A wallet was asked for before an order.');
    const request = {
      externalId: state.opened.externalId,
      amountUsd: state.amountUsd,
      reference: state.opened.reference,
      ...details,
    };
    const answer = await requestWallet(desk.service, request, desk.report);
    const { wallet } = (await desk.records.read(stream)).state;
    await desk.records.append(stream, 'wallet', `wallet:${desk.newId()}`, {
      ...answer,
      answeredAt: instantAfter(wallet?.answeredAt, desk.now()),
    });
    return desk.records.read(stream);
  }

  function once(record: CheckoutRecord, details: ShopperDetails): Promise<CheckoutRecord> {
    // Two first calls for one external id may make two wallets at the service (`service-notes` §2.1).
    const { stream, state } = record;
    const flying = flights.get(stream);
    if (flying && flying.amountUsd === state.amountUsd) return flying.answer;
    // An answer for another amount proves nothing for this one, so it is waited for, not shared.
    const before = flying?.answer.catch(() => undefined) ?? Promise.resolve();
    const answer = before
      .then(() => ask(record, details))
      .finally(() => {
        if (flights.get(stream)?.answer === answer) flights.delete(stream);
      });
    flights.set(stream, { amountUsd: state.amountUsd, answer });
    return answer;
  }

  const age = ({ state }: CheckoutRecord): number => {
    const { wallet, amountUsd } = state;
    // Prices of another amount do not count, whatever their age.
    if (!wallet || wallet.amountUsd !== amountUsd) return Number.POSITIVE_INFINITY;
    return desk.now() - Date.parse(wallet.answeredAt);
  };

  return {
    refresh: (record, details = NO_DETAILS) =>
      age(record) < REUSE_MS ? Promise.resolve(record) : once(record, details),
    fresh: (record) =>
      age(record) < PRICES_FRESH_MS ? Promise.resolve(record) : once(record, NO_DETAILS),
    repeat: (record) => once(record, NO_DETAILS),
  };
}
