/** Takes Vendure's payments with Tillkit, makes refund links and opens the back office: copy it into your project. */
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import * as vendure from '@vendure/core';
import { Logger, Permission, type Order, type RequestContext } from '@vendure/core';
import type { Request } from 'express';
import { gql } from 'graphql-tag';
import { postgresLedger, sqliteLedger } from 'tillkit/ledger/sql';
import * as tillkit from 'tillkit/server';
import { toExpressHandler } from 'tillkit/server/express';

const { env } = process;
const TILLKIT = 'tillkit'; // The code of the payment method.
const DECIMALS = 2; // Of Vendure's whole numbers in every currency, also in yen.
/** Dollars for 10,000 units. Stands for the rate of your bank or your books: Tillkit converts nothing. */
const RATES: Record<string, number> = { USD: 10_000, EUR: 10_850, JPY: 67 };
/** Two people for all that goes out: give a role one of these permissions, never both. */
const SEND = new vendure.PermissionDefinition({ name: 'TillkitSend' });
const APPROVE = new vendure.PermissionDefinition({ name: 'TillkitApprove' });
let till: TillkitPlugin; // Vendure makes it last.

const { TILL_DATABASE_URL: connectionString, TILL_LEDGER: file = 'till.db' } = env;
const secrets = [env.TILL_SECRET ?? ''];
const shared = {
  ledger: connectionString ? postgresLedger({ connectionString }) : sqliteLedger({ file }),
  sandbox: env.TILL_SANDBOX === 'true',
  onDiagnostic: ({ code, message }: tillkit.Diagnostic) => Logger.warn(`${code}: ${message}`),
};
const [baseUrl, apiKey] = [env.TILL_SERVICE_URL ?? '', env.TILL_API_KEY ?? ''];
const service = tillkit.createServiceClient({ baseUrl, apiKey });
const checkouts = tillkit.createCheckoutHandler<Request>({
  ...{ ...shared, service, secrets },
  webhook: { secret: env.TILL_WEBHOOK_SECRET ?? '' },
  resolveOrder: ({ order, context }) => till.resolveOrder(order, context!),
  onPaid: ({ reference }) => till.settle(reference),
});
const treasury = tillkit.createTreasuryHandler<Request>({
  ...{ ...shared, service, orders: checkouts },
  refundLinks: { page: `${env.SHOP_URL ?? 'http://127.0.0.1:3000'}/refund`, secrets },
  authorize: async (_request, context) => {
    const { user } = (await till.sessionOf(context!)) ?? {};
    const permissions = user?.channelPermissions.flatMap((channel) => channel.permissions);
    const [withdraw, approve] = [SEND, APPROVE].map((one) => permissions?.includes(one.Permission));
    if (!user || !(withdraw || approve)) return null;
    return { who: user.identifier, may: { read: true, withdraw, approve }, needsApproval: true };
  },
});
const refunds = tillkit.createRefundHandler({ ...shared, storeName: 'Paper & Pine' });

const paymentHandler = new vendure.PaymentMethodHandler({
  code: TILLKIT,
  description: [{ languageCode: vendure.LanguageCode.en, value: 'Crypto, by Tillkit' }],
  args: {},
  // Shoppers can call addPaymentToOrder too, so only the plugin's own call counts.
  createPayment: async ({ apiType }, _order, amount, _args, { reference }) => {
    const checkout = apiType === 'admin' ? await checkouts.getCheckout(reference) : null;
    if (!checkout?.paid || !checkout.order.display) {
      return { amount, state: 'Declined', errorMessage: 'It is not paid yet.' };
    }
    // The price that was paid. If the cart was edited meanwhile, Vendure sees that a rest is open.
    const [whole, rest = ''] = checkout.order.display.amount.split('.');
    const paid = Number(whole + rest.padEnd(DECIMALS, '0'));
    return { amount: paid, state: 'Settled', transactionId: reference };
  },
  settlePayment: () => ({ success: true }),
  createRefund: async (_ctx, { reason }, amount, _order, { transactionId, ...payment }) => {
    if (amount !== payment.amount) throw new Error('Links give back whole payments.');
    const why = { kind: 'all', reason: reason || 'Refund.', needsApproval: true } as const;
    const key = `refund ${payment.refunds.length}`; // Two clicks at once get the same link.
    const metadata = await treasury.makeRefundLink(transactionId, { ...why, key });
    return { state: 'Pending', transactionId, metadata };
  },
});

@Resolver()
class RefundResolver {
  @Mutation()
  @vendure.Allow(Permission.UpdateOrder)
  async refundExcess(@Args() { transactionId, key }: { transactionId: string; key: string }) {
    const why = { kind: 'excess', reason: 'Paid too much.', needsApproval: true } as const;
    return (await treasury.makeRefundLink(transactionId, { ...why, key })).url;
  }
}

const orderProcess: vendure.OrderProcess<never> = {
  async onTransitionStart(_from, to, { ctx, order }) {
    if (to !== 'Cancelled') return;
    const { rest, checkout } = await till.paymentOf(ctx, order);
    if (rest > 0 && checkout?.paid) return 'It was paid a moment ago: try again, and refund it.';
  },
  async onTransitionEnd(_from, to, { ctx, order }) {
    if (to !== 'ArrangingPayment' && to !== 'Cancelled') return;
    const { terms, checkout } = await till.paymentOf(ctx, order);
    if (!checkout || checkout.paid) return; // Nobody has opened it, or there is nothing left to change.
    if (to === 'Cancelled') await checkouts.closeOrder(terms.orderId, { reason: 'Cancelled.' });
    // The cart may have been edited: pages that are open in other tabs follow its price.
    else await checkouts.open(terms).catch((error) => Logger.warn(error.message, TILLKIT));
  },
};

