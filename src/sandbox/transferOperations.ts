/** Operation 6, unconfirmed transfers, and the public lookup of a wallet's deposits. */
import { compareDecimal, parseDecimal } from '../money/decimal.js';
import { apiTime, ZERO_TIME } from './clock.js';
import type { SandboxContext } from './context.js';
import { findCurrency } from './currencies.js';
import { isUuid } from './requestFields.js';
import { wireNumber, errorResponse, successResponse, type ServiceResponse } from './responses.js';
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

const LOOKUP_PATH = /\/api\/v1\/public\/wallet\/([^/]+)\/tx-find$/;
/** The lookup hides smaller deposits: US dollars. */
const MINIMUM_USD = parseDecimal('1');
const MAX_DEPOSITS = 10;

function renderDeposit(transfer: SandboxTransfer): Record<string, unknown> {
  const currency = findCurrency(transfer.currencyId);
  return {
    // The id stands in a field named code.
    currency_code: transfer.currencyId,
    currency_name: currency?.code ?? '',
    currency_label: currency?.label ?? null,
    token_label: currency?.tokenLabel ?? null,
    blockchain: transfer.blockchain,
    is_native: currency?.isNative ?? false,
    contract_address: currency?.contract ?? '',
    hash: transfer.txHash,
    amount: transfer.amount,
    amount_usd: transfer.amountUsd,
    type: 'deposit',
    created_at: apiTime(transfer.confirmedAt ?? transfer.createdAt),
  };
}

/**
 * Lookup of the service's payment page, without a key; it is not in the API document
 * (`docs/service.md §27`). Null for any other request.
 */
export function handlePublicLookup(
  context: SandboxContext,
  method: string,
  pathname: string,
): ServiceResponse | null {
  const id = LOOKUP_PATH.exec(pathname)?.[1];
  if (id === undefined || method !== 'GET') return null;
  if (!isUuid(id)) return errorResponse(400, 'bad wallet id');
  if (!context.wallets.all().some((wallet) => wallet.id === id)) {
    return errorResponse(404, 'store not found');
  }
  const deposits = context.transfers
    .all()
    .filter(
      (one) =>
        one.walletId === id &&
        one.direction === 'deposit' &&
        compareDecimal(one.amountUsd, MINIMUM_USD) >= 0,
    );
  const inState = (...states: readonly SandboxTransfer['state'][]): unknown[] =>
    deposits
      .filter(({ state }) => states.includes(state))
      .slice(-MAX_DEPOSITS)
      .reverse()
      .map(renderDeposit);
  // Assumption: a blocked deposit is recorded on chain all the same, so it is listed as confirmed.
  return successResponse({
    confirmed: inState('confirmed', 'blocked'),
    unconfirmed: inState('in_mempool'),
  });
}
