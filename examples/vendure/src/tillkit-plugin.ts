/** Takes Vendure's payments with Tillkit: one plugin, to copy into your own project with the three files that it imports. */
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import {
  ConfigService,
  idsAreEqual,
  LanguageCode,
  Logger,
  Order,
  OrderService,
  PaymentMethodHandler,
  PluginCommonModule,
  RequestContext,
  RequestContextService,
  SessionService,
  TransactionalConnection,
  VendurePlugin,
  type Middleware,
  type OrderProcess,
} from '@vendure/core';
import type { Request as ExpressRequest, RequestHandler } from 'express';
import { sqliteLedger } from 'tillkit/ledger/sql';
import {
  createCheckoutHandler,
  createRefundHandler,
  createServiceClient,
  type Diagnostic,
  type PaymentTerms,
} from 'tillkit/server';
import { toExpressHandler } from 'tillkit/server/express';
import { toDecimal, toMinor, toUsd } from './money.js';
import { makeRefundLink, openTreasury, refundApi } from './refund-links.js';
import { sessions } from './session.js';

const { env } = process;
/** Code of the handler, and of the payment method that uses it. */
const TILLKIT = 'tillkit';
/** Vendure makes the plugin; handlers and processes are made before it. */
let till: TillkitPlugin;

/** A payment exists once its money is there, so it is settled at once: an order without is not placed. */
const paymentHandler = new PaymentMethodHandler({
  code: TILLKIT,
  description: [{ languageCode: LanguageCode.en, value: 'Crypto, by Tillkit' }],
  args: {},
  // Any shopper can call this (addPaymentToOrder), so only Tillkit's word counts.
  createPayment: async (ctx, order, amount) => {
    const { orderId } = await till.termsOf(ctx, order);
    const checkout = await till.checkouts.getCheckout(orderId);
    const price = checkout?.paid ? checkout.order.display : null;
    if (!price) return { amount, state: 'Declined', errorMessage: 'It is not paid yet.' };
    // The price that was paid. If the cart was edited meanwhile, Vendure sees that a rest is open.
    const paid = toMinor(price.amount, till.precision);
    return { amount: paid, state: 'Settled', transactionId: orderId };
  },
  settlePayment: () => ({ success: true }),
  createRefund: async (ctx, { reason }, amount, _order, payment) => {
    if (amount !== payment.amount) {
      throw new Error('A link refunds a whole payment. Of a part, draft a withdrawal by hand.');
    }
    const url = await makeRefundLink(ctx, payment.transactionId, 'all', reason || 'Refund.');
    // Settle the refund in Vendure once the money has been sent.
    return { state: 'Pending', transactionId: payment.transactionId, metadata: { url } };
  },
});

const orderProcess: OrderProcess<never> = {
  async onTransitionEnd(_from, to, { ctx, order }) {
    if (to !== 'ArrangingPayment' && to !== 'Cancelled') return;
    const terms = await till.termsOf(ctx, order);
    const checkout = await till.checkouts.getCheckout(terms.orderId);
    if (!checkout || checkout.paid) return; // Nobody has opened it, or there is nothing left to change.
    if (to === 'Cancelled') {
      await till.checkouts.closeOrder(terms.orderId, { reason: 'Cancelled in Vendure.' });
    } else {
      // The cart may have been edited: pages that are open in other tabs follow its price.
      await till.checkouts.open(terms).catch((error: Error) => Logger.warn(error.message, TILLKIT));
    }
  },
};

/** Mounts one before Vendure's body parser: the signature of an event is over its raw bytes. */
function mounted(route: string, name: 'checkouts' | 'treasury' | 'refunds'): Middleware {
  const handler: RequestHandler = async (request, response, next) => {
    const session = await till.sessionOf(request);
    sessions.run(session, () => toExpressHandler(till[name])(request, response, next));
  };
  return { route, handler, beforeListen: true };
}

@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '^3.0.0',
  adminApiExtensions: refundApi,
  configuration(config) {
    config.paymentOptions.paymentMethodHandlers.push(paymentHandler);
    config.orderOptions.process?.push(orderProcess);
    // Without this Vendure takes no refund from a handler that is not settled at once.
    config.paymentOptions.refundProcess?.push({
      transitions: { Pending: { to: ['Pending'], mergeStrategy: 'merge' } },
    });
    config.apiOptions.middleware.push(
      mounted('/api/till', 'checkouts'),
      mounted('/api/treasury', 'treasury'),
      mounted('/refund', 'refunds'),
    );
    return config;
  },
})
export class TillkitPlugin implements OnApplicationBootstrap, OnApplicationShutdown {
  /** Decimals of Vendure's integers, the same for every currency. */
  precision = 2;
  private settling = Promise.resolve();
  private service = createServiceClient({
    baseUrl: env.TILL_SERVICE_URL!,
    apiKey: env.TILL_API_KEY!,
  });
  private shared = {
    ledger: sqliteLedger({ file: env.TILL_LEDGER ?? 'till.db' }),
    onDiagnostic: (found: Diagnostic) => Logger.warn(`${found.code}: ${found.message}`, TILLKIT),
  };
  checkouts = createCheckoutHandler({
    ...this.shared,
    service: this.service,
    secrets: [env.TILL_SECRET!],
    webhook: { secret: env.TILL_WEBHOOK_SECRET! },
    sandbox: env.TILL_SANDBOX === 'true',
    resolveOrder: ({ order }) => this.resolveOrder(order),
    onPaid: ({ reference }) => this.settle(reference),
  });
  treasury = openTreasury({ ...this.shared, service: this.service, orders: this.checkouts });
  refunds = createRefundHandler({ ...this.shared, storeName: 'Paper & Pine' });

