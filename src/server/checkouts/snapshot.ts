/** Makes the snapshot of a checkout: the one place that decides what a browser may see. */
import { checkAddress } from '../../chains/address.js';
import { transactionUrl } from '../../chains/explorer.js';
import { networkName } from '../../chains/networks.js';
import { tokenForPage } from '../../chains/wellKnownTokens.js';
import {
  WIRE_VERSION,
  type CheckoutSnapshot,
  type DepositAddress,
  type EvidenceView,
  type QuoteView,
  type TransferView,
} from '../../contract/checkout.js';
import type { CurrencyView } from '../../contract/currencies.js';
import type { DecimalString } from '../../money/decimal.js';
import type { Listing } from '../service/currencies/listing.js';
import { isZero } from '../../money/decimalString.js';
import { currencyAmounts } from '../../payments/coverage.js';
import {
  readCheckoutEvents,
  type CheckoutLedgerEvent,
  type CheckoutEventBody,
} from '../../payments/checkoutEvents.js';
import { withFinalTerms } from '../../payments/payment.js';
import type { FoldedCheckout } from '../../payments/foldedCheckout.js';
import { pricedWallet, addressFor, choicesOf } from '../../payments/prices.js';
import { cachedJson } from '../http/cachedJson.js';
import type { CheckoutRecord } from './checkoutRecords.js';
import type { QuoteTimes } from './quoteTimes.js';
import { isBelowMinimum, minimumOf, restOf } from '../../payments/remaining.js';

type Quote = CheckoutEventBody<'quoted'>;

/** What snapshots need in addition to the record. */
export interface SnapshotParts {
  readonly listing: Pick<Listing, 'minimumUsd'>;
  readonly now: () => number;
  readonly quoteTimes: QuoteTimes;
  /** No real money moves: the widget says so. */
  readonly sandbox: boolean;
  readonly confirmation: CheckoutSnapshot['confirmation'];
  /** The service sends no event below it; decimal string, US dollars. */
  readonly minimumUsd: DecimalString;
  /** The same if the store set it, for shoppers to read; null for the default. */
  readonly statedMinimumUsd: DecimalString | null;
  /** Whether pages may ask for a link to a phone. */
  readonly canHandOff: boolean;
}

/** The minimum that the rest of the order does not reach. After the end of the order there is none. */
function unmetMinimum(parts: SnapshotParts, state: FoldedCheckout, { currencyId }: Quote) {
  if (state.paid || state.closed) return undefined;
  const rest = restOf(state, parts.minimumUsd);
  const ofCurrency = parts.listing.minimumUsd(currencyId);
  return isBelowMinimum(state.amountUsd, rest, ofCurrency)
    ? minimumOf(rest, ofCurrency)
    : undefined;
}

/** For a currency that is no longer listed, or while the listing is unknown. */
const NOT_LISTED: Partial<CurrencyView> = {};

function quoteView(
  parts: SnapshotParts,
  state: FoldedCheckout,
  quote: Quote,
  currencies: readonly CurrencyView[],
): QuoteView {
  const { quoteId: id, currencyId, code, blockchain, isNative, precision } = quote;
  const { payable, rate, rateSource, quotedAt } = quote;
  const unmetMinimumUsd = unmetMinimum(parts, state, quote);
  const { typicalMinutes, icon, networkIcon } =
    currencies.find((currency) => currency.id === currencyId) ?? NOT_LISTED;
  return {
    ...{ id, currencyId, code, blockchain, networkName: networkName(blockchain), isNative },
    // Judged again: the quote may be older than the table.
    ...tokenForPage(quote),
    ...{ precision, payable, rate, rateSource, quotedAt },
    expiresAt: quote.expiresAt && new Date(parts.quoteTimes.endsAt(quote)).toISOString(),
    ...(typicalMinutes === undefined ? {} : { typicalMinutes }),
    ...(unmetMinimumUsd === undefined ? {} : { unmetMinimumUsd }),
    ...(icon ? { icon } : {}),
    ...(networkIcon ? { networkIcon } : {}),
  };
}

