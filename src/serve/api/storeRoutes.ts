/** `/v1`: what the store's own server asks for, over HTTP. */
import type { Hono } from 'hono';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { createRouter, verbsAt } from '../../server/http/router.js';
import type { CheckoutHandler } from '../../server/handler/createCheckoutHandler.js';
import type { Notifications } from '../notifications/notifications.js';
import type { OrderPages } from '../orders/orderPages.js';
import {
  customerInput,
  decisionInput,
  orderInput,
  referenceField,
  releaseInput,
  type OrderInput,
} from '../orders/orderInput.js';
import { isSameAmount, isSamePrice, type ReadFinalPrice } from '../orders/finalPrice.js';
import { statusOf, type OrderStatus } from '../orders/orderView.js';
import type { AgreedOrder } from '../orders/agreement.js';
import type { StoreOrders, Subject } from '../orders/storeOrders.js';
import { drawUnmatched } from '../orders/unmatchedView.js';
import type { Keys } from './keys.js';
import { problemResponse, StoreProblem } from './problems.js';
import { checkInput, readInput, readQuery } from './requestInput.js';
import { MOST, ordersQuery, pageQuery, STORE_ROUTES, type StoreRouteName } from './routes.js';

/** What `/v1` needs. */
export interface StoreRouteParts {
  readonly handler: CheckoutHandler;
  readonly orders: StoreOrders;
  readonly pages: OrderPages;
  /** Reads an order and its checkout, amended to what the store said last. */
  readonly agree: (subject: Subject) => Promise<AgreedOrder | null>;
  /** The price of an order that cannot change any more. */
  readonly finalPrice: ReadFinalPrice;
  readonly notifications: Pick<Notifications, 'page'>;
  readonly keys: Keys;
  /** What the store's operators ask for beside `/v1`. */
  readonly operators: Hono;
  /** Called with an unexpected error and the request's id. */
  readonly report: (error: unknown, requestId: string) => void;
  readonly newId: () => string;
  /** Called for every answer. */
  readonly count: (route: string, status: number) => void;
}

/** One request: its parts of the path and itself. */
interface Asked {
  readonly request: Request;
  readonly param: (name: string) => string;
}

type Answer = (asked: Asked) => Promise<Response>;

const NO_STORE = { 'cache-control': 'no-store' };
const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: NO_STORE });

/** How many checkouts a page of orders reads at most: a rare status must not read the whole ledger. */
const MOST_READ = 500;

function orderAnswers({ handler, orders, pages, agree, finalPrice }: StoreRouteParts) {
  async function requireOrder(orderId: string): Promise<AgreedOrder> {
    const isName = referenceField.safeParse(orderId).success;
    const found = isName ? await agree({ kind: 'order', reference: orderId }) : null;
    if (found) return found;
    throw new StoreProblem('not_found', 'There is no order with this number. Create it first.');
  }

  const draw = ({ order, checkout }: AgreedOrder) => pages.draw(order, checkout);

  /** What was paid, held or not, or is closed has its price for good. */
  async function assertMayChange(
    { order_id: orderId, amount_usd: amountUsd, currency_display: display }: OrderInput,
    checkout: CheckoutSnapshot | null,
  ): Promise<void> {
    const asked = { amountUsd, display };
    if (!checkout || isSamePrice(asked, checkout.order)) return;
    if (!checkout.paid && !checkout.closed && !(await finalPrice(orderId))) return;
    const field = isSameAmount(asked, checkout.order) ? 'currency_display' : 'amount_usd';
    throw new StoreProblem(
      'checkout_closed',
      `${field}: the order is paid (perhaps held since) or closed, so its price stays. Create another order for the rest.`,
      { field },
    );
  }

  async function create(input: OrderInput): Promise<Response> {
    await assertMayChange(input, await handler.getCheckout({ orderId: input.order_id }));
    const { order, outcome } = await orders.save(input);
    if (outcome === 'created') return json(draw({ order, checkout: null }), 201);
    const agreed = await requireOrder(order.subject.reference);
    // A payment may have come first in the ledger: then the change counts for nothing.
    await assertMayChange(input, agreed.checkout);
    return json(draw(agreed));
  }

  async function list(request: Request): Promise<Response> {
    const { status, after = '0', limit } = readQuery(request, ordersQuery);
    const most = limit === undefined ? MOST : parseInt(limit, 10);
    const found: unknown[] = [];
    let cursor = parseInt(after, 10);
    for (let seen = 0; ;) {
      const page = await orders.list(cursor, most);
      for (const { orderId, sequence } of page) {
        cursor = sequence;
        seen += 1;
        const one = await agree({ kind: 'order', reference: orderId });
        // Null: a purge deleted it since the page was read.
        if (one && isWanted(status, one.checkout)) found.push(draw(one));
        if (found.length >= most || seen >= MOST_READ)
          return json({ orders: found, next: String(cursor) });
      }
      if (page.length < most) return json({ orders: found, next: null });
    }
  }

  return { requireOrder, create, draw, list };
}

/** Where a page begins, and how many it has at most. */
function pageOf(request: Request): { after: number | undefined; limit: number } {
  const { after, limit } = readQuery(request, pageQuery);
  return {
    after: after === undefined ? undefined : parseInt(after, 10),
    limit: limit === undefined ? MOST : parseInt(limit, 10),
  };
}

