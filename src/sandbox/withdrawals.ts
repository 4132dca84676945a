/** Withdrawals from processing, and the worker that advances them by the sandbox's clock. */
import { parseDecimal, type DecimalString } from '../money/decimal.js';
import type { Balances } from './balances.js';
import { webhookTime } from './clock.js';
import { findCurrency } from './currencies.js';
import type { Random } from './random.js';
import type { Rates } from './rates.js';
import { newTransactionHash } from './transfers.js';
import type { WebhookPayload } from './webhookPayloads.js';
import type { WebhookQueue } from './webhookQueue.js';

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
  /** Next step of the worker, in milliseconds since the epoch; null after the last. */
  nextAt: number | null;
}

/** How often the worker looks at each withdrawal. */
export const WORKER_MS = 2_000;

/** The parts of the sandbox that the worker changes. */
export interface WithdrawalsInput {
  readonly balances: Balances;
  readonly rates: Rates;
  readonly webhooks: WebhookQueue;
  readonly random: Random;
}

/** `WithdrawalFromProcessingReceived`: no wallet, no status. */
function withdrawalPayload(withdrawal: SandboxWithdrawal, recordId: string): WebhookPayload {
  const at = webhookTime(withdrawal.completedAt ?? withdrawal.createdAt);
  return {
    type: 'WithdrawalFromProcessingReceived',
    created_at: at,
    paid_at: at,
    amount: withdrawal.amountUsd,
    withdrawal_id: withdrawal.id,
    transactions: {
      amount: withdrawal.amount,
      amount_usd: withdrawal.amountUsd,
      bc_uniq_key: '0',
      blockchain: withdrawal.blockchain,
      created_at: at,
      currency: withdrawal.currencyId.split('.')[0] ?? withdrawal.currencyId,
      currency_id: withdrawal.currencyId,
      tx_hash: withdrawal.txHash,
      tx_id: recordId,
    },
  };
}

function nextStep(status: TransferStatus): TransferStatus | undefined {
  const at = STEPS.findIndex((step) => step === status);
  return at < 0 ? undefined : STEPS[at + 1];
}

/** All withdrawals of the store. */
export class Withdrawals {
  readonly #rows: SandboxWithdrawal[] = [];
  /** While true, the worker does nothing. */
  held = false;

  constructor(private readonly input: WithdrawalsInput) {}

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

  /** Finds the newest by id, or by request id if that is allowed. */
  find(id: string, allowRequestId: boolean): SandboxWithdrawal | undefined {
    return this.#rows.findLast((row) => row.id === id || (allowRequestId && row.requestId === id));
  }

  /** Whether a withdrawal has the request id and has not failed. */
  isTaken(requestId: string): boolean {
    return this.#rows.some(
      (row) => row.requestId === requestId && row.transfer?.status !== 'failed',
    );
  }

  remove(row: SandboxWithdrawal): void {
    this.#rows.splice(this.#rows.indexOf(row), 1);
  }

  /** Every withdrawal, oldest first. */
  all(): readonly SandboxWithdrawal[] {
    return this.#rows;
  }

  /** Time of the next step of any transfer, in milliseconds since the epoch; null if there is none. */
  nextDue(): number | null {
    if (this.held) return null;
    const due = this.#rows.flatMap((row) => (row.nextAt === null ? [] : [row.nextAt]));
    return due.length === 0 ? null : due.reduce((least, at) => (at < least ? at : least));
  }

  /** Fails a queued or started withdrawal. @returns false if it has ended */
  fail(row: SandboxWithdrawal, message: string): boolean {
    const status = row.transfer?.status;
    if (status === 'completed' || status === 'failed') return false;
    const { balances, random } = this.input;
    if (row.transfer) balances.giveBack(row.currencyId, row.amount);
    const id = row.transfer?.id ?? random.uuid();
    row.transfer = { id, status: 'failed', message };
    row.nextAt = null;
    return true;
  }

  /** Freezes a started transfer. @returns false if there is none */
  freeze(row: SandboxWithdrawal): boolean {
    if (!row.transfer || row.nextAt === null) return false;
    row.transfer.status = 'frozen';
    row.nextAt = null;
    return true;
  }

  /** Does everything that the worker would have done until now. */
  work(now: number): void {
    if (this.held) return;
    for (const row of this.#rows) {
      while (row.nextAt !== null && row.nextAt <= now) this.#step(row, row.nextAt, now);
    }
  }

  #step(row: SandboxWithdrawal, at: number, now: number): void {
    const { balances, rates, webhooks, random } = this.input;
    if (!row.transfer) {
      if (!balances.take(row.currencyId, row.amount)) {
        // Only a control changes balances, so each round until now would end like this one.
        row.nextAt = at + WORKER_MS * (Math.floor((now - at) / WORKER_MS) + 1);
        return;
      }
      const currency = findCurrency(row.currencyId);
      if (currency) row.amountUsd = rates.valueUsd(currency, row.amount);
      row.transfer = { id: random.uuid(), status: 'new', message: '' };
      row.nextAt = at + WORKER_MS;
      return;
    }
    const status = nextStep(row.transfer.status) ?? row.transfer.status;
    row.transfer.status = status;
    row.nextAt = status === 'completed' ? null : at + WORKER_MS;
    if (status !== 'completed') return;
    row.completedAt = at;
    row.txHash = newTransactionHash(random, row.blockchain);
    const payload = withdrawalPayload(row, random.uuid());
    webhooks.add('WithdrawalFromProcessingReceived', payload);
  }
}
