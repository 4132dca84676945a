/** `/pay/wallet/{id}`: our page in the place of the payment service's own form, from its public routes alone. */
import type { OpenedCheckout } from '../../contract/checkout.js';
import { formatCrypto, formatMoney } from '../../money/format.js';
import type { RenderOptions } from '../../render/renderCheckout.js';
import { plainText } from '../../server/configuration/plainText.js';
import { ProblemError } from '../../server/http/problemDetails.js';
import { readForm } from '../../server/http/requestBody.js';
import { escapeHtml, htmlResponse, MAX_FORM, noticePage, refusedForm } from '../page/htmlPage.js';
import { preferredLanguage } from '../page/hostedPage.js';
import type { ScriptFiles } from '../page/scriptFiles.js';
import { sentencesFor } from './pageSentences.js';
import { pathOf, PAY_FORM_PATH, readLink, type PayLink } from './payLink.js';
import { earlierDeposits } from './payState.js';
import { PublicServiceError } from './publicServiceError.js';
import type { AskedWallet, Visit, Visits } from './payVisits.js';
import { OPEN_AMOUNT } from './payWire.js';

/** What the page needs. */
export interface PayPageParts {
  readonly visits: Visits;
  readonly files: ScriptFiles;
  /** Takes the place of the name that the service has. */
  readonly storeName: string | undefined;
  /** Links back to the store may lead there. */
  readonly origins: readonly string[];
  readonly render: (opened: OpenedCheckout, options: RenderOptions) => Promise<string>;
}

/** The page for a wallet that is not shown: of another store, or of nobody. */
export const unknownPage = (): Promise<Response> =>
  noticePage(404, {
    title: 'No payment here',
    text: 'This address opens no payment. Check the link, or ask the store for a new one.',
  });

/** The page for what went wrong. */
export function refusedPage(error: unknown, path: string): Promise<Response> {
  const why = error instanceof PublicServiceError ? error.why : 'down';
  if (why === 'unknown') return unknownPage();
  if (why === 'disabled') {
    const text =
      'This store takes no payments at the moment. Ask the store before you send anything.';
    return noticePage(410, { title: 'No payments here', text });
  }
  const isBusy = why === 'busy' || (error instanceof ProblemError && error.code === 'rate_limited');
  const text = isBusy
    ? 'Too many visits came at once. Wait a minute, then try again.'
    : 'The payment cannot be shown right now. Nothing is lost: try again in a moment.';
  return noticePage(isBusy ? 429 : 503, { title: 'One moment', text, retry: path });
}

const badLink = (): Promise<Response> =>
  noticePage(400, {
    title: 'This link is damaged',
    text: 'Its amount cannot be read. Ask the store for a new link, and do not send anything.',
  });

/** The first page of the store that is on one of its own origins. */
function returnUrlOf(pages: readonly string[], origins: readonly string[]): string | undefined {
  return pages.find((page) => URL.canParse(page) && origins.includes(new URL(page).origin));
}

/** What stands above the checkout: where the amount is from, and what came before. */
function linesOf(
  { state, payable, deposits, snapshot }: Visit,
  locale: string | undefined,
): string {
  const { sentences, dir, tag } = sentencesFor(locale);
  const isolated = (text: string): string => `<bdi dir="ltr">${escapeHtml(text)}</bdi>`;
  const { amountUsd } = state;
  if (amountUsd === null) return '';
  const lines = [sentences.amountFromLink(isolated(formatMoney(amountUsd, 'USD', tag)))];
  const earlier = snapshot.progress === 'awaiting' ? earlierDeposits(state, deposits) : [];
  if (earlier.length > 0) {
    const codeOf = (currencyId: string): string =>
      payable.listing.currencies.find(({ id }) => id === currencyId)?.code ?? currencyId;
    const amounts = earlier.map(
      ({ amount, currencyId }) => `${formatCrypto(amount, tag)} ${codeOf(currencyId)}`,
    );
    lines.push(sentences.cameBefore(isolated(amounts.join(' + '))));
  }
  return lines.map((line) => `<p class="line" lang="${tag}" dir="${dir}">${line}</p>`).join('');
}

/** Makes the page. */
export function createPayPage({ visits, files, storeName, origins, render }: PayPageParts) {
  async function draw(request: Request, asked: AskedWallet, link: PayLink): Promise<Response> {
    const { amountUsd } = link;
    const { walletId } = asked;
    const known = await visits.stateOfCookie(asked, amountUsd);
    const visit = await visits.go(asked, amountUsd, known, visits.choose(link));
    const { snapshot, token, tokenExpiresAt, payable } = visit;
    const locale = link.locale?.replaceAll('_', '-') ?? preferredLanguage(request);
    const name = storeName ?? plainText(payable.wallet.storeName);
    const path = pathOf(walletId, link);
    const amount = amountUsd === null ? '' : formatMoney(amountUsd, 'USD', 'en');
    return htmlResponse({
      title: [amount, name].filter((part) => part !== '').join(' · ') || 'Checkout',
      lang: locale ?? 'en',
      script: { src: files.pathOf('tillkit.mjs'), integrity: files.integrityOf('tillkit.mjs') },
      headers: visit.headers,
      body: async (nonce) => {
        const heading = name === '' ? '' : `<h1>${escapeHtml(name)}</h1>`;
        const opened = { token, tokenExpiresAt, checkout: snapshot };
        const checkout = await render(opened, {
          endpoint: `${PAY_FORM_PATH}${walletId}/api`,
          order: amountUsd ?? OPEN_AMOUNT,
          stylesheet: files.pathOf('tillkit.css'),
          refreshUrl: path,
          picker: {
            action: path,
            fields: { token },
            currencies: () => Promise.resolve(payable.listing),
          },
          returnUrl: returnUrlOf(payable.wallet.pages, origins),
          storeName: name === '' ? undefined : name,
          ...{ nonce, locale },
        });
        return heading + linesOf(visit, locale) + checkout;
      },
    });
  }

  /** Takes the currency that a form has sent. */
  async function choose(request: Request, asked: AskedWallet, link: PayLink): Promise<Response> {
    const { walletId } = asked;
    const form = await readForm(request, MAX_FORM);
    const [currencyId, token] = [form.get('currency'), form.get('token')];
    const location = pathOf(walletId, link);
    if (!currencyId || !token) {
      return new Response(null, { status: 303, headers: { location } });
    }
    const held = await visits.stateOf(token, walletId);
    const known =
      (await visits.stateOfCookie(asked, link.amountUsd)) ??
      (held?.amountUsd === link.amountUsd ? held : null);
    const { amountUsd } = link;
    const { headers } = await visits
      .go(asked, amountUsd, known, visits.quote(currencyId))
      // It was offered a moment ago: the page shows what is offered now.
      .catch((error: unknown) => {
        if (error instanceof ProblemError) return { headers: [] };
        throw error;
      });
    return new Response(null, { status: 303, headers: [['location', location], ...headers] });
  }

  return async (request: Request, asked: AskedWallet): Promise<Response> => {
    const { method, url } = request;
    if (!['GET', 'HEAD', 'POST'].includes(method)) {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
    }
    const link = readLink(new URL(url).searchParams);
    if (!link) return badLink();
    try {
      const answer = method === 'POST' ? choose : draw;
      return await answer(request, asked, link);
    } catch (error) {
      const path = pathOf(asked.walletId, link);
      return await (refusedForm(error, path) ?? refusedPage(error, path));
    }
  };
}
