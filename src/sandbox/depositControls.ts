/** Controls over deposits: pay, confirm, block, drop. */
import { compareDecimal, parseDecimal } from '../money/decimal.js';
import { deriveAddress } from './addresses.js';
import { chainResult, SandboxControlError, valueUsd, type ChainResult } from './chainResult.js';
import { findCurrency } from './currencies.js';
import { amlBlockedPayload, notConfirmedPayload, receivedPayload } from './hookPayloads.js';
import { findNetwork, transactionHash } from './networks.js';
import type { SandboxTransfer, TransferState } from './transfers.js';
import { isSameAddress, type Wallet } from './wallets.js';
import { enabledCurrency, type World } from './world.js';

/** A deposit to be made. One of `externalId`, `address` and `walletId` says to whom. */
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

function findWallet(world: World, { externalId, address, walletId }: PayInput): Wallet {
  const wallet =
    externalId !== undefined
      ? world.wallets.byExternalId(externalId)
      : address !== undefined
        ? world.wallets.byAddress(address)
        : world.wallets.all().find(({ id }) => id === walletId);
  if (wallet) return wallet;
  throw new SandboxControlError(
    'No such wallet in the sandbox, so there is no address to pay to. Open the order first (the ' +
      'store then asks the service for its wallet), and give its externalId, address or walletId.',
  );
}

function isDirty(world: World, transfer: SandboxTransfer): boolean {
  const row = world.wallets
    .byAddress(transfer.toAddress)
    ?.rows.find(
      (one) => one.address === transfer.toAddress && one.currencyId === transfer.currencyId,
    );
  return row?.dirty ?? true;
}

/** Whether the service sends an event for a deposit at all (`docs/service.md §22`). */
function isAnnounced(world: World, transfer: SandboxTransfer): boolean {
  if (compareDecimal(transfer.amountUsd, world.settings.minimalPaymentUsd) < 0) return false;
  return enabledCurrency(world, transfer.currencyId) !== undefined && !isDirty(world, transfer);
}

function payer(world: World, txHash: string, blockchain: string): string {
  const family = findNetwork(blockchain)?.family ?? 'evm';
  const { seed, dialect } = world;
  return deriveAddress({ seed, owner: `payer ${txHash}`, family, rotation: 0, dialect });
}

/** Makes a deposit that waits in the mempool. @throws {@link SandboxControlError} */
export function pay(world: World, input: PayInput): ChainResult {
  const wallet = findWallet(world, input);
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
  const random = world.random('transfers');
  const amount = parseDecimal(input.amount);
  const txHash = input.txHash ?? transactionHash(random, row.blockchain);
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
    fromAddress: input.fromAddress ?? payer(world, txHash, row.blockchain),
    toAddress: row.address,
    amount,
    amountUsd: valueUsd(world, currency, amount),
    createdAt: world.clock.now(),
    confirmedAt: null,
    state: 'in_mempool',
  };
  world.transfers.add(transfer);
  // A deployed service sends no event before the confirmation (`docs/service.md §22`).
  const saysNothing = world.dialect === 'deployed' || world.settings.datedByBlock;
  const silent = saysNothing || !isAnnounced(world, transfer);
  const event = silent
    ? null
    : world.hooks.add('PaymentNotConfirmed', notConfirmedPayload(transfer));
  return chainResult(transfer, event);
}

/** @throws {@link SandboxControlError} if there is no such transfer or it has left the mempool. */
function pending(world: World, txHash: string): SandboxTransfer {
  const transfer = world.transfers.find(txHash);
  if (transfer?.state === 'in_mempool') return transfer;
  throw new SandboxControlError(
    transfer
      ? `This transfer is already ${transfer.state}; only one in the mempool can change.`
      : 'No transfer with this hash in the sandbox. Use a txHash that pay or sweep returned.',
  );
}

/** Takes a transfer out of the mempool and values it again, as the service does. */
function conclude(world: World, transfer: SandboxTransfer, state: TransferState): void {
  const currency = findCurrency(transfer.currencyId);
  if (currency) transfer.amountUsd = valueUsd(world, currency, transfer.amount);
  transfer.confirmedAt = world.clock.now();
  if (world.settings.datedByBlock) transfer.blockAt = Math.floor(world.clock.now() / 1000) * 1000;
  transfer.state = state;
}

/** Confirms a transfer; of a deposit, the service then sends `PaymentReceived`. */
export function confirm(world: World, txHash: string): ChainResult {
  const transfer = pending(world, txHash);
  conclude(world, transfer, 'confirmed');
  if (transfer.direction === 'sweep' || !isAnnounced(world, transfer))
    return chainResult(transfer, null);
  return chainResult(transfer, world.hooks.add('PaymentReceived', receivedPayload(transfer)));
}

/** Confirms a deposit that the service blocks: `PaymentAMLBlocked` instead of received. */
export function block(world: World, txHash: string): ChainResult {
  const transfer = pending(world, txHash);
  conclude(world, transfer, 'blocked');
  if (!isAnnounced(world, transfer)) return chainResult(transfer, null);
  const checkId = world.random('aml').uuid();
  return chainResult(
    transfer,
    world.hooks.add('PaymentAMLBlocked', amlBlockedPayload(transfer, checkId)),
  );
}

/** Lets the network forget a transfer: it never confirms and is listed no more. */
export function drop(world: World, txHash: string): ChainResult {
  const transfer = pending(world, txHash);
  transfer.state = 'vanished';
  return chainResult(transfer, null);
}
