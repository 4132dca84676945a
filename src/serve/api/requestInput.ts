/** Reads what a request of `/v1` says, and names the field that is wrong. */
import type * as z from 'zod';
import { readJsonBody, readQueryFields } from '../../server/http/requestBody.js';
import { StoreProblem } from './problems.js';

/** Longest body in bytes: every field at its longest fits. */
export const MAX_BODY = 32 * 1024;

/** What is wrong with a field, in words. */
function faultOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'is not a known field';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  if (issue.code === 'too_small') return 'must not be empty';
  if (issue.code === 'too_big') return `must have at most ${String(issue.maximum)} characters`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return issue.message.startsWith('Invalid input') ? 'must be a text, not a number' : issue.message;
}

/** Checks a value. @param name of a value that is no body. @throws StoreProblem `bad_request` that names the first field that is wrong. */
export function checkInput<T>(schema: z.ZodType<T>, value: unknown, name?: string): T {
  const { data, error } = schema.safeParse(value, { reportInput: true });
  if (!error) return data;
  const [issue] = error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...(name === undefined ? [] : [name]), ...(issue?.path ?? []), ...unknown].join(
    '.',
  );
  if (field === '' || !issue) throw new StoreProblem('bad_request', 'The body is no JSON object.');
  throw new StoreProblem('bad_request', `${field} ${faultOf(issue)}.`, { field });
}

/** Reads a JSON body by its schema. @throws StoreProblem or ProblemError for everything that is not one. */
export const readInput = async <T>(request: Request, schema: z.ZodType<T>): Promise<T> =>
  checkInput(schema, await readJsonBody(request, MAX_BODY));

/** Reads a query by its schema. @throws StoreProblem or ProblemError for everything that is not one. */
export const readQuery = <T>(request: Request, schema: z.ZodType<T>): T =>
  checkInput(schema, Object.fromEntries(readQueryFields(request)));
