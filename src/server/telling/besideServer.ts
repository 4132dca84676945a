/** The mark that `tillkit serve` leaves in a ledger from which it tells a shop, and who has to know of it. */
import type { Ledger } from '../../ledger/ledger.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';

const STREAM = 'served';
/** One event for each week, so that the mark ends one or two weeks after the server has. */
const WEEK_MS = 7 * 24 * 60 * 60_000;

const weekOf = (at: number): number => Math.floor(at / WEEK_MS);

/** Marks the ledger for this week; a repeat writes nothing. */
export async function markServed(ledger: Pick<Ledger, 'append'>, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await ledger.append({
    ...{ stream: STREAM, key: String(weekOf(now)), kind: STREAM, at },
    body: {},
  });
}

/** Reports that a handler with callbacks shares its ledger with a server: one of the two takes each telling. */
export async function reportServer(
  ledger: Pick<Ledger, 'list'>,
  now: number,
  report: DiagnosticListener,
): Promise<void> {
  const marks = await ledger.list({ stream: STREAM });
  // Not those of a clock that was far ahead.
  if (!marks.some(({ key }) => Math.abs(parseInt(key, 10) - weekOf(now)) <= 1)) return;
  report({
    code: 'callbacks_beside_serve',
    message:
      '`tillkit serve` tells your shop from this ledger, and this handler has callbacks too. Each payment is ' +
      'told once, by whichever of the two is first, so your shop never hears of some. Leave `onPaid`, ' +
      '`onDeposit` and `onStatusChange` out of this handler. If the server was given up, wait two weeks.',
  });
}
