/** The store's icons: fetched within limits, cached, and served only if they are pictures. */
import { BodyTooLargeError, discardBody, readBytes } from '../../../api/body.js';
import { type Deadline, startDeadline } from '../../../api/deadline.js';
import type { SendRequest } from '../../../api/transport.js';
import { LRUCache } from 'lru-cache';
import type { IconKind } from '../../../contract/routes.js';
import { createRareReporter, type DiagnosticListener } from '../../configuration/diagnostic.js';
import { endIn } from '../../../async/mostEntries.js';
import { createSemaphore } from '../../../async/semaphore.js';
import { createSteadyClock } from '../../../async/storedTimes.js';
import { respondWithEtag } from '../../http/cachedJson.js';
import { ProblemError } from '../../http/problemDetails.js';
import type { IconSources } from './iconSources.js';

/** Types that are passed on. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';

const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0): boolean =>
  signature.every((byte, index) => bytes[from + index] === byte);

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** What may come before the root of an SVG: byte order mark, declaration, comments, a plain doctype. */
const PROLOGUE = /^\uFEFF?(?:\s|<\?xml[^>]*\?>|<!--(?:(?!--)[\s\S])*-->|<!DOCTYPE svg[^[\]>]*>)*/;

/** Refuses a declaration of entities, which could expand to a huge document. */
function isDrawing(bytes: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return false;
  }
  const root = text.slice(PROLOGUE.exec(text)?.[0].length ?? 0);
  return /^<svg[\s>/]/.test(root) && !/<!ENTITY/i.test(text);
}

/** @returns null if it is none of the four types. */
export function imageType(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'image/webp';
  return isDrawing(bytes) ? 'image/svg+xml' : null;
}

/** A picture that may be passed on. */
export interface Icon {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: ImageType;
  readonly etag: string;
}

/** Why there is no picture, in words for the store's log. */
export type IconRefusal =
  'no_answer' | 'redirect' | 'status' | 'too_large' | 'not_an_image' | 'too_slow';

/** Longest picture that is read, in bytes. */
const MAX_ICON_BYTES = 100_000;
/** After this long a letter is shown instead: a picture is not worth the wait. */
const DEADLINE_MS = 3_000;

async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `"${Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

async function receive(response: Response, deadline: Deadline): Promise<Icon | IconRefusal> {
  const { status, headers } = response;
  // A browser reports a refused redirect as an answer without a status.
  const refusal = (status >= 300 && status < 400) || status === 0 ? 'redirect' : 'status';
  const announced = headers.get('content-length');
  const isLong = announced !== null && Number.parseInt(announced, 10) > MAX_ICON_BYTES;
  if (status !== 200 || isLong) {
    discardBody(response);
    return status === 200 ? 'too_large' : refusal;
  }
  const bytes = await readBytes(response, MAX_ICON_BYTES, deadline.during);
  const type = imageType(bytes);
  return type === null ? 'not_an_image' : { bytes, type, etag: await etagOf(bytes) };
}

/**
 * Fetches a picture. Nothing of the shopper is sent: no cookie, no address, no referrer.
 *
 * @param url checked: https, on a host that the store has named.
 * @returns why there is none instead of throwing, because a missing picture is no failure.
 */
export async function fetchIcon(url: string, send: SendRequest): Promise<Icon | IconRefusal> {
  const deadline = startDeadline(DEADLINE_MS, undefined);
  try {
    const request = new Request(url, {
      // Never followed: a redirect could lead to an address inside the store's own network.
      redirect: 'manual',
      signal: deadline.signal,
      headers: { accept: 'image/png, image/webp, image/jpeg, image/svg+xml' },
    });
    return await receive(await deadline.during(send(request)), deadline);
  } catch (error) {
    if (error instanceof BodyTooLargeError) return 'too_large';
    return deadline.ended ? 'too_slow' : 'no_answer';
  } finally {
    deadline.release();
  }
}

/** An SVG can contain scripts; under this policy none runs (`docs/threats.md T22`). */
const HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  // An isolated page of another origin may show it too: nothing in it is private.
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=86400',
};

/** Answers with the picture, or with 304 if the browser has it. */
export function iconResponse(request: Request, { bytes, type, etag }: Icon): Response {
  return respondWithEtag(request, { body: bytes, etag, type }, HEADERS);
}

/** Answers requests for icons. */
export interface Icons {
  /**
   * The picture of a currency or a network.
   *
   * @throws ProblemError `not_found` if there is none.
   */
  get(kind: IconKind, key: string): Promise<Icon>;
}

const DAY_MS = 24 * 60 * 60_000;
/** How long a missing file is not fetched again, however many shoppers want it. */
const MISSING_MS = 10 * 60_000;
const MAX_KEPT_BYTES = 8_000_000;
/** Memory of an entry without a picture. */
const ENTRY_BYTES = 500;
/** Files fetched at a time; the first shopper's picker asks for fifty at once. */
const MAX_CONCURRENT_FETCHES = 6;

/** Reports a refused file, at most once in the time for which it is not fetched again. */
function createRefusalReporter(report: DiagnosticListener, now: () => number) {
  const tell = createRareReporter({ now, report }, MISSING_MS);
  return (url: string, refusal: IconRefusal): void =>
    tell({
      code: 'icon_refused',
      message:
        `No icon could be had from ${new URL(url).hostname} (${refusal}), so a letter is shown. ` +
        'Payments are not affected. Further icons without an answer are not reported for ten minutes.',
    });
}

export interface IconsOptions {
  readonly sources: IconSources;
  /** URLs of a picture in the listing; none for what is not offered. */
  readonly addressesOf: (kind: IconKind, key: string) => Promise<readonly string[]>;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}

export function createIcons({ sources, addressesOf, now: clock, report }: IconsOptions): Icons {
  const now = createSteadyClock(clock);
  const semaphore = createSemaphore(MAX_CONCURRENT_FETCHES, Number.POSITIVE_INFINITY, { now });
  const tell = createRefusalReporter(report, now);
  const kept = new LRUCache<string, { readonly icon: Icon | null }>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ icon }) => ENTRY_BYTES + (icon?.bytes.byteLength ?? 0),
    ...endIn(DAY_MS, now),
    async fetchMethod(url, _stale, { options }) {
      const answer = await semaphore.run(() => fetchIcon(url, sources.send));
      if (typeof answer !== 'string') return { icon: answer };
      tell(url, answer);
      options.ttl = MISSING_MS;
      return { icon: null };
    },
  });
  return {
    async get(kind, key) {
      for (const url of await addressesOf(kind, key)) {
        const found = await kept.fetch(url);
        if (found?.icon) return found.icon;
      }
      throw new ProblemError('not_found', 'There is no icon of that name.', {
        headers: { 'cache-control': `public, max-age=${String(MISSING_MS / 1_000)}` },
      });
    },
  };
}
