/** A checkout alone on its page, or why it is not shown: both as the widget draws them, and taken over by it. */
import { raw } from 'hono/html';
import type { OpenedCheckout } from '../../contract/checkout.js';
import { PROBLEM_CODES, type ProblemCode } from '../../contract/checkoutError.js';
import { LANGUAGES } from '../../contract/languages.js';
import { PROBLEMS } from '../../contract/problems.js';
import type { RenderOptions } from '../../render/renderCheckout.js';
import { acceptedTag } from '../../server/http/acceptLanguage.js';
import { htmlResponse, nextTry } from '../../server/http/htmlPage.js';
import { html, type Content } from '../../server/http/markup.js';
import { pageFrame } from '../../server/http/pageTheme.js';
import { sentencesFor } from './pageSentences.js';
import type { ServeSettings } from '../settings.js';
import type { ScriptFiles } from './scriptFiles.js';

/** How long a page waits for ledger and service before it says so; its script goes on from there. */
export const PATIENCE_MS = 2_000;

/** Why a page shows no checkout. */
export class PageRefusal extends Error {
  override readonly name = 'PageRefusal';

  constructor(
    /** Chooses the sentence. */
    readonly code: ProblemCode,
    readonly status: number = PROBLEMS[code].status,
    /** How long a limit asks to wait. */
    readonly seconds = 0,
  ) {
    super(code);
  }

  /** Whether the widget could not open it either. Its page says nothing of the address. */
  get isOver(): boolean {
    return !PROBLEMS[this.code].retryable && this.code !== 'bad_request';
  }
}

/** A form that is not taken. */
const OF_FORMS: readonly ProblemCode[] = [
  'forbidden_origin',
  'unsupported_media_type',
  'payload_too_large',
];

/** A refusal of any part of the server. Others are `internal`. */
export function refusalOf(error: unknown): PageRefusal {
  if (error instanceof PageRefusal) return error;
  const { code, headers } = error as {
    readonly code?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  };
  const known = PROBLEM_CODES.find((one) => one === code) ?? 'internal';
  const seconds = parseInt(headers?.['retry-after'] ?? '0', 10);
  const { status } = PROBLEMS[known];
  // The page itself can be opened all the same.
  if (OF_FORMS.includes(known)) return new PageRefusal('bad_request', status);
  // A proxy in front takes a 502 for its own, and asks the next instance.
  return new PageRefusal(known, status === 502 ? 503 : status, seconds);
}

/** The language that the browser prefers, of those that there are sentences in. */
export const preferredLanguage = (request: Request): string | undefined =>
  acceptedTag(request, LANGUAGES);

/** What all pages of a server share. */
export interface PageParts extends Pick<
  ServeSettings,
  'storeName' | 'accent' | 'supportUrl' | 'origins'
> {
  readonly files: ScriptFiles;
  readonly render: (opened: OpenedCheckout | Error, options: RenderOptions) => Promise<string>;
}

/** One page. */
export interface CheckoutPage {
  readonly request: Request;
  readonly opened: OpenedCheckout | PageRefusal;
  /** What the title says beside the store's name. */
  readonly subject?: string | undefined;
  readonly storeName: string;
  readonly locale: string | undefined;
  readonly options: Omit<RenderOptions, 'stylesheet' | 'nonce' | 'storeName' | 'locale'>;
  /** What stands above the checkout. */
  readonly above?: Content;
  readonly headers?: readonly [string, string][] | undefined;
}

/** Longest form, in bytes: a currency and the sealed state of a payment link. */
export const MAX_FORM = 16_000;

const RULES = `
h1 { margin: 0; }
main > p { margin: 0 .5rem .625rem; font-size: .875rem; }
main > .mind { padding: .625rem .75rem; border-radius: 10px; background: var(--till-color-warning-soft);
  color: var(--till-color-warning); }`;

/** Answers with the page. */
export function checkoutPage(parts: PageParts, page: CheckoutPage): Promise<Response> {
  const { files, render, accent } = parts;
  const { request, opened, subject = '', storeName, locale, options, above = null } = page;
  const refusal = opened instanceof PageRefusal ? opened : null;
  const retry =
    refusal && PROBLEMS[refusal.code].retryable ? nextTry(request.url, refusal.seconds) : undefined;
  const script = { src: files.pathOf('tillkit.mjs'), integrity: files.integrityOf('tillkit.mjs') };
  const { sentences, tag, dir } = sentencesFor(locale);
  const title = [subject, storeName].filter((part) => part !== '').join(' · ');
  return htmlResponse({
    title: title === '' ? new URL(request.url).host : title,
    // English is also what is said where there is no such language.
    lang: tag === 'en' ? tag : (locale ?? tag),
    dir: dir === 'rtl' ? dir : undefined,
    style: pageFrame(accent, '45.25rem') + RULES,
    status: refusal?.status,
    loadsFiles: true,
    script: refusal?.isOver ? undefined : script,
    retry,
    headers: page.headers,
    body: async (nonce) => {
      const heading = storeName === '' ? null : html`<h1 class="store">${storeName}</h1>`;
      const header = html`<header>${heading}<span>${sentences.checkout}</span></header>`;
      const checkout = await render(opened, {
        ...options,
        ...(accent === undefined ? {} : { appearance: { variables: { colorAccent: accent } } }),
        supportUrl: options.supportUrl ?? parts.supportUrl,
        stylesheet: files.pathOf('tillkit.css'),
        storeName: storeName === '' ? undefined : storeName,
        ...{ nonce, locale },
      });
      return [header, above, raw(checkout)];
    },
  });
}
