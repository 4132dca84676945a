/** Controls over the simulated chains: pay, confirm, block, drop, sweep and rotate. */
import { parseDecimal, compareDecimal } from '../money/decimal.js';
import { deriveAddress } from './addresses.js';
import { type SandboxContext, findEnabledCurrency } from './context.js';
import { findCurrency } from './currencies.js';
import { newTransactionHash, type SandboxTransfer, type TransferState } from './transfers.js';
import { isSameAddress, type Wallet } from './wallets.js';
import { amlBlockedPayload, notConfirmedPayload, receivedPayload } from './webhookPayloads.js';

/** Result of a chain control. `eventId` is null where the service sends no webhook. */
export interface ChainResult extends Readonly<
  Pick<
    SandboxTransfer,
    'txHash' | 'externalId' | 'walletId' | 'currencyId' | 'amount' | 'amountUsd' | 'state'
  >
> {
  readonly address: string;
  readonly eventId: string | null;
}

/** Thrown by a control if the sandbox does not have what it names. */
export class SandboxControlError extends Error {
  override readonly name = 'SandboxControlError';
}

function chainResult(transfer: SandboxTransfer, eventId: string | null): ChainResult {
  const { txHash, externalId, walletId, currencyId, amount, amountUsd, state } = transfer;
  const address = transfer.toAddress;
  return { txHash, externalId, walletId, address, currencyId, amount, amountUsd, state, eventId };
}

/** A deposit to make. One of `externalId`, `address` and `walletId` names the wallet. */
export interface PayInput {
  readonly externalId?: string;
  readonly address?: string;
  readonly walletId?: string;
  readonly currencyId: string;
  /** Decimal string, in coins. */
  readonly amount: string;
  /** @default a new hash in the form of the network */
  readonly txHash?: string;
  /** Tells apart several transfers of one transaction. @default "0" */
  readonly bcUniqKey?: string;
  /** Address of the payer. @default a derived one */
  readonly fromAddress?: string;
}

function findWallet(context: SandboxContext, { externalId, address, walletId }: PayInput): Wallet {
  const wallet =
    externalId !== undefined
      ? context.wallets.byExternalId(externalId)
      : address !== undefined
        ? context.wallets.byAddress(address)
        : context.wallets.all().find(({ id }) => id === walletId);
  if (wallet) return wallet;
  throw new SandboxControlError(
    'No such wallet in the sandbox, so there is no address to pay to. Open the order first (the ' +
      'store then asks the service for its wallet), and give its externalId, address or walletId.',
  );
}

function isDirty(context: SandboxContext, transfer: SandboxTransfer): boolean {
  const row = context.wallets
    .byAddress(transfer.toAddress)
    ?.rows.find(
      (one) => one.address === transfer.toAddress && one.currencyId === transfer.currencyId,
    );
  return row?.dirty ?? true;
}

/** Whether the service sends webhooks for a deposit (`docs/service.md §22`). */
function hasWebhook(context: SandboxContext, transfer: SandboxTransfer): boolean {
  if (compareDecimal(transfer.amountUsd, context.settings.minimalPaymentUsd) < 0) return false;
  return (
    findEnabledCurrency(context, transfer.currencyId) !== undefined && !isDirty(context, transfer)
  );
}

/** Makes a deposit that waits in the mempool. @throws {@link SandboxControlError} */
export function pay(context: SandboxContext, input: PayInput): ChainResult {
  const wallet = findWallet(context, input);
  const rows = wallet.rows.filter((row) => row.currencyId === input.currencyId);
  const { address } = input;
  const row =
    address !== undefined
      ? rows.find((one) => isSameAddress(one.address, address))
      : rows.find(({ dirty }) => !dirty);
  const currency = findCurrency(input.currencyId);
  if (!row || !currency) {
    throw new SandboxControlError(
      'The wallet has no such address for this currency. Enable the currency in the sandbox, or ' +
        'pay to one of the addresses that the wallet answer lists for it.',
    );
  }
  const { seed, dialect } = context;
  const random = context.random('transfers');
  const amount = parseDecimal(input.amount);
  const txHash = input.txHash ?? newTransactionHash(random, row.blockchain);
  const transfer: SandboxTransfer = {
    id: random.uuid(),
    confirmedId: random.uuid(),
    direction: 'deposit',
    txHash,
    bcUniqKey: input.bcUniqKey ?? '0',
    walletId: wallet.id,
    externalId: wallet.externalId,
    currencyId: currency.id,
    blockchain: row.blockchain,
    fromAddress:
      input.fromAddress ??
      deriveAddress({ seed, owner: `payer ${txHash}`, blockchain: row.blockchain, dialect }),
    toAddress: row.address,
    amount,
    amountUsd: context.rates.valueUsd(currency, amount),
    createdAt: context.clock.now(),
    confirmedAt: null,
    state: 'in_mempool',
  };
  context.transfers.add(transfer);
  // A deployed service sends no event before the confirmation (`docs/service.md §22`).
  const confirmedOnly = context.dialect === 'deployed' || context.settings.datedByBlock;
  if (confirmedOnly || !hasWebhook(context, transfer)) return chainResult(transfer, null);
  const eventId = context.webhooks.add('PaymentNotConfirmed', notConfirmedPayload(transfer));
  return chainResult(transfer, eventId);
}

