/** The endpoint under test, and the assertions of its checks. Needs no test framework. */

/** A store's site with the handler mounted in it. */
export interface HttpEndpoint {
  /** Where the handler is mounted, such as `http://127.0.0.1:3000/api/till`. */
  readonly base: string;
  /** The platform's `fetch`, or a function that calls the site in this process. */
  readonly fetch: (url: string, init?: RequestInit & { duplex?: 'half' }) => Promise<Response>;
  /** False if the runtime cannot write to a response while it handles another request. @default true */
  readonly supportsStreaming?: boolean;
}

/** One check of an endpoint. */
export interface Check {
  readonly name: string;
  run(endpoint: HttpEndpoint): Promise<void>;
}

/** Checks by name, in order. */
export type Checks = Readonly<Record<string, Check['run']>>;

/** Result of a check; `failure` names the expected and the actual value. */
export interface CheckResult {
  readonly name: string;
  readonly failure: string | null;
}

/** Runs checks in sequence and never throws. */
export async function runChecks(
  checks: readonly Check[],
  endpoint: HttpEndpoint,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, run } of checks) {
    try {
      await run(endpoint);
      results.push({ name, failure: null });
    } catch (error) {
      results.push({ name, failure: error instanceof Error ? error.message : String(error) });
    }
  }
  return results;
}

/** @throws an Error that contains `what`, unless both values are the same JSON */
export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  const [got, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (got !== wanted) throw new Error(`${what}: expected ${wanted}, got ${got}`);
}

/** @throws an Error that contains `what`, unless the condition is true */
export function expectTrue(what: string, condition: boolean): void {
  if (!condition) throw new Error(`${what}: expected true`);
}

/** A path under the mount path. */
export function urlOf(endpoint: HttpEndpoint, path: string): string {
  return `${endpoint.base}${path}`;
}

/** Request with a JSON body. */
export function jsonRequest(
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
