/** Random histories of orders, and two instances of a store over one ledger to live them. */
import * as fc from 'fast-check';
import type { JsonValue, Ledger, NewLedgerEvent } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { createRefundLinks } from '../../../src/treasury/refunds/refundLinks.js';
import { createOrderReader } from '../../../src/treasury/server/orders/orderReader.js';
import type { ledgerFiles } from '../../ledger/sqlLedgers.js';
import { MINUTE, START } from '../../server/openStore.js';

export const ORDERS = ['1', '2', '3'] as const;
export const anyOrder = fc.constantFrom(...ORDERS);

export const timeOf = (minute: number): string => new Date(START + minute * MINUTE).toISOString();
export const uuid = (number: number): string =>
  `5b6f6f0e-6d0b-4c62-9d5f-0a4b7f3f1c1${String(number)}`;

type Body = { readonly [key: string]: JsonValue };
export const orderEvent = (order: string, kind: string, key: string, at: number, body: Body) => ({
  ...{ stream: `order:${order}`, key, kind, at: timeOf(at), body },
});

export const opened = (order: string) =>
  orderEvent(order, 'opened', 'opened', 0, {
    ...{ type: 'payment', reference: order, externalId: uuid(Number(order)) },
    ...{ amountUsd: '20', display: null },
  });

/** A price of one dollar a coin. */
export const quoted = (order: string) =>
  orderEvent(order, 'quoted', 'quoted:1', 1, {
    ...{ quoteId: uuid(Number(order)), revision: 0, currencyId: 'USDT.Tron', code: 'USDT' },
    ...{ blockchain: 'tron', contractAddress: null, isNative: false, precision: 6 },
    ...{ address: `T${order}`, amountUsd: '20', rate: '1', rateSource: null, payable: '20' },
    ...{ tolerance: '0', quotedAt: timeOf(1), expiresAt: timeOf(16) },
  });

/** A reader of orders that records nothing. */
export const readerOf = (ledger: Pick<Ledger, 'append' | 'list'>) =>
  createOrderReader({
    ...{ ledger, now: () => START, links: createRefundLinks({ ledger, now: () => START }) },
    recordPaid: () => Promise.resolve(),
  });

/** What a history of transfers draws from; without values, each is worth its amount. */
export interface TransferChoices {
  readonly kinds: readonly string[];
  readonly amounts: readonly string[];
  readonly values?: readonly (string | null)[];
  readonly minutes: readonly number[];
}

/** A word of the service about a transfer to one of the orders. */
export const anyTransfer = ({ kinds, amounts, values, minutes }: TransferChoices) =>
  fc
    .record({
      order: anyOrder,
      kind: fc.constantFrom(...kinds),
      hash: fc.constantFrom('aa', 'bb'),
      amount: fc.constantFrom(...amounts),
      value: values ? fc.constantFrom(...values) : fc.constant(undefined),
      currencyId: fc.constantFrom('USDT.Tron', 'TRX.Tron'),
      minute: fc.constantFrom(...minutes),
    })
    .map(({ order, kind, hash, amount, value, currencyId, minute }): NewLedgerEvent => {
      const key = `${kind}:service_event:tron:${hash}:0`;
      const amountUsd = value === undefined ? amount : value;
      return orderEvent(order, kind, key, minute, {
        ...{ source: 'service_event', blockchain: 'tron', txHash: hash, bcUniqKey: '0' },
        ...{ currencyId, amount, amountUsd, times: [timeOf(minute)] },
      });
    });

/** Two instances over one ledger, in memory or each with a connection of its own, and how many runs. */
export const twoInstances = (
  connect: ReturnType<typeof ledgerFiles>,
  inMemory: number,
  inFile: number,
) =>
  [
    [
      'memory',
      inMemory,
      () => {
        const ledger = memoryLedger();
        return [ledger, ledger];
      },
    ],
    ['SQLite', inFile, () => connect(2)],
  ] as readonly (readonly [string, number, () => readonly [Ledger, ...Ledger[]]])[];
