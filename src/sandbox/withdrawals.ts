/** Withdrawals from processing, and the worker that moves them on by the sandbox's clock. */
import { parseDecimal, type DecimalString } from '../money/decimal.js';

/** Statuses of a transfer that succeeds, in order (`docs/service.md §21`). */
const STEPS = ['new', 'pending', 'processing', 'in_mempool', 'unconfirmed', 'completed'] as const;

/** Every status that a withdrawal's transfer can have. */
export const TRANSFER_STATUSES = [...STEPS, 'failed', 'frozen'] as const;

/** Status of a withdrawal's transfer. */
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

/** One withdrawal. */
export interface SandboxWithdrawal {
  readonly id: string;
  readonly requestId: string;
  readonly currencyId: string;
  readonly blockchain: string;
  readonly addressFrom: string;
  readonly addressTo: string;
  /** Decimal string, in coins. */
  readonly amount: DecimalString;
  readonly createdAt: number;
  /** Decimal string, US dollars; "0" until the transfer exists. */
  amountUsd: DecimalString;
  /** Null while the withdrawal waits in the queue. */
  transfer: { readonly id: string; status: TransferStatus; message: string } | null;
  /** Empty until the chain confirmed it. */
  txHash: string;
  completedAt: number | null;
  /** When the worker looks at it next, in milliseconds since the epoch; null once it is over. */
  nextAt: number | null;
}

/** The worker looks at each withdrawal this often. */
export const WORKER_MS = 2_000;

/** What the worker asks of the rest of the service. */
export interface WorkerHost {
  /** Takes the funds and answers the value in US dollars, or null if there are too few. */
  start(withdrawal: SandboxWithdrawal): DecimalString | null;
  newTransferId(): string;
  newTransactionHash(withdrawal: SandboxWithdrawal): string;
  /** Called once, when the chain has confirmed it. */
  completed(withdrawal: SandboxWithdrawal): void;
  /** Called once, when a started one has failed. */
  failed(withdrawal: SandboxWithdrawal): void;
}

function nextStep(status: TransferStatus): TransferStatus | undefined {
  const at = STEPS.findIndex((step) => step === status);
  return at < 0 ? undefined : STEPS[at + 1];
}

/** All withdrawals of the store. */
export class WithdrawalBook {
  readonly #rows: SandboxWithdrawal[] = [];
  /** While on, the worker touches nothing. */
  held = false;

  constructor(private readonly host: WorkerHost) {}

  /** Queues one. */
  add(
    row: Omit<SandboxWithdrawal, 'amountUsd' | 'transfer' | 'txHash' | 'completedAt' | 'nextAt'>,
  ): SandboxWithdrawal {
    const queued: SandboxWithdrawal = {
      ...row,
      amountUsd: parseDecimal('0'),
      transfer: null,
      txHash: '',
      completedAt: null,
      nextAt: row.createdAt + WORKER_MS,
    };
    this.#rows.push(queued);
    return queued;
  }

  /** Finds by id, or by request id where that is allowed; the newest of several. */
  find(id: string, allowRequestId: boolean): SandboxWithdrawal | undefined {
    return this.#rows.findLast((row) => row.id === id || (allowRequestId && row.requestId === id));
  }

  /** Whether a request id is taken: by one that waits or whose transfer has not failed. */
  isTaken(requestId: string): boolean {
    return this.#rows.some(
      (row) => row.requestId === requestId && row.transfer?.status !== 'failed',
    );
  }

  /** Removes one for good. */
  remove(row: SandboxWithdrawal): void {
    this.#rows.splice(this.#rows.indexOf(row), 1);
  }

  /** Every withdrawal, oldest first. */
  all(): readonly SandboxWithdrawal[] {
    return this.#rows;
  }

  /** When a transfer moves next, in milliseconds since the epoch; null if none does. */
  nextDue(): number | null {
    if (this.held) return null;
    const due = this.#rows.flatMap((row) => (row.nextAt === null ? [] : [row.nextAt]));
    return due.length === 0 ? null : due.reduce((least, at) => (at < least ? at : least));
  }

  /** Makes a withdrawal fail, from the queue or on its way. @returns false if it is over already. */
  fail(row: SandboxWithdrawal, message: string): boolean {
    const status = row.transfer?.status;
    if (status === 'completed' || status === 'failed') return false;
    if (row.transfer) this.host.failed(row);
    const id = row.transfer?.id ?? this.host.newTransferId();
    row.transfer = { id, status: 'failed', message };
    row.nextAt = null;
    return true;
  }

  /** Freezes a transfer that has started. @returns false if none has. */
  freeze(row: SandboxWithdrawal): boolean {
    if (!row.transfer || row.nextAt === null) return false;
    row.transfer.status = 'frozen';
    row.nextAt = null;
    return true;
  }

  /** Carries out what the worker would have done up to now. */
  work(now: number): void {
    if (this.held) return;
    for (const row of this.#rows) {
      while (row.nextAt !== null && row.nextAt <= now) this.#step(row, row.nextAt, now);
    }
  }

  #step(row: SandboxWithdrawal, at: number, now: number): void {
    if (!row.transfer) {
      const amountUsd = this.host.start(row);
      if (amountUsd === null) {
        // Funds change only by a control, so the rounds until now would all end like this one.
        row.nextAt = at + WORKER_MS * (Math.floor((now - at) / WORKER_MS) + 1);
        return;
      }
      row.amountUsd = amountUsd;
      row.transfer = { id: this.host.newTransferId(), status: 'new', message: '' };
      row.nextAt = at + WORKER_MS;
      return;
    }
    const status = nextStep(row.transfer.status) ?? row.transfer.status;
    row.transfer.status = status;
    row.nextAt = status === 'completed' ? null : at + WORKER_MS;
    if (status !== 'completed') return;
    row.completedAt = at;
    row.txHash = this.host.newTransactionHash(row);
    this.host.completed(row);
  }
}
