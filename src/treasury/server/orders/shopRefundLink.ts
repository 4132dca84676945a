/** Refund links that the store's own server makes, such as for a refund in its shop engine: one for each key. */
import { currencyIdField, decimalField, singleLineField } from '../../../contract/fieldSchemas.js';
import { plainText } from '../../../contract/plainLine.js';
import * as s from '../../../contract/schema.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import { compareDecimal } from '../../../money/decimal.js';
import { isSameSecret } from '../../../secrets/isSameSecret.js';
import { HandlerConfigurationError } from '../../../server/configuration/configurationError.js';
import { UnknownCheckoutError } from '../../../server/storeApi/checkoutReference.js';
import { refundLinkReason } from '../../contract/audit.js';
import { REFUND_KINDS } from '../../contract/refundLinks.js';
import type { Refundable } from '../../refunds/refundable.js';
import { refundLinkState, type RefundLink } from '../../refunds/refundLink.js';
import type { RefundedOrder, RefundLinks } from '../../refunds/refundLinks.js';
import { hashOfSecret, idOfKey, secretOfLink, writeToken } from '../../refunds/refundTokens.js';
import type { Attempt, Audit } from '../audit.js';
import { carryOut } from '../authorization.js';
import type { Person } from '../permissions.js';
import type { TreasuryOrders } from '../treasuryOptions.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import { refundsUnread } from './makeRefundLink.js';
import { orderNameOf } from './orderService.js';
import type { RefundLinkService } from './refundLinkService.js';

/** What `makeRefundLink` of the handler is given. */
const INPUT = s.strictObject({
  key: singleLineField,
  kind: s.oneOf(REFUND_KINDS),
  reason: singleLineField,
  currencyId: s.optional(currencyIdField),
  amount: s.optional(decimalField),
  needsApproval: s.optional(s.boolean),
});

type Asked = s.Infer<typeof INPUT>;

/** Longest name of an order in the audit: the caller may pass anything. */
const MOST_NAMED = 208;

const refusal = (
  code: 'bad_request' | 'refund_changed' | 'refund_link_state',
  why: string,
): TreasuryProblem => new TreasuryProblem(code, `${why} No refund link was made.`);

/** What is meant. @throws TreasuryProblem if it cannot go back */
function choose(offered: readonly Refundable[], { kind, currencyId, amount }: Asked): Refundable {
  const [found, another] = offered.filter(
    (one) => one.kind === kind && (currencyId === undefined || one.currencyId === currencyId),
  );
  if (!found) {
    throw refusal(
      'refund_changed',
      `Nothing can go back as \`${kind}\`: nothing of it is confirmed, or it has gone back or is promised already.`,
    );
  }
  if (another) throw refusal('bad_request', 'Several currencies came: name one as `currencyId`.');
  if (amount === undefined || compareDecimal(amount, found.amount) <= 0) return found;
  throw refusal('refund_changed', `Only ${found.amount} ${found.currencyId} can go back.`);
}

/** In the place of the function where the store has not named what it needs. */
export const noShopRefundLinks = (): Promise<never> =>
  Promise.reject(
    new HandlerConfigurationError(
      'makeRefundLink needs `orders` and `refundLinks: { page, secrets }` of createTreasuryHandler; no link was made.',
    ),
  );

/** Where the links of a shop lead, and what they are made and found with. */
interface LinkPlace {
  /** The first one makes links, all of them find one again. */
  readonly secrets: readonly string[];
  /** Address of the page for customers, without a slash at the end. */
  readonly page: string;
  readonly now: () => number;
}

/** @throws TreasuryProblem if the link was of something else, or opens nothing any more */
function answer(link: RefundLink, { kind, ...input }: Asked, { secrets, page, now }: LinkPlace) {
  const { currencyId, code, amount, expiresAt, secretHash, ...made } = link.made;
  const isSame =
    made.kind === kind &&
    currencyId === (input.currencyId ?? currencyId) &&
    amount === (input.amount ?? amount) &&
    made.needsApproval === (input.needsApproval ?? made.needsApproval);
  if (!isSame) throw refusal('bad_request', 'The key is that of another refund of the order.');
  const state = refundLinkState(link, now());
  const isOver = state === 'revoked' || state === 'ended';
  const secret = secrets
    .map((one) => secretOfLink(one, link.id))
    .find((one) => isSameSecret(hashOfSecret(one), secretHash));
  if (isOver || !secret) {
    const why = isOver
      ? 'was cancelled or has expired'
      : 'was made with another secret, so cancel it in the back office';
    throw refusal('refund_link_state', `The link of this key ${why}. Use another key.`);
  }
  const url = `${page}/${writeToken({ id: link.id, secret })}`;
  return { url, amount, code, currencyId, expiresAt };
}

/** Makes the function. */
export function createShopRefundLinks(
  parts: LinkPlace & {
    readonly orders: Pick<TreasuryOrders, 'getCheckout'>;
    readonly links: Pick<RefundLinks, 'find'>;
    readonly service: Pick<RefundLinkService, 'make' | 'optionsOf'>;
    readonly audit: Audit;
  },
) {
  const { orders, links, service, audit, secrets } = parts;

  /** The link of a key, if there is one. @throws TreasuryProblem `refund_changed` if it cannot be read */
  async function answerOf(linkId: string, input: Asked) {
    const link = await orUnreadable(links.find(linkId));
    if (link instanceof Error) throw refundsUnread(link);
    return link && answer(link, input, parts);
  }

  /** What is to be made, or the link that was made for the key. */
  async function prepare(orderId: string, given: unknown) {
    const parsed = INPUT.safeParse(given);
    if (!parsed.success) throw refusal('bad_request', `\`${parsed.path || 'input'}\` is unusable.`);
    const { data: input } = parsed;
    if (!(await orders.getCheckout(orderId))) throw new UnknownCheckoutError();
    const order: RefundedOrder = { kind: 'payment', reference: orderId };
    const linkId = idOfKey(orderNameOf(order), input.key);
    const known = await answerOf(linkId, input);
    if (known) return { known };
    const { kind, reason } = input;
    const { currencyId, amount: offered } = choose(await service.optionsOf(order), input);
    const asked = { kind, currencyId, amount: input.amount ?? offered, offered, reason };
    return { order, linkId, input, asked };
  }

  return async (orderId: string, given: unknown) => {
    const target = plainText(orderNameOf({ kind: 'payment', reference: orderId }), MOST_NAMED);
    const attempt: Attempt = { who: 'shop', action: 'makeRefundLink', target, reason: null };
    const ready = await audit.refusing(attempt, () => prepare(orderId, given), true);
    if ('known' in ready) return ready.known;
    const { order, linkId, input, asked } = ready;
    const may = { read: true, withdraw: true, approve: false };
    const person: Person = { who: 'shop', may, needsApproval: input.needsApproval ?? false };
    const secret = secretOfLink(secrets[0] ?? '', linkId);
    // Where it fails, somebody who asked with the same key at the same moment may have made it.
    const failure = await carryOut(
      audit,
      { ...attempt, reason: refundLinkReason(asked) },
      () => service.make(person, order, asked, { linkId, secret }),
      () => 'done',
    ).catch((error: unknown) => error);
    const made = await answerOf(linkId, input);
    if (made) return made;
    throw failure;
  };
}
