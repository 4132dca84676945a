/** Links that open a checkout once, on whatever device: to be mailed, or shown as a code. */
import type { Ledger } from './ledger/ledger.js';
import { ProblemError } from './problem.js';
import { createSealedTokens } from './sealedTokens.js';
import { readTerms, type OrderTerms, type SignedTerms } from './terms.js';

/** Marks a handle out of a link, so that any other goes its usual way. */
const LINK_PREFIX = 'till1r.';
/** Where the page finds the handle: after the `#`, which no server and no referrer hears of. */
const PARAMETER = 'till-order';
const DEFAULT_LINK_MS = 24 * 60 * 60_000;
const LONGEST_LINK_MS = 7 * 24 * 60 * 60_000;

/** How a link is made. */
export interface ResumeLinkOptions {
  /** The store's page with the checkout, such as `https://shop.example/pay`. */
  readonly page: string;
  /** How long it opens: milliseconds, at most 604800000 (7 days). @default 86400000 (24 hours) */
  readonly expiresInMs?: number;
}

/** What a link's handle means. */
export interface OpenedLink {
  readonly terms: OrderTerms;
  /**
   * Uses the link up. Called last, so that a failure on the way does not cost the shopper the link.
   *
   * @throws ProblemError `link_used` where it was used before.
   */
  spend(): Promise<void>;
}

/** Links of one handler. */
export interface ResumeLinks {
  /** Makes a link. @throws RangeError for a page that is no web address, or a lifetime out of bounds. */
  make(terms: OrderTerms, options: ResumeLinkOptions): Promise<string>;
  /**
   * Opens a handle.
   *
   * @param held stream of the token that the page holds already, or null: it goes on with the link
   *   that it has used, also after the link's end, because its token says no less.
   * @returns undefined if it is no handle out of a link, null if it failed or has expired.
   */
  open(order: string, held: string | null): Promise<OpenedLink | null | undefined>;
}

function pageOf(page: string): URL {
  const url = URL.canParse(page) ? new URL(page) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '')
    return url;
  throw new RangeError(
    'The `page` of a resume link is no web address, so nobody could open it. Pass the whole address ' +
      'of the page with your checkout, such as "https://shop.example/pay".',
  );
}

/** Makes the links of one handler. */
export function createResumeLinks(options: {
  readonly secrets: readonly string[];
  readonly audience: string;
  readonly now: () => number;
  readonly ledger: Pick<Ledger, 'claim'>;
  readonly newId: () => string;
}): ResumeLinks {
  const { secrets, audience, now, ledger, newId } = options;
  const sealed = createSealedTokens({ secrets, audience, now, purpose: 'resume-link/v1' });

  /** In the ledger, so that it holds on every instance and after a restart. */
  async function spend(id: string, expiresAt: number): Promise<void> {
    const { outcome } = await ledger.claim({
      effect: `resume:${id}`,
      // Only ever the first attempt: no end of a lease gives the link back.
      attempt: 1,
      now: now(),
      leaseUntil: Math.max(expiresAt, now() + 1),
      claimId: newId(),
    });
    if (outcome !== 'granted') throw new ProblemError('link_used', 'A resume link was used again.');
  }

  return {
    async make(terms, { page, expiresInMs = DEFAULT_LINK_MS }) {
      readTerms(terms);
      const url = pageOf(page);
      if (!(expiresInMs >= 1000 && expiresInMs <= LONGEST_LINK_MS)) {
        throw new RangeError(
          'The `expiresInMs` of a resume link must lie between 1000 (a second) and 604800000 (7 days): ' +
            'a link in an old mail must not open an order for ever.',
        );
      }
      const signed = JSON.stringify({ ...terms, issuedAtMs: now() } satisfies SignedTerms);
      const { token } = await sealed.seal({ id: newId(), terms: signed }, expiresInMs);
      url.hash = `${PARAMETER}=${LINK_PREFIX}${token}`;
      return url.href;
    },

    async open(order, held) {
      if (!order.startsWith(LINK_PREFIX)) return undefined;
      const opened = await sealed.open(order.slice(LINK_PREFIX.length));
      if (opened.outcome === 'invalid') return null;
      const { id, terms: text } = opened.claims;
      if (id === undefined || text === undefined) return null;
      const terms = JSON.parse(text) as OrderTerms;
      if (held === readTerms(terms).stream) return { terms, spend: () => Promise.resolve() };
      if (opened.outcome === 'expired') return null;
      return { terms, spend: () => spend(id, opened.expiresAt) };
    },
  };
}