/**
 * The current address of the chosen currency: a replaced one is never shown again. If the new one fails
 * its check there is no address, nor once the order is paid or closed: a shopper must not send twice.
 */
function depositAddress(state: FoldedCheckout): DepositAddress | null {
  const quote = state.currentQuote;
  if (!quote || !state.wallet || state.paid || state.closed) return null;
  const { currencyId: id, blockchain } = quote;
  // A currency that the service no longer lists has no row: no event would come for its address.
  const found = addressFor(state.wallet, { id, blockchain });
  if (found.check === 'none') return null;
  const { address, check } = found;
  const replaced = state.quotes.some(
    (earlier) => earlier.currencyId === id && earlier.address !== address,
  );
  return { address, blockchain, check, replaced };
}

/**
 * The wallet answer that the choices are made from. For a top-up it has only addresses: its prices are not
 * stored at each opening, so they could be of any age.
 */
function walletOfChoices(state: FoldedCheckout): FoldedCheckout['wallet'] {
  const wallet = pricedWallet(state);
  return wallet && state.amountUsd === null ? { ...wallet, rates: {} } : wallet;
}

type Transfer = FoldedCheckout['transfers'][number];

/**
 * What the receipt of a paid order says of a transfer. Statements name no address, so it is known only where the
 * currency had one address from the first quote on, and shown only if it passes its check.
 */
function receiptView(
  state: FoldedCheckout,
  { currencyId, blockchain, quoteId }: Transfer,
): Pick<TransferView, 'paidTo' | 'rate'> {
  if (!state.paid) return {};
  const quotes = state.quotes.filter((quote) => quote.currencyId === currencyId);
  const addresses = new Set(quotes.map(({ address }) => address));
  const now = state.wallet && addressFor(state.wallet, { id: currencyId, blockchain });
  if (now && now.check !== 'none') addresses.add(now.address);
  const [one] = addresses;
  const checked = checkAddress(blockchain, addresses.size === 1 && one ? one : '');
  const rate = quotes.find((quote) => quote.quoteId === quoteId)?.rate;
  return {
    ...(checked.status === 'valid' ? { paidTo: checked.address } : {}),
    ...(rate ? { rate } : {}),
  };
}

function transferView(state: FoldedCheckout, transfer: Transfer): TransferView {
  const { currencyId, blockchain, amount, amountUsd, txHash, status, counts } = transfer;
  return {
    ...{ currencyId, blockchain, amount, amountUsd, txHash },
    explorerUrl: transactionUrl(blockchain, txHash),
    ...{ status, counts, firstSeenAt: transfer.firstSeenAt },
    ...receiptView(state, transfer),
  };
}

const STORE_KINDS = new Set(['opened', 'quoted', 'released', 'marked_paid', 'closed', 'amended']);

function evidenceView(event: CheckoutLedgerEvent): EvidenceView[] {
  const line = { id: String(event.sequence), at: event.at, kind: event.kind };
  if (event.kind === 'seen' || event.kind === 'confirmed' || event.kind === 'held') {
    const { source, currencyId, amount, txHash } = event.body;
    // The list of unconfirmed transfers proves no more than "seen".
    const kind = source === 'service_list' ? 'seen' : event.kind;
    return [{ ...line, kind, source, currencyId, amount, txHash }];
  }
  if (!STORE_KINDS.has(event.kind)) return [];
  const quoted = event.kind === 'quoted' ? event.body : null;
  return [
    {
      ...line,
      source: 'store',
      currencyId: quoted?.currencyId ?? null,
      amount: quoted?.payable ?? null,
      txHash: null,
    },
  ];
}

/** What was received in other currencies, which `received` leaves out. */
function receivedBeside(state: FoldedCheckout): Pick<CheckoutSnapshot, 'receivedBeside'> {
  if (state.opened?.type === 'top_up') return {};
  const others = currencyAmounts(state).flatMap(({ currencyId, received }) =>
    currencyId === state.currentQuote?.currencyId || isZero(received)
      ? []
      : [{ currencyId, amount: received }],
  );
  return others.length === 0 ? {} : { receivedBeside: others };
}

