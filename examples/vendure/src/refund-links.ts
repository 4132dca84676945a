/** Tillkit's back office for Vendure's administrators, and the links by which customers get money back. */
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { gql } from 'graphql-tag';
import { createTreasuryHandler, type TreasuryHandlerOptions } from 'tillkit/server';
import { sessions } from './session.js';

let treasury: ReturnType<typeof createTreasuryHandler>;

/** Opens the back office to every administrator who may change orders. */
export function openTreasury(options: Omit<TreasuryHandlerOptions, 'authorize' | 'refundLinks'>) {
  treasury = createTreasuryHandler({
    ...options,
    authorize: () => {
      const user = sessions.getStore()?.user;
      const permissions = user?.channelPermissions.flatMap((channel) => channel.permissions);
      return user && permissions?.includes(Permission.UpdateOrder)
        ? { who: user.identifier, may: { read: true, withdraw: true } }
        : null;
    },
    refundLinks: { page: `${process.env.SHOP_URL ?? 'http://127.0.0.1:3000'}/refund` },
  });
  return treasury;
}

/** Asks the back office in this process, as the administrator whom Vendure let in. */
async function ask({ session }: RequestContext, path: string, init?: RequestInit) {
  const request = new Request(`http://shop/api/treasury/orders/payment/${path}`, init);
  const answer = await sessions.run(session, () =>
    treasury.fetch(request, { site: 'same-origin' }),
  );
  const body = (await answer.json()) as Record<string, any>;
  if (!answer.ok) throw new Error(String(body['detail'] ?? body['title']));
  return body;
}

/**
 * @param payment transactionId of a payment in Vendure: the number of the order at Tillkit
 * @returns a link, for the customer alone: it gives back what came too much, or all that came
 */
export async function makeRefundLink(
  ctx: RequestContext,
  payment: string,
  kind: 'excess' | 'all',
  reason: string,
): Promise<string> {
  const { refundOptions } = await ask(ctx, payment);
  const [option, another] = refundOptions.filter((one: { kind: string }) => one.kind === kind);
  if (!option) throw new Error('There is nothing to give back.');
  if (another) throw new Error('It was paid in several currencies: use the back office.');
  const { currencyId, amount } = option;
  const { url } = await ask(ctx, `${payment}/refund-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, currencyId, amount, reason }),
  });
  return url;
}

@Resolver()
class RefundResolver {
  @Mutation()
  @Allow(Permission.UpdateOrder)
  refundExcess(@Ctx() ctx: RequestContext, @Args() { transactionId }: { transactionId: string }) {
    return makeRefundLink(ctx, transactionId, 'excess', 'Paid too much.');
  }
}

/** A mutation of the Admin API: Vendure's own refunds end at the price. */
export const refundApi = {
  schema: gql`
    extend type Mutation {
      "A link by which the customer gets back what came beyond the price of a payment."
      refundExcess(transactionId: String!): String!
    }
  `,
  resolvers: [RefundResolver],
};
