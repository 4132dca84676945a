/** The handler of the page behind a refund link: it knows no key, asks no service and moves no money. */
import { coordinationOf } from '../../server/coordination/coordination.js';
import { createAddressBook } from '../../server/checkouts/addressBook.js';
import { quietly } from '../../server/configuration/diagnostic.js';
import { plainText } from '../../contract/plainLine.js';
import { ProblemError, toProblem } from '../../server/http/problemDetails.js';
import { nextTry, type PageRetry } from '../../server/http/htmlPage.js';
import { reachableLedger } from '../../server/http/readiness.js';
import { createPageFetch } from '../../server/http/router.js';
import { readForm } from '../../server/http/requestBody.js';
import type { HandlerContext } from '../../server/http/requestHandler.js';
import { documentResponse } from './page/refundDocument.js';
import { askedLanguage, languageFor, messagesIn, type AskedLanguage } from './page/pageLanguage.js';
import {
  confirmPage,
  endedPage,
  formPage,
  noticePage,
  receivedPage,
  type PageContext,
  type RefundPage,
} from './page/refundPages.js';
import { MAX_ADDRESS_TEXT } from './refundAddress.js';
import { createRefundAudit } from './refundAudit.js';
import { createRefundClaims, RefundRefusedError, type RefundClaims } from './refundClaims.js';
import { createRefundLimits, type RefundLimits } from './refundLimits.js';
import type { RefundLink } from './refundLink.js';
import { createRefundLinks } from './refundLinks.js';
import { checkRefundOptions, type RefundHandlerOptions } from './refundOptions.js';

/** What a store gets from {@link createRefundHandler}. */
export interface RefundHandler {
  /**
   * Answers a request under the mount path with a page. Never throws.
   *
   * @param context what the runtime knows; adapters set it.
   */
  fetch(request: Request, context?: HandlerContext): Promise<Response>;
}

/** An address and three words fit well. */
const MAX_FORM_BYTES = 4 * 1024;

const STEPS = ['check', 'confirm', 'edit'] as const;

/** Reads the form of one of the pages. @throws ProblemError for any other form */
async function readRefundForm(request: Request) {
  const fields = await readForm(request, MAX_FORM_BYTES);
  const step = STEPS.find((one) => one === fields.get('step'));
  const address = fields.get('address') ?? '';
  if (!step || address.length > MAX_ADDRESS_TEXT) {
    throw new ProblemError('bad_request', 'A form was none of the page.');
  }
  return { step, address, isMine: fields.get('mine') === 'yes' };
}

/** An answer before it is written. */
type Answer =
  { readonly context: PageContext; readonly page: RefundPage } | { readonly location: string };

interface Parts {
  readonly claims: RefundClaims;
  readonly limits: RefundLimits;
  readonly basePath: string;
  readonly storeName: string | null;
  readonly supportUrl: string | undefined;
}

/** What a page needs, in the customer's language. @param link null for all that cannot be used. */
async function contextOf(
  { storeName, supportUrl }: Pick<Parts, 'storeName' | 'supportUrl'>,
  asked: AskedLanguage,
  link: RefundLink | null,
): Promise<PageContext> {
  const language = languageFor(asked, link?.made.language ?? null);
  return { messages: await messagesIn(language), storeName, supportUrl };
}

/** `GET`: what the link opens. Only a `GET` notes the opening, and even that uses nothing up. */
async function show(parts: Parts, token: string, request: Request): Promise<Answer> {
  const { claims, limits } = parts;
  const opened = await claims.open(token);
  await limits.countLink(opened.link.id);
  const context = await contextOf(parts, askedLanguage(request), opened.link);
  if (opened.kind === 'receipt') {
    const progress = await claims.progressOf(opened.link);
    return { context, page: receivedPage(context, opened.link, opened.addressTo, progress) };
  }
  if (request.method === 'GET') await claims.noteOpened(opened.link);
  return { context, page: formPage(context, opened.link) };
}

/** `POST`: the steps of the form. */
async function take(parts: Parts, token: string, request: Request): Promise<Answer> {
  const { claims, limits, basePath } = parts;
  const form = await readRefundForm(request);
  const asked = askedLanguage(request);
  const to = (receipt: string): Answer => ({
    location: `${basePath}/${receipt}${asked.chosen === null ? '' : `?lang=${asked.chosen}`}`,
  });
  if (form.step === 'confirm' && form.isMine) {
    const confirmed = await claims.confirm(token, form.address, limits.countLink);
    if (confirmed.kind === 'confirmed') return to(confirmed.receipt);
    const { link } = confirmed;
    const context = await contextOf(parts, asked, link);
    if (confirmed.kind === 'address') {
      return { context, page: formPage(context, link, form.address, confirmed.reason) };
    }
    const progress = await claims.progressOf(link);
    return { context, page: receivedPage(context, link, confirmed.addressTo, progress) };
  }
  const opened = await claims.open(token);
  await limits.countLink(opened.link.id);
  if (opened.kind === 'receipt') return to(token);
  const { link } = opened;
  const context = await contextOf(parts, asked, link);
  if (form.step === 'edit') return { context, page: formPage(context, link, form.address) };
  const check = await claims.check(link, form.address);
  const isMissed = form.step === 'confirm';
  const page =
    check.status === 'invalid'
      ? formPage(context, link, form.address, check.reason)
      : confirmPage(context, link, check.address, isMissed);
  return { context, page };
}

