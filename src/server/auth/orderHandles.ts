/** Decides what a browser's order handle means, and limits guessing. */
import type { OpenCheckoutInput } from '../../contract/checkout.js';
import type { ProblemCode } from '../../contract/checkoutError.js';
import type { CheckoutTokens, HeldToken } from './checkoutTokens.js';
import type { ShopperLimits } from '../limits/shopperRateLimits.js';
import { ProblemError, toProblem } from '../http/problemDetails.js';
import type { HandlerContext } from '../http/requestHandler.js';
import type { OpenedLink, ResumeLinks } from './resumeLinks.js';
import { readResolvedOrder, type ResolveOrder } from '../checkouts/resolvedOrder.js';

/** What is needed to read a handle, and the limits on guessing. */
export interface HandleParts {
  readonly tokens: Pick<CheckoutTokens, 'openHandle'>;
  readonly links: Pick<ResumeLinks, 'open'>;
  readonly limits: Pick<
    ShopperLimits,
    'countHandle' | 'countRead' | 'queueResolveOrder' | 'countOpen'
  >;
  readonly resolveOrder: ResolveOrder;
}

/** Problems that a handle gets which opens nothing, however often it is sent. */
const REFUSALS: readonly ProblemCode[] = ['forbidden', 'link_expired'];

/** Which checkout a browser asks for. */
type Asked = Pick<OpenCheckoutInput, 'order' | 'opener'>;

/** Who asks, as far as the runtime and the store's own code know. */
type AskedFrom = Pick<HandlerContext, 'ip' | 'context'>;

/** What an order handle means; `spend` uses up a handle that opens only once. */
type Resolved = Pick<OpenedLink, 'terms' | 'stream' | 'authorizedAt'> & Partial<OpenedLink>;

/** Decides what an order handle means: one that this handler signed, or what `resolveOrder` says. */
async function resolveTerms(
  parts: HandleParts,
  request: Request,
  { order, opener }: Asked,
  held: HeldToken | null,
  { ip, context }: AskedFrom,
): Promise<Resolved> {
  const link = await parts.links.open(order, { held, opener });
  if (link) return link;
  const signed = link === null ? null : await parts.tokens.openHandle(order, held);
  const question = async () => parts.resolveOrder({ request, order, context });
  // A page with a token has its own limit, so that guesses by others do not delay it.
  const ask = held ? question : () => parts.limits.queueResolveOrder(ip ?? null, question);
  const terms = signed === undefined ? await ask() : signed?.terms;
  if (terms) {
    return { terms, stream: readResolvedOrder(terms).stream, authorizedAt: signed?.authorizedAt };
  }
  throw new ProblemError(
    'forbidden',
    'An order handle was refused: resolveOrder answered null, or a signed handle has expired. ' +
      'At most 30 of them are told in a minute.',
  );
}

/**
 * Decides what an order handle means, within the limits. A renewal counts as a read of the checkout that
 * its token names.
 *
 * @param held what the token sent with the handle says; null without one.
 * @param from what the runtime knows of the client.
 * @throws ProblemError `forbidden`, `link_expired`, `rate_limited`, or that of unusable terms; whatever
 *   `resolveOrder` throws.
 */
export async function resolveHandle(
  parts: HandleParts,
  request: Request,
  asked: Asked,
  held: HeldToken | null,
  from: AskedFrom,
): Promise<Resolved> {
  const ip = from.ip ?? null;
  const token = held?.stream ?? null;
  try {
    // Before the store is asked, because each guess costs it a call.
    await (token === null ? parts.limits.countHandle(ip) : parts.limits.countRead(token));
    const resolved = await resolveTerms(parts, request, asked, held, from);
    if (resolved.stream === token) return resolved;
    // A token for one order does not exempt the page from the limits of another order.
    if (token !== null) await parts.limits.countHandle(ip);
    await parts.limits.countOpen(resolved.stream);
    return resolved;
  } catch (error) {
    request.body?.cancel().catch(() => undefined);
    // A wrong handle counts as a guess, even with a token whose own checkout may be read often.
    const isGuess = token !== null && REFUSALS.includes(toProblem(error).code);
    if (isGuess) await parts.limits.countHandle(ip);
    throw error;
  }
}
