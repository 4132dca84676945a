/**
 * Checks any implementation of the wire between browser and store, whatever it is written in: it needs a
 * mount URL and the handle of an unpaid order. It opens that order, chooses currencies, and never pays.
 */
import { createCheckRun, type WireResult } from './checkRun.js';
import { createConversation, reasonOf, type Conversation, type Exchange } from './conversation.js';
import type { HttpEndpoint } from './conversation.js';
import { checkForeignPages, checkListing, checkRoutes } from './endpointChecks.js';
import { checkEveryAnswer } from './everyAnswerChecks.js';
import {
  checkOpening,
  checkPrices,
  checkReopening,
  checkToken,
  type CheckedOrder,
} from './orderChecks.js';
import { checkStream } from './streamChecks.js';

/** Result of {@link checkWire}. */
export interface WireReport {
  /** Why there was nothing to check; null if the checks were run. */
  readonly problem: string | null;
  readonly checks: readonly WireResult[];
}

/** The listing of currencies, or why the address cannot be checked at all. */
async function findListing({ ask, endpoint }: Conversation): Promise<Exchange | string> {
  const { base } = endpoint;
  let answer: Exchange;
  try {
    answer = await ask('GET', '/currencies');
  } catch (error) {
    const reason = reasonOf(error instanceof Error ? (error.cause ?? error) : error);
    return `Nothing answers at ${base} (${reason}). Check the address, and that the server runs.`;
  }
  if (answer.json !== undefined) return answer;
  const { headers, status } = answer;
  const type = headers.get('content-type') ?? 'no content type';
  const target = headers.get('location');
  if (target !== null) return `${base} redirects to ${target}. Pass the mount URL itself.`;
  return (
    `GET ${base}/currencies answered ${String(status)} with ${type}, not with JSON, so this is not ` +
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
  const conversation = createConversation(endpoint);
  const found = await findListing(conversation);
  if (typeof found === 'string') return { problem: found, checks: [] };

  const checks: WireResult[] = [];
  const general = createCheckRun(conversation, 'endpoint', checks);
  await checkRoutes(general);
  await checkForeignPages(general);
  const listed = await checkListing(general, found);
  const counts = { payment: 0, top_up: 0 };
  for (const order of orders) {
    counts[order.kind] += 1;
    const word = order.kind === 'payment' ? 'order' : 'top-up';
    const run = createCheckRun(conversation, `${word} ${String(counts[order.kind])}`, checks);
    const opened = await checkOpening(run, order);
    await checkToken(run, opened);
    const chosen = await checkPrices(run, order, opened, listed);
    await checkReopening(run, order, chosen);
    await checkStream(run, chosen);
  }
  await checkEveryAnswer(createCheckRun(conversation, 'all answers', checks));
  return { problem: null, checks };
}
