/** Which pages may use the back office: the store's own, and those of the named origins. */
import type { HandlerContext } from '../../server/http/requestHandler.js';
import { TreasuryProblem } from './treasuryProblem.js';

/** What a runtime passes with a request of the back office. */
export interface TreasuryContext<Own = unknown> extends HandlerContext<Own> {
  /**
   * `same-origin`: the caller guarantees that the request comes from the store's own page. For a page that
   * runs the handler inside itself, where no browser adds `Sec-Fetch-Site`. A server that takes requests
   * from a network never passes it.
   */
  readonly site?: 'same-origin' | undefined;
}

/**
 * Whether a request comes from a page of the back office. Every current browser sends where a request
 * comes from (`Sec-Fetch-Site`), and no page can forge it.
 *
 * A change without an origin is refused: a program can send `Origin` itself. It is also refused with
 * `none`, which the address bar and extensions send, because only the panel's own script makes changes. A
 * read may come from the address bar (a bookmark, the CSV export).
 */
function isOwnPage(
  request: Request,
  { site }: TreasuryContext,
  origins: readonly string[],
  isChange: boolean,
): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null && origins.includes(origin)) return true;
  const fetchSite = request.headers.get('sec-fetch-site') ?? site ?? null;
  if (fetchSite !== null) return fetchSite === 'same-origin' || (fetchSite === 'none' && !isChange);
  if (origin === null) return !isChange;
  return origin === new URL(request.url).origin;
}

/** @throws TreasuryProblem `forbidden_origin` for a page of another origin. */
export function assertOwnPage(...asked: Parameters<typeof isOwnPage>): void {
  if (isOwnPage(...asked)) return;
  throw new TreasuryProblem(
    'forbidden_origin',
    'A request for the back office did not come from its own page. If the page is yours, name its ' +
      'origin in `origins`; a program that makes changes sends the header Origin with it.',
  );
}
