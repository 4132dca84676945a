/**
 * Five thousand pages listen for ten minutes while payments arrive: memory of the store, and the time of a
 * signed event from the service to the page's stream.
 */
import { atMost, type Section } from './report.js';
import { Listener, type Listening } from './load/listener.js';
import { eventsOf, type SignedEvent } from './load/signedEvents.js';
import type { LoadOrder } from './load/protocol.js';
import { startStore, type LoadStore } from './load/startStore.js';
import { percentile } from './statistics.js';

const STREAMS = 5_000;
const MINUTES = Number(process.env['TILL_BENCH_MINUTES'] ?? '10');
const EVENTS_PER_SECOND = 50;
const OPENED_AT_ONCE = 100;
const MEMORY_TARGET_MB = 400;
/** What Node would choose in a container of that size; on a large machine it lets garbage lie. */
const HEAP = ['--max-old-space-size=224', '--max-semi-space-size=4'];
const FAN_OUT_TARGET_MS = 1_000;
/** An event that has not arrived after this is counted as lost. */
const GRACE_MS = 10_000;

async function send(endpoint: string, { body, headers }: SignedEvent): Promise<void> {
  const answer = await fetch(`${endpoint}/webhook`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`A signed event was answered with ${String(answer.status)}.`);
  await answer.arrayBuffer();
}

/** The events of all orders, transfer by transfer, so that each order changes again and again. */
function* endlessEvents(orders: readonly LoadOrder[], secret: string): Generator<SignedEvent> {
  for (let turn = 0; ; turn += 1) {
    for (const half of [0, 1] as const) {
      for (const order of orders) yield eventsOf(order, secret, turn)[half];
    }
  }
}

interface Run {
  readonly arrivedMs: readonly number[];
  readonly missing: number;
  readonly rssMb: readonly number[];
  readonly loopDelayMs: readonly number[];
  readonly counts: Listening;
  readonly openAtEnd: number;
}

async function listenAndPay(store: LoadStore, orders: readonly LoadOrder[]): Promise<Run> {
  const counts: Listening = { open: 0, dropped: 0, refused: 0, renewed: 0 };
  const arrivedMs: number[] = [];
  const sentAt = new Map<string, number>();
  const onVersion = (orderId: string) => {
    const sent = sentAt.get(orderId);
    if (sent === undefined) return;
    sentAt.delete(orderId);
    arrivedMs.push(performance.now() - sent);
  };
  const listeners = orders.map(
    ({ orderId, token }) => new Listener(orderId, store.endpoint, token, counts, onVersion),
  );
  for (let at = 0; at < listeners.length; at += OPENED_AT_ONCE) {
    await Promise.all(listeners.slice(at, at + OPENED_AT_ONCE).map((one) => one.open()));
  }
  await store.figures();

  const [rssMb, loopDelayMs]: [number[], number[]] = [[], []];
  const watch = setInterval(() => {
    void store.figures().then(({ rss, loopDelayP99Ms }) => {
      rssMb.push(rss / 1e6);
      loopDelayMs.push(loopDelayP99Ms);
    });
  }, 5_000);
  const events = endlessEvents(orders, store.webhookSecret);
  const total = Math.round(MINUTES * 60 * EVENTS_PER_SECOND);
  const begin = performance.now();
  const sends: Promise<void>[] = [];
  for (let index = 0; index < total; index += 1) {
    const due = begin + (index * 1_000) / EVENTS_PER_SECOND;
    await new Promise((wake) => setTimeout(wake, Math.max(0, due - performance.now())));
    const event = events.next().value as SignedEvent;
    sentAt.set(event.orderId, performance.now());
    sends.push(send(store.endpoint, event));
  }
  await Promise.all(sends);
  await new Promise((wake) => setTimeout(wake, GRACE_MS));
  clearInterval(watch);
  const openAtEnd = counts.open;
  for (const listener of listeners) listener.close();
  return { arrivedMs, missing: sentAt.size, rssMb, loopDelayMs, counts, openAtEnd };
}

/** Measures it. */
export async function measureStreams(): Promise<Section> {
  const store = await startStore({ v8Options: HEAP });
  const orders = await store.open(STREAMS);
  const run = await listenAndPay(store, orders);
  await store.end();
  const { counts, arrivedMs } = run;
  const row = [
    run.openAtEnd.toLocaleString('en-GB'),
    counts.renewed.toLocaleString('en-GB'),
    arrivedMs.length.toLocaleString('en-GB'),
    percentile(arrivedMs, 0.5).toFixed(1),
    percentile(arrivedMs, 0.99).toFixed(1),
    percentile(arrivedMs, 1).toFixed(1),
    String(Math.round(Math.max(...run.rssMb))),
    percentile(run.loopDelayMs, 1).toFixed(1),
  ];
  return {
    title: 'Open streams',
    method:
      `${STREAMS.toLocaleString('en-GB')} streams, each of another checkout, held for ` +
      `${String(MINUTES)} minutes over loopback by another process, while ` +
      `${String(EVENTS_PER_SECOND)} signed events a second arrive. Time counts from the moment ` +
      'before an event is sent to the store until its snapshot is read from the stream; memory is ' +
      'the most that the store’s process held, ledger and sandbox included, with a heap as large as ' +
      'Node chooses for a small container (`' +
      HEAP.join(' ') +
      '`).',
    tables: [
      {
        columns: [
          'open at the end',
          'renewed after bye',
          'events',
          'p50 ms',
          'p99 ms',
          'slowest ms',
          'RSS MB',
          'loop delay p99 ms, worst 5 s',
        ],
        rows: [row],
      },
    ],
    verdicts: [
      atMost('memory of the store', Math.max(...run.rssMb), MEMORY_TARGET_MB, 'MB'),
      atMost('event to stream, p99', percentile(arrivedMs, 0.99), FAN_OUT_TARGET_MS, 'ms'),
      atMost('streams dropped or refused', counts.dropped + counts.refused, 0, 'streams'),
      atMost('events that never arrived', run.missing, 0, 'events'),
    ],
  };
}
