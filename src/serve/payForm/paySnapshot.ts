/**
 * The checkout of a visit as the widget shows it. It says what the public list shows, `awaiting`, `detected`
 * or `confirmed`, and never that an order is paid: only the store knows what it asked for.
 */
import { transactionUrl } from '../../chains/explorer.js';
import { tokenForPage } from '../../chains/wellKnownTokens.js';
import type { ExtendedListing, StoreCurrency } from '../../api/currencies.js';
import {
  WIRE_VERSION,
  type CheckoutSnapshot,
  type DepositAddress,
  type EvidenceView,
  type QuoteView,
} from '../../contract/checkout.js';
import { addDecimal, parseDecimal, type DecimalString } from '../../money/decimal.js';
import { WHOLE } from '../../money/fraction.js';
import { addressFor, choicesOf, priceOf, type WalletAnswer } from '../../payments/prices.js';
import { joinListing } from '../../server/service/currencies/joinListing.js';
import { ProblemError } from '../../server/http/problemDetails.js';
import { versionOf, type PayState, type SeenDeposit } from './payState.js';
import type { PublicWallet } from './publicService.js';

/** How long the page keeps a price. */
const QUOTE_MS = 15 * 60_000;
/** The service's own minimum, if its answer names none. */
const MINIMUM_USD = parseDecimal('0.1');

/** A wallet with the currencies that it can be paid in. */
export type PayableWallet = ReturnType<typeof payableWallet>;

/** The wallet's rows as the extended listing, which they lack only groups of. */
function extendedOf(wallet: PublicWallet): ExtendedListing {
  const currencies = wallet.rows.map(({ currency }) => ({
    ...currency,
    explorer_link: null,
    has_balance: null,
    min_confirmation: null,
    icon: null,
    blockchain_icon: null,
    token_icon: null,
  }));
  return { currencies, tokens: [], blockchains: [] };
}

/** Joins a wallet with the service's currencies, which know the decimals. */
export function payableWallet(
  wallet: PublicWallet,
  flat: readonly StoreCurrency[],
  include: readonly string[] | undefined,
) {
  const extended = extendedOf(wallet);
  return { wallet, listing: joinListing(extended, flat, { include }) };
}

/** The answer as the checkout's own prices read it. A top-up has addresses only. */
function answerOf({ wallet }: PayableWallet, amountUsd: DecimalString | null): WalletAnswer {
  return {
    answeredAt: new Date(wallet.at).toISOString(),
    amountUsd,
    rates: amountUsd === null ? {} : { ...wallet.rates },
    addresses: wallet.rows.map(({ currency, address }) => ({
      currencyId: currency.id,
      blockchain: currency.blockchain ?? '',
      address,
    })),
  };
}

const restOf = ({ wallet }: PayableWallet) => ({
  share: WHOLE,
  minimumUsd: wallet.minimumUsd ?? MINIMUM_USD,
});

/**
 * Sets a price: the link's amount by the wallet's own rate, rounded up.
 *
 * @throws ProblemError `currency_unavailable`.
 */
export function withQuote(
  state: PayState,
  payable: PayableWallet,
  currencyId: string,
  now: number,
): PayState {
  const currency = payable.listing.currencies.find(({ id }) => id === currencyId);
  const price =
    currency &&
    priceOf(answerOf(payable, state.amountUsd), currency, state.amountUsd, restOf(payable));
  if (price?.status !== 'available') {
    throw new ProblemError('currency_unavailable', 'The wallet cannot be paid in that currency.');
  }
  const { address, rate } = price;
  const quote = { currencyId, address, payable: price.payable, rate, at: now };
  return { ...state, quote, quotes: state.quotes + 1 };
}

function quoteView(
  { quote, quotes, openedAt, amountUsd }: PayState,
  { listing }: PayableWallet,
): QuoteView | null {
  const currency = quote && listing.currencies.find(({ id }) => id === quote.currencyId);
  if (!quote || !currency) return null;
  const { code, blockchain, networkName, isNative, precision } = currency;
  return {
    id: `${String(openedAt)}-${String(quotes)}`,
    currencyId: currency.id,
    ...{ code, blockchain, networkName, isNative, precision },
    ...tokenForPage(currency),
    payable: quote.payable,
    rate: quote.rate,
    rateSource: null,
    quotedAt: new Date(quote.at).toISOString(),
    expiresAt: amountUsd === null ? null : new Date(quote.at + QUOTE_MS).toISOString(),
    ...(currency.icon ? { icon: true } : {}),
    ...(currency.networkIcon ? { networkIcon: true } : {}),
  };
}

