/**
 * Checks any implementation of the wire between browser and store, whatever it is written in: it needs a
 * mount URL and the handle of an unpaid order. It opens that order, chooses currencies, and never pays.
 */
import type { HttpEndpoint } from '../httpConformance/endpoint.js';
import {
  CheckFailure,
  createConversation,
  NotRun,
  reasonOf,
  type CheckedOrder,
  type Conversation,
  type Exchange,
} from './conversation.js';
import { EVERY_ANSWER_CHECKS } from './everyAnswerChecks.js';
import { LISTING_CHECKS } from './listingChecks.js';
import { OPENING_CHECKS, REOPENING_CHECKS } from './openingChecks.js';
import { ORIGIN_CHECKS } from './originChecks.js';
import { QUOTE_CHECKS } from './quoteChecks.js';
import { ROUTE_CHECKS } from './routeChecks.js';
import { askListing } from './steps.js';
import { STREAM_CHECKS } from './streamChecks.js';
import { TOKEN_CHECKS } from './tokenChecks.js';
import type { WireCheck } from './wireCheck.js';

/** Checks that need no order. */
const ENDPOINT_CHECKS = [...ROUTE_CHECKS, ...ORIGIN_CHECKS, ...LISTING_CHECKS];

/** Checks of one order; later ones build on its chosen currency. */
const ORDER_CHECKS = [
  ...OPENING_CHECKS,
  ...TOKEN_CHECKS,
  ...QUOTE_CHECKS,
  ...REOPENING_CHECKS,
  ...STREAM_CHECKS,
];

/** Result of one check. */
export interface WireResult {
  /** What was checked: `endpoint`, `order 1`, `top-up 1`, `all answers`. Never a handle. */
  readonly subject: string;
  readonly name: string;
  readonly result: 'passed' | 'failed' | 'not_run';
  /** What was expected and what came, or why it was not run; null if it passed. */
  readonly detail: string | null;
  /** What goes wrong in a shop whose endpoint fails it. */
  readonly why: string;
}

/** Result of {@link checkWire}. */
export interface WireReport {
  /** Why there was nothing to check; null if the checks were run. */
  readonly problem: string | null;
  readonly checks: readonly WireResult[];
}

/** A check reads answers as the wire has them, so anything else that it throws is about their form. */
function detailOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const isOwn = error instanceof CheckFailure || error instanceof NotRun;
  return isOwn ? message : `expected fields of the documented form, got others (${message})`;
}

async function runCheck(
  subject: string,
  { name, why, run }: WireCheck,
  conversation: Conversation,
): Promise<WireResult> {
  try {
    await run(conversation);
    return { subject, name, why, result: 'passed', detail: null };
  } catch (error) {
    const result = error instanceof NotRun ? 'not_run' : 'failed';
    return { subject, name, why, result, detail: detailOf(error) };
  }
}

/** Why the address cannot be checked at all; null if it can. */
async function findProblem(base: string, conversation: Conversation): Promise<string | null> {
  let answer: Exchange;
  try {
    answer = await askListing(conversation);
  } catch (error) {
    const reason = reasonOf(error instanceof Error ? (error.cause ?? error) : error);
    return `Nothing answers at ${base} (${reason}). Check the address, and that the server runs.`;
  }
  if (answer.json !== undefined) return null;
  const { headers } = answer;
  const type = headers.get('content-type') ?? 'no content type';
  const target = headers.get('location');
  if (target !== null) return `${base} redirects to ${target}. Pass the mount URL itself.`;
  return (
    `GET ${base}/currencies answered ${String(answer.status)} with ${type}, not with JSON, so this is not ` +
    'where a checkout is mounted. Pass the mount URL, such as https://shop.example/api/till.'
  );
}

/**
 * Runs every check in order; never throws.
 *
 * @param orders handles of unpaid orders and of top-ups. Each has its own checks.
 */
export async function checkWire(
  endpoint: HttpEndpoint,
  orders: readonly CheckedOrder[],
): Promise<WireReport> {
  const exchanges: Exchange[] = [];
  const nobody: CheckedOrder = { handle: '', kind: 'payment' };
  const general = createConversation(endpoint, nobody, exchanges);
  const problem = await findProblem(endpoint.base, general);
  if (problem !== null) return { problem, checks: [] };

  const checks: WireResult[] = [];
  const runAll = async (
    subject: string,
    list: readonly WireCheck[],
    conversation: Conversation,
  ) => {
    for (const check of list) checks.push(await runCheck(subject, check, conversation));
  };
  await runAll('endpoint', ENDPOINT_CHECKS, general);
  const counts = { payment: 0, top_up: 0 };
  for (const order of orders) {
    counts[order.kind] += 1;
    const word = order.kind === 'payment' ? 'order' : 'top-up';
    const conversation = createConversation(endpoint, order, exchanges);
    await runAll(`${word} ${String(counts[order.kind])}`, ORDER_CHECKS, conversation);
  }
  await runAll('all answers', EVERY_ANSWER_CHECKS, general);
  return { problem: null, checks };
}
