/** The endpoint under test, and a check of it. Needs no test framework. */

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
