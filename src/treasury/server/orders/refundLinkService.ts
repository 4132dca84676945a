/** Refunds by link on the side of the staff: what can go back, making a link, revoking it. */
import { findNetwork } from '../../../chains/networks.js';
import { WIRE_VERSION, type CheckoutSnapshot } from '../../../contract/checkout.js';
import type { CurrencyView } from '../../../contract/currencies.js';
import {
  DEFAULT_LINK_DAYS,
  type MadeRefundLink,
  type MakeRefundLinkInput,
  type RefundLinkView,
  type RefundOption,
  type RevokeRefundLinkInput,
} from '../../contract/refundLinks.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { RefundEventBody } from '../../refunds/refundEvents.js';
import {
  isExpired,
  isUndecided,
  refundLinkState,
  type RefundLink,
} from '../../refunds/refundLink.js';
import type { RefundedOrder, RefundLinks } from '../../refunds/refundLinks.js';
import { refundableOf, type Refundable } from '../../refunds/refundable.js';
import { hashOfSecret, newSecret, writeToken } from '../../refunds/refundTokens.js';
import { requireWithdraw, type Person } from '../permissions.js';
import { TreasuryProblem } from '../treasuryProblem.js';
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

type ServiceDependencies = {
  readonly links: RefundLinks;
  readonly withdrawals: Pick<WithdrawalService, 'returnedOf'>;
  /** The currencies that the store has enabled. May reject. */
  readonly currencies: () => Promise<readonly CurrencyView[]>;
  /** Address of the page for customers, without a slash at the end. */
  readonly page: string;
  readonly now: () => number;
  readonly newId: () => string;
};

const DAY_MS = 86_400_000;
/** How often a link is tried while others make links of the same order. */
const TRIES = 5;
/** How many contracts a link remembers. */
const MOST_CONTRACTS = 100;

const changed = (): TreasuryProblem =>
  new TreasuryProblem(
    'refund_changed',
    'A refund link was asked for with another amount than can go back now, so none was made. Money of the ' +
      'order went back, was promised by another link, or came. Look at the order again.',
  );

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

/** Decimals that a withdrawal of the currency may have. */
const fits = ({ precision }: CurrencyView, amount: string): boolean =>
  precision === null || (amount.split('.')[1]?.length ?? 0) <= precision;

/** Creates the service. */
export function createRefundLinkService(parts: ServiceDependencies): RefundLinkService {
  const { links, withdrawals, currencies, page, now, newId } = parts;

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

  /** Ends links whose time is over, so that none of them can be claimed while its money is promised again. */
  async function endExpired(all: readonly RefundLink[]): Promise<void> {
    for (const link of all) {
      if (isUndecided(link) && isExpired(link, now())) {
        await links.decide(link, 'refund_link_ended', {});
      }
    }
  }

  async function currencyOf(id: string, amount: string) {
    const all = await currencies();
    const currency = all.find((one) => one.id === id);
    if (!currency || !fits(currency, amount)) {
      throw new TreasuryProblem(
        'currency_unavailable',
        'A refund link was asked for in a currency that the store does not have, has switched off, or ' +
          "that has fewer decimals than the amount. Switch it on in the service's dashboard, or draft " +
          'the refund by hand.',
      );
    }
    const contracts = all
      .filter(({ blockchain }) => blockchain === currency.blockchain)
      .flatMap(({ contractAddress }) => (contractAddress === null ? [] : [contractAddress]));
    return { currency, contracts: [...new Set(contracts)].slice(0, MOST_CONTRACTS) };
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
      const { kind, currencyId, amount, reason, days = DEFAULT_LINK_DAYS, language } = input;
      const { currency, contracts } = await currencyOf(currencyId, amount);
      const secret = newSecret();
      const body: RefundEventBody<'refund_link_made'> = {
        linkId: newId(),
        secretHash: hashOfSecret(secret),
        order,
        kind,
        currencyId,
        code: currency.code,
        blockchain: currency.blockchain,
        networkName: currency.networkName,
        isNative: currency.isNative,
        amount,
        contracts,
        reason,
        madeBy: person.who,
        needsApproval: person.needsApproval,
        expiresAt: new Date(now() + days * DAY_MS).toISOString(),
        language: language ?? null,
      };
      for (let left = TRIES; left > 0; left -= 1) {
        const before = await orUnreadable(links.ofOrder(order));
        // It may promise the same money.
        if (before instanceof Error) throw changed();
        await endExpired(before);
        // Counted before the money is: a link that comes between makes the number wrong, and nothing is made.
        const option = (await optionsOf(order, checkout)).find(
          (one) => one.kind === kind && one.currencyId === currencyId,
        );
        if (option?.amount !== amount) throw changed();
        if (!(await links.make(before.length + 1, body))) continue;
        const link = await links.find(body.linkId);
        if (!link) throw new TreasuryProblem('internal', 'A link is gone that was just made.');
        const token = writeToken({ id: link.id, secret });
        return { wire: WIRE_VERSION, url: `${page}/${token}`, link: refundLinkView(link, now()) };
      }
      throw changed();
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
