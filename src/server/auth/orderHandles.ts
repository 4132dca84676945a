/** What the order handle that a browser shows means, without letting anybody guess for one. */
import type { OpenCheckoutInput } from '../../contract/checkout.js';
import type { ProblemCode } from '../../contract/checkoutError.js';
import type { CheckoutTokens, HeldToken } from './checkoutTokens.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { ShopperLimits } from '../limits/shopperRateLimits.js';
import { ProblemError, toProblem } from '../http/problemDetails.js';
import type { OpenedLink, ResumeLinks } from './resumeLinks.js';
import { readResolvedOrder, type ResolveOrder } from '../checkouts/resolvedOrder.js';

/** Who knows what a handle means, and what holds back who guesses. */
export interface HandleParts {
  readonly report: DiagnosticListener;
  readonly tokens: Pick<CheckoutTokens, 'openHandle'>;
  readonly links: Pick<ResumeLinks, 'open'>;
  readonly limits: Pick<ShopperLimits, 'attempt' | 'read' | 'ask' | 'mayReport' | 'open'>;
  readonly resolveOrder: ResolveOrder;
}

/** What a handle gets that opens nothing, however often it is asked for. */
const REFUSALS: readonly ProblemCode[] = ['forbidden', 'link_expired'];

/** Which checkout a browser wants. */
type Asked = Pick<OpenCheckoutInput, 'order' | 'opener'>;

/** What an order handle means; `spend` uses up a handle that opens only once. */
type Resolved = Pick<OpenedLink, 'terms' | 'stream' | 'authorizedAt'> & Partial<OpenedLink>;

/** Decides what an order handle means: one that this handler made itself, or the store's own word. */
async function resolveTerms(
  parts: HandleParts,
  request: Request,
  { order, opener }: Asked,
  held: HeldToken | null,
  ip: string | null,
): Promise<Resolved> {
  const link = await parts.links.open(order, { held, opener });
  if (link) return link;
  const signed = link === null ? null : await parts.tokens.openHandle(order, held);
  const question = async () => parts.resolveOrder({ request, order });
  // A page that holds a token is counted by it, and does not wait behind guesses.
  const ask = held ? question : () => parts.limits.ask(ip, question);
  const terms = signed === undefined ? await ask() : signed?.terms;
  if (terms) {
    return { terms, stream: readResolvedOrder(terms).stream, authorizedAt: signed?.authorizedAt };
  }
  if (await parts.limits.mayReport()) {
    parts.report({
      code: 'order_refused',
      message:
        'An order handle was refused: resolveOrder answered null, or a signed handle has expired. ' +
        'At most 30 of them are told in a minute.',
    });
  }
  throw new ProblemError('forbidden', 'The order handle was refused.');
}

/**
 * Decides what an order handle means, and holds back who opens too much. A renewal counts as a read of
 * the checkout that its token names.
 *
 * @param held what the token beside the handle says; null where there is none.
 * @param ip address of the client, where the runtime tells it.
 * @throws ProblemError `forbidden`, `link_expired`, `rate_limited`, or that of terms that cannot be used;
 *   whatever `resolveOrder` throws.
 */
export async function resolveHandle(
  parts: HandleParts,
  request: Request,
  asked: Asked,
  held: HeldToken | null,
  ip: string | null,
): Promise<Resolved> {
  const token = held?.stream ?? null;
  try {
    // Before the store is asked, because each guess at a handle costs it a question.
    await (token === null ? parts.limits.attempt(ip) : parts.limits.read(token));
    const resolved = await resolveTerms(parts, request, asked, held, ip);
    if (resolved.stream === token) return resolved;
    // A token of one order is no pass for others.
    if (token !== null) await parts.limits.attempt(ip);
    await parts.limits.open(resolved.stream);
    return resolved;
  } catch (error) {
    request.body?.cancel().catch(() => undefined);
    // A guess beside a token is a guess, however often the checkout of the token may be read.
    const isGuess = token !== null && REFUSALS.includes(toProblem(error).code);
    if (isGuess) await parts.limits.attempt(ip);
    throw error;
  }
}
