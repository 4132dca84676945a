/** Signed events for orders of the load test, byte for byte as the service sends them. */
import { createHash } from 'node:crypto';
import { parseDecimal } from '../../src/money/decimal.js';
import {
  notConfirmedPayload,
  receivedPayload,
  writePayload,
} from '../../src/sandbox/webhookPayloads.js';
import { signWebhook } from '../../src/sandbox/webhookQueue.js';
import type { SandboxTransfer } from '../../src/sandbox/transfers.js';
import type { LoadOrder } from './protocol.js';

/** One delivery, ready to be sent. */
export interface SignedEvent {
  /** `kind:txHash`, as the ledger will have it. */
  readonly name: string;
  readonly orderId: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return [8, 4, 4, 4, 12]
    .reduce<{ parts: string[]; at: number }>(
      ({ parts, at }, length) => ({
        parts: [...parts, hex.slice(at, at + length)],
        at: at + length,
      }),
      { parts: [], at: 0 },
    )
    .parts.join('-');
};

/**
 * Makes the two events of one transfer that covers an order: seen, then confirmed.
 *
 * @param turn tells transfers of one order apart.
 */
export function eventsOf(order: LoadOrder, secret: string, turn = 0): [SignedEvent, SignedEvent] {
  const seed = `${order.externalId}/${String(turn)}`;
  const txHash = createHash('sha256').update(seed).digest('hex');
  const now = Date.now();
  const transfer: SandboxTransfer = {
    id: uuidOf(`${seed}/seen`),
    confirmedId: uuidOf(`${seed}/confirmed`),
    direction: 'deposit',
    txHash,
    bcUniqKey: '0',
    walletId: uuidOf(order.externalId),
    externalId: order.externalId,
    currencyId: 'USDT.Tron',
    blockchain: 'tron',
    fromAddress: '',
    toAddress: '',
    amount: parseDecimal(order.payable),
    amountUsd: parseDecimal('20'),
    createdAt: now,
    confirmedAt: now,
    state: 'confirmed',
  };
  const signed = (kind: 'seen' | 'confirmed', body: string): SignedEvent => ({
    name: `${kind}:${txHash}`,
    orderId: order.orderId,
    body,
    headers: { 'content-type': 'application/json', 'x-sign': signWebhook(body, secret) },
  });
  return [
    signed('seen', writePayload(notConfirmedPayload(transfer))),
    signed('confirmed', writePayload(receivedPayload(transfer))),
  ];
}
