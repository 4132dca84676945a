/** `/pay/wallet/{id}`: our page in the place of the payment service's own form, from its public routes alone. */
import { withTimeout } from '../../async/withTimeout.js';
import { formatCrypto, formatMoney } from '../../money/format.js';
import { plainText } from '../../contract/plainLine.js';
import type { RenderOptions } from '../../render/renderCheckout.js';
import { ProblemError } from '../../server/http/problemDetails.js';
import { fillIn, html, type Content } from '../../server/http/markup.js';
import { readForm } from '../../server/http/requestBody.js';
import { createPageFetch } from '../../server/http/router.js';
import {
  checkoutPage,
  MAX_FORM,
  PageRefusal,
  PATIENCE_MS,
  preferredLanguage,
  refusalOf,
  type PageParts,
} from '../page/checkoutPage.js';
import { sentencesFor } from '../page/pageSentences.js';
import { pathOf, PAY_FORM_PATH, readLink, type PayLink } from './payLink.js';
import { earlierDeposits } from './payState.js';
import { PublicServiceError } from './publicServiceError.js';
import type { AskedWallet, Visit, Visits } from './payVisits.js';
import { OPEN_AMOUNT, problemOf } from './payWire.js';

/** What the page needs. */
export interface PayPageParts extends PageParts {
  readonly visits: Visits;
}

/** What the service's public routes answered, in the words of the page. */
function payRefusalOf(error: unknown): PageRefusal {
  if (!(error instanceof PublicServiceError)) return refusalOf(error);
  if (error.why === 'disabled') return new PageRefusal('service_rejected', 410);
  return refusalOf(problemOf(error));
}

/** The first page of the store that is on one of its own origins. */
function returnUrlOf(pages: readonly string[], origins: readonly string[]): string | undefined {
  return pages.find((page) => URL.canParse(page) && origins.includes(new URL(page).origin));
}

/** What stands above the checkout: that the amount is only the link's, and what came before. */
function linesOf(
  { state, payable, deposits, snapshot }: Visit,
  locale: string | undefined,
): Content {
  const { sentences, tag } = sentencesFor(locale);
  const isolated = (text: string) => html`<bdi dir="ltr">${text}</bdi>`;
  const { amountUsd } = state;
  if (amountUsd === null) return null;
  const amount = isolated(formatMoney(amountUsd, 'USD', tag));
  const check = html`<p>${fillIn(sentences.checkAmount, { amount })}</p>`;
  const earlier = snapshot.progress === 'awaiting' ? earlierDeposits(state, deposits) : [];
  if (earlier.length === 0) return check;
  const codeOf = (currencyId: string): string =>
    payable.listing.currencies.find(({ id }) => id === currencyId)?.code ?? currencyId;
  const amounts = earlier.map(
    ({ amount, currencyId }) => `${formatCrypto(amount, tag)} ${codeOf(currencyId)}`,
  );
  const what = isolated(amounts.join(' + '));
  return [check, html`<p class="mind">${fillIn(sentences.cameBefore, { what })}</p>`];
}

/** What is said of a payment link and not of an order. */
function ownMessages(error: unknown, locale: string | undefined): RenderOptions['messages'] {
  const { sentences } = sentencesFor(locale);
  return {
    finalTitle: { not_found: sentences.noPayment, amount_invalid: sentences.linkBroken },
    finalLead: { not_found: sentences.linkIncomplete, amount_invalid: sentences.linkBrokenLead },
    // Of all visitors together, not of this one.
    ...(error instanceof PublicServiceError && { problems: { rate_limited: sentences.busy } }),
  };
}

/** A link that names no wallet, or one with an amount that cannot be read. */
const NO_LINK: PayLink = {
  amountUsd: null,
  currencyId: null,
  token: null,
  chain: null,
  locale: null,
};

/** What a page says whether it shows the payment or not. */
function commonOf(request: Request, walletId: string, link: PayLink) {
  const path = pathOf(walletId, link);
  return {
    request,
    path,
    subject: link.amountUsd === null ? '' : formatMoney(link.amountUsd, 'USD', 'en'),
    locale: link.locale?.replaceAll('_', '-') ?? preferredLanguage(request),
    options: {
      endpoint: `${PAY_FORM_PATH}${walletId}/api`,
      order: link.amountUsd ?? OPEN_AMOUNT,
      refreshUrl: path,
    },
  };
}

/** Makes the page. */
export function createPayPage({ visits, ...parts }: PayPageParts) {
  const { storeName, origins } = parts;
  /** The page for what went wrong. @param walletId empty if the address names none */
  function refuse(request: Request, walletId: string, error: unknown): Promise<Response> {
    const link = readLink(new URL(request.url).searchParams) ?? NO_LINK;
    const { options, ...common } = commonOf(request, walletId, link);
    const opened = payRefusalOf(error);
    return checkoutPage(parts, {
      ...{ ...common, opened },
      storeName: storeName ?? '',
      options: {
        // A wallet of another store looks like one that there is not.
        ...(opened.isOver ? { endpoint: PAY_FORM_PATH, order: OPEN_AMOUNT } : options),
        messages: ownMessages(error, common.locale),
        returnUrl: origins[0],
      },
    });
  }

  async function draw(request: Request, asked: AskedWallet, link: PayLink): Promise<Response> {
    const known = await visits.stateOfCookie(asked, link.amountUsd);
    const visit = await visits.go(asked, link.amountUsd, known, visits.choose(link));
    const { snapshot, token, tokenExpiresAt, payable } = visit;
    const { options, path, ...common } = commonOf(request, asked.walletId, link);
    return checkoutPage(parts, {
      ...common,
      opened: { token, tokenExpiresAt, checkout: snapshot },
      // Takes the place of the name that the service has.
      storeName: storeName ?? plainText(payable.wallet.storeName),
      above: linesOf(visit, common.locale),
      headers: visit.headers,
      options: {
        ...options,
        picker: {
          action: path,
          fields: { token },
          currencies: () => Promise.resolve(payable.listing),
        },
        returnUrl: returnUrlOf(payable.wallet.pages, origins) ?? origins[0],
      },
    });
  }

  /** Takes the currency that a form has sent. */
  async function choose(request: Request, asked: AskedWallet, link: PayLink): Promise<Response> {
    const { walletId } = asked;
    const form = await readForm(request, MAX_FORM);
    const [currencyId, token] = [form.get('currency'), form.get('token')];
    const { amountUsd } = link;
    const held = await visits.stateOf(token ?? undefined, walletId);
    const known =
      (await visits.stateOfCookie(asked, amountUsd)) ??
      (held?.amountUsd === amountUsd ? held : null);
    const chosen = currencyId ? visits.go(asked, amountUsd, known, visits.quote(currencyId)) : null;
    // It was offered a moment ago: the page shows what is offered now.
    const visit = await chosen?.catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
    });
    const location = pathOf(walletId, link);
    const headers = [['location', location], ...(visit?.headers ?? [])] as [string, string][];
    return new Response(null, { status: 303, headers });
  }

  const answer = createPageFetch(async (request, asked: AskedWallet): Promise<Response> => {
    const link = readLink(new URL(request.url).searchParams);
    try {
      // Its amount cannot be read, so nothing may be sent.
      if (!link) throw new PageRefusal('amount_invalid', 400);
      const work = (request.method === 'POST' ? choose : draw)(request, asked, link);
      const answered = await withTimeout(work, PATIENCE_MS);
      if (answered.done) return answered.value;
      throw new PageRefusal('service_unavailable');
    } catch (error) {
      return refuse(request, asked.walletId, error);
    }
  });

  return { answer, refuse };
}