@vendure.VendurePlugin({
  imports: [vendure.PluginCommonModule],
  compatibility: '^3.0.0',
  adminApiExtensions: {
    schema: gql`
      extend type Mutation {
        refundExcess(transactionId: String!, key: String!): String!
      }
    `,
    resolvers: [RefundResolver],
  },
  configuration(config) {
    config.authOptions.customPermissions.push(SEND, APPROVE);
    config.paymentOptions.paymentMethodHandlers.push(paymentHandler);
    // Without this Vendure takes no refund from a handler that is not settled at once.
    const transitions = { Pending: { to: ['Pending' as const], mergeStrategy: 'merge' as const } };
    config.paymentOptions.refundProcess?.push({ transitions });
    config.orderOptions.process?.push(orderProcess);
    // Before Vendure's body parser: the signature of an event is over its raw bytes.
    config.apiOptions.middleware.push(
      { route: '/api/till', handler: toExpressHandler(checkouts), beforeListen: true },
      { route: '/api/treasury', handler: toExpressHandler(treasury), beforeListen: true },
      { route: '/refund', handler: toExpressHandler(refunds), beforeListen: true },
    );
    return config;
  },
})
export class TillkitPlugin {
  constructor(
    private contexts: vendure.RequestContextService,
    private sessions: vendure.SessionService,
    private orders: vendure.OrderService,
    private connection: vendure.TransactionalConnection,
    private config: vendure.ConfigService,
  ) {
    till = this;
  }

  async onApplicationShutdown() {
    await Promise.all([checkouts.close(), treasury.close()]);
    await shared.ledger.close();
  }

  async sessionOf(request: Request) {
    const found = vendure.extractSessionToken(request, this.config.authOptions.tokenMethod, '');
    return found && this.sessions.getSessionFromToken(found.token);
  }

  /** An order is shown to the session whose cart it is, and to whom Vendure itself shows it later. */
  async resolveOrder(code: string, request: Request): Promise<tillkit.PaymentTerms | null> {
    const session = await this.sessionOf(request);
    const ctx = await this.contexts.fromRequest(request, undefined, [Permission.Owner], session);
    const order = session && (await this.orders.findOneByCode(ctx, code, ['customer.user']));
    if (!order || order.state === 'AddingItems') return null;
    const isShown =
      vendure.idsAreEqual(session.activeOrderId, order.id) ||
      (await this.config.orderOptions.orderByCodeAccessStrategy.canAccessOrder(ctx, order));
    return isShown ? (await this.paymentOf(ctx, order)).terms : null;
  }

  /** What is to be paid of an order now. Each payment is an order of Tillkit: CODE, then CODE-2 for a rest. */
  async paymentOf(ctx: RequestContext, { id, code, currencyCode, totalWithTax }: Order) {
    const payments = await this.orders.getOrderPayments(ctx, id);
    const settled = payments.filter(({ state }) => state === 'Settled');
    const rest = settled.reduce((open, { amount }) => open - amount, totalWithTax);
    const number = settled.length + (rest > 0 ? 1 : 0);
    const orderId = number > 1 ? `${code}-${number}` : code;
    const units = BigInt(rest > 0 ? rest : totalWithTax);
    const display = { amount: tillkit.fromMinorUnits(units, DECIMALS), currency: currencyCode };
    const checkout = await checkouts.getCheckout(orderId);
    const { order: known, quote, paid, transfers } = checkout ?? {};
    const isPaying = transfers?.length || Date.parse(quote?.expiresAt ?? '') > Date.now();
    // A price that somebody pays keeps its dollars, however the exchange rate moves.
    const isKept = paid || (isPaying && known?.display?.amount === display.amount);
    const agreed = isKept ? known : undefined;
    const amountUsd = agreed?.amountUsd ?? (await usdRoundedUp(units, currencyCode));
    return { terms: { orderId, amountUsd, display: agreed?.display ?? display }, rest, checkout };
  }

  /** Called at least once, by one process at a time: a payment that is in Vendure is left as it is. */
  async settle(reference: string) {
    const outer = await this.contexts.create({ apiType: 'admin' });
    await this.connection.withTransaction(outer, async (ctx) => {
      const order = await this.orders.findOneByCode(ctx, reference.replace(/-\d+$/, ''));
      if (!order) throw new Error(`Vendure has no order ${reference}.`);
      const payments = await this.orders.getOrderPayments(ctx, order.id);
      if (payments.some(({ transactionId }) => transactionId === reference)) return;
      const { id, state } = order;
      if (state === 'AddingItems') await this.orders.transitionToState(ctx, id, 'ArrangingPayment');
      const input = { method: TILLKIT, metadata: { reference } };
      const result = await this.orders.addPaymentToOrder(ctx, id, input);
      if ('errorCode' in result) throw new Error(`${reference}: ${result.message}`);
    });
  }
}

async function usdRoundedUp(units: bigint, currency: string) {
  const rate = RATES[currency];
  if (!rate) throw new Error(`There is no rate for ${currency}: add one to RATES.`);
  return tillkit.fromMinorUnits((units * BigInt(rate) + BigInt(9_999)) / BigInt(10_000), 2);
}
