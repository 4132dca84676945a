/** Signed events as the service sends them, for a store's tests of its webhook. */
import { parseDecimal } from '../money/decimal.js';
import {
  amlBlockedPayload,
  notConfirmedPayload,
  receivedPayload,
  testPayload,
  writePayload,
  type WebhookPayload,
} from '../sandbox/webhookPayloads.js';
import { signWebhook } from '../sandbox/webhookQueue.js';
import type { SandboxTransfer } from '../sandbox/transfers.js';

/** Type of event; `test` is the test event of the dashboard. */
export type SignedEventType = 'not_confirmed' | 'received' | 'blocked' | 'test';

/** Input of {@link signEvent}. */
export interface SignedEventInput {
  readonly type: SignedEventType;
  /** The store's secret at the service. */
  readonly secret: string;
  /** `store_external_id` of the wallet: in the ledger's `opened` event of the order. */
  readonly externalId: string;
  /** Such as `USDT.Tron`. */
  readonly currencyId: string;
  /** Such as `tron`. */
  readonly blockchain: string;
  /** Decimal string, in coins. */
  readonly amount: string;
  /** Decimal string, US dollars. */
  readonly amountUsd: string;
  readonly txHash: string;
  /** When the transfer was made: milliseconds since the epoch. */
  readonly at: number;
  /** Distinguishes transfers of one transaction. @default "0" */
  readonly bcUniqKey?: string;
}

/** A delivery, ready for `handler.fetch(new Request(url, delivery))`. */
export interface SignedEvent {
  readonly method: 'POST';
  readonly headers: { readonly 'content-type': string; readonly 'x-sign': string };
  /** Send it unchanged: the signature is over these bytes. */
  readonly body: string;
}

const WALLET_ID = '00000000-0000-4000-8000-000000000001';
const RECORD_ID = '00000000-0000-4000-8000-000000000002';
const CONFIRMED_ID = '00000000-0000-4000-8000-000000000003';

function transferOf(input: SignedEventInput): SandboxTransfer {
  return {
    id: RECORD_ID,
    confirmedId: CONFIRMED_ID,
    direction: 'deposit',
    txHash: input.txHash,
    bcUniqKey: input.bcUniqKey ?? '0',
    walletId: WALLET_ID,
    externalId: input.externalId,
    currencyId: input.currencyId,
    blockchain: input.blockchain,
    fromAddress: '',
    toAddress: '',
    amount: parseDecimal(input.amount),
    amountUsd: parseDecimal(input.amountUsd),
    createdAt: input.at,
    confirmedAt: input.at,
    state: 'confirmed',
  };
}

function payloadOf(input: SignedEventInput): WebhookPayload {
  if (input.type === 'test')
    return testPayload('PaymentReceived', [WALLET_ID, RECORD_ID], input.at);
  const transfer = transferOf(input);
  if (input.type === 'not_confirmed') return notConfirmedPayload(transfer);
  if (input.type === 'blocked') return amlBlockedPayload(transfer, RECORD_ID);
  return receivedPayload(transfer);
}

/**
 * Makes a signed event: keys in the service's order, times without a zone, and `X-Sign` as lowercase
 * hexadecimal SHA-256 over the body and the secret.
 *
 * @throws MoneyError if an amount is no plain decimal string.
 * @example
 * const event = signEvent({ type: 'received', secret, externalId, currencyId: 'USDT.Tron',
 *   blockchain: 'tron', amount: '20', amountUsd: '20', txHash: 'ab'.repeat(32), at: Date.now() });
 * await handler.fetch(new Request('https://shop.example/api/till/webhook', event));
 */
export function signEvent(input: SignedEventInput): SignedEvent {
  const body = writePayload(payloadOf(input));
  const signature = signWebhook(body, input.secret);
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sign': signature },
    body,
  };
}
