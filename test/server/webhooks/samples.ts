/** Bodies of the service's events (`docs/service.md §23`). */

/** `PaymentReceived`. */
export const RECEIVED =
  '{"amount":"20","created_at":"2026-07-31T09:14:02.449795","paid_at":"2026-07-31T09:13:45","status":"completed","transactions":{"amount":"20","amount_usd":"20","bc_uniq_key":"0","blockchain":"tron","created_at":"2026-07-31T09:14:02.449795","currency":"USDT","currency_id":"USDT.Tron","tx_hash":"2be41b...","tx_id":"4bbc91fd-a950-4fd0-83f3-9f1c09a6b54f"},"type":"PaymentReceived","wallet":{"id":"9a07b545-f99e-4f51-bf37-a84fcbe4df4d","store_external_id":"order-1001"}}';

/** `PaymentNotConfirmed`: every key prefixed, and `completed` all the same. */
export const NOT_CONFIRMED =
  '{"unconfirmed_amount":"20","unconfirmed_created_at":"2026-07-31T09:13:50.1","unconfirmed_paid_at":null,"unconfirmed_status":"completed","unconfirmed_transactions":{"unconfirmed_amount":"20","unconfirmed_amount_usd":"20","unconfirmed_bc_uniq_key":"0","unconfirmed_blockchain":"tron","unconfirmed_created_at":"2026-07-31T09:13:50.1","unconfirmed_currency":"USDT","unconfirmed_currency_id":"USDT.Tron","unconfirmed_tx_hash":"2be41b...","unconfirmed_tx_id":"165d8dd3-..."},"unconfirmed_type":"PaymentNotConfirmed","unconfirmed_wallet":{"unconfirmed_id":"9a07...","unconfirmed_store_external_id":"order-1001"}}';

/** `PaymentAMLBlocked`: the shape of a received payment, and a check. */
export const BLOCKED = `{"aml_check":{"created_at":"2026-07-31T09:14:01","id":"5f0f3c7e-6a8e-4a44-8c53-0a8b1f0f6a01","risk_level":"high","score":"0.87","status":"failed","updated_at":"2026-07-31T09:14:02"},${RECEIVED.slice(1).replace('PaymentReceived', 'PaymentAMLBlocked')}`;

/** `WithdrawalFromProcessingReceived`: no wallet, no status. */
export const WITHDRAWN =
  '{"amount":"20","created_at":"2026-07-31T10:00:00.5","paid_at":"2026-07-31T09:59:45","transactions":{"amount":"20","amount_usd":"20","bc_uniq_key":null,"blockchain":"tron","created_at":"2026-07-31T10:00:00.5","currency":"USDT","currency_id":"USDT.Tron","tx_hash":"77aa","tx_id":"4bbc91fd-a950-4fd0-83f3-9f1c09a6b550"},"type":"WithdrawalFromProcessingReceived","withdrawal_id":"0d2b6a5e-31f0-4f8e-9c8a-5b3a4f1d2c10"}';

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What a test says of an event; the rest is a payment of 20 USDT on Tron. */
export interface EventWords {
  readonly type?: string;
  readonly txHash?: string;
  readonly amount?: string;
  readonly uniq?: string;
  readonly currencyId?: string;
  readonly blockchain?: string;
  /** The service's time for it. */
  readonly at?: string;
}

/** Body of an event about a shopper's transfer, for a wallet of the store. */
export function eventOf(externalId: string, words: EventWords = {}): string {
  const amount = words.amount ?? '20';
  return JSON.stringify({
    amount,
    created_at: words.at ?? '2026-03-01T12:00:10',
    paid_at: words.at ?? '2026-03-01T12:00:05',
    status: 'completed',
    transactions: {
      amount,
      amount_usd: amount,
      bc_uniq_key: words.uniq ?? '0',
      blockchain: words.blockchain ?? 'tron',
      created_at: words.at ?? '2026-03-01T12:00:10',
      currency: 'USDT',
      currency_id: words.currencyId ?? 'USDT.Tron',
      tx_hash: words.txHash ?? 'ab'.repeat(32),
      tx_id: '4bbc91fd-a950-4fd0-83f3-9f1c09a6b54f',
    },
    type: words.type ?? 'PaymentReceived',
    wallet: { id: '9a07b545-f99e-4f51-bf37-a84fcbe4df4d', store_external_id: externalId },
  });
}

/** The same as the service says it of an unconfirmed transfer: every key prefixed. */
export function unconfirmedEventOf(externalId: string, words: EventWords = {}): string {
  const plain = eventOf(externalId, { ...words, type: 'PaymentNotConfirmed' });
  return plain.replaceAll(/"(\w+)":/g, '"unconfirmed_$1":');
}
