/** Refunds by link on the side of the staff: what can go back, making a link, revoking it. */
import { findNetwork } from '../../../chains/networks.js';
import { WIRE_VERSION, type CheckoutSnapshot } from '../../../contract/checkout.js';
import type { CurrencyView } from '../../../contract/currencies.js';
import type {
  MadeRefundLink,
  MakeRefundLinkInput,
  RefundLinkView,
  RefundOption,
  RevokeRefundLinkInput,
} from '../../contract/refundLinks.js';
import { refundLinkState, type RefundLink } from '../../refunds/refundLink.js';
import type { RefundedOrder } from '../../refunds/refundLinks.js';
import { refundableOf, type Refundable } from '../../refunds/refundable.js';
import { requireWithdraw, type Person } from '../permissions.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import { makeRefundLink, type LinkDependencies } from './makeRefundLink.js';
import type { WithdrawalService } from '../withdrawals/withdrawalService.js';

/** The refund links of a store, for its staff. */
export interface RefundLinkService {
  /** The links of an order and what else can go back. */
  view(
    order: RefundedOrder,
    checkout: CheckoutSnapshot,
  ): Promise<{
    refundLinks: RefundLinkView[];
    unreadableRefundLinks: { id: string }[];
    refundOptions: RefundOption[];
  }>;
  /**
   * Makes a link.
   *
   * @throws TreasuryProblem `forbidden`, `refund_changed`, `currency_unavailable`.
   */
  make(
    person: Person,
    order: RefundedOrder,
    checkout: CheckoutSnapshot,
    input: MakeRefundLinkInput,
  ): Promise<MadeRefundLink>;
  /** @throws TreasuryProblem `forbidden`, `not_found`, `refund_link_state` if an address was confirmed. */
  revoke(
    person: Person,
    order: RefundedOrder,
    id: string,
    input: RevokeRefundLinkInput,
  ): Promise<void>;
}

type ServiceDependencies = LinkDependencies & {
  readonly withdrawals: Pick<WithdrawalService, 'returnedOf'>;
  /** Address of the page for customers, without a slash at the end. */
  readonly page: string;
};

/** A link as the wire has it. @param now milliseconds since the epoch */
export function refundLinkView(link: RefundLink, now: number): RefundLinkView {
  const { id, made, openedAt, claimed, revoked } = link;
  return {
    id,
    state: refundLinkState(link, now),
    kind: made.kind,
    currencyId: made.currencyId,
    code: made.code,
    blockchain: made.blockchain,
    networkName: made.networkName,
    amount: made.amount,
    reason: made.reason,
    madeBy: made.madeBy,
    madeAt: made.at,
    expiresAt: made.expiresAt,
    openedAt,
    claimedAt: claimed?.at ?? null,
    revokedBy: revoked?.who ?? null,
    revokedAt: revoked?.at ?? null,
    withdrawalId: claimed?.withdrawalId ?? null,
  };
}

/** Creates the service. */
export function createRefundLinkService(parts: ServiceDependencies): RefundLinkService {
  const { links, withdrawals, currencies, page, now } = parts;

  /** What the rule offers, in currencies whose addresses can be checked. */
  async function optionsOf(
    order: RefundedOrder,
    checkout: CheckoutSnapshot,
  ): Promise<Refundable[]> {
    const returned = await withdrawals.returnedOf(order);
    if (returned === null) return [];
    return refundableOf(checkout, returned).filter(
      ({ blockchain }) => findNetwork(blockchain) !== undefined,
    );
  }

  return {
    async view(order, checkout) {
      const [{ links: all, unreadable }, options, listed] = await Promise.all([
        links.readableOf(order),
        optionsOf(order, checkout),
        // Without a listing the order is still shown; a link then shows ids in place of names.
        currencies().catch((): readonly CurrencyView[] => []),
      ]);
      return {
        refundLinks: all.map((link) => refundLinkView(link, now())),
        unreadableRefundLinks: unreadable.map((id) => ({ id })),
        refundOptions: options.map((option) => {
          const currency = listed.find(({ id }) => id === option.currencyId);
          return {
            ...option,
            code: currency?.code ?? option.currencyId,
            networkName: currency?.networkName ?? option.blockchain,
          };
        }),
      };
    },

    async make(person, order, checkout, input) {
      requireWithdraw(person);
      const options = () => optionsOf(order, checkout);
      const { token, link } = await makeRefundLink({ ...parts, options }, person, order, input);
      return { wire: WIRE_VERSION, url: `${page}/${token}`, link: refundLinkView(link, now()) };
    },

    async revoke(person, order, id, { reason }) {
      requireWithdraw(person);
      const found = (await links.readableOf(order)).links.find((link) => link.id === id);
      if (!found) throw new TreasuryProblem('not_found', 'The order has no such refund link.');
      const body = { who: person.who, reason: reason ?? null };
      if (await links.decide(found, 'refund_link_revoked', body)) return;
      const now = await links.find(id);
      if (!now?.claimed) return;
      throw new TreasuryProblem(
        'refund_link_state',
        'A refund link was to be revoked for which an address is confirmed already. Cancel the draft that ' +
          'came of it instead.',
      );
    },
  };
}
