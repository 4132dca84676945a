/** Two instances of a store on one ledger, each of which may die between any two of its steps. */
import { createServiceClient } from '../../../src/api/createServiceClient.js';
import type { OrderDetail } from '../../../src/treasury/contract/orders.js';
import type { OrderRowView } from '../../../src/treasury/contract/orderList.js';
import type {
  MadeRefundLink,
  OrderRefundView,
  RefundOption,
} from '../../../src/treasury/contract/refundLinks.js';
import type { WithdrawalView } from '../../../src/treasury/contract/withdrawals.js';
import { minDecimal, parseDecimal } from '../../../src/money/decimal.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { createRefundHandler } from '../../../src/treasury/refunds/createRefundHandler.js';
import { createTreasuryHandler } from '../../../src/treasury/server/createTreasuryHandler.js';
import { MINUTE, openStore, ORIGIN } from '../../server/openStore.js';
import { PANEL, PEOPLE, TREASURY } from '../server/openTreasury.js';
import { askPage, aTurn, PAGE } from './openRefunds.js';

/** Where an instance dies: before or after its n-th next call of the ledger. */
export interface Death {
  readonly step: number;
  readonly moment: 'before' | 'after';
}

interface Instance {
  readonly treasury: ReturnType<typeof createTreasuryHandler>;
  readonly refunds: ReturnType<typeof createRefundHandler>;
  readonly isDead: () => boolean;
  death: Death | null;
}

/** What the order has received, in all, and beyond its price. */
export const RECEIVED = { 'USDT.Tron': '37.25', 'TRX.Tron': '10' } as const;
export const OF_KIND = { excess: '12.25', late: '5', wrong_currency: '10' } as const;

/** Opens the world, with one order that has an excess, a late payment and one in another currency. */
export async function openRefundWorld() {
  const ledger = memoryLedger();
  const store = openStore({ ledger });
  const { sandbox } = store;
  const instances: (Instance | undefined)[] = [];

  function start(): Instance {
    let isDead = false;
    let steps = 0;
    async function crashable<T>(work: () => Promise<T>): Promise<T> {
      await aTurn();
      if (isDead) throw new Error('This process is dead.');
      const { death } = self;
      const dies = death !== null && (steps += 1) === death.step;
      if (dies && death.moment === 'before') {
        isDead = true;
        throw new Error('This process has just died.');
      }
      const answer = await work();
      if (!dies) return answer;
      isDead = true;
      throw new Error('This process has just died.');
    }
    const own: Ledger = {
      durability: 'memory',
      append: (event) => crashable(() => ledger.append(event)),
      list: (query) => crashable(() => ledger.list(query)),
      claim: (request) => crashable(() => ledger.claim(request)),
    };
    const silent = { now: sandbox.now, onDiagnostic: () => undefined };
    const self: Instance = {
      death: null,
      isDead: () => isDead,
      refunds: createRefundHandler({ ledger: own, ...silent }),
      treasury: createTreasuryHandler({
        ledger: own,
        service: createServiceClient({
          baseUrl: 'https://service.test',
          apiKey: sandbox.apiKey,
          fetch: (request) =>
            isDead ? Promise.reject(new TypeError('dead')) : sandbox.fetch(request),
        }),
        authorize: (request) => PEOPLE[request.headers.get('x-person') ?? ''] as never,
        orders: store.handler,
        refundLinks: { page: PAGE },
        ...silent,
      }),
    };
    return self;
  }

  const instance = (n: number): Instance => (instances[n] ??= start());

  async function ask(n: number, as: string, method: string, path: string, body?: unknown) {
    const answer = await instance(n).treasury.fetch(
      new Request(`${ORIGIN}${TREASURY}${path}`, {
        method,
        headers: { ...PANEL, 'x-person': as, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return { status: answer.status, json: (await answer.json()) as unknown };
  }

  const { token } = await store.open('one');
  const checkout = await store.choose(token, 'USDT.Tron');
  const address = checkout.address?.address ?? '';
  sandbox.confirm(store.pay(checkout, '32.25'));
  sandbox.confirm(sandbox.pay({ address, currencyId: 'TRX.Tron', amount: '10' }).txHash);
  await sandbox.settle();
  await sandbox.advance(48 * 60 * MINUTE);
  sandbox.confirm(sandbox.pay({ address, currencyId: 'USDT.Tron', amount: '5' }).txHash);
  await sandbox.settle();

  const order = '/orders/payment/1001';
  return {
    sandbox,
    ask,
    order,
    /** Lets an instance die at a coming step. */
    doom(n: number, death: Death): void {
      instance(n).death = death;
    },
    /** Starts a new process in the place of each dead one. */
    restart(): void {
      instances.forEach((one, n) => {
        if (one?.isDead()) instances[n] = undefined;
      });
    },
    page: (n: number, url: string, form?: Readonly<Record<string, string>>) =>
      askPage(instance(n).refunds, url, form ? { form } : {}),
    async detail(n: number): Promise<OrderDetail | null> {
      const { status, json } = await ask(n, 'owner', 'GET', order);
      return status === 200 ? (json as OrderDetail) : null;
    },
    async refunds(n: number): Promise<readonly OrderRefundView[]> {
      return (await this.detail(n))?.refunds ?? [];
    },
    async options(n: number): Promise<readonly RefundOption[]> {
      return (await this.detail(n))?.refundable ?? [];
    },
    /** The order as the list has it. */
    async row(n: number): Promise<OrderRowView | null> {
      const { status, json } = await ask(n, 'owner', 'GET', '/orders/search');
      const { orders } = json as { orders: readonly OrderRowView[] };
      return status === 200 ? (orders.find(({ reference }) => reference === '1001') ?? null) : null;
    },
    /** @param part what goes back of it; all of it if it is more. */
    async make(
      n: number,
      as: string,
      option: RefundOption,
      part: string | null,
    ): Promise<MadeRefundLink | null> {
      const { kind, currencyId, amount: offered } = option;
      const amount = part === null ? offered : minDecimal(parseDecimal(part), offered);
      const body = { kind, currencyId, amount, offered, reason: 'back' };
      const { status, json } = await ask(n, as, 'POST', `${order}/refund-links`, body);
      return status === 200 ? (json as MadeRefundLink) : null;
    },
    async withdrawals(n: number): Promise<readonly WithdrawalView[] | null> {
      const { status, json } = await ask(n, 'owner', 'GET', '/withdrawals?limit=100');
      return status === 200 ? (json as { withdrawals: WithdrawalView[] }).withdrawals : null;
    },
  };
}

export type RefundWorld = Awaited<ReturnType<typeof openRefundWorld>>;
