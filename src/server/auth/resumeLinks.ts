/** Links that open a checkout once, on any device: sent by mail or shown as a QR code. */
import type { CheckoutLink } from '../../contract/checkout.js';
import { isAuthorizationOver, type HeldToken, readLifetime } from './checkoutTokens.js';
import type { Ledger } from '../../ledger/ledger.js';
import { createLinkUses } from './linkUses.js';
import { createStoredLinks } from './storedLinks.js';
import { ProblemError } from '../http/problemDetails.js';
import { createSealedTokens } from '../../secrets/sealedTokens.js';
import { optionsOf, saying } from '../configuration/givenOptions.js';
import {
  readResolvedOrder,
  type OrderTerms,
  type SignedTerms,
} from '../checkouts/resolvedOrder.js';

/** Marks a handle from a link; any other handle goes its usual way. */
const LINK_PREFIX = 'till1r.';
/** Where the page finds the handle: after the `#`, which is sent to no server and in no referrer. */
const PARAMETER = 'till-order';
const DEFAULT_LINK_MS = 24 * 60 * 60_000;

/** How a link is made. */
export interface ResumeLinkOptions {
  /** The store's page with the checkout, such as `https://shop.example/pay`. */
  readonly page: string;
  /** Lifetime of the link: milliseconds, at most 604800000 (7 days). @default 86400000 (24 hours) */
  readonly expiresInMs?: number | undefined;
}

/** Lets shoppers continue a checkout on their phone. */
export interface HandOffOptions {
  /**
   * The store's page with the checkout, such as `https://shop.example/pay`. It must open without a
   * sign-in, and use `resumeCheckout` or, with the script tag, `data-resume`.
   */
  readonly page: string;
}

/** What a link's handle means. */
export interface OpenedLink {
  /**
   * What the store said; null in a link that a page asked for, which opens the order as the ledger has it.
   */
  readonly terms: OrderTerms | null;
  /** The checkout's stream in the ledger. */
  readonly stream: string;
  /** When the store authorized the order; undefined for now. */
  readonly authorizedAt: number | undefined;
  /**
   * Uses the link up. Called last, so that an earlier failure does not cost the shopper the link.
   *
   * @throws ProblemError `link_used` if it was used before, unless by this same page just now.
   */
  spend(): Promise<void>;
}

/** Links of one handler. */
export type ResumeLinks = ReturnType<typeof createResumeLinks>;

const isWebAddress = (page: unknown): boolean => {
  const url = typeof page === 'string' && URL.canParse(page) ? new URL(page) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === '';
};

/** The option `handOff`. */
export const HAND_OFF = optionsOf(
  {
    page: saying(
      'the whole web address of the page with your checkout, such as "https://shop.example/pay"',
      isWebAddress,
    ),
  },
  'an object, such as `{ page: "https://shop.example/pay" }`',
);

/** A link that was found, however it was made. */
interface FoundLink {
  readonly id: string;
  readonly stream: string;
  readonly terms: OrderTerms | null;
  /** Of a link that a page asked for: when the store had authorized the order. */
  readonly since: number;
  readonly hasEnded: boolean;
  readonly endsAt: number;
}

/**
 * When the store authorized the order of a link: now, while the store's own link is valid; otherwise what
 * the page's token says, or what the link was made with.
 */
function authorizedAtOf(
  { terms, since, hasEnded }: FoundLink,
  held: HeldToken | null,
): number | undefined {
  if (terms && !hasEnded) return undefined;
  return held ? held.authorizedAt : since;
}

