/** `/pay/{handle}`: the checkout alone on a page, drawn here and taken over by the script. */
import { withTimeout } from '../../async/withTimeout.js';
import { openCheckoutAnswer, type OpenedCheckout } from '../../contract/checkout.js';
import type { ProblemCode } from '../../contract/checkoutError.js';
import { isQuoteLive } from '../../contract/currentQuote.js';
import { ROUTES } from '../../contract/routes.js';
import type { CheckoutHandler } from '../../server/handler/createCheckoutHandler.js';
import { readForm } from '../../server/http/requestBody.js';
import type { HandlerContext } from '../../server/http/requestHandler.js';
import { createPageFetch } from '../../server/http/router.js';
import type { StoreOrder, StoreOrders } from '../orders/storeOrders.js';
import {
  checkoutPage,
  MAX_FORM,
  PageRefusal,
  PATIENCE_MS,
  preferredLanguage,
  refusalOf,
  type PageParts,
} from './checkoutPage.js';

/** What the page needs. */
export interface HostedPageParts extends PageParts {
  readonly handler: Pick<CheckoutHandler, 'fetch' | 'listCurrencies'>;
  readonly orders: Pick<StoreOrders, 'open'>;
  readonly publicUrl: string;
  readonly basePath: string;
  /** Called with what no shopper could be told. */
  readonly report: (error: unknown) => void;
}

const UNCHOSEN: readonly string[] = ['bad_request', 'currency_unavailable'] satisfies ProblemCode[];

/** Asks the handler as a page does, so that the shoppers' limits count. */
const createAsk =
  ({ handler, publicUrl, basePath }: HostedPageParts) =>
  async (
    route: 'openCheckout' | 'selectCurrency',
    body: unknown,
    context: HandlerContext,
    token?: string,
  ): Promise<unknown> => {
    const { method, path } = ROUTES[route];
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const url = `${publicUrl}${basePath}${path}`;
    const request = new Request(url, { method, headers, body: JSON.stringify(body) });
    const answer = await handler.fetch(request, context);
    const said: unknown = await answer.json();
    if (answer.ok) return said;
    const { code, status } = refusalOf(said);
    if (code === 'forbidden') throw new PageRefusal('not_found');
    const seconds = parseInt(answer.headers.get('retry-after') ?? '0', 10);
    throw new PageRefusal(code, status, seconds);
  };

/** Makes the page's `fetch`, for paths that begin with `/pay/`. */
export function createHostedPage(
  parts: HostedPageParts,
): (request: Request, context: HandlerContext) => Promise<Response> {
  const { handler, orders, basePath, storeName = '', report } = parts;

  const ask = createAsk(parts);
  const open = async (order: StoreOrder, context: HandlerContext): Promise<OpenedCheckout> =>
    openCheckoutAnswer.parse(await ask('openCheckout', { order: order.handle }, context));

  /** Takes the currency that a form has sent, unless its price still holds. */
  async function choose(request: Request, order: StoreOrder, context: HandlerContext) {
    const currencyId = (await readForm(request, MAX_FORM)).get('currency');
    if (!currencyId) return;
    const { token, checkout } = await open(order, context);
    const { quote, paid, closed } = checkout;
    const isChosen = isQuoteLive(checkout) && quote?.currencyId === currencyId;
    if (paid || closed || isChosen) return;
    // The page then shows what can be chosen.
    await ask('selectCurrency', { currencyId }, context, token).catch((error: unknown) => {
      if (!(error instanceof PageRefusal && UNCHOSEN.includes(error.code))) throw error;
    });
  }

  /** @param order null if it is not known, or the ledger does not say. */
  function draw(request: Request, order: StoreOrder | null, opened: OpenedCheckout | PageRefusal) {
    const path = new URL(request.url).pathname;
    const here = {
      order: order?.handle ?? path.slice('/pay/'.length),
      refreshUrl: path,
      picker: { action: path, currencies: () => handler.listCurrencies() },
    };
    const isOver = opened instanceof PageRefusal && opened.isOver;
    return checkoutPage(parts, {
      ...{ request, opened, storeName },
      subject: order?.subject.reference,
      locale: (order?.terms.locale ?? preferredLanguage(request))?.replaceAll('_', '-'),
      options: {
        endpoint: basePath,
        ...(isOver ? { order: '-' } : here),
        ...{ returnUrl: order?.returnUrl ?? parts.origins[0], supportUrl: order?.supportUrl },
      },
    });
  }

  async function answer(
    request: Request,
    context: HandlerContext,
    found: { order: StoreOrder | null },
  ): Promise<Response> {
    const path = new URL(request.url).pathname;
    const order = await orders.open(path.slice('/pay/'.length));
    if (!order) throw new PageRefusal('not_found');
    found.order = order;
    if (request.method !== 'POST') return draw(request, order, await open(order, context));
    await choose(request, order, context);
    return new Response(null, { status: 303, headers: { location: path } });
  }

  return createPageFetch(async (request, context) => {
    const found: { order: StoreOrder | null } = { order: null };
    try {
      const answered = await withTimeout(answer(request, context, found), PATIENCE_MS);
      if (answered.done) return answered.value;
      throw new PageRefusal(found.order ? 'service_unavailable' : 'store_unavailable');
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code === 'internal') report(error);
      return draw(request, found.order, refusal);
    }
  });
}