const isWanted = (wanted: OrderStatus | undefined, checkout: CheckoutSnapshot | null): boolean =>
  wanted === undefined || statusOf(checkout) === wanted;

const cannotClose = (): StoreProblem =>
  new StoreProblem('checkout_closed', 'The order is paid, so it cannot be closed.');

function answersOf(parts: StoreRouteParts): Readonly<Record<StoreRouteName, Answer>> {
  const { handler, orders, pages, notifications } = parts;
  const { requireOrder, create, draw, list } = orderAnswers(parts);

  /** An order that no page has opened is opened first, so that the decision has a checkout to be kept with. */
  async function decide(
    { param }: Asked,
    act: (orderId: string, checkout: CheckoutSnapshot | null) => Promise<CheckoutSnapshot>,
  ): Promise<Response> {
    const { order, checkout } = await requireOrder(param('order_id'));
    if (!checkout) {
      await handler.open(order.terms);
      // A purge may have deleted the order since it was read: then there is nothing to decide.
      await requireOrder(order.subject.reference);
    }
    const decided = await act(order.subject.reference, checkout);
    return json(draw({ order, checkout: decided }));
  }

  return {
    async createOrder({ request }) {
      const input = await readInput(request, orderInput);
      pages.check(input, input.amount_usd);
      return create(input);
    },
    listOrders: ({ request }) => list(request),
    getOrder: async ({ param }) => json(draw(await requireOrder(param('order_id')))),
    async markPaid(asked) {
      const why = await readInput(asked.request, decisionInput);
      return decide(asked, (orderId) => handler.markPaid({ orderId }, why));
    },
    async closeOrder(asked) {
      const why = await readInput(asked.request, decisionInput);
      return decide(asked, async (orderId, checkout) => {
        if (checkout?.paid) throw cannotClose();
        const closed = await handler.closeOrder({ orderId }, why);
        // A payment may have come first in the ledger: then it stays paid, and nobody is told otherwise.
        if (closed.paid) throw cannotClose();
        return closed;
      });
    },
    async releaseHold(asked) {
      const why = await readInput(asked.request, releaseInput);
      return decide(asked, (orderId) => handler.releaseHold({ orderId }, why));
    },
    async customerWallet({ request, param }) {
      const input = await readInput(request, customerInput);
      pages.check(input);
      const customerId = checkInput(referenceField, param('customer_id'), 'customer_id');
      const { order, outcome } = await orders.saveCustomer(customerId, input);
      const checkout = await handler.getCheckout({ customerId });
      return json(draw({ order, checkout }), outcome === 'created' ? 201 : 200);
    },
    async listEvents({ request }) {
      const { after = 0, limit } = pageOf(request);
      const { events, next } = await notifications.page(after, limit);
      return json({ events, next: String(next) });
    },
    async listUnmatched({ request }) {
      const { payments, next } = await handler.listUnmatchedPayments(pageOf(request));
      return json({ payments: payments.map(drawUnmatched), next: next && String(next) });
    },
    async settleUnmatched({ request, param }) {
      const { reason } = await readInput(request, decisionInput);
      const why = { reason, by: 'decision key' };
      const settled = await handler.settleUnmatchedPayment(param('payment_id'), why);
      if (settled) return json(drawUnmatched(settled));
      throw new StoreProblem(
        'not_found',
        'No unmatched payment has this id. GET /v1/payments/unmatched lists those that wait.',
      );
    },
  };
}

/** Why no route takes a request. */
function unroutedRefusal(verbs: readonly string[]): StoreProblem {
  return verbs.length === 0
    ? new StoreProblem('not_found', 'There is nothing at this address. See openapi/store.json.')
    : new StoreProblem('method_not_allowed', 'This address does not take that verb.', {
        headers: { allow: verbs.join(', ') },
      });
}

/** The router leaves what is no UTF-8 as it stands, so that two spellings would name one order. */
function assertPathIsText(request: Request): void {
  try {
    decodeURIComponent(new URL(request.url).pathname);
  } catch {
    throw new StoreProblem('bad_request', 'The address is no text in UTF-8, percent-encoded.');
  }
}

/** Makes the `fetch` of `/v1`. Never throws: every failure is a problem answer. */
export function createStoreRoutes(parts: StoreRouteParts): (request: Request) => Promise<Response> {
  const { keys, report, newId, count } = parts;
  const app = createRouter();
  const answers = answersOf(parts);
  for (const [name, { method, path, key }] of Object.entries(STORE_ROUTES)) {
    app.on(method, path, async ({ req }) => {
      keys.assertAllowed(req.raw, key);
      assertPathIsText(req.raw);
      const param = (part: string): string => req.param(part) ?? '';
      const answer = await answers[name as StoreRouteName]({ request: req.raw, param });
      count(name, answer.status);
      return answer;
    });
  }
  app.route('/', parts.operators);
  app.notFound(({ req }) => {
    throw unroutedRefusal(verbsAt(app, req.path));
  });
  function refuse(error: unknown, requestId: string): Response {
    const answer = problemResponse(error, requestId);
    if (answer.status >= 500) report(error, requestId);
    count('refused', answer.status);
    return answer;
  }
  return async (request) => {
    const requestId = newId();
    let answer: Response;
    try {
      answer = await app.fetch(request);
    } catch (error) {
      answer = refuse(error, requestId);
    }
    answer.headers.set('till-request-id', requestId);
    return answer;
  };
}
