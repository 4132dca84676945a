/** Reads the query of a read request: known keys, each in a known form. */
import { INSTANT } from '../../ledger/checkRequest.js';
import { readQueryText } from '../../server/http/requestBody.js';
import { TreasuryProblem } from './treasuryProblem.js';

/** A key that is unknown, or has a value that does not fit. */
export const malformed = (name: string): TreasuryProblem =>
  new TreasuryProblem('bad_request', 'A query had an unknown key or a value that does not fit.', {
    reason: /^[A-Za-z]{1,32}$/.test(name) ? name : 'query',
  });

/** The query of a request; only these keys are allowed. @throws TreasuryProblem `bad_request` */
export function readQuery(request: Request, names: readonly string[]): URLSearchParams {
  const query = readQueryText(request);
  for (const name of query.keys()) if (!names.includes(name)) throw malformed(name);
  return query;
}

/** A value that may occur once. @throws TreasuryProblem `bad_request` */
export function single(query: URLSearchParams, name: string, form: RegExp): string | undefined {
  const values = query.getAll(name);
  const [value] = values;
  if (value === undefined) return undefined;
  if (values.length === 1 && form.test(value)) return value;
  throw malformed(name);
}

/** A value that may occur several times. @throws TreasuryProblem `bad_request` */
export function multiple(
  query: URLSearchParams,
  name: string,
  form: RegExp,
  most: number,
): string[] {
  const values = query.getAll(name);
  if (values.length <= most && values.every((value) => form.test(value))) return values;
  throw malformed(name);
}

/** A whole number from 0 on. @throws TreasuryProblem `bad_request` */
export function wholeNumber(query: URLSearchParams, name: string): number | undefined {
  const text = single(query, name, /^(?:0|[1-9]\d{0,15})$/);
  if (text === undefined) return undefined;
  const number = Number.parseInt(text, 10);
  if (Number.isSafeInteger(number)) return number;
  throw malformed(name);
}

/** `from` and `to`, in milliseconds since the epoch. @throws TreasuryProblem `bad_request` */
export function periodOf(query: URLSearchParams): {
  readonly from: number | undefined;
  readonly to: number | undefined;
} {
  const read = (name: string): number | undefined => {
    const text = single(query, name, INSTANT);
    if (text === undefined) return undefined;
    const time = Date.parse(text);
    if (Number.isNaN(time)) throw malformed(name);
    return time;
  };
  return { from: read('from'), to: read('to') };
}
