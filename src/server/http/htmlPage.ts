/** A page of HTML: its document, the policy that keeps it to itself, and when it is loaded again. */
import { raw } from 'hono/html';
import { backOff } from '../../async/backOff.js';
import { html, type Content } from './markup.js';

const FIRST_S = 5;
const LAST_S = 30;
/** In the page's address: how often it was loaded in vain. */
const AGAIN = 'again';

/** When and where a page that could not be drawn is loaded again if no script runs. */
export interface PageRetry {
  readonly seconds: number;
  /** The same page. */
  readonly url: string;
}

/** Reads the next try off the address of this one: later each time. @param atLeast seconds that a limit asks for */
export function nextTry(address: string, atLeast = 0): PageRetry {
  const url = new URL(address);
  const [, tries = '0'] = /^(\d{1,2})$/u.exec(url.searchParams.get(AGAIN) ?? '') ?? [];
  const before = parseInt(tries, 10);
  url.searchParams.set(AGAIN, String(Math.min(before + 1, 99)));
  const seconds = Math.max(Math.min(atLeast, LAST_S), backOff(before, FIRST_S, LAST_S));
  return { seconds, url: `${url.pathname}${url.search}` };
}

/** What a page shows, and what it loads. */
export interface HtmlPage {
  readonly title: string;
  /** Language tag of the page. */
  readonly lang: string;
  /** @default that of the parts of the page */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  readonly style: string;
  /** What stands in `main`; it may hold the nonce. */
  readonly body: (nonce: string) => Content | Promise<Content>;
  /** Path and hash of a module that takes the page over. */
  readonly script?: { readonly src: string; readonly integrity: string } | undefined;
  /** Whether it loads files of its own origin: scripts, styles, pictures. @default it loads nothing */
  readonly loadsFiles?: boolean | undefined;
  /** @default 200 */
  readonly status?: number | undefined;
  readonly retry?: PageRetry | undefined;
  /** In addition to those of every page, or instead. */
  readonly headers?: readonly (readonly [string, string])[] | undefined;
}

const FILES = "script-src 'self'; connect-src 'self'; img-src 'self' data:; ";

function policyOf({ loadsFiles = false }: HtmlPage, nonce: string): string {
  const [files, self] = loadsFiles ? [FILES, "'self' "] : ['', ''];
  return (
    `default-src 'none'; ${files}style-src ${self}'nonce-${nonce}'; form-action 'self'; ` +
    "base-uri 'none'; frame-ancestors 'none'"
  );
}

/** What loads the page again where no script runs, and the script that goes on by itself. */
function headOf({ script, retry }: HtmlPage): Content {
  if (!script) return null;
  // prettier-ignore
  const refresh = retry
    ? html`<noscript><meta http-equiv="refresh" content="${refreshOf(retry)}"></noscript>`
    : null;
  // prettier-ignore
  return [refresh, html`<script type="module" src="${script.src}" integrity="${script.integrity}"></script>`];
}

const refreshOf = ({ seconds, url }: PageRetry): string => `${String(seconds)};url=${url}`;

/** Answers with the page, under a policy that allows nothing but what it needs. */
export async function htmlResponse(page: HtmlPage): Promise<Response> {
  const { title, lang, dir, style, script, retry, status = 200, headers = [] } = page;
  const nonce = crypto.randomUUID();
  const body = await page.body(nonce);
  // prettier-ignore
  const text = html`<!doctype html>
<html lang="${lang}"${dir ? html` dir="${dir}"` : null}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no">
<title>${title}</title>
${headOf(page)}
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body><main>${body}</main></body>
</html>`;
  const answer = new Response(text.toString(), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(page, nonce),
      // Its address opens it, so it is told to no other site and found by no search.
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      ...(retry ? { 'retry-after': String(retry.seconds) } : {}),
      ...(retry && !script ? { refresh: refreshOf(retry) } : {}),
    },
  });
  for (const [name, value] of headers) {
    if (name === 'set-cookie') answer.headers.append(name, value);
    else answer.headers.set(name, value);
  }
  return answer;
}
