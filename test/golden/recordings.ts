/** The recorded answers of a deployed service, read from their files. */
import { readdirSync, readFileSync } from 'node:fs';

/** One call and its answer. */
export interface Recording {
  readonly method: string;
  /** Below `/api/v1/external`, with its query. */
  readonly path: string;
  readonly request?: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const FOLDER = new URL('./', import.meta.url);

const textOf = (name: string): string => readFileSync(new URL(`${name}.json`, FOLDER), 'utf8');

/** Names of all files, without their ending. */
export const RECORDED: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))
  .sort();

/** A call; undefined where the service gave no answer. */
export function recording(name: string): Recording | undefined {
  const call = JSON.parse(textOf(name)) as Recording | { readonly status: 'ERR' };
  return call.status === 'ERR' ? undefined : call;
}

/** The body of an event as it was sent, and the answer that it got, where that is recorded. */
export function recordedEvent(name: string): { readonly body: string; readonly answer?: string } {
  const file = JSON.parse(textOf(name)) as object | [{ request: object; response: string }];
  if (!Array.isArray(file)) return { body: JSON.stringify(file) };
  const [{ request, response }] = file as [{ request: object; response: string }];
  return { body: JSON.stringify(request), answer: response };
}