/** Makes the links of one handler. */
export function createResumeLinks(options: {
  readonly secrets: readonly string[];
  readonly audience: string;
  readonly now: () => number;
  readonly ledger: Pick<Ledger, 'append' | 'claim' | 'list'>;
  readonly newId: () => string;
}) {
  const { secrets, audience, now, ledger, newId } = options;
  const sealed = createSealedTokens({ secrets, audience, now, purpose: 'resume-link/v1' });
  const stored = createStoredLinks({ audience, now, ledger });
  const uses = createLinkUses({ now, ledger, newId });

  function linkTo(page: string, token: string): string {
    const url = new URL(page);
    url.hash = `${PARAMETER}=${LINK_PREFIX}${token}`;
    return url.href;
  }

  async function openSealed(token: string): Promise<FoundLink | null> {
    const opened = await sealed.open(token);
    if (opened.outcome === 'invalid') return null;
    const { claims, expiresAt, endsAt } = opened;
    const { id, terms: text, authorizedAt } = claims;
    const terms = text === undefined ? null : (JSON.parse(text) as OrderTerms);
    // Before links to a phone were stored, they were sealed too, with a stream and a time instead of terms.
    const stream = terms ? readResolvedOrder(terms).stream : claims['stream'];
    if (id === undefined || stream === undefined) return null;
    const since = authorizedAt === undefined ? expiresAt : parseInt(authorizedAt, 10);
    return { id, stream, terms, since, hasEnded: opened.outcome === 'expired', endsAt };
  }

  async function find(token: string): Promise<FoundLink | null> {
    const link = await stored.find(token);
    if (link === undefined) return openSealed(token);
    return link && { ...link, terms: null, since: link.authorizedAt };
  }

  return {
    /** Makes a link. @throws RangeError if `page` is not a web address or the lifetime is out of bounds. */
    async make(terms: OrderTerms, wishes: ResumeLinkOptions): Promise<string> {
      readResolvedOrder(terms);
      // In plain JavaScript the options may be missing.
      const { page, expiresInMs = DEFAULT_LINK_MS } = Object(wishes) as Partial<ResumeLinkOptions>;
      if (page === undefined || !isWebAddress(page)) {
        throw new RangeError(
          'The `page` of a resume link is no web address, so nobody could open it. Pass the whole address ' +
            'of the page with your checkout, such as "https://shop.example/pay".',
        );
      }
      const lifetimeMs = readLifetime('a resume link', expiresInMs);
      const signed = JSON.stringify({ ...terms, issuedAtMs: now() } satisfies SignedTerms);
      const { token } = await sealed.seal({ id: newId(), terms: signed }, lifetimeMs);
      return linkTo(page, token);
    },

    /**
     * Makes a short-lived link for a page that has this checkout open, and records it with the time at which
     * the store authorized the order, so that links do not extend that time.
     */
    async handOff(
      held: Pick<HeldToken, 'stream' | 'authorizedAt'>,
      page: string,
    ): Promise<CheckoutLink> {
      const { id, token, expiresAt } = await stored.make(held);
      await uses.made({ id, stream: held.stream, expiresAt });
      return { url: linkTo(page, token), expiresAt: new Date(expiresAt).toISOString() };
    },

    /**
     * Opens a handle.
     *
     * @param page `held`: token that the page already holds, or null. A page reuses a link that it has used
     *   for a day after the store authorized the order. `opener`: the page's own random value, which
     *   identifies it if the answer to its opening was lost.
     * @returns undefined if the handle is not from a link, null if it is invalid.
     * @throws ProblemError `link_expired`.
     */
    async open(
      order: string,
      { held, opener }: { readonly held: HeldToken | null; readonly opener: string | undefined },
    ): Promise<OpenedLink | null | undefined> {
      if (!order.startsWith(LINK_PREFIX)) return undefined;
      const found = await find(order.slice(LINK_PREFIX.length));
      if (!found) return null;
      const { id, terms, stream, hasEnded, endsAt } = found;
      const isHeld = held?.stream === stream;
      const said = authorizedAtOf(found, isHeld ? held : null);
      const authorizedAt = said === undefined ? undefined : Math.min(said, now());
      if (authorizedAt !== undefined && isAuthorizationOver(authorizedAt, now())) {
        throw new ProblemError('link_expired', 'The word that a link rests on is too old.');
      }
      const link = { terms, stream, authorizedAt };
      if (isHeld) return { ...link, spend: () => Promise.resolve() };
      const use = { id, stream, expiresAt: endsAt, opener };
      if (!hasEnded) return { ...link, spend: () => uses.spend(use) };
      if (await uses.isRepeat(use)) return { ...link, spend: () => Promise.resolve() };
      throw new ProblemError('link_expired', 'A resume link has expired.');
    },
  };
}
