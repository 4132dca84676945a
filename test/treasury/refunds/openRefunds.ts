/** A store with a back office and the page for refunds, around one ledger and the real sandbox. */
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import type { OrderDetail } from '../../../src/treasury/contract/orders.js';
import type {
  MadeRefundLink,
  OrderRefundView,
  RefundKind,
} from '../../../src/treasury/contract/refundLinks.js';
import type { WithdrawalView } from '../../../src/treasury/contract/withdrawals.js';
import { createRefundHandler } from '../../../src/treasury/refunds/createRefundHandler.js';
import type { RefundHandlerOptions } from '../../../src/treasury/refunds/refundOptions.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import type { Diagnostic } from '../../../src/server/configuration/diagnostic.js';
import { ORIGIN, type Answer } from '../../server/openStore.js';
import {
  openTreasury,
  type AskTreasuryInit,
  type OpenTreasuryOptions,
} from '../server/openTreasury.js';

export const REFUND = '/refund';
export const PAGE = `${ORIGIN}${REFUND}`;

/** Addresses of customers, on Tron. */
export const MINE = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
export const OTHER = 'TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9';

/** What a browser sends with a form of the page itself. */
export const FORM = { 'sec-fetch-site': 'same-origin', origin: ORIGIN } as const;

/** A turn of the event loop, so that requests at the same moment really come between one another. */
export const aTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** A ledger that takes a turn for each call, as one over a connection does. */
export function turning(ledger: Ledger): Ledger {
  const after = <T>(work: () => Promise<T>): Promise<T> => aTurn().then(work);
  return {
    durability: ledger.durability,
    append: (event) => after(() => ledger.append(event)),
    list: (query) => after(() => ledger.list(query)),
    claim: (request) => after(() => ledger.claim(request)),
  };
}

export interface PageInit {
  readonly method?: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** A body instead of a form. */
  readonly raw?: string;
  readonly ip?: string;
}

/** A page as it was answered. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks a refund handler as a browser does. */
export async function askPage(
  handler: Pick<ReturnType<typeof createRefundHandler>, 'fetch'>,
  url: string,
  { method, form, headers, raw, ip }: PageInit = {},
): Promise<PageAnswer> {
  const body = raw ?? (form ? new URLSearchParams(form).toString() : undefined);
  const request = new Request(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined
        ? {}
        : { ...FORM, 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const response = await handler.fetch(request, ip === undefined ? {} : { ip });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Opens it all. `advance` of the sandbox moves the one clock. */
export function openRefunds(
  options: OpenTreasuryOptions & { readonly refunds?: Partial<RefundHandlerOptions> } = {},
) {
  const treasury = openTreasury({
    ...options,
    treasury: { refundLinks: { page: PAGE }, ...options.treasury },
  });
  const { store, sandbox, ledger } = treasury;
  const heard: Diagnostic[] = [];
  const handler = createRefundHandler({
    ledger,
    storeName: 'Paper & Pine',
    now: sandbox.now,
    onDiagnostic: (diagnostic) => heard.push(diagnostic),
    ...options.refunds,
  });

  const path = (order: string): string => `/orders/payment/${order}`;

  async function json<T>(answer: Promise<Answer>): Promise<T> {
    const { status, json: said, text } = await answer;
    if (status !== 200) throw new Error(`The back office answered ${String(status)}: ${text}`);
    return said as T;
  }

  const orderOf = (order = '1001'): Promise<OrderDetail> =>
    json<OrderDetail>(treasury.ask('GET', path(order)));

  return {
    ...treasury,
    refunds: handler,
    heard,
    /** An order that was paid with `amount` USDT on Tron. */
    async paid(amount: string, handle = 'one'): Promise<CheckoutSnapshot> {
      const { token } = await store.open(handle);
      const checkout = await store.choose(token, 'USDT.Tron');
      sandbox.confirm(store.pay(checkout, amount));
      await sandbox.settle();
      return store.read(token);
    },
    orderOf,
    askLink: (body: unknown, init: AskTreasuryInit = {}, order = '1001') =>
      treasury.ask('POST', `${path(order)}/refund-links`, { ...init, body }),
    /** Makes a link for what is offered now. */
    async link(
      kind: RefundKind,
      init: AskTreasuryInit = {},
      order = '1001',
      part?: string,
    ): Promise<MadeRefundLink> {
      const { refundable } = await orderOf(order);
      const option = refundable.find((one) => one.kind === kind);
      const { currencyId = 'USDT.Tron', amount: offered = '1' } = option ?? {};
      const amount = part ?? offered;
      const body = { kind, currencyId, amount, offered, reason: 'Paid too much' };
      return json<MadeRefundLink>(
        treasury.ask('POST', `${path(order)}/refund-links`, { ...init, body }),
      );
    },
    revoke: (id: string, order = '1001') =>
      treasury.ask('POST', `${path(order)}/refund-links/${id}/revocation`, { body: {} }),
    refundOf: async (id: string): Promise<OrderRefundView | undefined> =>
      (await orderOf()).refunds.find((one) => one.id === id),
    withdrawals: async (): Promise<readonly WithdrawalView[]> =>
      (await json<{ withdrawals: WithdrawalView[] }>(treasury.ask('GET', '/withdrawals')))
        .withdrawals,
    page: (url: string, init?: PageInit) => askPage(handler, url, init),
    confirm: (url: string, address = MINE) =>
      askPage(handler, url, { form: { step: 'confirm', address, mine: 'yes' } }),
  };
}

export type Refunds = ReturnType<typeof openRefunds>;

/** An office whose order 1001 of 20 dollars has received 32.25, which is 12.25 too much. */
export async function openOverpaid(options: Parameters<typeof openRefunds>[0] = {}) {
  const office = openRefunds(options);
  await office.paid('32.25');
  return office;
}
