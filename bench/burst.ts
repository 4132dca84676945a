/**
 * Two thousand signed events at the same moment, as after an outage of the store: each on a connection of
 * its own, from another process than the store's, against libSQL on disk with `synchronous=FULL`.
 */
import { Agent } from 'node:http';
import { atMost, type Section } from './report.js';
import { eventsOf } from './load/signedEvents.js';
import { startStore } from './load/startStore.js';
import { percentile } from './statistics.js';
import { send } from './webhooks.js';

const EVENTS = 2_000;
const ROUNDS = 3;
const ACK_TARGET_MS = 2_000;

/** Measures it. */
export async function measureBurst(): Promise<Section> {
  const store = await startStore();
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const rows: string[][] = [];
  const slowest: number[] = [];
  const acknowledged = new Set<string>();
  let refused = 0;
  let broken = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders = await store.open(EVENTS / 2);
    const events = orders.flatMap((order) => eventsOf(order, store.webhookSecret));
    await store.figures();
    const times: number[] = [];
    const begin = performance.now();
    const sends = events.map(async (event) => {
      try {
        if (!(await send(store.endpoint, event, agent))) {
          refused += 1;
          return;
        }
        times.push(performance.now() - begin);
        acknowledged.add(event.name);
      } catch {
        broken += 1;
      }
    });
    await Promise.all(sends);
    const { rss } = await store.figures();
    const at = (part: number): string => percentile(times, part).toFixed(0);
    slowest.push(percentile(times, 0.99));
    rows.push([
      String(round + 1),
      times.length.toLocaleString('en-GB'),
      at(0.5),
      at(0.99),
      at(1),
      String(Math.round(rss / 1e6)),
    ]);
  }
  const stored = new Set((await store.evidence()).transfers);
  const lost = [...acknowledged].filter((name) => !stored.has(name)).length;
  agent.destroy();
  await store.end();
  return {
    title: 'A burst of events',
    method:
      `${EVENTS.toLocaleString('en-GB')} signed events sent in the same turn of the event loop, each of ` +
      'them on a connection of its own over loopback, and the store answers shoppers and calls ' +
      '`onPaid` meanwhile. Time counts from before the first is sent, connecting included.',
    tables: [
      {
        columns: ['round', 'acknowledged', 'p50 ms', 'p99 ms', 'slowest ms', 'RSS MB'],
        rows,
      },
    ],
    verdicts: [
      atMost('acknowledged within, p99, worst round', Math.max(...slowest), ACK_TARGET_MS, 'ms'),
      atMost('refused', refused, 0, 'events'),
      atMost('cut off', broken, 0, 'events'),
      atMost('acknowledged and not in the ledger', lost, 0, 'events'),
    ],
  };
}
