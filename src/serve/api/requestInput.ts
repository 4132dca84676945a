/** Reads what a request of `/v1` says, and names the field that is wrong. */
import type * as z from 'zod';
import { StoreProblem } from './problems.js';

/** Longest body in bytes: every field at its longest fits. */
export const MAX_BODY = 32 * 1024;

/** Checks a value. @param name of a value that is no body. @throws StoreProblem `bad_request` that names the first field that is wrong. */
export function checkInput<T>(schema: z.ZodType<T>, value: unknown, name?: string): T {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const [issue] = error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const inside = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])];
  const field = [...(name === undefined ? [] : [name]), ...inside].join('.');
  const what = unknown === undefined ? (issue?.message ?? 'is invalid') : 'is not a known field';
  throw new StoreProblem(
    'bad_request',
    field === ''
      ? `The body ${what}. Send a JSON object.`
      : `${field}: ${what}. Nothing was stored.`,
    field === '' ? {} : { field },
  );
}

/** Reads a JSON body by its schema. @throws StoreProblem for everything that is not one. */
export async function readInput<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json *(?:;|$)/iu.test(type)) {
    throw new StoreProblem(
      'unsupported_media_type',
      'Send JSON with content-type: application/json.',
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(await request.text());
  } catch {
    throw new StoreProblem('bad_request', 'The body is not JSON. Nothing was stored.');
  }
  return checkInput(schema, value);
}

/** Reads a query by its schema. */
export function readQuery<T>(request: Request, schema: z.ZodType<T>): T {
  return checkInput(schema, Object.fromEntries(new URL(request.url).searchParams));
}
