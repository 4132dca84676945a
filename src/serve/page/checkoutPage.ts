/** A checkout alone on its page, or why it is not shown: both as the widget draws them, and taken over by it. */
import type { OpenedCheckout } from '../../contract/checkout.js';
import { PROBLEM_CODES, type ProblemCode } from '../../contract/checkoutError.js';
import { LANGUAGES } from '../../contract/languages.js';
import { canonicalTag, languageOf } from '../../contract/languageTag.js';
import { PROBLEMS } from '../../contract/problems.js';
import type { RenderOptions } from '../../render/renderCheckout.js';
import { acceptedTags } from '../../server/http/acceptLanguage.js';
import { nextTry } from '../../server/http/pageRetry.js';
import { escapeHtml, htmlResponse } from './htmlPage.js';
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
export function preferredLanguage(request: Request): string | undefined {
  const tags = acceptedTags(request).flatMap((tag) => canonicalTag(tag) ?? []);
  return tags.find((tag) => languageOf(tag, LANGUAGES) !== undefined) ?? tags[0];
}

/** What all pages of a server share. */
export interface PageParts {
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
  /** HTML above the checkout. */
  readonly above?: string | undefined;
  readonly headers?: readonly [string, string][] | undefined;
}

/** Answers with the page. */
export function checkoutPage({ files, render }: PageParts, page: CheckoutPage): Promise<Response> {
  const { request, opened, subject = '', storeName, locale, options, above = '' } = page;
  const refusal = opened instanceof PageRefusal ? opened : null;
  const retry =
    refusal && PROBLEMS[refusal.code].retryable ? nextTry(request.url, refusal.seconds) : undefined;
  const script = { src: files.pathOf('tillkit.mjs'), integrity: files.integrityOf('tillkit.mjs') };
  const title = [subject, storeName].filter((part) => part !== '').join(' · ');
  return htmlResponse({
    title: title === '' ? new URL(request.url).host : title,
    lang: locale ?? 'en',
    ...(refusal ? { status: refusal.status } : {}),
    ...(refusal?.isOver ? {} : { script }),
    retry,
    headers: page.headers,
    body: async (nonce) => {
      const heading = storeName === '' ? '' : `<h1>${escapeHtml(storeName)}</h1>`;
      const checkout = await render(opened, {
        ...options,
        stylesheet: files.pathOf('tillkit.css'),
        storeName: storeName === '' ? undefined : storeName,
        ...{ nonce, locale },
      });
      return heading + above + checkout;
    },
  });
}
