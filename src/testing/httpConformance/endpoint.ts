/** A door under test, and the small language in which its checks are written. No test framework. */

/** A store's site with the handler mounted in it, however it is served. */
export interface Door {
  /** Where the handler is mounted, such as `http://127.0.0.1:3000/api/till`. */
  readonly base: string;
  /** The platform's `fetch`, or what stands in its place where nothing listens. */
  readonly fetch: (url: string, init?: RequestInit & { duplex?: 'half' }) => Promise<Response>;
  /** False where the runtime cannot write to one request's answer while it serves another. @default true */
  readonly holdsStreams?: boolean;
}

/** One property that every door must have. */
export interface Check {
  readonly name: string;
  run(door: Door): Promise<void>;
}

/** What a check came to; `failure` says what was expected and what came. */
export interface CheckResult {
  readonly name: string;
  readonly failure: string | null;
}

/** Runs checks one after the other and never throws. */
export async function runChecks(checks: readonly Check[], door: Door): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, run } of checks) {
    try {
      await run(door);
      results.push({ name, failure: null });
    } catch (error) {
      results.push({ name, failure: error instanceof Error ? error.message : String(error) });
    }
  }
  return results;
}

/** @throws an Error that names what, unless both are the same JSON. */
export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  const [came, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (came !== wanted) throw new Error(`${what}: expected ${wanted}, got ${came}`);
}

/** @throws an Error that names what, unless it holds. */
export function expectTrue(what: string, holds: boolean): void {
  if (!holds) throw new Error(`${what}: it is not so`);
}

/** A path under the mount path. */
export function at(door: Door, path: string): string {
  return `${door.base}${path}`;
}

/** Request with a JSON body. */
export function json(
  method: 'POST' | 'PUT',
  body: unknown,
  headers: Record<string, string> = {},
): RequestInit {
  const type = { 'content-type': 'application/json' };
  return { method, headers: { ...type, ...headers }, body: JSON.stringify(body) };
}

/** The problem code of an answer, after checking its status and media type. */
export async function expectProblem(
  response: Response,
  status: number,
  code: string,
): Promise<void> {
  const body = await response.text();
  expectEqual('status', [response.status, body.slice(0, 200)][0], status);
  const type = response.headers.get('content-type') ?? '';
  expectTrue(`problem+json, not ${type}`, type.startsWith('application/problem+json'));
  expectEqual('code', (JSON.parse(body) as { code: unknown }).code, code);
}
