/** Events of a checkout in few words, for tests: minutes on a clock, short hashes, plain amounts. */
import { type DecimalString, parseDecimal } from '../../src/money/decimal.js';
import {
  type CheckoutLedgerEvent,
  type CheckoutEventBody,
  type CheckoutEventKind,
  transferEventKey,
} from '../../src/payments/checkoutEvents.js';

export const USDT = 'USDT.Tron';
export const BTC = 'BTC.Bitcoin';
export const ETH = 'ETH.Ethereum';

const START = Date.parse('2026-07-31T09:00:00.000Z');

/** The time so many minutes after the story begins. */
export const minute = (minutes: number): string => new Date(START + minutes * 60_000).toISOString();

const usd = (text: string): DecimalString => parseDecimal(text);

/** An event with its place in the ledger still open. */
function event<K extends CheckoutEventKind>(
  kind: K,
  key: string,
  at: number,
  body: CheckoutEventBody<K>,
): CheckoutLedgerEvent {
  return { kind, key, at: minute(at), sequence: 0, body } as CheckoutLedgerEvent;
}

/** Numbers events as a ledger would. */
export function numbered(events: readonly CheckoutLedgerEvent[]): CheckoutLedgerEvent[] {
  return events.map((each, index) => ({ ...each, sequence: index + 1 }));
}

const EXTERNAL_ID = '0c9b1a52-7a3e-4b6a-9d3f-0f3f5d0c1e01';

export const opened = (amountUsd = '20'): CheckoutLedgerEvent =>
  event('opened', 'opened', 0, {
    type: 'payment',
    reference: '1001',
    externalId: EXTERNAL_ID,
    amountUsd: usd(amountUsd),
    display: null,
  });

export const openedTopUp = (): CheckoutLedgerEvent =>
  event('opened', 'opened', 0, { type: 'top_up', reference: 'c-7', externalId: EXTERNAL_ID });

export const amended = (revision: number, amountUsd: string, at: number): CheckoutLedgerEvent =>
  event('amended', `amended:${String(revision)}`, at, {
    revision,
    amountUsd: usd(amountUsd),
    display: { amount: usd('17'), currency: 'EUR' },
    amendedAt: minute(at),
  });

/** A new price in the store's own currency for the same dollars, in revision 0. */
export const displayed = (number: number, amount: string, at: number): CheckoutLedgerEvent =>
  event('displayed', `displayed:0:${String(number)}`, at, {
    revision: 0,
    number,
    display: { amount: usd(amount), currency: 'EUR' },
  });

export const wallet = (at: number, address = 'T1'): CheckoutLedgerEvent =>
  event('wallet', `wallet:${String(at)}`, at, {
    answeredAt: minute(at),
    amountUsd: usd('20'),
    rates: { [USDT]: usd('1') },
    addresses: [{ currencyId: USDT, blockchain: 'tron', address }],
  });

interface QuoteWords {
  readonly id?: number;
  readonly currencyId?: string;
  readonly payable?: string | null;
  readonly amountUsd?: string | null;
  readonly revision?: number;
  readonly at?: number;
  /** Minutes until it expires; null for never. */
  readonly lives?: number | null;
  readonly precision?: number | null;
  readonly rate?: string | null;
  readonly marketRate?: string;
}

