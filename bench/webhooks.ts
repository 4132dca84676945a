/**
 * Signed events at the pace of a busy day: 300 a second for a minute, three in ten sent again, from
 * another process than the store's, against libSQL on disk with `synchronous=FULL`.
 */
import { Agent, request } from 'node:http';
import { atMost, type Section } from './report.js';
import { eventsOf, type SignedEvent } from './load/signedEvents.js';
import { startStore } from './load/startStore.js';
import { percentile } from './statistics.js';

const PER_SECOND = 300;
const SECONDS = 60;
const REPEATED_PART = 0.3;
const ACK_TARGET_MS = 250;
/** How long to wait for the callbacks of the last events. */
const CALLBACKS_MS = 120_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one delivery. @returns whether it was acknowledged, by the body as the service reads it. */
export function send(
  endpoint: string,
  { body, headers }: SignedEvent,
  agent: Agent,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${endpoint}/webhook`,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => resolve(Buffer.concat(chunks).toString() === '{"success":true}'));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Spreads the repeats among the first sends, each some while after its first. */
function withRepeats(events: readonly SignedEvent[], repeats: number): SignedEvent[] {
  const queue = [...events];
  const step = Math.floor(events.length / repeats);
  for (let index = 0; index < repeats; index += 1) {
    const event = events[index * step];
    // Behind its first send by 50 places, a sixth of a second.
    if (event) queue.splice(index * (step + 1) + 50, 0, event);
  }
  return queue;
}

/** What one run gave. */
interface Run {
  readonly acknowledgedMs: readonly number[];
  readonly refused: number;
  readonly acknowledged: ReadonlySet<string>;
}

/** Sends on a fixed schedule, whether the store keeps up or not; time counts from the schedule. */
async function sendAll(endpoint: string, queue: readonly SignedEvent[]): Promise<Run> {
  const acknowledgedMs: number[] = [];
  const acknowledged = new Set<string>();
  let refused = 0;
  const begin = performance.now();
  const sends = queue.map(async (event, index) => {
    const due = (index * 1_000) / PER_SECOND;
    await new Promise((wake) => setTimeout(wake, Math.max(0, begin + due - performance.now())));
    if (!(await send(endpoint, event, agent))) {
      refused += 1;
      return;
    }
    acknowledgedMs.push(performance.now() - begin - due);
    acknowledged.add(event.name);
  });
  await Promise.all(sends);
  return { acknowledgedMs, refused, acknowledged };
}

/** Measures it. */
export async function measureWebhooks(): Promise<Section> {
  const store = await startStore();
  const total = PER_SECOND * SECONDS;
  const repeats = Math.round(total * REPEATED_PART);
  const orders = await store.open((total - repeats) / 2);
  const events = orders.map((order) => eventsOf(order, store.webhookSecret));
  // All are seen before the first is confirmed, as on a day when the network is slow.
  const queue = withRepeats(
    [...events.map(([seen]) => seen), ...events.map(([, at]) => at)],
    repeats,
  );
  await store.figures();
  const run = await sendAll(store.endpoint, queue);
  const { rss, loopDelayP99Ms } = await store.figures();

  const ended = performance.now() + CALLBACKS_MS;
  let facts = await store.evidence();
  while (facts.fulfilled < orders.length && performance.now() < ended) {
    await new Promise((wake) => setTimeout(wake, 1_000));
    facts = await store.evidence();
  }
  const stored = new Set(facts.transfers);
  const lost = [...run.acknowledged].filter((name) => !stored.has(name)).length;
  await store.end();
  agent.destroy();

  const at = (part: number) => percentile(run.acknowledgedMs, part);
  return {
    title: 'Signed events',
    method:
      `${String(PER_SECOND)} deliveries a second for ${String(SECONDS)} s, ${String(repeats)} of ` +
      `${total.toLocaleString('en-GB')} sent for the second time, by a process of its own over ` +
      'loopback; the store keeps them in libSQL on disk with `synchronous=FULL`. Sent on a fixed ' +
      'schedule: a delivery that waits for the store counts from when it was due. Afterwards the ' +
      'ledger is read from the file.',
    tables: [
      {
        columns: ['acknowledged', 'p50 ms', 'p99 ms', 'slowest ms', 'loop delay p99 ms', 'RSS MB'],
        rows: [
          [
            run.acknowledgedMs.length.toLocaleString('en-GB'),
            at(0.5).toFixed(1),
            at(0.99).toFixed(1),
            at(1).toFixed(1),
            loopDelayP99Ms.toFixed(1),
            String(Math.round(rss / 1e6)),
          ],
        ],
      },
    ],
    verdicts: [
      atMost('acknowledged within, p99', at(0.99), ACK_TARGET_MS, 'ms'),
      atMost('acknowledged and not in the ledger', lost, 0, 'events'),
      atMost('not acknowledged', run.refused, 0, 'events'),
      atMost('paid orders without `onPaid`', orders.length - facts.fulfilled, 0, 'orders'),
    ],
  };
}
