/** The HTTP conformance suite: the checks of the wire, and those of the handler in its conformance store. */
import { createCheckRun, type WireResult } from './checkRun.js';
import { checkWire } from './checkWire.js';
import { createConversation } from './conversation.js';
import type { Check, HttpEndpoint } from './endpoint.js';
import { checkEveryAnswer } from './everyAnswerChecks.js';
import { expectEqual, expectHeader } from './expectations.js';
import { BODY_CHECKS } from './storeBodyChecks.js';
import { newOrder, STORE_CHECKS } from './storeChecks.js';

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
export const HTTP_CHECKS: readonly Check[] = [
  { name: 'the wire is as every implementation has it', run: runWire },
  ...Object.entries({ ...STORE_CHECKS, ...BODY_CHECKS }).map(([name, run]) => ({
    name,
    run: onStore(run),
  })),
];
