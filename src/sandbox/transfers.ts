/** Transfers on the pretend chains: deposits of shoppers and sweeps of the service itself. */
import type { DecimalString } from '../money/decimal.js';

/** Where a transfer stands. A vanished one was dropped by the network and never confirms. */
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
  /** Time of the block, where events are dated by it (`datedByBlock`). */
  blockAt?: number;
  state: TransferState;
}

/** All transfers of the sandbox. */
export class TransferBook {
  readonly #transfers: SandboxTransfer[] = [];

  /** Adds one. */
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

  /** Those still waiting for confirmations, oldest first. */
  unconfirmed(direction: SandboxTransfer['direction']): SandboxTransfer[] {
    return this.#transfers.filter(
      (transfer) => transfer.direction === direction && transfer.state === 'in_mempool',
    );
  }
}
