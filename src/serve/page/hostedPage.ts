/** `/pay/{handle}`: the checkout alone on a page, drawn here and taken over by the script. */
import { openCheckoutAnswer, type OpenedCheckout } from '../../contract/checkout.js';
import type { ProblemCode } from '../../contract/checkoutError.js';
import type { RenderOptions } from '../../render/renderCheckout.js';
import { ROUTES } from '../../contract/routes.js';
import type { CheckoutHandler } from '../../server/handler/createCheckoutHandler.js';
import { readForm } from '../../server/http/requestBody.js';
import type { HandlerContext } from '../../server/http/requestHandler.js';
import type { StoreOrder, StoreOrders } from '../orders/storeOrders.js';
import { escapeHtml, htmlResponse, MAX_FORM, noticePage, refusedForm } from './htmlPage.js';
import type { ScriptFiles } from './scriptFiles.js';

/** What the page needs. */
export interface HostedPageParts {
  readonly handler: Pick<CheckoutHandler, 'fetch' | 'listCurrencies'>;
  readonly orders: Pick<StoreOrders, 'open'>;
  readonly files: ScriptFiles;
  readonly publicUrl: string;
  readonly basePath: string;
  readonly storeName: string | undefined;
  readonly render: (opened: OpenedCheckout, options: RenderOptions) => Promise<string>;
}

/** A refusal of the handler, as a page shows it. */
class Refused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

const NOT_FOUND: readonly string[] = ['forbidden', 'not_found'] satisfies ProblemCode[];

const UNCHOSEN: readonly string[] = ['bad_request', 'currency_unavailable'] satisfies ProblemCode[];

/** The language that the browser prefers. */
export function preferredLanguage(request: Request): string | undefined {
  const [first = ''] = (request.headers.get('accept-language') ?? '').split(',');
  const tag = first.split(';')[0]?.trim() ?? '';
  return /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u.test(tag) ? tag : undefined;
}

function refusedPage(error: unknown, path: string): Promise<Response> {
  const code = error instanceof Refused ? error.code : 'internal';
  if (NOT_FOUND.includes(code)) return unknownPage();
  if (code === 'rate_limited') {
    const text = 'Too many visits came at once. Wait a minute, then try again.';
    return noticePage(429, { title: 'One moment', text, retry: path });
  }
  const text = 'The checkout cannot be shown right now. Nothing is lost: try again in a moment.';
  return noticePage(503, { title: 'One moment', text, retry: path });
}

const unknownPage = (): Promise<Response> =>
  noticePage(404, {
    title: 'No order here',
    text: 'This address opens no order. Check the link, or ask the store for a new one.',
  });

/** Makes the page's `fetch`, for paths that begin with `/pay/`. */
export function createHostedPage(
  parts: HostedPageParts,
): (request: Request, context: HandlerContext) => Promise<Response> {
  const { handler, orders, files, publicUrl, basePath, storeName, render } = parts;

  /** Asks the handler as a page does, so that the shoppers' limits count. */
  async function ask(
    route: 'openCheckout' | 'selectCurrency',
    body: unknown,
    context: HandlerContext,
    token?: string,
  ): Promise<unknown> {
    const { method, path } = ROUTES[route];
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const url = `${publicUrl}${basePath}${path}`;
    const request = new Request(url, { method, headers, body: JSON.stringify(body) });
    const answer = await handler.fetch(request, context);
    const said: unknown = await answer.json();
    if (!answer.ok) throw new Refused(String((said as { code?: unknown }).code));
    return said;
  }

  const open = async (order: StoreOrder, context: HandlerContext): Promise<OpenedCheckout> =>
    openCheckoutAnswer.parse(await ask('openCheckout', { order: order.handle }, context));

  /** Takes the currency that a form has sent, unless its price still holds. */
  async function choose(request: Request, order: StoreOrder, context: HandlerContext) {
    const currencyId = (await readForm(request, MAX_FORM)).get('currency');
    if (!currencyId) return;
    const { token, checkout } = await open(order, context);
    const { quote, address, serverTime, paid, closed } = checkout;
    const hasEnded = Date.parse(quote?.expiresAt ?? '') <= Date.parse(serverTime);
    if (paid || closed || (quote && address && !hasEnded && quote.currencyId === currencyId))
      return;
    // The page then shows what can be chosen.
    await ask('selectCurrency', { currencyId }, context, token).catch((error: unknown) => {
      if (!(error instanceof Refused && UNCHOSEN.includes(error.code))) throw error;
    });
  }

  async function draw(request: Request, order: StoreOrder, path: string, context: HandlerContext) {
    const opened = await open(order, context);
    const locale = order.terms.locale ?? preferredLanguage(request);
    const name = storeName ?? '';
    return htmlResponse({
      title:
        name === ''
          ? opened.checkout.order.reference
          : `${opened.checkout.order.reference} · ${name}`,
      lang: locale?.replaceAll('_', '-') ?? 'en',
      script: { src: files.pathOf('tillkit.mjs'), integrity: files.integrityOf('tillkit.mjs') },
      body: async (nonce) => {
        const heading = name === '' ? '' : `<h1>${escapeHtml(name)}</h1>`;
        const checkout = await render(opened, {
          endpoint: basePath,
          order: order.handle,
          stylesheet: files.pathOf('tillkit.css'),
          nonce,
          refreshUrl: path,
          picker: { action: path, currencies: () => handler.listCurrencies() },
          ...{ locale, storeName, returnUrl: order.returnUrl, supportUrl: order.supportUrl },
        });
        return heading + checkout;
      },
    });
  }

  return async (request, context) => {
    const path = new URL(request.url).pathname;
    const isForm = request.method === 'POST';
    if (!isForm && request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
    }
    try {
      const order = await orders.open(path.slice('/pay/'.length));
      if (!order) return await unknownPage();
      if (!isForm) return await draw(request, order, path, context);
      await choose(request, order, context);
      return new Response(null, { status: 303, headers: { location: path } });
    } catch (error) {
      return await (refusedForm(error, path) ?? refusedPage(error, path));
    }
  };
}
