/** The frame of a page behind a refund link, with the headers that keep it to itself. */
import { directionOf } from '../../../contract/languageTag.js';
import { htmlResponse, type PageRetry } from '../../../server/http/htmlPage.js';
import { html, type Markup } from '../../../server/http/markup.js';
import { withStore, type PageContext, type RefundPage } from './refundPages.js';
import { styleOf } from './style.js';

/** What a document needs beside its page. */
export interface DocumentContext extends PageContext {
  /** No real money moves. */
  readonly sandbox: boolean;
  /** The store's colour. */
  readonly colorAccent?: string | undefined;
}

/**
 * `same-origin` and not `no-referrer`: with the latter a form sends `Origin: null`, and an older browser's form
 * could not be told from another site's.
 */
const HEADERS = Object.entries({
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
});

/** The way to the store: a button where nothing else is left to do. Its address must not tell that of the page. */
function contactOf(context: PageContext, isEnd: boolean): Markup | null {
  if (context.supportUrl === undefined) return null;
  return html`<a
    href="${context.supportUrl}"
    rel="noreferrer"
    ${isEnd ? html` class="button"` : null}
    >${withStore(context, context.messages.contact)}</a
  >`;
}

/** Answers with the page. Nothing is loaded and no script runs. */
export function documentResponse(
  context: DocumentContext,
  { status, title, body, isEnd = false }: RefundPage,
  more: {
    readonly retry?: PageRetry | undefined;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Response> {
  const { messages, storeName, sandbox, colorAccent } = context;
  const ribbon = sandbox ? html`<span class="test">${messages.sandbox}</span>` : null;
  const store =
    storeName === null ? null : html`<span class="store"><bdi>${storeName}</bdi></span>`;
  const contact = contactOf(context, isEnd);
  const sheet = html`<div class="sheet">${body}${isEnd ? contact : null}</div>`;
  return htmlResponse({
    title: storeName === null ? title : `${title} · ${storeName}`,
    lang: messages.language,
    dir: directionOf(messages.language),
    style: styleOf(colorAccent),
    body: () => [
      html`<header>${store}${ribbon}</header>`,
      sheet,
      isEnd || !contact ? null : html`<footer>${contact}</footer>`,
    ],
    ...{ status, retry: more.retry },
    headers: [...HEADERS, ...Object.entries(more.headers ?? {})],
  });
}
