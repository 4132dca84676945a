/** `tillkit serve purge`: deletes old orders with their terms and notifications, also while the server runs. */
import { purgeLedger, type PurgeReport } from '../../treasury/server/purgeLedger.js';
import type { SqlLedger } from '../../ledger/sqlLedger.js';
import type { CommandIo } from '../../tools/terminal.js';
import { readVariables, settingsOf } from './runServe.js';
import type { ServeCommand } from './serveArguments.js';
import { withLedger } from './withLedger.js';

type PurgeCommand = Extract<ServeCommand, { readonly action: 'purge' }>;

const DAY = 24 * 60 * 60 * 1000;

/** Why an old order stays, in the words of the report. */
const REASONS: Readonly<Record<keyof PurgeReport['kept'] | 'unreadable', string>> = {
  open: 'neither paid nor closed',
  held: 'held by the payment service',
  partPaid: 'closed, with money in it',
  unjudged: 'paid, with money that is too much, late or in another currency (--unjudged)',
  owed: 'with a notification that your shop has not taken',
  unreadable: 'not readable by this version',
};

function describe(report: PurgeReport, dryRun: boolean): string {
  const { orders, unopened, kept, unreadable, unmatched } = report;
  const counts = { ...kept, unreadable };
  const stay = Object.entries(REASONS).flatMap(([reason, words]) => {
    const count = counts[reason as keyof typeof counts];
    return count > 0 ? [`  ${words}: ${String(count)}\n`] : [];
  });
  return (
    `${dryRun ? 'Would be deleted' : 'Deleted'}, with terms and notifications:\n` +
    `  orders that are paid or closed: ${String(orders)}\n` +
    `  orders that no page has opened: ${String(unopened)}\n` +
    (stay.length > 0 ? `Of the same age, but these stay:\n${stay.join('')}` : '') +
    (unmatched > 0
      ? `Payments that belong to no order, until you settle them (tillkit serve unmatched): ${String(unmatched)}\n`
      : '')
  );
}

/** Runs the command. @returns exit code 0, or 1 if the ledger cannot be used. */
export async function purge(command: PurgeCommand, terminal: CommandIo): Promise<number> {
  const { ledger: place, tolerance } = settingsOf(readVariables(command.configFile, terminal));
  const { days, dryRun, unjudged } = command;
  return withLedger(place, terminal, async (ledger) => {
    const report = await purgeLedger({
      ...{ tolerance, dryRun, unjudged, now: terminal.now },
      // Settings never name a ledger in memory.
      ledger: ledger as SqlLedger,
      before: new Date(terminal.now() - days * DAY),
      // The server has one, also if it has never been called yet.
      onPaid: true,
    });
    terminal.out(describe(report, dryRun));
    return 0;
  });
}
