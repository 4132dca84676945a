/** Operations 9, 10 and 11: withdrawals from processing. */
import { noProcessingWallets } from './backends.js';
import { apiTime } from './clock.js';
import { findCurrency, type SandboxCurrency } from './currencies.js';
import { wireNumber } from './dialect.js';
import { findNetwork } from './networks.js';
import type { ServiceRequest } from './requestFields.js';
import { processingAddress } from './processingAddress.js';
import { amountField, isUuid, textField, type SentAmount } from './requestFields.js';
import { ServiceError, unprocessable } from './serviceError.js';
import { isWithdrawable } from './withdrawalAddress.js';
import type { SandboxWithdrawal } from './withdrawals.js';
import type { World } from './world.js';

interface WithdrawalRequest {
  readonly addressTo: string;
  readonly currencyId: string;
  readonly requestId: string;
  readonly amount: SentAmount;
}

/**
 * Assumption: the document does not say which fields are required; as deployed, all four are, with
 * these lengths.
 */
function readWithdrawal(world: World, request: ServiceRequest): WithdrawalRequest {
  const body = request.body();
  const addressTo = textField(body, 'address_to');
  const currencyId = textField(body, 'currency_id');
  const requestId = textField(body, 'request_id');
  const amount = amountField(body, world.dialect);
  const within = (text: string, least: number): boolean =>
    text.length >= least && text.length <= 255;
  if (!within(addressTo, 16) || !within(requestId, 1) || currencyId === '' || amount === null) {
    throw unprocessable();
  }
  if (!amount.isPositive) throw new ServiceError(422, 'amount must be greater than zero');
  return { addressTo, currencyId, requestId, amount };
}

function checkSwitches({ settings }: World): void {
  if (!settings.storeOwned) throw new ServiceError(403, 'store is not owned by user');
  if (!settings.withdrawalsAllowed) {
    throw new ServiceError(400, 'withdrawal from processing is disabled by owner');
  }
  if (!settings.withdrawalsEnabled) {
    const reason = 'this feature is disabled in the application settings';
    throw new ServiceError(400, `API withdrawal unavailable: ${reason}`);
  }
}

/** The checks in the service's order; it checks no balance, precision or minimum (`docs/service.md §19`). */
function checkTarget(
  world: World,
  { fault }: ServiceRequest,
  asked: WithdrawalRequest,
  currency: SandboxCurrency,
): string {
  const blockchain = currency.blockchain ?? '';
  const { addressTo } = asked;
  if (!isWithdrawable(blockchain, addressTo)) {
    throw new ServiceError(409, `invalid wallet '${addressTo}' for blockchain '${blockchain}'`);
  }
  if (world.wallets.byAddress(addressTo)) {
    throw new ServiceError(406, 'withdrawal to hot wallet is not allowed');
  }
  if (!world.settings.processingReady) throw new ServiceError(423, 'processing is uninitialized');
  if (fault === 'processing_down') throw noProcessingWallets();
  if (world.settings.networksWithoutWallet.includes(blockchain)) {
    throw new ServiceError(404, 'processing wallet not exists');
  }
  return blockchain;
}

/** Operation 9. */
export function answerCreateWithdrawal(world: World, request: ServiceRequest): unknown {
  const asked = readWithdrawal(world, request);
  checkSwitches(world);
  const currency = findCurrency(asked.currencyId);
  if (!currency) throw new ServiceError(400, 'fetch currency: no rows in result set');
  const isTaken = request.before
    ? request.before.requestIds.has(asked.requestId)
    : world.withdrawals.isTaken(asked.requestId);
  if (isTaken) {
    throw new ServiceError(422, 'withdrawal with such request id already exists');
  }
  const blockchain = checkTarget(world, request, asked, currency);
  // The deployed database holds 64 characters where its own validation allows 255.
  if (world.dialect === 'deployed' && asked.requestId.length > 64) {
    const reason = 'ERROR: value too long for type character varying(64) (SQLSTATE 22001)';
    throw new ServiceError(400, `withdrawal creation: ${reason}`);
  }
  const network = findNetwork(blockchain);
  const row = world.withdrawals.add({
    id: world.random('withdrawals').uuid(),
    requestId: asked.requestId,
    currencyId: currency.id,
    blockchain,
    addressFrom: network ? processingAddress(world, network) : '',
    addressTo: asked.addressTo,
    amount: asked.amount.value,
    createdAt: world.clock.now(),
  });
  return {
    id: row.id,
    // Assumption: the document types it as a string; before a transfer exists there is none.
    transfer_id: null,
    ...commonFields(world, row),
    amount: row.amount,
    amount_usd: row.amountUsd,
    created_at: apiTime(row.createdAt),
  };
}

function commonFields(world: World, row: SandboxWithdrawal): Record<string, string> {
  return {
    store_id: world.identity.storeId,
    currency_id: row.currencyId,
    address_from: row.addressFrom,
    address_to: row.addressTo,
  };
}

/** The stage that follows from a status (`docs/service.md §21`). */
function stageOf(status: string): string {
  return status === 'failed' || status === 'completed' ? status : 'in_progress';
}

/**
 * Operation 10. Numbers as documented, strings as deployed; only a deployed service also takes the
 * request id.
 *
 * Assumption: the values of `kind`, `stage` and `status`, and what `transfer` is before there is
 * one, are not shown in the document; both dialects follow the deployed service.
 */
export function answerGetWithdrawal(world: World, request: ServiceRequest): unknown {
  const row = world.withdrawals.find(request.id, world.dialect === 'deployed');
  if (!row) throw new ServiceError(404, 'withdrawal not found');
  const { transfer } = row;
  return {
    transfer: transfer && {
      kind: 'from_processing',
      stage: stageOf(transfer.status),
      status: transfer.status,
      message: transfer.message,
    },
    tx_hash: row.txHash,
    ...commonFields(world, row),
    amount: wireNumber(world.dialect, row.amount),
    amount_usd: wireNumber(world.dialect, row.amountUsd),
    created_at: apiTime(row.createdAt),
  };
}

/** Text of a successful operation 11. */
export const DELETED_TEXT = 'Withdrawal successfully cancelled';

/** Operation 11: only while no transfer exists, and only by the withdrawal's own id. */
export function deleteWithdrawal(world: World, request: ServiceRequest): void {
  if (!isUuid(request.id)) {
    throw new ServiceError(400, `invalid UUID length: ${String(request.id.length)}`);
  }
  const row = world.withdrawals.find(request.id, false);
  if (!row) throw new ServiceError(404, 'withdrawal not found');
  if (row.transfer) throw new ServiceError(400, 'withdrawal cannot be deleted');
  world.withdrawals.remove(row);
}
