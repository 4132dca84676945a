/** The wallet call: addresses and prices of one checkout, checked before they are used. */
import { RejectedError } from '../../api/errors.js';
import type { Wallet } from '../../api/wallet.js';
import { compareDecimal, type DecimalString } from '../../money/decimal.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { ProblemError } from '../http/problemDetails.js';
import type { CheckoutService } from '../service/checkoutService.js';
import type { CheckoutEventBody } from '../../payments/checkoutEvents.js';
import { canonicalJson } from '../../ledger/canonicalJson.js';

/** What the wallet call is asked for. */
interface WalletRequest {
  readonly externalId: string;
  /** Null for a top-up: no amount is sent and the echo is ignored. */
  readonly amountUsd: DecimalString | null;
  readonly email: string | undefined;
  readonly locale: string | undefined;
  /** The store's order or customer number, for diagnostics. */
  readonly reference: string;
}

/** Refuses an answer for another order or another amount: nothing of it may be shown. */
function assertEcho(wallet: Wallet, request: WalletRequest, report: DiagnosticListener): void {
  const { store_external_id, amount_usd } = wallet;
  // Assumption: the document does not say that the external id is always repeated; absent reads as null.
  const sameOrder = store_external_id === null || store_external_id === request.externalId;
  const sameAmount =
    request.amountUsd === null || compareDecimal(amount_usd, request.amountUsd) === 0;
  if (sameOrder && sameAmount) return;
  const message =
    'The service answered a wallet for another amount or another order than was asked, so nothing of ' +
    'it is shown: the shopper could pay the wrong sum. Check the minimum payment of the store at the service.';
  report({
    code: 'echo_mismatch',
    message,
    reference: request.reference,
    operation: 'createWallet',
  });
  throw new ProblemError('service_invalid', message);
}

/**
 * Whether the service refused the e-mail or the locale: one that it cannot read or, on a deployed service,
 * cannot store. Not a temporary refusal: the call would fail without them, too.
 */
const isDetailRefused = (error: unknown): boolean =>
  error instanceof RejectedError &&
  !error.temporary &&
  (error.status === 422 || error.status === 400);

/**
 * Asks for the wallet. If it is refused with the e-mail and the locale, asks again without them: a wrong
 * e-mail address must keep no shopper from paying. A refusal is an answer, so no two calls race here.
 */
async function askFor(
  service: CheckoutService,
  { externalId, amountUsd, email, locale, reference }: WalletRequest,
  report: DiagnosticListener,
): Promise<Wallet> {
  const order = {
    store_external_id: externalId,
    ...(amountUsd === null ? {} : { amount: amountUsd }),
  };
  if (email === undefined && locale === undefined) return service.createWallet(order);
  const details = {
    ...(email === undefined ? {} : { email }),
    ...(locale === undefined ? {} : { locale }),
  };
  try {
    return await service.createWallet({ ...order, ...details });
  } catch (error) {
    if (!isDetailRefused(error)) throw error;
    const wallet = await service.createWallet(order);
    report({
      code: 'details_refused',
      reference,
      operation: 'createWallet',
      message:
        'The service refused the e-mail or the locale of an order, so its wallet was asked for without ' +
        'them: it can be paid, and the service writes to nobody. Correct what resolveOrder answers.',
      error,
    });
    return wallet;
  }
}

/** Ids of wallets are UUIDs; anything else never becomes part of an address. */
const WALLET_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is fit to be asked for. */
export const isWalletId = (text: string): boolean => WALLET_ID.test(text);

/** Calls the service and narrows its answer to what a checkout keeps. */
export async function requestWallet(
  service: CheckoutService,
  request: WalletRequest,
  report: DiagnosticListener,
): Promise<Omit<CheckoutEventBody<'wallet'>, 'answeredAt'>> {
  const wallet = await askFor(service, request, report);
  assertEcho(wallet, request, report);
  return {
    ...(isWalletId(wallet.id) ? { walletId: wallet.id.toLowerCase() } : {}),
    amountUsd: request.amountUsd,
    rates: { ...wallet.rates },
    addresses: wallet.address
      .filter((row) => row.dirty !== true && (row.deleted_at ?? null) === null)
      .map((row) => ({
        currencyId: row.currency_id,
        blockchain: row.blockchain,
        address: row.address,
      })),
  };
}

/** What the service answered about a wallet. */
export type WalletAnswer = CheckoutEventBody<'wallet'>;

type Addresses = WalletAnswer['addresses'];

/** Whether the service no longer gives an address that it gave before. */
export const hasReplacedAddress = (
  { addresses }: WalletAnswer,
  now: Pick<WalletAnswer, 'addresses'>,
): boolean =>
  addresses.some(({ address }) => now.addresses.every((row) => row.address !== address));

/** The rows as one text; the service gives them in any order. */
const textOf = (addresses: Addresses): string =>
  addresses
    .map(({ currencyId, blockchain, address }) => JSON.stringify([currencyId, blockchain, address]))
    .sort()
    .join();

/** Whether the prices are the same, coin by coin. */
export const isSamePrices = (before: WalletAnswer, now: WalletAnswer): boolean =>
  canonicalJson(before.rates) === canonicalJson(now.rates);

/**
 * Whether an answer has to be written down. A payment's prices have: each of them has been shown, and
 * the one that is chosen is frozen to the digit, on whatever instance. A top-up asks for no amount: its
 * quote holds the rate of the moment in which it is made, and its wallet is for ever, so that a price
 * written down at each opening would make it slower to read with every visit.
 */
export function isWorthStoring(before: WalletAnswer, now: WalletAnswer): boolean {
  return (
    before.amountUsd !== now.amountUsd ||
    before.walletId !== now.walletId ||
    textOf(before.addresses) !== textOf(now.addresses) ||
    (now.amountUsd !== null && !isSamePrices(before, now))
  );
}
