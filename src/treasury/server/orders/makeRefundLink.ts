/** Makes a refund link for what can go back at that moment. */
import type { CurrencyView } from '../../../contract/currencies.js';
import { compareDecimal, isZero } from '../../../money/decimal.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import { DEFAULT_LINK_DAYS, type MakeRefundLinkInput } from '../../contract/refundLinks.js';
import type { Refundable } from '../../refunds/refundable.js';
import type { RefundEventBody } from '../../refunds/refundEvents.js';
import type { RefundLink } from '../../refunds/refundLink.js';
import type { RefundedOrder, RefundLinks } from '../../refunds/refundLinks.js';
import { hashOfSecret, newSecret, writeToken } from '../../refunds/refundTokens.js';
import type { Person } from '../permissions.js';
import { TreasuryProblem } from '../treasuryProblem.js';

/** What links are made with. */
export interface LinkDependencies {
  readonly links: RefundLinks;
  /** The currencies that the store has enabled. May reject. */
  readonly currencies: () => Promise<readonly CurrencyView[]>;
  readonly now: () => number;
  readonly newId: () => string;
}

const DAY_MS = 86_400_000;
/** How often a link is tried while others make links of the same order. */
const TRIES = 5;
/** How many contracts a link remembers. */
const MOST_CONTRACTS = 100;

const changed = (): TreasuryProblem =>
  new TreasuryProblem(
    'refund_changed',
    'A refund link was asked for where another amount can go back now than was on the page, so none was ' +
      'made. Money of the order went back, was promised by another link, or came. Check the order.',
  );

/** Why no link is made of an order while one of its refunds cannot be read. */
export const refundsUnread = (cause?: Error): TreasuryProblem =>
  new TreasuryProblem(
    'refund_changed',
    'A refund of the order cannot be read: its events are damaged, or a newer version wrote them. Nobody knows ' +
      'what can still go back, so no refund link was made. The page of the order names it; update the server.',
    { cause },
  );

/** Decimals that a withdrawal of the currency may have. */
const fits = ({ precision }: CurrencyView, amount: string): boolean =>
  precision === null || (amount.split('.')[1]?.length ?? 0) <= precision;

/** The currency, and the contracts of its network: no address of a customer is one of them. */
function currencyOf(all: readonly CurrencyView[], id: string, amount: string) {
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

/** Id and secret of a link that is made no second time. */
export interface FixedLink {
  readonly linkId: string;
  readonly secret: Uint8Array<ArrayBuffer>;
}

/**
 * Makes a link for all or a part of what can go back, if that is still what the person was offered.
 *
 * @param parts `options` reads what can go back now.
 * @param fixed whoever asks again with the same makes no second link. @default a new id and secret
 * @returns the link, and the token that opens its page.
 * @throws TreasuryProblem `refund_changed`, `currency_unavailable`.
 */
export async function makeRefundLink(
  parts: LinkDependencies & { readonly options: () => Promise<readonly Refundable[]> },
  person: Person,
  order: RefundedOrder,
  input: MakeRefundLinkInput,
  fixed?: FixedLink,
): Promise<{ readonly token: string; readonly link: RefundLink }> {
  const { links, currencies, options, now, newId } = parts;
  const { kind, currencyId, amount, offered, reason, days = DEFAULT_LINK_DAYS, language } = input;
  const { currency, contracts } = currencyOf(await currencies(), currencyId, amount);
  if (isZero(amount) || compareDecimal(amount, offered) > 0) throw changed();
  const { code, blockchain, networkName, isNative } = currency;
  const { linkId, secret } = fixed ?? { linkId: newId(), secret: newSecret() };
  const body: RefundEventBody<'refund_link_made'> = {
    linkId,
    secretHash: hashOfSecret(secret),
    ...{ order, kind, currencyId, code, blockchain, networkName, isNative },
    ...{ amount, contracts, reason },
    madeBy: person.who,
    needsApproval: person.needsApproval,
    expiresAt: new Date(now() + days * DAY_MS).toISOString(),
    isPart: amount !== offered,
    language: language ?? null,
  };
  for (let left = TRIES; left > 0; left -= 1) {
    const before = await orUnreadable(links.ofOrder(order));
    if (before instanceof Error) throw refundsUnread(before);
    if (before.some(({ id }) => id === linkId)) throw changed();
    await links.endExpired(before);
    // Counted before the money is: a link that comes between makes the number wrong, and nothing is made.
    const option = (await options()).find(
      (one) => one.kind === kind && one.currencyId === currencyId,
    );
    // Exactly what the page offered: whoever asks again because an answer was lost makes no second link.
    if (option?.amount !== offered) throw changed();
    if (!(await links.make(before.length + 1, body))) continue;
    const link = await links.find(body.linkId);
    if (!link) throw new TreasuryProblem('internal', 'A link is gone that was just made.');
    return { token: writeToken({ id: link.id, secret }), link };
  }
  throw changed();
}
