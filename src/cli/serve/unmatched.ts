/** `tillkit serve unmatched`: payments that belong to no order, and the settling of one. */
import {
  createUnmatchedPayments,
  type UnmatchedPayment,
} from '../../server/webhooks/unmatchedPayments.js';
import { UsageError, type CommandIo } from '../../tools/terminal.js';
import { readVariables, settingsOf } from './runServe.js';
import type { ServeCommand } from './serveArguments.js';
import { withLedger } from './withLedger.js';

type UnmatchedCommand = Extract<ServeCommand, { readonly action: 'unmatched' }>;

const MOST_LINES = 100;

function describePayment(payment: UnmatchedPayment): string {
  const { id, status, amount, currencyId, amountUsd, txHash, address, walletId, firstSeenAt } =
    payment;
  const worth = amountUsd === null ? '' : ` (${amountUsd} USD)`;
  const places = [
    `to ${address ?? 'an unknown address'}`,
    ...(walletId ? [`wallet ${walletId}`] : []),
  ];
  return `${id}  ${status}  ${amount} ${currencyId}${worth}  ${txHash}  ${places.join(', ')}  ${firstSeenAt}\n`;
}

/** Lists the payments that belong to no order, or settles one. @returns exit code 0, or 1 if the ledger cannot be used. */
export async function unmatched(command: UnmatchedCommand, terminal: CommandIo): Promise<number> {
  const { ledger: place } = settingsOf(readVariables(command.configFile, terminal));
  return withLedger(place, terminal, async (ledger) => {
    const payments = createUnmatchedPayments(ledger, terminal.now);
    const { settle: id, reason = '' } = command;
    if (id !== undefined) {
      const settled = (await payments.settle(id, { by: 'command line', reason }))?.settled;
      if (!settled)
        throw new UsageError(`No payment ${id} waits. tillkit serve unmatched lists them.`);
      terminal.out(`${id} is settled by ${settled.by} at ${settled.at}: ${settled.reason}\n`);
      return 0;
    }
    const { payments: page, total } = await payments.list({ limit: MOST_LINES });
    terminal.out(
      total === 0
        ? 'Every payment belongs to an order, or is settled.\n'
        : `${String(total)} payments belong to no order, the newest first. They credit nothing until you settle them.\n`,
    );
    for (const one of page) terminal.out(describePayment(one));
    return 0;
  });
}
