/** Checkout tokens, which name one checkout, and the order handles that a store signs. */
import { createSealedTokens } from '../../secrets/sealedTokens.js';
import { ProblemError } from '../http/problemDetails.js';
import { bearerToken } from '../http/requestBody.js';
import {
  readResolvedOrder,
  type OrderTerms,
  type SignedTerms,
} from '../checkouts/resolvedOrder.js';

const SHORTEST_MS = 1_000;
/** A longer lifetime would let anyone who finds the handle in a mail or a page open an old order. */
const LONGEST_MS = 7 * 24 * 60 * 60_000;

/**
 * Reads an `expiresInMs`.
 *
 * @param of what has this lifetime, for the message: "a resume link".
 * @throws RangeError if it is not a number or out of bounds.
 */
export function readLifetime(of: string, value: unknown): number {
  if (typeof value === 'number' && value >= SHORTEST_MS && value <= LONGEST_MS) return value;
  throw new RangeError(
    `The \`expiresInMs\` of ${of} must be a number of milliseconds that lies between 1000 (a second) and ` +
      '604800000 (7 days): what lies in an old mail or page must not open an order for ever.',
  );
}

/** Marks a handle that this handler signed; any other goes to `resolveOrder`. */
const HANDLE_PREFIX = 'till1.';
const DEFAULT_HANDLE_MS = 15 * 60_000;

/** How long after its end a token still proves that a page had this checkout open. */
const RENEWABLE_MS = 24 * 60 * 60_000;

/**
 * How long pages may go on after the store last authorized the order, whatever they hold: a token, a
 * hand-off link, or a signed handle or resume link after its end. Each of these can be stolen and leads to
 * the next, so all of them end together.
 */
const AUTHORIZATION_MS = 24 * 60 * 60_000;

/** A token that a page shows when it opens a checkout. */
export interface HeldToken {
  readonly stream: string;
  /** The token has expired, for example because the page slept. */
  readonly hasEnded: boolean;
  /** When the store authorized the order last: milliseconds since the epoch. */
  readonly authorizedAt: number;
}

/** Tokens and handles of one handler. */
export type CheckoutTokens = ReturnType<typeof createCheckoutTokens>;

/** Whether it is too late to go on without asking the store again. */
export const isAuthorizationOver = (authorizedAt: number, now: number): boolean =>
  now >= authorizedAt + AUTHORIZATION_MS;

/** A page renews its token before this is over: milliseconds. */
const TOKEN_LIFETIME_MS = 30 * 60_000;

/** Makes the tokens of one handler. */
export function createCheckoutTokens(options: {
  readonly secrets: readonly string[];
  readonly audience: string;
  /** Of a token, in milliseconds. @default half an hour */
  readonly lifetimeMs?: number;
  readonly now: () => number;
}) {
  const { lifetimeMs = TOKEN_LIFETIME_MS, now, ...rest } = options;
  const tokens = createSealedTokens({ ...rest, now, purpose: 'checkout-token/v1' });
  const handles = createSealedTokens({ ...rest, now, purpose: 'order-handle/v1' });
  return {
    /**
     * Seals the name of a checkout's stream.
     *
     * @param authorizedAt when the store authorized the order. @default now
     */
    issue: (
      stream: string,
      authorizedAt: number = now(),
    ): Promise<{ token: string; expiresAt: number }> =>
      tokens.seal({ stream, authorizedAt: String(authorizedAt) }, lifetimeMs),

    /** Stream named by the request's token. @throws ProblemError `unauthorized`, `checkout_expired`. */
    async require(request: Request): Promise<string> {
      const token = bearerToken(request);
      if (token === undefined)
        throw new ProblemError('unauthorized', 'A request came without a token.');
      const opened = await tokens.open(token);
      if (opened.outcome === 'expired') {
        throw new ProblemError('checkout_expired', 'A token has expired.');
      }
      const stream = opened.outcome === 'valid' ? opened.claims['stream'] : undefined;
      if (stream === undefined) throw new ProblemError('unauthorized', 'A token did not open.');
      return stream;
    },

    /** What a token says that is valid or expired less than a day ago; null without one. */
    async peek(request: Request): Promise<HeldToken | null> {
      const token = bearerToken(request);
      const opened = token === undefined ? null : await tokens.open(token);
      if (!opened || opened.outcome === 'invalid') return null;
      const { stream, authorizedAt } = opened.claims;
      if (stream === undefined || now() >= opened.expiresAt + RENEWABLE_MS) return null;
      return {
        stream,
        hasEnded: opened.outcome === 'expired',
        // Tokens of older versions have no `authorizedAt`; the store authorized them when they were
        // issued.
        // By another clock it may be in the future.
        authorizedAt: Math.min(
          authorizedAt === undefined ? opened.expiresAt - lifetimeMs : parseInt(authorizedAt, 10),
          now(),
        ),
      };
    },

    /** Makes a short-lived order handle out of terms. */
    async signOrder(
      terms: OrderTerms,
      handleLifetimeMs: number = DEFAULT_HANDLE_MS,
    ): Promise<string> {
      const { token } = await handles.seal(
        { terms: JSON.stringify({ ...terms, issuedAtMs: now() } satisfies SignedTerms) },
        handleLifetimeMs,
      );
      return `${HANDLE_PREFIX}${token}`;
    },

    /**
     * Terms inside a handle of {@link signOrder}; undefined if it is another kind of handle, null if it is
     * invalid. `authorizedAt` is when the store authorized the order; undefined for now.
     *
     * @param held token that the page already holds, or null. With it the page's own handle opens for a day
     *   after its end, so that a shopper who waits for a confirmation keeps the page.
     */
    async openHandle(order: string, held: HeldToken | null) {
      if (!order.startsWith(HANDLE_PREFIX)) return undefined;
      const opened = await handles.open(order.slice(HANDLE_PREFIX.length));
      const text = opened.outcome === 'invalid' ? undefined : opened.claims['terms'];
      if (text === undefined) return null;
      const terms = JSON.parse(text) as OrderTerms;
      if (opened.outcome === 'valid') return { terms, authorizedAt: undefined };
      const goesOn =
        readResolvedOrder(terms).stream === held?.stream &&
        !isAuthorizationOver(held.authorizedAt, now());
      return goesOn ? { terms, authorizedAt: held.authorizedAt } : null;
    },
  };
}
