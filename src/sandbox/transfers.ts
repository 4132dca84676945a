/** Transfers on the simulated chains: shoppers' deposits and the service's own sweeps. */
import { findNetwork } from '../chains/networks.js';
import type { DecimalString } from '../money/decimal.js';
import type { Random } from './random.js';

/** State of a transfer. A vanished one was dropped by the network and never confirms. */
export type TransferState = 'in_mempool' | 'confirmed' | 'blocked' | 'vanished';

/** One transfer. */
export interface SandboxTransfer {
  /** Id of the unconfirmed record; the confirmed one has its own (`docs/service.md §23`). */
  readonly id: string;
  readonly confirmedId: string;
  readonly direction: 'deposit' | 'sweep';
  readonly txHash: string;
  readonly bcUniqKey: string;
  readonly walletId: string;
  readonly externalId: string;
  readonly currencyId: string;
  readonly blockchain: string;
  readonly fromAddress: string;
  readonly toAddress: string;
  /** Decimal string, in coins. */
  readonly amount: DecimalString;
  /** Decimal string, US dollars at the moment of the last step. */
  amountUsd: DecimalString;
  readonly createdAt: number;
  confirmedAt: number | null;
  /** Time of the block, if the service dates events by it (`datedByBlock`). */
  blockAt?: number;
  state: TransferState;
}

/** A new transaction hash in its network's format: 64 hexadecimal digits, with `0x` on EVM. */
export function newTransactionHash(random: Random, blockchain: string): string {
  const prefix = findNetwork(blockchain)?.family === 'evm' ? '0x' : '';
  return `${prefix}${random.hex(32)}`;
}

/** All transfers of the sandbox. */
export class Transfers {
  readonly #transfers: SandboxTransfer[] = [];

  add(transfer: SandboxTransfer): void {
    this.#transfers.push(transfer);
  }

  /** Every transfer, oldest first. */
  all(): readonly SandboxTransfer[] {
    return this.#transfers;
  }

  /** The newest transfer with a hash. */
  find(txHash: string): SandboxTransfer | undefined {
    return this.#transfers.findLast((transfer) => transfer.txHash === txHash);
  }

  /** Transfers without a confirmation yet, oldest first. */
  unconfirmed(direction: SandboxTransfer['direction']): SandboxTransfer[] {
    return this.#transfers.filter(
      (transfer) => transfer.direction === direction && transfer.state === 'in_mempool',
    );
  }
}
