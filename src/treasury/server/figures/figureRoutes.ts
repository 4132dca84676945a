/** `GET figures` and `GET balances/history`. */
import { TREASURY_ROUTES } from '../../contract/routes.js';
import type { AuthorizedRequest } from '../authorization.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import { readQuery, single, wholeNumber } from '../treasuryQuery.js';
import { isTimeZone } from './days.js';
import type { FiguresRequest } from './figures.js';

const USUAL_DAYS = 14;
const MOST_DAYS = 90;
/** Every IANA name has this form, and no offset such as `+01:00`. */
const ZONE = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/** Reads which days are asked for. @throws TreasuryProblem `bad_request` for what is no such days */
function requestIn({ request }: AuthorizedRequest): FiguresRequest {
  const query = readQuery(request, TREASURY_ROUTES.figures.query);
  const days = wholeNumber(query, 'days') ?? USUAL_DAYS;
  const timeZone = single(query, 'timeZone', ZONE) ?? 'UTC';
  if (days >= 1 && days <= MOST_DAYS && isTimeZone(timeZone)) return { days, timeZone };
  throw new TreasuryProblem('bad_request', 'A query asked for too many days or an unknown zone.', {
    reason: days >= 1 && days <= MOST_DAYS ? 'timeZone' : 'days',
  });
}

/** A route that answers for a number of days. */
export const daysRoute =
  (read: (request: FiguresRequest) => Promise<unknown>) =>
  async (authorized: AuthorizedRequest): Promise<Response> =>
    Response.json(await read(requestIn(authorized)));
