/** Operations 9, 10 and 11: withdrawals from processing. */
import { processingFailure } from './faultResponses.js';
import type { NetworkSlug } from '../chains/networks.js';
import { addressFamily, processingAddress } from './addresses.js';
import { apiTime } from './clock.js';
import { findCurrency, type SandboxCurrency } from './currencies.js';
import { ServiceError, unprocessable, wireNumber } from './responses.js';
import {
  amountField,
  isUuid,
  type SentAmount,
  type ServiceRequest,
  textField,
} from './requestFields.js';
import type { SandboxWithdrawal } from './withdrawals.js';
import type { SandboxContext } from './context.js';
import { base32Values } from '../chains/base32.js';
import { checkAddress } from '../chains/address.js';

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
function readWithdrawal(context: SandboxContext, request: ServiceRequest): WithdrawalRequest {
  const body = request.body();
  const addressTo = textField(body, 'address_to');
  const currencyId = textField(body, 'currency_id');
  const requestId = textField(body, 'request_id');
  const amount = amountField(body, context.dialect);
  const within = (text: string, least: number): boolean =>
    text.length >= least && text.length <= 255;
  if (!within(addressTo, 16) || !within(requestId, 1) || currencyId === '' || amount === null) {
    throw unprocessable();
  }
  if (!amount.isPositive) throw new ServiceError(422, 'amount must be greater than zero');
  return { addressTo, currencyId, requestId, amount };
}

function checkSwitches({ settings }: SandboxContext): void {
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
  context: SandboxContext,
  { fault }: ServiceRequest,
  asked: WithdrawalRequest,
  { blockchain }: SandboxCurrency,
): NetworkSlug {
  const { addressTo } = asked;
  if (blockchain === null || !isWithdrawable(blockchain, addressTo)) {
    const reason = `invalid wallet '${addressTo}' for blockchain '${blockchain ?? ''}'`;
    throw new ServiceError(409, reason);
  }
  if (context.wallets.byAddress(addressTo)) {
    throw new ServiceError(406, 'withdrawal to hot wallet is not allowed');
  }
  if (!context.settings.processingReady) throw new ServiceError(423, 'processing is uninitialized');
  if (fault === 'processing_down') throw processingFailure();
  if (context.settings.networksWithoutWallet.includes(blockchain)) {
    throw new ServiceError(404, 'processing wallet not exists');
  }
  return blockchain;
}

/** Operation 9. */
export function createWithdrawal(context: SandboxContext, request: ServiceRequest): unknown {
  const asked = readWithdrawal(context, request);
  checkSwitches(context);
  const currency = findCurrency(asked.currencyId);
  if (!currency) throw new ServiceError(400, 'fetch currency: no rows in result set');
  const isTaken = request.existing
    ? request.existing.requestIds.has(asked.requestId)
    : context.withdrawals.isTaken(asked.requestId);
  if (isTaken) {
    throw new ServiceError(422, 'withdrawal with such request id already exists');
  }
  const blockchain = checkTarget(context, request, asked, currency);
  // The deployed database holds 64 characters where its own validation allows 255.
  if (context.dialect === 'deployed' && asked.requestId.length > 64) {
    const reason = 'ERROR: value too long for type character varying(64) (SQLSTATE 22001)';
    throw new ServiceError(400, `withdrawal creation: ${reason}`);
  }
  const row = context.withdrawals.add({
    id: context.random('withdrawals').uuid(),
    requestId: asked.requestId,
    currencyId: currency.id,
    blockchain,
    addressFrom: processingAddress(context, blockchain),
    addressTo: asked.addressTo,
    amount: asked.amount.value,
    createdAt: context.clock.now(),
  });
  return {
    id: row.id,
    // Assumption: the document types it as a string; before a transfer exists there is none.
    transfer_id: null,
    ...commonFields(context, row),
    amount: row.amount,
    amount_usd: row.amountUsd,
    created_at: apiTime(row.createdAt),
  };
}

function commonFields(context: SandboxContext, row: SandboxWithdrawal): Record<string, string> {
  return {
    store_id: context.identity.storeId,
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
export function getWithdrawal(context: SandboxContext, request: ServiceRequest): unknown {
  const row = context.withdrawals.find(request.id, context.dialect === 'deployed');
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
    ...commonFields(context, row),
    amount: wireNumber(context.dialect, row.amount),
    amount_usd: wireNumber(context.dialect, row.amountUsd),
    created_at: apiTime(row.createdAt),
  };
}

/** Text of a successful operation 11. */
export const DELETED_TEXT = 'Withdrawal successfully cancelled';

/** Operation 11: only while no transfer exists, and only by the withdrawal's own id. */
export function deleteWithdrawal(context: SandboxContext, request: ServiceRequest): void {
  if (!isUuid(request.id)) {
    throw new ServiceError(400, `invalid UUID length: ${String(request.id.length)}`);
  }
  const row = context.withdrawals.find(request.id, false);
  if (!row) throw new ServiceError(404, 'withdrawal not found');
  if (row.transfer) throw new ServiceError(400, 'withdrawal cannot be deleted');
  context.withdrawals.remove(row);
}

/*
 * Which addresses operation 9 accepts. The service's checks differ from ours in both directions, so that
 * a store can test both: it rejects addresses that we accept and accepts addresses that we reject.
 */

const isValid = (blockchain: string, address: string): boolean =>
  checkAddress(blockchain, address).status === 'valid';

/** Characters before the version of a segregated-witness address, such as `bc1`. */
const PREFIX_LENGTH = 3;
/** Bech32 digits of the versions that the service knows: 0 and 1. */
const KNOWN_VERSIONS = 'qp';

/** Bitcoin: also test addresses (`tb1…`), and no witness version above 1. */
function acceptsBitcoin(address: string): boolean {
  const text = address.toLowerCase();
  if (text.startsWith('tb1')) return base32Values(text.slice(PREFIX_LENGTH)) !== undefined;
  if (text.startsWith('bc1') && !KNOWN_VERSIONS.includes(text.charAt(PREFIX_LENGTH))) return false;
  return isValid('bitcoin', address);
}

/** Characters of a CashAddr with a hash of 20 bytes, without its prefix. */
const CASH_LENGTH = 42;

/** Bitcoin Cash: also token-aware addresses (`z…`), and no script hash of 32 bytes. */
function acceptsBitcoinCash(address: string): boolean {
  const bare = address.toLowerCase().replace(/^bitcoincash:/, '');
  if (bare.startsWith('z')) return bare.length === CASH_LENGTH && base32Values(bare) !== undefined;
  if (/^[qp]/.test(bare) && bare.length !== CASH_LENGTH) return false;
  return isValid('bitcoincash', address);
}

/** Checks by address family, where they differ from {@link isValid}. */
const CHECKS: Readonly<Record<string, (address: string) => boolean>> = {
  bitcoin: acceptsBitcoin,
  bitcoincash: acceptsBitcoinCash,
  // Former script addresses (`3…`) look like Bitcoin's and are rejected.
  litecoin: (address) => !address.startsWith('3') && isValid('litecoin', address),
  // The service ignores the letter case, which holds the checksum.
  evm: (address) => /^0x[0-9a-f]{40}$/i.test(address),
};

/**
 * Whether operation 9 accepts an address.
 *
 * Assumption: for `tb1…` and `z…` this checks alphabet and length only. A deployed service was seen to
 * accept such addresses, but not tested with a wrong checksum.
 */
function isWithdrawable(blockchain: NetworkSlug, address: string): boolean {
  const accepts = CHECKS[addressFamily(blockchain)];
  return accepts ? accepts(address) : isValid(blockchain, address);
}
