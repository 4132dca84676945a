/** The HTTP conformance suite: the checks of the wire, and those of the handler in its conformance store. */
import { createCheckRun, type WireResult } from '../../../src/tools/check/checkRun.js';
import { checkWire } from '../../../src/tools/check/checkWire.js';
import { createConversation } from '../../../src/tools/check/conversation.js';
import type { HttpEndpoint } from '../../../src/tools/check/conversation.js';
import { checkEveryAnswer } from '../../../src/tools/check/everyAnswerChecks.js';
import { expectEqual, expectHeader } from '../../../src/tools/check/expectations.js';
import { BODY_CHECKS } from './bodyChecks.js';
import { newOrder, STORE_CHECKS } from './storeChecks.js';

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

function expectNoneFailed(checks: readonly WireResult[]): void {
  const failed = checks
    .filter(({ result }) => result === 'failed')
    .map(({ subject, name, detail }) => `${subject}, ${name}: ${String(detail)}`);
  expectEqual('failed checks', failed, []);
}

/** What needs nothing but a mount URL and an order, as one check: `tillkit check` runs it alone. */
async function runWire(endpoint: HttpEndpoint): Promise<void> {
  const { problem, checks } = await checkWire(endpoint, [
    { handle: newOrder(), kind: 'payment' },
    { handle: newOrder('customer'), kind: 'top_up' },
  ]);
  if (problem !== null) throw new Error(problem);
  expectNoneFailed(checks);
}

/** Runs one check of the store, and looks at all that it was answered. */
const onStore = (run: (typeof STORE_CHECKS)[string]) => async (endpoint: HttpEndpoint) => {
  const conversation = createConversation(endpoint);
  await run(conversation);
  const results: WireResult[] = [];
  await checkEveryAnswer(createCheckRun(conversation, 'all answers', results));
  expectNoneFailed(results);
  for (const answer of conversation.exchanges) {
    if (answer.method !== 'OPTIONS') expectHeader(answer, 'x-content-type-options', 'nosniff');
  }
};

/** The conformance suite: every check in order. Run it with `runChecks` or a test framework. */
export const CHECKS: readonly Check[] = [
  { name: 'the wire is as every implementation has it', run: runWire },
  ...Object.entries({ ...STORE_CHECKS, ...BODY_CHECKS }).map(([name, run]) => ({
    name,
    run: onStore(run),
  })),
];

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
