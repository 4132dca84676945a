/** The API key as a careless or hostile service puts it into its answers, and all that leaves a store then. */
import { inspect } from 'node:util';
import { vi } from 'vitest';
import type { Sandbox } from '../../src/sandbox/createSandbox.js';
import type { Answer } from '../server/openStore.js';

/** The key to look for. */
export const CANARY = 'canary-KEY-5f0c9b1e77aa42c1b8d3';
export const CANARY_BASE64 = Buffer.from(CANARY).toString('base64');

const escaped = Array.from(
  CANARY,
  (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
).join('');

type Planting = (answer: Response) => Promise<Response> | Response;

/** Changes the text of an answer. */
const bending =
  (pattern: RegExp, put: string): Planting =>
  async (answer) =>
    new Response((await answer.text()).replace(pattern, put), answer);
const refusing = (status: number, message: string): Planting => {
  return () => Response.json({ errors: [{ message }], code: status }, { status });
};

export const PLANTINGS: Readonly<Record<string, Planting>> = {
  'in every text of the body': bending(/:"[^"]*"/g, `:"${CANARY}"`),
  'in one name of the body': bending(/"(name|code)":"/, `"$1":"${CANARY} `),
  'JSON-escaped in the message': bending(/"message":"/, `"message":"${escaped}`),
  'as base64 in a name': bending(/"(identity|code|name)":"/, `"$1":"${CANARY_BASE64}`),
  'in headers': (answer) => {
    answer.headers.set('set-cookie', `key=${CANARY}`);
    answer.headers.set('content-disposition', CANARY);
    answer.headers.set('etag', `"${CANARY}"`);
    answer.headers.set('access-control-allow-origin', `https://${CANARY}.example`);
    return answer;
  },
  'in a redirect': () =>
    new Response(null, { status: 302, headers: { location: `https://e.example/?k=${CANARY}` } }),
  'in an HTML error page': () =>
    new Response(`<h1>bad gateway ${CANARY}</h1>`, {
      ...{ status: 502, statusText: `no ${CANARY}` },
      headers: { 'content-type': 'text/html' },
    }),
  'in a refusal that is known': refusing(400, `user has no exchanges setup ${CANARY}`),
  'in a refused key': refusing(401, `key ${CANARY} is unknown`),
};

/** Puts the key into what the service answers from now on. @returns what ends it */
export function plant(sandbox: Sandbox, name: string): () => void {
  const { fetch } = sandbox;
  const planting = PLANTINGS[name];
  if (!planting) throw new Error(`There is no planting "${name}".`);
  Object.assign(sandbox, {
    fetch: async (request: Request) => planting(await fetch(request)),
  });
  return () => void Object.assign(sandbox, { fetch });
}

/** What is printed from now on. */
export function hearConsole(): string[] {
  const printed: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void printed.push(inspect(words)));
  }
  return printed;
}

/** All that left a store, by what it is. */
export function textsOf(
  answers: readonly Answer[],
  diagnostics: readonly unknown[] = [],
): Map<string, string> {
  const said = answers.map(({ status, headers, text }, at) => {
    return [`answer ${String(at)}`, JSON.stringify([status, ...headers]) + text] as const;
  });
  const told = diagnostics.map((one, at) => {
    return [`diagnostic ${String(at)}`, inspect(one, { depth: 12 })] as const;
  });
  return new Map([...said, ...told]);
}
