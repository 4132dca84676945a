/** The store's orders and customers in the ledger: what was agreed, and the handle that opens each page. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { JsonValue, Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { isPlainName } from '../../contract/plainLine.js';
import { parseDecimal } from '../../money/decimal.js';
import { isSameSecret } from '../../secrets/isSameSecret.js';
import {
  ORDER_CREATED,
  orderOfTerms,
  termsStream,
  type OrderTerms,
} from '../../server/checkouts/resolvedOrder.js';
import { StoreProblem } from '../api/problems.js';
import type { OrderPrice } from './finalPrice.js';
import { referenceField, type CustomerInput, type OrderInput } from './orderInput.js';

const CUSTOMER_CREATED = 'customer_created';
const CHANGED = 'terms_changed';

/** Whose page a handle opens. */
export type Subject = { readonly kind: 'order' | 'customer'; readonly reference: string };

/** What the store said last of an order or a customer. */
export interface StoreOrder {
  readonly subject: Subject;
  /** What a page asks for its checkout with: unguessable, and it never changes. */
  readonly handle: string;
  readonly terms: OrderTerms;
  readonly returnUrl: string | undefined;
  readonly supportUrl: string | undefined;
  /** When the order was created: RFC 3339, UTC. */
  readonly createdAt: string;
}

/** The order after its terms were saved. */
export interface SavedTerms {
  readonly order: StoreOrder;
  /** `created`: for the first time. `same`: as before. `changed`: the new terms count from now on. */
  readonly outcome: 'created' | 'same' | 'changed';
}

/** As it was stored, perhaps by another version: only what is needed is looked at. */
const storedTerms = z.looseObject({
  order_id: z.string().optional(),
  customer_id: z.string().optional(),
  amount_usd: z.string().optional(),
  currency_display: z.object({ amount: z.string(), currency: z.string() }).optional(),
  email: z.string().optional(),
  locale: z.string().optional(),
  return_url: z.string().optional(),
  support_url: z.string().optional(),
});
const storedBody = z.looseObject({ key: z.string(), terms: storedTerms });
type StoredTerms = z.infer<typeof storedTerms>;

const streamOf = ({ kind, reference }: Subject): string => termsStream(kind, reference);

function handleOf({ kind, reference }: Subject, key: string): string {
  const name = Buffer.from(reference).toString('base64url');
  return `${kind === 'order' ? 'o' : 'c'}.${name}.${key}`;
}

/** Reads a handle; null for any text that is none. */
function readHandle(handle: string): { readonly subject: Subject; readonly key: string } | null {
  const [, letter, name = '', key = ''] = /^([oc])\.([\w-]+)\.([\w-]{22})$/u.exec(handle) ?? [];
  if (letter === undefined) return null;
  const reference = Buffer.from(name, 'base64url').toString('utf8');
  if (!referenceField.safeParse(reference).success) return null;
  return { subject: { kind: letter === 'o' ? 'order' : 'customer', reference }, key };
}

/** The terms as the handler takes them. */
function termsOf({ kind, reference }: Subject, terms: StoredTerms): OrderTerms {
  const { email, locale, amount_usd: amount, currency_display: display } = terms;
  if (kind === 'customer') return { customerId: reference, email, locale };
  return { orderId: reference, amountUsd: parseDecimal(amount ?? ''), display, email, locale };
}

function orderFrom(subject: Subject, events: readonly LedgerEvent[]): StoreOrder | null {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) return null;
  const { terms } = storedBody.parse(last.body);
  return {
    subject,
    handle: handleOf(subject, storedBody.parse(first.body).key),
    terms: termsOf(subject, terms),
    returnUrl: terms.return_url,
    supportUrl: terms.support_url,
    createdAt: first.at,
  };
}

/** The key of the next terms. They are not counted, because a purge may have deleted those before. */
const nextKey = (last: LedgerEvent | undefined): string => {
  const [, number = '-1'] = /^terms:(\d+)$/u.exec(last?.key ?? '') ?? [];
  return `terms:${String(parseInt(number, 10) + 1)}`;
};

/** Without fields that are not set, so that two spellings of one order are the same. */
const plain = (terms: StoredTerms): { readonly [key: string]: JsonValue } =>
  JSON.parse(JSON.stringify(terms)) as { readonly [key: string]: JsonValue };

