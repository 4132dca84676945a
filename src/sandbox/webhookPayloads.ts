/** Webhook bodies, byte for byte as a deployed service writes them (`docs/service.md §23`). */
import { webhookTime } from './clock.js';
import type { SandboxTransfer } from './transfers.js';

/** Types of event (`docs/service.md §22`). */
export const HOOK_KINDS = [
  'PaymentNotConfirmed',
  'PaymentReceived',
  'PaymentAMLBlocked',
  'WithdrawalFromProcessingReceived',
] as const;

/** A type of event. */
export type HookKind = (typeof HOOK_KINDS)[number];

/** JSON of a webhook before it is serialized. */
export type WebhookPayload = { readonly [key: string]: string | null | WebhookPayload };

/** Compact JSON with the keys of every level in alphabetical order. */
export function writePayload(payload: WebhookPayload): string {
  const sorted = (value: WebhookPayload): WebhookPayload =>
    Object.fromEntries(
      Object.keys(value)
        .sort()
        .map((key) => {
          const field = value[key] ?? null;
          return [key, typeof field === 'object' && field !== null ? sorted(field) : field];
        }),
    );
  return JSON.stringify(sorted(payload));
}

/** Puts `unconfirmed_` before every key of every level. */
export function prefixKeys(payload: WebhookPayload): WebhookPayload {
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [
      `unconfirmed_${key}`,
      typeof value === 'object' && value !== null ? prefixKeys(value) : value,
    ]),
  );
}

/** Time of the block: by default the second after the payment, never later than the confirmation. */
function blockTime({ createdAt, confirmedAt, blockAt }: SandboxTransfer): number {
  if (blockAt !== undefined) return blockAt;
  const second = Math.ceil(createdAt / 1000) * 1000;
  return confirmedAt !== null && confirmedAt < second ? confirmedAt : second;
}

function payment(transfer: SandboxTransfer, recordId: string, recordedAt: number): WebhookPayload {
  return {
    amount: transfer.amountUsd,
    created_at: webhookTime(recordedAt),
    // The service writes this into unconfirmed events too.
    status: 'completed',
    transactions: {
      amount: transfer.amount,
      amount_usd: transfer.amountUsd,
      bc_uniq_key: transfer.bcUniqKey,
      blockchain: transfer.blockchain,
      created_at: webhookTime(recordedAt),
      currency: transfer.currencyId.split('.')[0] ?? transfer.currencyId,
      currency_id: transfer.currencyId,
      tx_hash: transfer.txHash,
      tx_id: recordId,
    },
    wallet: { id: transfer.walletId, store_external_id: transfer.externalId },
  };
}

/** `PaymentNotConfirmed`: prefixed keys, no network time, and also the status `completed`. */
export function notConfirmedPayload(transfer: SandboxTransfer): WebhookPayload {
  const body = payment(transfer, transfer.id, transfer.createdAt);
  return prefixKeys({ ...body, paid_at: null, type: 'PaymentNotConfirmed' });
}

function confirmedBody(transfer: SandboxTransfer): WebhookPayload {
  const at = transfer.confirmedAt ?? transfer.createdAt;
  return {
    ...payment(transfer, transfer.confirmedId, at),
    paid_at: webhookTime(blockTime(transfer)),
  };
}

/** `PaymentReceived`. */
export function receivedPayload(transfer: SandboxTransfer): WebhookPayload {
  return { ...confirmedBody(transfer), type: 'PaymentReceived' };
}

/** `PaymentAMLBlocked`: as received, plus the check that blocked it. */
export function amlBlockedPayload(transfer: SandboxTransfer, checkId: string): WebhookPayload {
  const at = webhookTime(transfer.confirmedAt ?? transfer.createdAt);
  return {
    ...confirmedBody(transfer),
    type: 'PaymentAMLBlocked',
    aml_check: {
      id: checkId,
      score: '92.5',
      status: 'success',
      risk_level: 'critical',
      created_at: at,
      updated_at: at,
    },
  };
}

/** Types that the dashboard can send as a test (`docs/service.md §26`). */
export type TestKind = Exclude<HookKind, 'PaymentAMLBlocked'>;

/** A test event: signed like a real one, for an order that does not exist. */
export function testPayload(kind: TestKind, ids: readonly string[], now: number): WebhookPayload {
  const [walletId = '', transactionId = ''] = ids;
  const at = webhookTime(now);
  const amount = kind === 'PaymentNotConfirmed' ? '1000000000000' : '100';
  const body: WebhookPayload = {
    type: kind,
    status: 'completed',
    created_at: at,
    paid_at: at,
    amount,
    transactions: {
      amount,
      amount_usd: amount,
      bc_uniq_key: 'bc_uniq_key_example',
      blockchain: 'bitcoin',
      created_at: at,
      currency: 'BTC',
      currency_id: 'BTC.Bitcoin',
      tx_hash: 'tx_hash_example',
      tx_id: transactionId,
    },
    wallet: { id: walletId, store_external_id: 'store_external_example' },
  };
  return kind === 'PaymentNotConfirmed' ? prefixKeys(body) : body;
}
