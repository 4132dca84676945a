/** The document around a checkout that stands alone on its page. */
import { randomBytes } from 'node:crypto';
import type { PageRetry } from '../../server/http/pageRetry.js';

/** What a page shows, and what it loads. */
export interface HtmlPage {
  readonly title: string;
  /** Language tag of the page. */
  readonly lang: string;
  /** HTML of the body, made by us; it may hold `nonce`. */
  readonly body: (nonce: string) => Promise<string> | string;
  /** Path and hash of the module that takes the checkout over. */
  readonly script?: { readonly src: string; readonly integrity: string } | undefined;
  readonly status?: number | undefined;
  /** When the page is loaded again where no script runs. */
  readonly retry?: PageRetry | undefined;
  readonly headers?: readonly [string, string][] | undefined;
}

/** Longest form, in bytes: a currency and the sealed state of a payment link. */
export const MAX_FORM = 16_000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for HTML, also inside of attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? '');

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; background: #f4f4f2; color: #1b1b1a;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { box-sizing: border-box; max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0 0 1rem; font-size: 1.125rem; font-weight: 600; text-align: center; }
.line { margin: 0 auto 1rem; max-width: 32rem; font-size: .875rem; text-align: center; }
h1 + .line { margin-top: -.75rem; }
@media (prefers-color-scheme: dark) { body { background: #121211; color: #f1f1ee; } }`;

/** Answers with the page, under a policy that allows nothing but what it needs. */
export async function htmlResponse(page: HtmlPage): Promise<Response> {
  const { title, lang, body, script, status = 200, retry, headers = [] } = page;
  const nonce = randomBytes(16).toString('base64');
  const module = script
    ? `<script type="module" src="${script.src}" integrity="${script.integrity}"></script>`
    : '';
  const refresh = retry
    ? `<noscript><meta http-equiv="refresh" content="${String(retry.seconds)};url=${escapeHtml(retry.url)}"></noscript>`
    : '';
  const html = `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${refresh}${module}
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main>${await body(nonce)}</main></body>
</html>`;
  return new Response(html, {
    status,
    headers: [
      ...Object.entries({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; " +
          "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
          `style-src 'self' 'nonce-${nonce}'`,
        // The address opens the checkout, so it is told to no other site and found by no search.
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
        ...(retry ? { 'retry-after': String(retry.seconds) } : {}),
      }),
      ...headers,
    ],
  });
}