/** @throws {@link SandboxControlError} if there is no such transfer or it has left the mempool. */
function findPending(context: SandboxContext, txHash: string): SandboxTransfer {
  const transfer = context.transfers.find(txHash);
  if (transfer?.state === 'in_mempool') return transfer;
  throw new SandboxControlError(
    transfer
      ? `This transfer is already ${transfer.state}; only one in the mempool can change.`
      : 'No transfer with this hash in the sandbox. Use a txHash that pay or sweep returned.',
  );
}

/** Moves a transfer out of the mempool and values it again, as the service does. */
function leaveMempool(
  context: SandboxContext,
  transfer: SandboxTransfer,
  state: TransferState,
): void {
  const currency = findCurrency(transfer.currencyId);
  if (currency) transfer.amountUsd = context.rates.valueUsd(currency, transfer.amount);
  transfer.confirmedAt = context.clock.now();
  if (context.settings.datedByBlock)
    transfer.blockAt = Math.floor(context.clock.now() / 1000) * 1000;
  transfer.state = state;
}

/** Confirms a transfer; of a deposit, the service then sends `PaymentReceived`. */
export function confirm(context: SandboxContext, txHash: string): ChainResult {
  const transfer = findPending(context, txHash);
  leaveMempool(context, transfer, 'confirmed');
  if (transfer.direction === 'sweep' || !hasWebhook(context, transfer))
    return chainResult(transfer, null);
  return chainResult(transfer, context.webhooks.add('PaymentReceived', receivedPayload(transfer)));
}

/** Confirms a deposit that the service blocks: `PaymentAMLBlocked` instead of received. */
export function block(context: SandboxContext, txHash: string): ChainResult {
  const transfer = findPending(context, txHash);
  leaveMempool(context, transfer, 'blocked');
  if (!hasWebhook(context, transfer)) return chainResult(transfer, null);
  const checkId = context.random('aml').uuid();
  return chainResult(
    transfer,
    context.webhooks.add('PaymentAMLBlocked', amlBlockedPayload(transfer, checkId)),
  );
}

/** Drops a transfer from the mempool: it never confirms and is no longer listed. */
export function drop(context: SandboxContext, txHash: string): ChainResult {
  const transfer = findPending(context, txHash);
  transfer.state = 'vanished';
  return chainResult(transfer, null);
}

/** A sweep to make. */
export interface SweepInput {
  /** Deposit address to empty. */
  readonly address: string;
  /** @default the currency of the newest deposit to the address */
  readonly currencyId?: string;
  /** Decimal string, in coins. @default the amount of that deposit */
  readonly amount?: string;
}

/** Moves funds from a deposit address to the merchant's cold wallet, unconfirmed at first. */
export function sweep(
  context: SandboxContext,
  { address, currencyId, amount }: SweepInput,
): ChainResult {
  const deposits = context.transfers
    .all()
    .filter((one) => one.direction === 'deposit' && isSameAddress(one.toAddress, address));
  const last = deposits.findLast(
    (one) => currencyId === undefined || one.currencyId === currencyId,
  );
  const currency = findCurrency(last?.currencyId ?? '');
  if (!last || !currency?.blockchain) {
    throw new SandboxControlError(
      'Nothing was ever paid to this address, so nothing can be swept.',
    );
  }
  const random = context.random('transfers');
  const { blockchain } = currency;
  const { seed, dialect } = context;
  const swept = amount === undefined ? last.amount : parseDecimal(amount);
  const transfer: SandboxTransfer = {
    ...last,
    id: random.uuid(),
    confirmedId: random.uuid(),
    direction: 'sweep',
    txHash: newTransactionHash(random, last.blockchain),
    fromAddress: address,
    toAddress: deriveAddress({ seed, owner: 'cold wallet', blockchain, dialect }),
    amount: swept,
    amountUsd: context.rates.valueUsd(currency, swept),
    createdAt: context.clock.now(),
    confirmedAt: null,
    state: 'in_mempool',
  };
  context.transfers.add(transfer);
  return chainResult(transfer, null);
}

/**
 * Marks an address dirty: the next wallet call answers another one, and deposits to the old one send no
 * webhook (`docs/service.md §11`).
 *
 * @throws {@link SandboxControlError} if no wallet has the address, or it is dirty already.
 */
export function rotate(context: SandboxContext, address: string): void {
  if (context.wallets.markDirty(address)) return;
  throw new SandboxControlError('No wallet of the sandbox has this address in use.');
}
