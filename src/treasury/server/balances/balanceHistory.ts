/** `GET balances/history`: the balances over time, from the readings in the ledger. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../../async/mostEntries.js';
import { networkName } from '../../../chains/networks.js';
import { WIRE_VERSION } from '../../../contract/checkout.js';
import type {
  BalanceDay,
  BalanceHistoryView,
  NetworkReading,
  SilentNetwork,
} from '../../contract/figures.js';
import type { Ledger } from '../../../ledger/ledger.js';
import { plainText } from '../../../contract/plainLine.js';
import { lastDays } from '../figures/days.js';
import type { FiguresRequest } from '../figures/figures.js';
import { readingsOf, type BalanceReading } from './balanceReadings.js';

/** Days of which the readings are kept in memory: those that are asked for at most. */
const MOST_DAYS = 92;
const DAY_MS = 24 * 60 * 60_000;

/** Makes the reader of one handler. */
export function createBalanceHistory(
  ledger: Pick<Ledger, 'list'>,
  now: () => number,
): (request: FiguresRequest) => Promise<BalanceHistoryView> {
  const past = new LRUCache<string, readonly BalanceReading[]>(mostEntries(MOST_DAYS));

  /** Nothing is added to a day in UTC that is over, except by a clock that is late. */
  async function readingsOn(day: string, isOver: boolean): Promise<readonly BalanceReading[]> {
    const known = past.get(day);
    if (known) return known;
    const readings = await readingsOf(ledger, day);
    if (isOver) past.set(day, readings);
    return readings;
  }

  return async ({ days, timeZone }) => {
    const at = now();
    const calendar = lastDays(at, timeZone, days);
    const [first, last] = [calendar[0]?.from ?? '', calendar.at(-1)?.before ?? ''];
    const pages = await Promise.all(
      utcDays(first, last).map((day) =>
        readingsOn(day, Date.parse(`${day}T00:00:00.000Z`) + DAY_MS + DAY_MS / 24 < at),
      ),
    );
    const readings = pages.flat().filter((one) => one.at >= first && one.at < last);
    return {
      wire: WIRE_VERSION,
      timeZone,
      days: calendar.map(({ day, from, before }) =>
        dayOf(day, readings.filter((one) => one.at >= from && one.at < before).at(-1)),
      ),
      silent: silentIn(readings),
    };
  };
}

/** The days in UTC that a span of time touches. */
function utcDays(from: string, before: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(`${from.slice(0, 10)}T00:00:00.000Z`); at < Date.parse(before);) {
    days.push(new Date(at).toISOString().slice(0, 10));
    at += DAY_MS;
  }
  return days;
}

const nameOf = (blockchain: string): string => plainText(networkName(blockchain));

function dayOf(day: string, reading: BalanceReading | undefined): BalanceDay {
  const networks = reading?.networks.map((one): NetworkReading => {
    return { ...one, networkName: nameOf(one.blockchain) };
  });
  return { day, at: reading?.at ?? null, networks: networks ?? [] };
}

/** The networks without an answer in the last reading, each with what is known of it. */
function silentIn(readings: readonly BalanceReading[]): SilentNetwork[] {
  const last = readings.at(-1);
  if (!last) return [];
  return last.networks
    .filter(({ answered }) => !answered)
    .map(({ blockchain }) => {
      const named = readings.flatMap(({ at, networks }) => {
        const network = networks.find((one) => one.blockchain === blockchain);
        return network ? [{ ...network, at }] : [];
      });
      const answer = named.findLast(({ answered }) => answered);
      const since = named.find(({ at }) => answer === undefined || at > answer.at) ?? last;
      return {
        blockchain,
        networkName: nameOf(blockchain),
        since: since.at,
        lastKnown:
          answer && answer.amountUsd !== null
            ? { amountUsd: answer.amountUsd, at: answer.at }
            : null,
      };
    });
}
