/** `/v1`: what the store's own server asks for, over HTTP. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { CheckoutHandler } from '../../server/handler/createCheckoutHandler.js';
import { closedBody } from '../notifications/notification.js';
import type { Outbox } from '../notifications/outbox.js';
import type { OrderPages } from '../orders/orderPages.js';
import { customerInput, decisionInput, orderInput, releaseInput } from '../orders/orderInput.js';
import { statusOf, type OrderStatus } from '../orders/orderView.js';
import type { SaidTerms, StoreOrder, StoreOrders } from '../orders/storeOrders.js';
import type { Keys } from './keys.js';
import { problemResponse, StoreProblem } from './problems.js';
import { MAX_BODY, readInput, readQuery } from './requestInput.js';
import { eventsQuery, MOST, ordersQuery, STORE_ROUTES, type StoreRouteName } from './routes.js';

/** What `/v1` needs. */
export interface StoreRouteParts {
  readonly handler: Pick<
    CheckoutHandler,
    'open' | 'getCheckout' | 'markPaid' | 'closeOrder' | 'releaseHold'
  >;
  readonly orders: StoreOrders;
  readonly pages: OrderPages;
  readonly outbox: Outbox;
  /** Called with the id of a notification that was just kept. */
  readonly kept: (id: string) => void;
  readonly keys: Keys;
  /** Called with an error that nobody foresaw, and the request's id. */
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

function referenceOf({ subject }: StoreOrder) {
  const { kind, reference } = subject;
  return kind === 'order' ? { orderId: reference } : { customerId: reference };
}

function orderAnswers(parts: StoreRouteParts) {
  const { handler, orders, pages } = parts;

  async function require(orderId: string): Promise<StoreOrder> {
    const order = await orders.find({ kind: 'order', reference: orderId });
    if (order) return order;
    throw new StoreProblem('not_found', 'There is no order with this number. Create it first.');
  }

  const read = (order: StoreOrder): Promise<CheckoutSnapshot | null> =>
    handler.getCheckout(referenceOf(order));

  /** The present terms in the checkout, if a page has opened it: open pages learn of another amount. */
  async function amended(order: StoreOrder): Promise<CheckoutSnapshot | null> {
    const checkout = await read(order);
    if (!checkout || checkout.paid || checkout.closed) return checkout;
    if (!('amountUsd' in order.terms)) return checkout;
    if (checkout.order.amountUsd === order.terms.amountUsd) return checkout;
    return (await handler.open(order.terms)).checkout;
  }

  async function said({ order, outcome }: SaidTerms): Promise<Response> {
    const checkout = outcome === 'created' ? null : await amended(order);
    return json(pages.draw(order, checkout), outcome === 'created' ? 201 : 200);
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
        const order = await require(orderId);
        const checkout = await read(order);
        if (isWanted(status, checkout)) found.push(pages.draw(order, checkout));
        if (found.length >= most || seen >= MOST_READ)
          return json({ orders: found, next: String(cursor) });
      }
      if (page.length < most) return json({ orders: found, next: null });
    }
  }

  return { require, read, said, list };
}

const isWanted = (wanted: OrderStatus | undefined, checkout: CheckoutSnapshot | null): boolean =>
  wanted === undefined || statusOf(checkout) === wanted;

function answersOf(parts: StoreRouteParts): Readonly<Record<StoreRouteName, Answer>> {
  const { handler, orders, pages, outbox, kept } = parts;
  const { require, read, said, list } = orderAnswers(parts);

  /** An order that no page has opened is opened first, so that the decision has a checkout to be kept with. */
  async function decide(
    { param }: Asked,
    act: (orderId: string) => Promise<CheckoutSnapshot>,
  ): Promise<Response> {
    const order = await require(param('order_id'));
    if (!(await read(order))) await handler.open(order.terms);
    return json(pages.draw(order, await act(order.subject.reference)));
  }

  return {
    async createOrder({ request }) {
      const input = await readInput(request, orderInput);
      pages.check(input, input.amount_usd);
      return said(await orders.say(input));
    },
    listOrders: ({ request }) => list(request),
    async getOrder({ param }) {
      const order = await require(param('order_id'));
      return json(pages.draw(order, await read(order)));
    },
    async markPaid(asked) {
      const why = await readInput(asked.request, decisionInput);
      return decide(asked, (orderId) => handler.markPaid({ orderId }, why));
    },
    async closeOrder(asked) {
      const why = await readInput(asked.request, decisionInput);
      return decide(asked, async (orderId) => {
        const closed = await handler.closeOrder({ orderId }, why);
        // Kept before the answer: a caller without an answer asks again, and the notification is kept then.
        const id = pages.closeId(orderId);
        await outbox.keep(id, closedBody(closed));
        kept(id);
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
      const { order, outcome } = await orders.sayCustomer(
        pages.customerId(param('customer_id')),
        input,
      );
      return json(pages.draw(order, await read(order)), outcome === 'created' ? 201 : 200);
    },
    async listEvents({ request }) {
      const { after = '0', limit } = readQuery(request, eventsQuery);
      const most = limit === undefined ? MOST : parseInt(limit, 10);
      const { events, next } = await outbox.page(parseInt(after, 10), most);
      return json({ events, next: String(next) });
    },
  };
}

/** The name that a request has in its log. */
type Env = { Bindings: { requestId: string } };

/** Refuses what no route takes: 405 with the verbs of a known path, else 404. */
function addRefusals(app: Hono<Env>): void {
  const routes = Object.values(STORE_ROUTES);
  for (const path of new Set(routes.map((route) => route.path))) {
    const allow = routes.filter((route) => route.path === path).map(({ method }) => method);
    app.all(path, () => {
      throw new StoreProblem('method_not_allowed', 'This address does not take that verb.', {
        headers: { allow: allow.join(', ') },
      });
    });
  }
  app.notFound(() => {
    throw new StoreProblem(
      'not_found',
      'There is nothing at this address. See openapi/store.json.',
    );
  });
}

/** Makes the `fetch` of `/v1`. Never throws: every failure is a problem answer. */
export function createStoreRoutes(parts: StoreRouteParts): (request: Request) => Promise<Response> {
  const { keys, report, newId, count } = parts;
  const app = new Hono<Env>();
  const answers = answersOf(parts);
  const tooLarge = (): never => {
    throw new StoreProblem('payload_too_large', `A body may have ${String(MAX_BODY)} bytes.`);
  };
  app.use(bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }));
  for (const [name, { method, path, key }] of Object.entries(STORE_ROUTES)) {
    app.on(method, path, async (context) => {
      keys.require(context.req.raw, key);
      const param = (part: string): string => context.req.param(part) ?? '';
      const answer = await answers[name as StoreRouteName]({ request: context.req.raw, param });
      count(name, answer.status);
      return answer;
    });
  }
  addRefusals(app);
  app.onError((error, context) => {
    const { requestId } = context.env;
    const answer = problemResponse(error, requestId);
    if (answer.status >= 500) report(error, requestId);
    count('refused', answer.status);
    return answer;
  });
  return async (request) => {
    const requestId = newId();
    const answer = await app.fetch(request, { requestId });
    answer.headers.set('till-request-id', requestId);
    return answer;
  };
}