  constructor(
    private contexts: RequestContextService,
    private vendureSessions: SessionService,
    private orders: OrderService,
    private connection: TransactionalConnection,
    private config: ConfigService,
  ) {}

  onApplicationBootstrap() {
    till = this;
    this.precision = this.config.entityOptions.moneyStrategy.precision ?? 2;
  }

  async onApplicationShutdown() {
    await Promise.all([this.checkouts.close(), this.treasury.close()]);
    await this.shared.ledger.close();
  }

  sessionOf(request: ExpressRequest & { session?: { token?: string } }) {
    const bearer = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const token = request.session?.token ?? bearer;
    return token ? this.vendureSessions.getSessionFromToken(token) : undefined;
  }

  /** An order is shown to the session whose cart it is, and to whom Vendure itself shows it later. */
  private async resolveOrder(code: string): Promise<PaymentTerms | null> {
    const session = sessions.getStore();
    const base = { apiType: 'shop', isAuthorized: true, authorizedAsOwnerOnly: true } as const;
    const { channel } = await this.contexts.create({ apiType: 'shop' });
    const ctx = new RequestContext({ ...base, channel, session });
    const order = await this.orders.findOneByCode(ctx, code, ['customer', 'customer.user']);
    if (!session || !order || order.state === 'AddingItems') return null;
    const { orderByCodeAccessStrategy } = this.config.orderOptions;
    const mayPay =
      idsAreEqual(session.activeOrderId, order.id) ||
      (await orderByCodeAccessStrategy.canAccessOrder(ctx, order));
    if (!mayPay) return null;
    const { orderId } = await this.termsOf(ctx, order);
    const known = await this.checkouts.getCheckout(orderId);
    // Vendure is about to be told of it. What is open then, if the cart was edited, is what this page asks for.
    if (known?.paid) await this.settle(orderId).catch(() => null);
    return this.termsOf(ctx, order);
  }

  /** What is to be paid of an order now. Each payment is an order of Tillkit: CODE, then CODE-2 for a rest. */
  async termsOf(ctx: RequestContext, order: Order): Promise<PaymentTerms> {
    const { id, code, currencyCode, totalWithTax } = order;
    const settled = (await this.orders.getOrderPayments(ctx, id)).filter(
      (one) => one.state === 'Settled',
    );
    const rest = totalWithTax - settled.reduce((sum, { amount }) => sum + amount, 0);
    const number = rest > 0 ? settled.length + 1 : settled.length;
    const orderId = number > 1 ? `${code}-${number}` : code;
    const amount = toDecimal(rest > 0 ? rest : totalWithTax, this.precision);
    const display = { amount, currency: currencyCode };
    const known = await this.checkouts.getCheckout(orderId);
    // A price that somebody pays keeps its dollars, however the exchange rate moves.
    const isInUse =
      known?.transfers.length || Date.parse(known?.quote?.expiresAt ?? '') > Date.now();
    const isKept = known?.paid || (isInUse && known?.order.display?.amount === amount);
    const agreed = isKept ? known?.order : undefined;
    return {
      orderId,
      amountUsd: agreed?.amountUsd ?? toUsd(display),
      display: agreed?.display ?? display,
    };
  }

  private settle(reference: string): Promise<void> {
    this.settling = this.settling.catch(() => {}).then(() => this.settleNext(reference));
    return this.settling;
  }

  /** Called at least once, one at a time: a payment that is in Vendure is left as it is. */
  private async settleNext(reference: string): Promise<void> {
    const outer = await this.contexts.create({ apiType: 'admin' });
    await this.connection.withTransaction(outer, async (ctx) => {
      const order = await this.orders.findOneByCode(ctx, reference.replace(/-\d+$/, ''), [
        'payments',
      ]);
      if (!order) throw new Error(`Vendure has no order ${reference}.`);
      if (order.payments.some(({ transactionId }) => transactionId === reference)) return;
      const next = order.state === 'AddingItems' ? 'ArrangingPayment' : order.state;
      if (next !== order.state) await this.orders.transitionToState(ctx, order.id, next);
      const result = await this.orders.addPaymentToOrder(ctx, order.id, {
        method: TILLKIT,
        metadata: {},
      });
      if (!(result instanceof Order)) throw new Error(`${reference}: ${result.message}`);
    });
  }
}
