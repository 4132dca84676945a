/** Steps that several checks build on. Each is taken once: opening costs the store a wallet. */
import {
  checkoutSnapshotSchema,
  type CheckoutSnapshot,
  type Choice,
} from '../../contract/checkout.js';
import type { CurrencyListing, CurrencyView } from '../../contract/currencies.js';
import { findNetwork } from '../../chains/networks.js';
import { compareDecimal, isDecimal, multiplyDecimal } from '../../money/decimal.js';
import { NotRun, type Conversation, type Exchange } from './conversation.js';
import { isObject } from './fields.js';
import { expectShape, expectStatus, fail } from './wireCheck.js';

/** Fields as an endpoint sent them; any may be missing or of another type. */
export type Unchecked<T> = T extends readonly (infer Item)[]
  ? readonly Unchecked<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: Unchecked<T[K]> | undefined }
    : T | undefined;

/** A snapshot as it came. */
export type SentCheckout = Unchecked<CheckoutSnapshot>;

/** A handle that no store has given out. */
export function unknownHandle(): string {
  return `tillkit-check-${crypto.randomUUID()}`;
}

/** `GET currencies`. */
export function askListing({ once, ask }: Conversation): Promise<Exchange> {
  return once('listing', () => ask('GET', '/currencies'));
}

/** The rows of the listing that can be read. */
export async function listedCurrencies(
  conversation: Conversation,
): Promise<readonly Unchecked<CurrencyView>[]> {
  const { json } = await askListing(conversation);
  const { currencies } = (isObject(json) ? json : {}) as Unchecked<CurrencyListing>;
  return Array.isArray(currencies) ? currencies.filter(isObject) : [];
}

/** The first `POST checkouts`. */
export function openOrder({ once, ask, order }: Conversation): Promise<Exchange> {
  return once('opening', () => ask('POST', '/checkouts', { body: { order: order.handle } }));
}

/** The second `POST checkouts`, once a currency has been chosen. */
export function reopenOrder({ once, ask, order }: Conversation): Promise<Exchange> {
  return once('reopening', () => ask('POST', '/checkouts', { body: { order: order.handle } }));
}

/** @throws {@link NotRun} if opening gave none. */
export async function tokenOf(conversation: Conversation): Promise<string> {
  const { json, status } = await openOrder(conversation);
  const token = isObject(json) ? json['token'] : undefined;
  if (status === 200 && typeof token === 'string') return token;
  throw new NotRun('opening gave no token');
}

/** The checkout of an answer. @throws {@link NotRun} if there is none. */
export function checkoutOf({ status, json, method, path }: Exchange): SentCheckout {
  const inner = isObject(json) && isObject(json['checkout']) ? json['checkout'] : json;
  if (status === 200 && isObject(inner)) return inner;
  throw new NotRun(`${method} ${path} gave no checkout`);
}

/** The checkout of an answer that the check itself asked for. @throws unless it is a whole one. */
export function expectCheckout(answer: Exchange): SentCheckout {
  expectStatus(answer, 200);
  const { json, method, path } = answer;
  const isOpened = isObject(json) && 'checkout' in json;
  const checkout = isOpened ? json['checkout'] : json;
  expectShape(`a checkout in ${method} ${path}`, checkoutSnapshotSchema, checkout);
  return checkout as SentCheckout;
}

/** @throws {@link NotRun} if the checkout can no longer change. */
export function assertUnpaid({ paid, closed }: SentCheckout): void {
  if (paid !== true && closed !== true) return;
  throw new NotRun('the order is paid or closed');
}

/** `GET checkout`. */
export async function readCheckout(conversation: Conversation): Promise<SentCheckout> {
  const token = await tokenOf(conversation);
  return checkoutOf(await conversation.ask('GET', '/checkout', { token }));
}

/** `PUT checkout/currency`. */
export async function chooseCurrency(
  conversation: Conversation,
  currencyId: string,
): Promise<Exchange> {
  const token = await tokenOf(conversation);
  return conversation.ask('PUT', '/checkout/currency', { token, body: { currencyId } });
}

/** Whether the price had to be rounded, so that the rounding shows. */
function isRounded({ payable, rate }: Unchecked<Choice>, amountUsd: unknown): boolean {
  if (!isDecimal(payable) || !isDecimal(rate) || !isDecimal(amountUsd)) return false;
  return compareDecimal(multiplyDecimal(payable, rate), amountUsd) !== 0;
}

/** Currencies that can be chosen: the best for the checks first, the one that is chosen now last. */
async function choosable(conversation: Conversation): Promise<string[]> {
  const { choices = [], order, quote, paid, closed } = checkoutOf(await openOrder(conversation));
  if (paid === true || closed === true) {
    fail('an unpaid order', 'one that is paid or closed; pass another handle');
  }
  const listed = await listedCurrencies(conversation);
  const networks = new Map(listed.map(({ id, blockchain }) => [id, blockchain]));
  const scoreOf = (choice: Unchecked<Choice>): number =>
    (choice.currencyId === quote?.currencyId ? 0 : 4) +
    (findNetwork(networks.get(choice.currencyId) ?? '') ? 2 : 0) +
    (isRounded(choice, order?.amountUsd) ? 1 : 0);
  return choices
    .filter(({ currencyId, unavailable }) => currencyId !== undefined && unavailable === null)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .map(({ currencyId = '' }) => currencyId);
}

/** A choice, what it was answered, and what the checkout was before. */
export interface FirstChoice {
  readonly currencyId: string;
  readonly before: SentCheckout;
  readonly answer: Exchange;
  /** Another currency that can be chosen; undefined if there is none. */
  readonly other: string | undefined;
}

/** The first choice of a currency. @throws if none can be chosen. */
export function firstChoice(conversation: Conversation): Promise<FirstChoice> {
  return conversation.once('choice', async () => {
    const [currencyId, other] = await choosable(conversation);
    if (currencyId === undefined) fail('a currency to choose', 'none');
    const before = await readCheckout(conversation);
    return { currencyId, other, before, answer: await chooseCurrency(conversation, currencyId) };
  });
}

/** The checkout after the first choice. @throws {@link NotRun} if the choice was refused. */
export async function chosenCheckout(conversation: Conversation): Promise<SentCheckout> {
  const { answer } = await firstChoice(conversation);
  return checkoutOf(answer);
}

/** The checkout after the first choice, and its quote. @throws {@link NotRun} if there is none. */
export async function chosenQuote(
  conversation: Conversation,
): Promise<{
  readonly checkout: SentCheckout;
  readonly quote: NonNullable<SentCheckout['quote']>;
}> {
  const checkout = await chosenCheckout(conversation);
  if (!checkout.quote) throw new NotRun('there is no quote');
  return { checkout, quote: checkout.quote };
}