/** The address that the service gives now, checked; none if it fails the check. */
function addressView(
  { quote, amountUsd }: PayState,
  payable: PayableWallet,
  view: QuoteView | null,
): DepositAddress | null {
  if (!quote || !view) return null;
  const { currencyId: id, blockchain } = view;
  const found = addressFor(answerOf(payable, amountUsd), { id, blockchain });
  if (found.check === 'none') return null;
  const { address, check } = found;
  return { address, blockchain, check, replaced: address !== quote.address };
}

const isConfirmed = (one: SeenDeposit): boolean => one[7];

function transferView(
  [hash, blockchain, currencyId, amount, amountUsd, , at, confirmed]: SeenDeposit,
  counts: string,
): CheckoutSnapshot['transfers'][number] {
  return {
    ...{ currencyId, blockchain, amount, amountUsd },
    txHash: hash,
    explorerUrl: transactionUrl(blockchain, hash),
    status: confirmed ? 'confirmed' : 'seen',
    counts,
    firstSeenAt: new Date(at).toISOString(),
  };
}

function evidenceOf({ openedAt, quote, seen }: PayState): EvidenceView[] {
  const nothing = { currencyId: null, amount: null, txHash: null };
  const at = (ms: number): string => new Date(ms).toISOString();
  const lines = [
    { ...nothing, at: at(openedAt), source: 'store', kind: 'opened' },
    ...(quote
      ? [
          {
            ...nothing,
            at: at(quote.at),
            source: 'store',
            kind: 'quoted',
            currencyId: quote.currencyId,
            amount: quote.payable,
          },
        ]
      : []),
    ...seen.map(([txHash, , currencyId, amount, , , ms, confirmed]) => ({
      at: at(ms),
      source: 'service_lookup',
      kind: confirmed ? 'confirmed' : 'seen',
      ...{ currencyId, amount, txHash },
    })),
  ];
  return lines.map((line, index) => ({ id: String(index), ...line }));
}

/** What came, by currency. */
function receivedOf({ seen }: PayState): ReadonlyMap<string, DecimalString> {
  const sums = new Map<string, DecimalString>();
  for (const [, , currencyId, amount] of seen) {
    sums.set(currencyId, addDecimal(sums.get(currencyId) ?? parseDecimal('0'), amount));
  }
  return sums;
}

/**
 * Makes the snapshot. What came is not compared with the amount: the link's amount may not be the store's,
 * so it neither asks for a rest nor speaks of an excess.
 */
export function paySnapshot(
  state: PayState,
  payable: PayableWallet,
  {
    checkedAt,
    now,
    sandbox,
  }: { readonly checkedAt: number; readonly now: number; readonly sandbox: boolean },
): CheckoutSnapshot {
  const { amountUsd, seen } = state;
  const quote = quoteView(state, payable);
  const received = receivedOf(state);
  const ofQuote = quote && amountUsd !== null ? (received.get(quote.currencyId) ?? null) : null;
  const beside = [...received]
    .filter(([currencyId]) => currencyId !== quote?.currencyId)
    .map(([currencyId, amount]) => ({ currencyId, amount }));
  const { currencies } = payable.listing;
  return {
    wire: WIRE_VERSION,
    version: versionOf(state),
    kind: amountUsd === null ? 'top_up' : 'payment',
    sandbox,
    // The service's public page knows no order number.
    order: { reference: '', amountUsd, display: null },
    choices: choicesOf(answerOf(payable, amountUsd), currencies, amountUsd, restOf(payable)),
    quote,
    address: addressView(state, payable, quote),
    transfers: seen.map((one) => transferView(one, amountUsd === null ? 'deposit' : 'counted')),
    progress: seen.some(isConfirmed) ? 'confirmed' : seen.length > 0 ? 'detected' : 'awaiting',
    exceptions: [],
    paid: false,
    closed: false,
    due: null,
    received: ofQuote,
    excess: null,
    ...(amountUsd === null || beside.length === 0 ? {} : { receivedBeside: beside }),
    evidence: evidenceOf(state),
    confirmation: 'store',
    // A price that is lower is not offered.
    minimumUsd: amountUsd === null ? payable.wallet.minimumUsd : null,
    serverTime: new Date(now).toISOString(),
    lastCheckedAt: new Date(checkedAt).toISOString(),
  };
}

/** The currency that a link asks for, if the wallet has it. */
export function askedCurrency(
  { listing }: PayableWallet,
  link: {
    readonly currencyId: string | null;
    readonly token: string | null;
    readonly chain: string | null;
  },
): string | undefined {
  const { currencyId, token, chain } = link;
  const same = (a: string, b: string | null): boolean => a.toLowerCase() === b?.toLowerCase();
  const asked = listing.currencies.find(
    ({ id, code, blockchain }) =>
      id === currencyId || (currencyId === null && same(code, token) && same(blockchain, chain)),
  );
  return asked?.id;
}
