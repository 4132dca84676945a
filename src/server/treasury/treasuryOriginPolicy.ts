/** Which pages may use the back office: the store's own, and those it names. */
import type { HandlerContext } from '../http/requestHandler.js';
import { TreasuryProblem } from './treasuryProblem.js';

/** What a runtime passes beside a request of the back office. */
export interface TreasuryContext extends HandlerContext {
  /**
   * `same-origin`: the request comes from the store's own page, and the caller guarantees it. For a
   * page that runs the handler inside itself, where no browser adds `Sec-Fetch-Site`. A server that
   * takes requests from a network never passes it.
   */
  readonly site?: 'same-origin' | undefined;
}

/**
 * Whether a request comes from a page of the back office. Every browser of today says where a request
 * comes from (`Sec-Fetch-Site`), and no page can forge it.
 *
 * A change is refused if no header names an origin: a program that makes one sends `Origin` itself. It
 * is refused with `none`, too, which is what the address bar and extensions send: only the panel's own
 * script makes changes. A read may come from the address bar (a bookmark, the CSV export).
 */
function isOwnPage(
  request: Request,
  { site }: TreasuryContext,
  { origins, isChange }: { readonly origins: readonly string[]; readonly isChange: boolean },
): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null && origins.includes(origin)) return true;
  const fetchSite = request.headers.get('sec-fetch-site') ?? site ?? null;
  if (fetchSite !== null) return fetchSite === 'same-origin' || (fetchSite === 'none' && !isChange);
  if (origin === null) return !isChange;
  return origin === new URL(request.url).origin;
}

/** @throws TreasuryProblem `forbidden_origin` for a page of another origin. */
export function assertOwnPage(
  request: Request,
  context: TreasuryContext,
  policy: { readonly origins: readonly string[]; readonly isChange: boolean },
): void {
  if (isOwnPage(request, context, policy)) return;
  throw new TreasuryProblem(
    'forbidden_origin',
    'A request for the back office did not come from its own page. If the page is yours, name its ' +
      'origin in `origins`; a program that makes changes sends the header Origin with it.',
  );
}
