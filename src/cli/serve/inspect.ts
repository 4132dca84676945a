/** `tillkit serve status` and `tillkit serve notifications`: what the ledger says, also while the server runs. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createOutbox } from '../../serve/notifications/outbox.js';
import { createWaiting } from '../../serve/notifications/waiting.js';
import { isNotificationId, type KeptNotification } from '../../server/telling/keptNotifications.js';
import { LEDGER_FILE, openLedger } from '../../serve/openLedger.js';
import type { LedgerPlace } from '../../serve/settings.js';
import { UsageError, type CommandIo } from '../commandLine.js';
import { readVariables, settingsOf } from './runServe.js';
import type { ServeCommand } from './serveArguments.js';

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

/** An empty ledger in a wrong folder would say that all is well. @throws UsageError */
export function assertLedgerThere(place: LedgerPlace): void {
  if (place.kind !== 'sqlite') return;
  const file = resolve(place.folder, LEDGER_FILE);
  if (existsSync(file)) return;
  throw new UsageError(
    `There is no ledger at ${file}. Set TILL_DATA as the server has it, or start in the server's folder.`,
  );
}

/** Reads which notifications wait, oldest first. */
async function readWaiting(terminal: CommandIo, ledger: Awaited<ReturnType<typeof openLedger>>) {
  const outbox = createOutbox(ledger, terminal.now);
  const found = await createWaiting(ledger, terminal.now).catchUp();
  const kept = await Promise.all(found.slice(0, MOST_LINES).map(({ id }) => outbox.find(id)));
  const lines = kept.flatMap((one) => (one && one !== 'unreadable' ? [one] : []));
  // Somebody wished for one that a purge was just deleting.
  const gone = kept.filter((one) => one === null).length;
  return { count: found.length - gone, lines: lines.sort((a, b) => a.sequence - b.sequence) };
}

async function resend(
  id: string,
  terminal: CommandIo,
  ledger: Awaited<ReturnType<typeof openLedger>>,
) {
  const outbox = createOutbox(ledger, terminal.now);
  if (!isNotificationId(id) || (await outbox.find(id)) === null) {
    throw new UsageError(
      `There is no notification ${id}. Its id is in the log and in GET /v1/events.`,
    );
  }
  await outbox.wishResend(id);
  terminal.out(`${id} is sent again within ten seconds, by a server that runs.\n`);
  return 0;
}

/** Runs the command. @returns exit code: 0, or 1 for `status` if notifications wait. */
export async function inspect(command: InspectCommand, terminal: CommandIo): Promise<number> {
  const settings = settingsOf(readVariables(command.configFile, terminal));
  assertLedgerThere(settings.ledger);
  const ledger = await openLedger(settings.ledger);
  try {
    if (command.action === 'notifications' && command.resend !== undefined) {
      return await resend(command.resend, terminal, ledger);
    }
    const { count, lines } = await readWaiting(terminal, ledger);
    const oldest = lines[0];
    terminal.out(
      count === 0
        ? 'No notification waits: the store has taken all of them.\n'
        : `${String(count)} notifications wait, the oldest since ${oldest?.body.timestamp ?? 'unknown'}.\n`,
    );
    if (command.action === 'notifications') for (const line of lines) terminal.out(describe(line));
    else if (oldest) terminal.out(`Oldest: ${describe(oldest)}`);
    return command.action === 'status' && count > 0 ? 1 : 0;
  } finally {
    await ledger.close?.();
  }
}
