/** The document around a page behind a refund link, with the headers that keep it to itself. */
import { directionOf } from '../../../contract/languageTag.js';
import { initialOf } from './icons.js';
import { html, Markup } from './markup.js';
import type { PageContext, RefundPage } from './refundPages.js';
import { STYLE } from './style.js';

/** What a document needs beside its page. */
export interface DocumentContext extends PageContext {
  /** No real money moves. */
  readonly sandbox: boolean;
  /** A random value for the one style sheet. */
  readonly nonce: string;
}

/**
 * Answers with the page. Nothing is loaded and no script runs. `same-origin` and not `no-referrer`: with the
 * latter a form sends `Origin: null`, and an older browser's form could not be told from another site's.
 */
export function documentResponse(
  context: DocumentContext,
  { status, title, body }: RefundPage,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { messages, storeName, sandbox, nonce } = context;
  const ribbon = sandbox ? html`<span class="test">${messages.sandbox}</span>` : null;
  const store =
    storeName === null
      ? null
      : html`<span class="store"
          ><span class="logo" aria-hidden="true">${initialOf(storeName)}</span
          ><bdi>${storeName}</bdi></span
        >`;
  const header = storeName === null && !sandbox ? null : html`<header>${store}${ribbon}</header>`;
  const { html: text } = html`<!doctype html>
    <html lang="${messages.language}" dir="${directionOf(messages.language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <title>${storeName === null ? title : `${title} · ${storeName}`}</title>
        <style nonce="${nonce}">
          ${new Markup(STYLE)}
        </style>
      </head>
      <body>
        <main>${header} ${body}</main>
      </body>
    </html> `;
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; ` +
        "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
      ...headers,
    },
  });
}
