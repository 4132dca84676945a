/**
 * Readings of the processing wallets in the ledger: what each network held when the service was asked. They
 * are events, because nothing else says what was there: no index could be rebuilt from it.
 */
import * as z from 'zod';
import { assertReadable, decimalField } from '../../../ledger/eventBodies.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import type { DecimalString } from '../../../money/decimal.js';

/** Kind of the events. */
export const READING_KIND = 'balances_read';

/** A reading of all networks. */
export interface BalanceReading {
  /** When the service answered: RFC 3339, UTC, milliseconds. */
  readonly at: string;
  readonly networks: readonly {
    /** Network slug of the service. */
    readonly blockchain: string;
    /** False if the service left the network out. */
    readonly answered: boolean;
    /** US dollars; null without an answer, and if the value of something in it is unknown. */
    readonly amountUsd: DecimalString | null;
  }[];
}

const readingBody = z.object({
  readAt: z.iso.datetime(),
  networks: z.array(
    z.object({
      blockchain: z.string(),
      answered: z.boolean(),
      amountUsd: decimalField.nullable(),
    }),
  ),
});

/** Readings are kept at most this often: milliseconds. */
export const SLOT_MS = 30 * 60_000;

/** One stream for each day in UTC, so that a span of days is read without any other. */
const streamOf = (day: string): string => `balances:${day}`;

const dayOf = (at: string): string => at.slice(0, 10);

/**
 * Names a reading: by its slot, so that several instances keep one, and by who was silent, so that a network
 * that goes silent is noted when it does.
 */
function keyOf({ at, networks }: BalanceReading): string {
  const slot = Math.floor(Date.parse(at) / SLOT_MS) * SLOT_MS;
  const silent = networks.filter(({ answered }) => !answered).map(({ blockchain }) => blockchain);
  return [new Date(slot).toISOString(), ...silent.sort()].join(' ').slice(0, 500);
}

/**
 * Makes a function that keeps readings, each unless its slot has one like it. It never rejects: a reading that
 * could not be kept is a gap in the history, and no reason to withhold the balances themselves.
 */
export function createReadingKeeper(
  ledger: Pick<Ledger, 'append'>,
): (reading: BalanceReading) => Promise<void> {
  let lastKey = '';
  return async (reading) => {
    const { at, networks } = reading;
    const key = keyOf(reading);
    if (key === lastKey) return;
    const body = { readAt: at, networks: networks.map((one) => ({ ...one })) };
    try {
      assertReadable(readingBody, READING_KIND, body);
      await ledger.append({ stream: streamOf(dayOf(at)), key, kind: READING_KIND, at, body });
      lastKey = key;
    } catch {
      // The next reading is kept instead.
    }
  };
}

/** What an event says; nothing if a later release wrote it in another form. */
function readingIn({ kind, body }: LedgerEvent): BalanceReading[] {
  if (kind !== READING_KIND) return [];
  const { data } = readingBody.safeParse(body);
  return data ? [{ at: data.readAt, networks: data.networks }] : [];
}

/** The readings of a day in UTC, oldest first. @param day `2026-11-25` */
export async function readingsOf(
  ledger: Pick<Ledger, 'list'>,
  day: string,
): Promise<BalanceReading[]> {
  const events = await ledger.list({ stream: streamOf(day) });
  return events.flatMap(readingIn).sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** Whether the slot of a time has a reading. */
export async function hasReading(ledger: Pick<Ledger, 'list'>, at: string): Promise<boolean> {
  const slot = Math.floor(Date.parse(at) / SLOT_MS);
  const readings = await readingsOf(ledger, dayOf(at));
  return readings.some((one) => Math.floor(Date.parse(one.at) / SLOT_MS) === slot);
}
