/** Refunds by link on the side of the staff: making a link with the mail that carries it, and revoking it. */
import { findNetwork } from '../../../chains/networks.js';
import { plainText } from '../../../contract/plainLine.js';
import { formatCrypto } from '../../../money/format.js';
import { customerEmail, customerLocale } from '../../../server/checkouts/customerEmail.js';
import type {
  MadeRefundLink,
  MakeRefundLinkInput,
  RefundMail,
  RevokeRefundLinkInput,
} from '../../contract/refundLinks.js';
import { knownLanguage, messagesIn } from '../../refunds/page/pageLanguage.js';
import { refundableOf, refundableOrder, type Refundable } from '../../refunds/refundable.js';
import type { RefundLink } from '../../refunds/refundLink.js';
import type { RefundedOrder } from '../../refunds/refundLinks.js';
import { requireWithdraw, type Person } from '../permissions.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import type { WithdrawalService } from '../withdrawals/withdrawalService.js';
import {
  makeRefundLink,
  refundsUnread,
  type FixedLink,
  type LinkDependencies,
} from './makeRefundLink.js';
import { streamOfOrder, type OrderReader } from './orderReader.js';
import type { OrderFacts } from './orderStatus.js';
import { refundView } from './refundViews.js';

/** The refund links of a store, for its staff. */
export type RefundLinkService = ReturnType<typeof createRefundLinkService>;

type ServiceDependencies = LinkDependencies & {
  readonly reader: Pick<OrderReader, 'factsOf'>;
  readonly withdrawals: Pick<WithdrawalService, 'returnedOf'>;
  /** Address of the page for customers, without a slash at the end. */
  readonly page: string;
};

/** The mail for a link, in the language of its page. */
async function mailFor({ made }: RefundLink, { events }: OrderFacts): Promise<RefundMail> {
  const messages = await messagesIn(made.language ?? 'en');
  const email = customerEmail(events);
  const amount = `${formatCrypto(made.amount, messages.language)} ${made.code}`;
  return {
    to: email === null ? null : plainText(email, email.length),
    subject: messages.formTitle.replace('{order}', () => made.order.reference),
    text: `${messages.why.all.replace('{amount}', () => amount)} ${messages.mailText}`,
  };
}

/** Creates the service. */
export function createRefundLinkService(parts: ServiceDependencies) {
  const { links, reader, withdrawals, page, now } = parts;

  async function factsOf(order: RefundedOrder): Promise<OrderFacts> {
    const facts = await reader.factsOf(streamOfOrder(order));
    if (facts) return facts;
    throw new TreasuryProblem(
      'internal',
      'A refund link was asked for of an order that a newer version wrote, so none was made. Update the server.',
    );
  }

  /**
   * What can go back now, in currencies whose addresses can be checked.
   *
   * @throws TreasuryProblem `refund_changed` while a refund of the order cannot be read.
   */
  async function optionsOf(order: RefundedOrder): Promise<readonly Refundable[]> {
    const returned = await withdrawals.returnedOf(order);
    if (returned === null) throw refundsUnread();
    const { state, events } = await factsOf(order);
    return refundableOf(refundableOrder(state, events), returned).filter(
      ({ blockchain }) => findNetwork(blockchain) !== undefined,
    );
  }

  return {
    optionsOf,

    /**
     * Makes a link.
     *
     * @param fixed of a link that is made no second time. @default none
     * @throws TreasuryProblem `forbidden`, `refund_changed`, `currency_unavailable`.
     */
    async make(
      person: Person,
      order: RefundedOrder,
      input: MakeRefundLinkInput,
      fixed?: FixedLink,
    ): Promise<MadeRefundLink> {
      requireWithdraw(person);
      const facts = await factsOf(order);
      const language = input.language ?? knownLanguage(customerLocale(facts.events));
      const { token, link } = await makeRefundLink(
        { ...parts, options: () => optionsOf(order) },
        person,
        order,
        { ...input, language },
        fixed,
      );
      return {
        url: `${page}/${token}`,
        refund: refundView(facts.state, link.made, link, null, now()),
        mail: await mailFor(link, facts),
      };
    },

    /** @throws TreasuryProblem `forbidden`, `not_found`, `refund_link_state` if an address was confirmed. */
    async revoke(
      person: Person,
      order: RefundedOrder,
      id: string,
      { reason }: RevokeRefundLinkInput,
    ): Promise<void> {
      requireWithdraw(person);
      const found = (await links.readableOf(order)).links.find((link) => link.id === id);
      if (!found) throw new TreasuryProblem('not_found', 'The order has no such refund link.');
      const body = { who: person.who, reason: reason ?? null };
      if (await links.decide(found, 'refund_link_revoked', body)) return;
      const current = await links.find(id);
      if (!current?.claimed) return;
      throw new TreasuryProblem(
        'refund_link_state',
        'A refund link was to be revoked for which an address is confirmed already. Cancel the draft that ' +
          'came of it instead.',
      );
    },
  };
}