/** The fields in one order, with amounts in one spelling. */
function normal(terms: StoredTerms): string {
  const { amount_usd: amount } = terms;
  const one = amount === undefined ? terms : { ...terms, amount_usd: parseDecimal(amount) };
  return JSON.stringify(Object.entries(plain(one)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isSame = (body: LedgerEvent['body'], terms: StoredTerms): boolean =>
  normal(storedBody.parse(body).terms) === normal(terms);

/** An order that an older release took keeps its number. @throws StoreProblem for a new one */
function assertPlain({ kind, reference }: Subject): void {
  if (isPlainName(reference)) return;
  const field = `${kind}_id`;
  const message = `${field} has control, invisible or direction characters, so two orders could look the same. Leave them out.`;
  throw new StoreProblem('bad_request', message, { field });
}

/** The store's orders and customers. */
export type StoreOrders = ReturnType<typeof createStoreOrders>;

/** An order in a list. */
export interface ListedOrder {
  readonly orderId: string;
  /** Its place: the next page begins after it. */
  readonly sequence: number;
}

/** Makes the book of orders over a ledger. */
export function createStoreOrders(ledger: Pick<Ledger, 'append' | 'list'>, now: () => number) {
  const read = (subject: Subject): Promise<readonly LedgerEvent[]> =>
    ledger.list({ stream: streamOf(subject) });

  async function saveTerms(subject: Subject, terms: StoredTerms): Promise<SavedTerms> {
    const first = subject.kind === 'order' ? ORDER_CREATED : CUSTOMER_CREATED;
    const isCreated = (events: readonly LedgerEvent[]) => events.some(({ kind }) => kind === first);
    for (;;) {
      const events = await read(subject);
      const last = events.at(-1);
      const isKnown = isCreated(events);
      if (!isKnown) assertPlain(subject);
      const order = orderFrom(subject, events);
      if (last && order && isKnown && isSame(last.body, terms)) return { order, outcome: 'same' };
      const { outcome } = await ledger.append({
        stream: streamOf(subject),
        key: nextKey(last),
        kind: isKnown ? CHANGED : first,
        at: new Date(now()).toISOString(),
        body: { key: randomBytes(16).toString('base64url'), terms: plain(terms) },
      });
      // Somebody else wrote at the same moment: read again what counts now.
      if (outcome !== 'new') continue;
      const saved = await read(subject);
      const savedOrder = orderFrom(subject, saved);
      // A purge may have deleted the order since it was read: then it is created again.
      if (!savedOrder || !isCreated(saved)) continue;
      return { order: savedOrder, outcome: isKnown ? 'changed' : 'created' };
    }
  }

  /**
   * Gives the terms of an order the price that its checkout keeps, because a payment came before the last
   * change. Does nothing if somebody else writes terms at that moment.
   */
  async function takeBack(subject: Subject, { amountUsd, display }: OrderPrice): Promise<void> {
    const last = (await read(subject)).at(-1);
    if (!last || amountUsd === null) return;
    const { terms, ...body } = storedBody.parse(last.body);
    const priced = { ...terms, amount_usd: amountUsd, currency_display: display ?? undefined };
    await ledger.append({
      stream: streamOf(subject),
      key: nextKey(last),
      kind: CHANGED,
      at: new Date(now()).toISOString(),
      body: { key: body.key, terms: plain(priced) },
    });
  }

  /** An order or a customer; null if the store never named it. */
  const find = async (subject: Subject): Promise<StoreOrder | null> =>
    orderFrom(subject, await read(subject));

  return {
    /** Creates an order, or saves its terms again. Terms that differ count from now on. */
    save: (input: OrderInput) => saveTerms({ kind: 'order', reference: input.order_id }, input),
    /** The same for a customer's permanent wallet. */
    saveCustomer: (customerId: string, input: CustomerInput) =>
      saveTerms({ kind: 'customer', reference: customerId }, { ...input, customer_id: customerId }),
    ...{ takeBack, find },
    /** What a handle opens; null for a handle that was never given out. */
    async open(handle: string): Promise<StoreOrder | null> {
      const asked = readHandle(handle);
      const order = asked && (await find(asked.subject));
      if (!order) return null;
      return isSameSecret(order.handle, handle) ? order : null;
    },
    /** Orders by the time they were created, oldest first. @param after sequence of the last one seen. */
    async list(after: number, limit: number): Promise<readonly ListedOrder[]> {
      const events = await ledger.list({ after, limit, kind: ORDER_CREATED });
      return events.map(({ stream, sequence }) => ({ orderId: orderOfTerms(stream), sequence }));
    },
  };
}