/** The page for what went wrong. Nothing of a link that cannot be used differs from any other. */
function pageOfError(error: unknown, context: PageContext): RefundPage {
  const { messages } = context;
  if (error instanceof RefundRefusedError) return endedPage(context);
  const { code } = toProblem(error);
  const notice = (status: number, title: string, lead: string): RefundPage =>
    noticePage(context, status, title, lead);
  if (code === 'rate_limited') return notice(429, messages.busyTitle, messages.busyLead);
  if (code === 'payload_too_large') return notice(413, messages.tooLongTitle, messages.tooLongLead);
  if (code === 'forbidden_origin') {
    return notice(403, messages.elsewhereTitle, messages.elsewhereLead);
  }
  const isMalformed = code === 'bad_request' || code === 'unsupported_media_type';
  return notice(isMalformed ? 400 : 503, messages.failedTitle, messages.failedLead);
}

/** No script runs here, so the browser loads the page again. A form is not sent again by itself. */
function retryOf(
  { method, url }: Request,
  { status }: RefundPage,
  headers: Readonly<Record<string, string>>,
): PageRetry | undefined {
  if (method === 'POST' || (status !== 503 && status !== 429)) return undefined;
  return nextTry(url, parseInt(headers['retry-after'] ?? '0', 10));
}

/**
 * Makes the handler of the page on which a customer says where a refund goes.
 *
 * It has a path of its own, and nothing but the ledger: no client of the service, no key, no session. A
 * confirmed address is an event, and the back office alone makes a draft of it, which people of the store
 * approve and send.
 *
 * @throws HandlerConfigurationError if an option is missing or invalid. The sentence names it.
 * @example
 * const refunds = createRefundHandler({ ledger, storeName: 'Paper & Pine', colorAccent: '#1a5f4a' });
 * app.use('/refund', toExpressHandler(refunds));
 */
export function createRefundHandler(options: RefundHandlerOptions): RefundHandler {
  const basePath = checkRefundOptions(options);
  const now = options.now ?? Date.now;
  const newId = options.newId ?? (() => crypto.randomUUID());
  const report = quietly(options.onDiagnostic);
  const ledger = reachableLedger(options.ledger);
  const coordination = coordinationOf(options.coordination, `refunds:${basePath}`, now);
  const storeName = plainText(options.storeName ?? '');
  const parts: Parts = {
    claims: createRefundClaims({
      links: createRefundLinks({ ledger, now }),
      addresses: createAddressBook(ledger),
      audit: createRefundAudit({ ledger, now, report }),
      ...{ ledger, now, newId },
    }),
    limits: createRefundLimits(coordination, { now, report }),
    basePath,
    storeName: storeName === '' ? null : storeName,
    supportUrl: options.supportUrl,
  };

  async function write(answer: Answer, more: Parameters<typeof documentResponse>[2] = {}) {
    if ('location' in answer) {
      const headers = { location: answer.location, 'cache-control': 'no-store' };
      return new Response(null, { status: 303, headers });
    }
    return documentResponse(
      {
        ...answer.context,
        sandbox: options.sandbox === true,
        colorAccent: options.colorAccent,
      },
      answer.page,
      more,
    );
  }

  async function answer(request: Request, { ip }: HandlerContext): Promise<Response> {
    await parts.limits.countRequest(ip ?? null);
    const { pathname } = new URL(request.url);
    const token = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length + 1) : '';
    return write(await (request.method === 'POST' ? take : show)(parts, token, request));
  }

  async function refuse(request: Request, error: unknown): Promise<Response> {
    const problem = toProblem(error);
    const isExpected = error instanceof RefundRefusedError || problem.code !== 'internal';
    if (!isExpected || problem.code === 'store_unavailable') {
      report({ code: 'request_failed', message: problem.message, error });
    }
    const context = await contextOf(parts, askedLanguage(request), null);
    const page = pageOfError(error, context);
    const retry = retryOf(request, page, problem.headers);
    return write({ context, page }, retry ? { retry } : { headers: problem.headers });
  }

  const fetch = createPageFetch<HandlerContext>((request, context) =>
    answer(request, context).catch((error: unknown) => refuse(request, error)),
  );
  return { fetch: (request, context = {}) => fetch(request, context) };
}