/** A quote of 20 USDT for 20 dollars, made at minute 1 and live for 20 minutes. */
export function quoted(words: QuoteWords = {}): CheckoutLedgerEvent {
  const { id = 1, currencyId = USDT, revision = 0, at = 1, lives = 20, precision = 6 } = words;
  const { payable = '20', amountUsd = '20', rate = '1' } = words;
  const quoteId = `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
  const [code = '', blockchain = ''] = currencyId.toLowerCase().split('.');
  return event('quoted', `quoted:${quoteId}`, at, {
    quoteId,
    revision,
    currencyId,
    code: code.toUpperCase(),
    blockchain,
    contractAddress: null,
    isNative: false,
    precision,
    address: 'T1',
    amountUsd: amountUsd === null ? null : usd(amountUsd),
    rate: rate === null ? null : usd(rate),
    ...(words.marketRate === undefined ? {} : { marketRate: usd(words.marketRate) }),
    rateSource: null,
    payable: payable === null ? null : usd(payable),
    quotedAt: minute(at),
    expiresAt: lives === null ? null : minute(at + lives),
  });
}

export interface TransferWords {
  readonly tx?: string;
  readonly uniq?: string;
  readonly currencyId?: string;
  readonly amount?: string;
  readonly amountUsd?: string | null;
  readonly at?: number;
  readonly times?: readonly number[];
  readonly source?: CheckoutEventBody<'seen'>['source'];
  /** The network, if it is to be spelled otherwise than in the currency's id. */
  readonly blockchain?: string;
  readonly inBlock?: true;
  /** Sets a second statement of the same kind apart, as a store does that keeps a conflict. */
  readonly again?: string;
}

/** A statement about a transfer; 20 USDT at minute 5, signed, if nothing else is said. */
export function transfer(
  kind: 'seen' | 'confirmed' | 'held',
  words: TransferWords = {},
): CheckoutLedgerEvent {
  const { tx = 'aa', uniq = '0', currencyId = USDT, amount = '20', at = 5, times = [] } = words;
  const body: CheckoutEventBody<'seen'> = {
    source: words.source ?? 'service_event',
    blockchain: words.blockchain ?? currencyId.toLowerCase().split('.')[1] ?? '',
    txHash: tx,
    bcUniqKey: uniq,
    currencyId,
    amount: parseDecimal(amount),
    amountUsd: words.amountUsd == null ? null : usd(words.amountUsd),
    times: times.map(minute),
    ...(words.inBlock ? { inBlock: true as const } : {}),
  };
  const key = transferEventKey(kind, body) + (words.again === undefined ? '' : `#${words.again}`);
  return event(kind, key, at, body);
}

export const seen = (words?: TransferWords): CheckoutLedgerEvent => transfer('seen', words);
export const confirmed = (words?: TransferWords): CheckoutLedgerEvent =>
  transfer('confirmed', words);
export const held = (words?: TransferWords): CheckoutLedgerEvent => transfer('held', words);
/** A row of operation 6. */
export const listed = (words: TransferWords = {}): CheckoutLedgerEvent =>
  transfer('seen', { ...words, source: 'service_list' });

/** A row of the look-up, numbered as the source numbers it. */
export const found = (
  kind: 'seen' | 'confirmed',
  words: TransferWords = {},
  number = 0,
): CheckoutLedgerEvent => {
  const { currencyId = USDT, amount = '20' } = words;
  const uniq = `${currencyId}/${amount}#${String(number)}`;
  return transfer(kind, { ...words, uniq, source: 'service_lookup' });
};

/** A look-up that was made for the first quote, and what it showed. */
export const looked = (
  at: number,
  transactions: readonly string[] = [],
  complete = true,
): CheckoutLedgerEvent =>
  event('looked', `looked:${String(at)}`, at, {
    quoteId: '00000000-0000-4000-8000-000000000001',
    askedAt: minute(at),
    complete,
    transactions: [...transactions],
  });

/** The ledger's own note that the order was paid. */
export const paid = (evidence: readonly string[], at = 25): CheckoutLedgerEvent =>
  event('paid', 'paid', at, { evidence: [...evidence] });

export const released = (evidence: readonly string[], at = 30): CheckoutLedgerEvent =>
  event('released', `released:${evidence.join('+')}`, at, {
    evidence: [...evidence],
    reason: 'checked by hand',
  });

export const markedPaid = (at = 40): CheckoutLedgerEvent =>
  event('marked_paid', 'marked_paid', at, { reason: 'settled by bank transfer' });

export const closed = (at = 50): CheckoutLedgerEvent =>
  event('closed', 'closed', at, { reason: 'cancelled' });
