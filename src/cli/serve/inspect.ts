/** `tillkit serve status` and `tillkit serve notifications`: what the ledger says, also while the server runs. */
import type { Ledger } from '../../ledger/ledger.js';
import { UNMATCHED } from '../../serve/notifications/notification.js';
import { createOutbox } from '../../serve/notifications/outbox.js';
import { createWaiting } from '../../serve/notifications/waiting.js';
import { isKeptTrue } from '../../server/telling/keptNews.js';
import {
  isDue,
  isNotificationId,
  type KeptNotification,
} from '../../server/telling/keptNotifications.js';
import { createUnmatchedPayments } from '../../server/webhooks/unmatchedPayments.js';
import type { ServeSettings } from '../../serve/settings.js';
import { UsageError, type CommandIo } from '../../tools/terminal.js';
import { readVariables, settingsOf } from './runServe.js';
import type { ServeCommand } from './serveArguments.js';
import { withLedger } from './withLedger.js';

type InspectCommand = Extract<ServeCommand, { readonly action: 'status' | 'notifications' }>;

const MOST_LINES = 100;

function describe({ id, body, failures }: KeptNotification): string {
  const { type, timestamp, data } = body;
  const last = failures.at(-1);
  const attempts = last
    ? `${String(failures.length)} failed, last: ${last.reason}, next ${new Date(last.nextAt).toISOString()}`
    : 'not tried yet';
  return `${id}  ${type}  ${data.order_id ?? data.customer_id ?? ''}  ${timestamp}  ${attempts}\n`;
}

async function isTrueNow(
  ledger: Ledger,
  kept: KeptNotification,
  tolerance: ServeSettings['tolerance'],
  now: () => number,
): Promise<boolean> {
  if (kept.body.type !== UNMATCHED) return isKeptTrue(ledger, kept, tolerance);
  return (await createUnmatchedPayments(ledger, now).find(kept.id))?.settled === null;
}

/** Reads which notifications wait and are true, oldest first. */
async function readWaiting(
  { now }: CommandIo,
  ledger: Ledger,
  tolerance: ServeSettings['tolerance'],
): Promise<KeptNotification[]> {
  const outbox = createOutbox(ledger, now);
  const waiting: KeptNotification[] = [];
  for (const { name: id } of await createWaiting(ledger, now).catchUp()) {
    const kept = await outbox.find(id);
    // It was taken and is listed again, or a purge was just deleting it.
    if (!kept || kept === 'unreadable' || !isDue(kept)) continue;
    if (await isTrueNow(ledger, kept, tolerance, now)) waiting.push(kept);
  }
  return waiting.sort((a, b) => a.sequence - b.sequence);
}

async function resend(
  id: string,
  terminal: CommandIo,
  ledger: Ledger,
  tolerance: ServeSettings['tolerance'],
): Promise<number> {
  const outbox = createOutbox(ledger, terminal.now);
  const kept = isNotificationId(id) ? await outbox.find(id) : null;
  if (kept === null) {
    throw new UsageError(
      `There is no notification ${id}. Its id is in the log and in GET /v1/events.`,
    );
  }
  if (kept !== 'unreadable' && !(await isTrueNow(ledger, kept, tolerance, terminal.now))) {
    terminal.out(`${id} is not sent: ${kept.body.type} is not true now. It is sent once it is.\n`);
    return 1;
  }
  await outbox.wishResend(id);
  terminal.out(`${id} is sent again within half a minute, by a server that runs.\n`);
  return 0;
}

/** Runs the command. @returns exit code: 0, or 1 for `status` if notifications wait. */
export async function inspect(command: InspectCommand, terminal: CommandIo): Promise<number> {
  const { ledger: place, tolerance } = settingsOf(readVariables(command.configFile, terminal));
  return withLedger(place, terminal, async (ledger) => {
    if (command.action === 'notifications' && command.resend !== undefined) {
      return resend(command.resend, terminal, ledger, tolerance);
    }
    const waiting = await readWaiting(terminal, ledger, tolerance);
    const count = waiting.length;
    const [oldest] = waiting;
    terminal.out(
      count === 0
        ? 'No notification waits: the store has taken all of them.\n'
        : `${String(count)} notifications wait, the oldest since ${oldest?.body.timestamp ?? 'unknown'}.\n`,
    );
    if (command.action === 'notifications') {
      for (const line of waiting.slice(0, MOST_LINES)) terminal.out(describe(line));
    } else if (oldest) terminal.out(`Oldest: ${describe(oldest)}`);
    return command.action === 'status' && count > 0 ? 1 : 0;
  });
}
