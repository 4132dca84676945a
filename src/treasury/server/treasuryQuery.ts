/** Reads the query of a read request: known keys, each in a known form. */
import * as q from '../contract/queryValues.js';
import { readQueryText } from '../../server/http/requestBody.js';
import { TreasuryProblem } from './treasuryProblem.js';

/** A key that is unknown, or has a value that does not fit. */
export const malformed = (name: string): TreasuryProblem =>
  new TreasuryProblem('bad_request', 'A query had an unknown key or a value that does not fit.', {
    reason: /^[A-Za-z]{1,32}$/.test(name) ? name : 'query',
  });

/** The query of a request. @throws TreasuryProblem `bad_request` */
export function readQuery(request: Request, schema: q.QuerySchema<object> = q.query({})): object {
  const read = schema.read(readQueryText(request));
  if (read.success) return read.data;
  throw malformed(read.path);
}
