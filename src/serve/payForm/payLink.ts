/** What a payment link says: which wallet, how much, and in which currency. */
import { compareDecimal, isZero, parseDecimal, type DecimalString } from '../../money/decimal.js';
import { isWalletId } from '../../api/wallet.js';

/** Where the payment service's own form is, and ours in its place. */
export const PAY_FORM_PATH = '/pay/wallet/';

/** A path below {@link PAY_FORM_PATH}. */
export interface PayPath {
  readonly walletId: string;
  /** Path of the browsers' wire, such as `/checkout`; null for the page itself. */
  readonly wire: string | null;
}

/** The readable part of a link. */
export interface PayLink {
  /** US dollars; null for any amount. */
  readonly amountUsd: DecimalString | null;
  /** Id of the currency that the link asks for. */
  readonly currencyId: string | null;
  /** The same as a ticker and a network's slug. */
  readonly token: string | null;
  readonly chain: string | null;
  readonly locale: string | null;
}

/** Reads a path. @returns null if it names no wallet: nothing is asked for it then. */
export function readPath(pathname: string): PayPath | null {
  const [, id = '', wire] = /^\/pay\/wallet\/([^/]+)(?:\/api(\/.+))?$/u.exec(pathname) ?? [];
  return isWalletId(id) ? { walletId: id.toLowerCase(), wire: wire ?? null } : null;
}

const MAX_AMOUNT = parseDecimal('1000000000000');
const MAX_DECIMALS = 8;
const LOCALE = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$/u;

/** Digits as people write them: `20.50` and `20.5` are one amount. */
const PLAIN = /^(?:0|[1-9]\d{0,12})(?:\.\d{1,18})?$/;

function readAmount(text: string): DecimalString | null {
  if (!PLAIN.test(text)) return null;
  const amount = parseDecimal(text);
  const [, decimals = ''] = amount.split('.');
  if (isZero(amount) || decimals.length > MAX_DECIMALS) return null;
  return compareDecimal(amount, MAX_AMOUNT) > 0 ? null : amount;
}

/** What is read of a link: two programs could take different ones of two values. */
const READ = ['amount', 'currency', 'token', 'chain', 'locale'] as const;

/**
 * Reads a link. `email` and `step`, which the service's form also takes, are not used: the page mails nobody.
 *
 * @returns null if it has an amount that cannot be read, or gives one of its names twice.
 */
export function readLink(query: URLSearchParams): PayLink | null {
  if (READ.some((name) => query.getAll(name).length > 1)) return null;
  const text = (name: string): string | null => query.get(name)?.trim() || null;
  const asked = text('amount');
  const amountUsd = asked === null ? null : readAmount(asked);
  if (asked !== null && amountUsd === null) return null;
  const locale = text('locale');
  return {
    amountUsd,
    currencyId: text('currency'),
    token: text('token'),
    chain: text('chain'),
    locale: locale !== null && LOCALE.test(locale) ? locale : null,
  };
}

/** The link's own address again, without what the page does not use. */
export function pathOf(walletId: string, link: PayLink): string {
  const { amountUsd, currencyId, token, chain, locale } = link;
  const query = new URLSearchParams();
  const named = { amount: amountUsd, currency: currencyId, token, chain, locale };
  for (const [name, value] of Object.entries(named)) if (value !== null) query.set(name, value);
  const search = query.toString();
  return `${PAY_FORM_PATH}${walletId}${search === '' ? '' : `?${search}`}`;
}
