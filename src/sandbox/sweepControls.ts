/** Controls over the service's own handling of deposit addresses: sweep and rotate. */
import { parseDecimal } from '../money/decimal.js';
import { deriveAddress } from './addresses.js';
import { chainResult, SandboxControlError, valueUsd, type ChainResult } from './chainResult.js';
import { findCurrency } from './currencies.js';
import { findNetwork, transactionHash } from './networks.js';
import type { SandboxTransfer } from './transfers.js';
import { isSameAddress } from './wallets.js';
import type { World } from './world.js';

/** A sweep to be made. */
export interface SweepInput {
  /** Deposit address that is emptied. */
  readonly address: string;
  /** @default the currency of the newest deposit to the address */
  readonly currencyId?: string;
  /** Decimal string, in coins. @default the amount of that deposit */
  readonly amount?: string;
}

/** Moves funds from a deposit address to the merchant's cold wallet, unconfirmed at first. */
export function sweep(world: World, { address, currencyId, amount }: SweepInput): ChainResult {
  const deposits = world.transfers
    .all()
    .filter((one) => one.direction === 'deposit' && isSameAddress(one.toAddress, address));
  const last = deposits.findLast(
    (one) => currencyId === undefined || one.currencyId === currencyId,
  );
  const currency = findCurrency(last?.currencyId ?? '');
  if (!last || !currency) {
    throw new SandboxControlError(
      'Nothing was ever paid to this address, so nothing can be swept.',
    );
  }
  const random = world.random('transfers');
  const family = findNetwork(last.blockchain)?.family ?? 'evm';
  const { seed, dialect } = world;
  const swept = amount === undefined ? last.amount : parseDecimal(amount);
  const transfer: SandboxTransfer = {
    ...last,
    id: random.uuid(),
    confirmedId: random.uuid(),
    direction: 'sweep',
    txHash: transactionHash(random, last.blockchain),
    fromAddress: address,
    toAddress: deriveAddress({ seed, owner: 'cold wallet', family, rotation: 0, dialect }),
    amount: swept,
    amountUsd: valueUsd(world, currency, swept),
    createdAt: world.clock.now(),
    confirmedAt: null,
    state: 'in_mempool',
  };
  world.transfers.add(transfer);
  return chainResult(transfer, null);
}

/**
 * Marks an address dirty: the next wallet call answers another one, and no event tells of deposits to
 * the old one (`docs/service.md §11`).
 *
 * @throws {@link SandboxControlError} if no wallet has the address, or it is dirty already.
 */
export function rotate(world: World, address: string): void {
  if (world.wallets.markDirty(address)) return;
  throw new SandboxControlError('No wallet of the sandbox has this address in use.');
}