/** The part of a snapshot that does not change with the clock. */
type Picture = Omit<CheckoutSnapshot, 'serverTime' | 'lastCheckedAt'>;

function draw(
  parts: SnapshotParts,
  { state, events }: CheckoutRecord,
  currencies: readonly CurrencyView[],
): Picture {
  const { amountUsd, display, currentQuote, progress, paid, closed, due, received, excess } = state;
  const paidAt = paid ? events.find(({ kind }) => kind === 'paid')?.at : undefined;
  return {
    wire: WIRE_VERSION,
    version: state.version,
    kind: state.opened?.type ?? 'payment',
    sandbox: parts.sandbox,
    order: { reference: state.opened?.reference ?? '', amountUsd, display },
    choices: choicesOf(
      walletOfChoices(state),
      currencies,
      amountUsd,
      restOf(state, parts.minimumUsd),
    ),
    quote: currentQuote ? quoteView(parts, state, currentQuote, currencies) : null,
    address: depositAddress(state),
    transfers: state.transfers.map((transfer) => transferView(state, transfer)),
    ...{ progress, exceptions: [...state.exceptions], paid },
    ...(paidAt === undefined ? {} : { paidAt }),
    ...{ closed, due, received, excess },
    ...(currentQuote === null && state.figuresQuote !== null && due !== null
      ? { amountsIn: state.figuresQuote.currencyId }
      : {}),
    ...receivedBeside(state),
    evidence: withFinalTerms(readCheckoutEvents(events), state.termsFinalAt).flatMap(evidenceView),
    confirmation: parts.confirmation,
    minimumUsd: parts.statedMinimumUsd,
    ...(parts.canHandOff ? { canHandOff: true } : {}),
  };
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** What a snapshot needs in addition to the record. */
export interface SnapshotContext {
  readonly currencies: readonly CurrencyView[];
  /** Milliseconds since the epoch, or null for never. */
  readonly lastCheckedAt: number | null;
}

/** Makes snapshots. The same record with the same listing is drawn and serialized once. */
export function createSnapshots(parts: SnapshotParts) {
  const drawn = new WeakMap<
    CheckoutRecord,
    {
      readonly currencies: readonly CurrencyView[];
      readonly ends: number | null;
      readonly picture: Picture;
    }
  >();

  function pictureOf(record: CheckoutRecord, currencies: readonly CurrencyView[]): Picture {
    const known = drawn.get(record);
    const { currentQuote } = record.state;
    // It changes when this clock is set back.
    const ends = currentQuote && parts.quoteTimes.endsAt(currentQuote);
    if (known?.currencies === currencies && known.ends === ends) return known.picture;
    // Frozen, because it is shared: otherwise a callback could change what shoppers see.
    const picture = frozen(draw(parts, record, currencies));
    drawn.set(record, { currencies, ends, picture });
    return picture;
  }

  const timesOf = ({ lastCheckedAt }: SnapshotContext) => ({
    serverTime: new Date(parts.now()).toISOString(),
    lastCheckedAt: lastCheckedAt === null ? null : new Date(lastCheckedAt).toISOString(),
  });

  return {
    /** The whole snapshot; never a delta. */
    take: (record: CheckoutRecord, context: SnapshotContext): CheckoutSnapshot => ({
      ...pictureOf(record, context.currencies),
      ...timesOf(context),
    }),
    /**
     * The same as JSON, and an ETag that changes with everything but `serverTime`. The version alone is not
     * enough: the choices also follow the listing, which no event announces.
     */
    write(record: CheckoutRecord, context: SnapshotContext): { text: string; etag: string } {
      const { text, tag } = cachedJson(pictureOf(record, context.currencies));
      const times = JSON.stringify(timesOf(context));
      return {
        text: `${times.slice(0, -1)},${text.slice(1)}`,
        etag: `"${tag}-${(context.lastCheckedAt ?? 0).toString(36)}"`,
      };
    },
  };
}
