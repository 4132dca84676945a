/** The frame of a page behind a refund link, with the headers that keep it to itself. */
import { directionOf } from '../../../contract/languageTag.js';
import { htmlResponse, type PageRetry } from '../../../server/http/htmlPage.js';
import { html } from '../../../server/http/markup.js';
import { initialOf } from './icons.js';
import type { PageContext, RefundPage } from './refundPages.js';
import { STYLE } from './style.js';

/** What a document needs beside its page. */
export interface DocumentContext extends PageContext {
  /** No real money moves. */
  readonly sandbox: boolean;
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

/** Answers with the page. Nothing is loaded and no script runs. */
export function documentResponse(
  { messages, storeName, sandbox }: DocumentContext,
  { status, title, body }: RefundPage,
  {
    retry,
    headers = {},
  }: {
    readonly retry?: PageRetry | undefined;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Response> {
  const ribbon = sandbox ? html`<span class="test">${messages.sandbox}</span>` : null;
  const store =
    storeName === null
      ? null
      : html`<span class="store"
          ><span class="logo" aria-hidden="true">${initialOf(storeName)}</span
          ><bdi>${storeName}</bdi></span
        >`;
  const header = storeName === null && !sandbox ? null : html`<header>${store}${ribbon}</header>`;
  return htmlResponse({
    title: storeName === null ? title : `${title} · ${storeName}`,
    lang: messages.language,
    dir: directionOf(messages.language),
    style: STYLE,
    body: () => [header, body],
    ...{ status, retry },
    headers: [...HEADERS, ...Object.entries(headers)],
  });
}
