/** Operation 6: unconfirmed transfers. */
import { apiTime, ZERO_TIME } from './clock.js';
import type { SandboxContext } from './context.js';
import { wireNumber } from './responses.js';
import type { SandboxTransfer } from './transfers.js';

function transferFields(
  context: SandboxContext,
  transfer: SandboxTransfer,
): Record<string, unknown> {
  return {
    id: transfer.id,
    currency_id: transfer.currencyId,
    blockchain: transfer.blockchain,
    tx_hash: transfer.txHash,
    bc_uniq_key: transfer.bcUniqKey,
    // Assumption: the values of `type` are not shown; the only one seen deployed is "transfer".
    type: 'transfer',
    from_address: transfer.fromAddress,
    to_address: transfer.toAddress,
    amount: wireNumber(context.dialect, transfer.amount),
    amount_usd: wireNumber(context.dialect, transfer.amountUsd),
  };
}

/**
 * Operation 6. `documented`: one object, an incoming deposit. `deployed`: an array of sweeps, with the zero time as
 * `network_created_at` and without `updated_at` (`docs/service.md §16`).
 *
 * Assumption: the document does not say which transfer the one object is, nor what it is when there is
 * none. Here it is the newest, or null.
 */
export function listUnconfirmedTransfers(context: SandboxContext): unknown {
  if (context.dialect === 'deployed') {
    return context.transfers.unconfirmed('sweep').map((transfer) => ({
      ...transferFields(context, transfer),
      network_created_at: ZERO_TIME,
      created_at: apiTime(transfer.createdAt),
    }));
  }
  const newest = context.transfers.unconfirmed('deposit').at(-1);
  if (!newest) return null;
  const time = apiTime(newest.createdAt);
  return {
    ...transferFields(context, newest),
    network_created_at: time,
    created_at: time,
    updated_at: time,
  };
}
