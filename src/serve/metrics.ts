/** Counters for Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { withTimeout } from '../async/withTimeout.js';
import type { UnmatchedPayments } from '../server/webhooks/unmatchedPayments.js';
import { ANSWER_MS, type ServiceProbe } from '../server/http/serviceProbe.js';

/** Longer than the sources wait. Prometheus gives up after ten seconds and takes this process for dead. */
const SCRAPE_MS = 5_000;

/** The counters of one process. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Figures of the process itself. They are collected until it ends, so there is one for each process. */
export function createProcessRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'tillkit_' });
  return registry;
}

/** What a scrape reads. A source that throws or does not answer is no number, which fires no alert. */
export interface MetricSources {
  /** How many notifications wait to be sent, and since when the oldest: milliseconds since the epoch. */
  readonly waiting: () => { readonly count: number; readonly since: number };
  readonly unmatched: Pick<UnmatchedPayments, 'list'>;
  /** Whether the ledger takes writes. */
  readonly isWritable: () => Promise<boolean>;
  readonly probe: ServiceProbe;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Adds what each scrape asks for. */
function addGauges(
  { waiting, unmatched, isWritable, probe, now }: MetricSources,
  registers: Registry[],
): void {
  const gauge = (name: string, help: string, read: () => Promise<number> | number) =>
    new Gauge({
      ...{ name: `tillkit_${name}`, help, registers },
      async collect() {
        const number = Promise.resolve(read()).catch(() => NaN);
        const asked = await withTimeout(number, SCRAPE_MS);
        this.set(asked.done ? asked.value : NaN);
      },
    });
  gauge('time_seconds', 'The clock of this server', () => now() / 1_000);
  gauge('notifications_waiting', 'Notifications that the store has to take', () => waiting().count);
  gauge('notifications_oldest_seconds', 'How long the oldest of them has waited', () =>
    Math.max(0, (now() - waiting().since) / 1_000),
  );
  gauge('payments_unmatched', 'Payments of no order that wait for a person', async () => {
    return (await unmatched.list({ limit: 0 })).total;
  });
  gauge('ledger_writable', '1 if the ledger can be written, else 0', async () =>
    Number(await isWritable()),
  );
  gauge('service_answers', '1 if the payment service answers the scrape, else 0', async () =>
    Number((await probe(ANSWER_MS)).service === true),
  );
}

/** Makes the counters. @param registry what they are added to. @default one of its own */
export function createMetrics(sources: MetricSources, registry = new Registry()) {
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: `tillkit_${name}`, help, labelNames, registers });
  const diagnostics = counter('diagnostics_total', 'Reports by code', ['code']);
  const notifications = counter('notifications_total', 'Attempts to tell the store', ['outcome']);
  const store = counter('store_requests_total', 'Answers of /v1', ['route', 'status']);
  const browser = counter('browser_requests_total', 'Answers to browsers', ['surface', 'status']);
  const payLinks = counter(
    'pay_link_refusals_total',
    'Visits of payment links that a limit refused',
    ['limit'],
  );
  const reported = new Gauge({
    name: 'tillkit_diagnostic_timestamp_seconds',
    help: 'When a code was last reported',
    ...{ labelNames: ['code'], registers },
  });
  addGauges(sources, registers);
  // `increase()` sees a first report only if there was a number before it.
  diagnostics.inc({ code: 'events_missing' }, 0);
  return {
    /** A report of the handler, by its code. */
    diagnostic(code: string): void {
      diagnostics.inc({ code });
      reported.set({ code }, sources.now() / 1_000);
    },
    /** An attempt to tell the store. */
    notification: (outcome: string): void => notifications.inc({ outcome }),
    /** An answer of `/v1`. */
    storeRequest: (route: string, status: number): void =>
      store.inc({ route, status: String(status) }),
    /** An answer to a browser. */
    browserRequest: (surface: string, status: number): void =>
      browser.inc({ surface, status: String(status) }),
    /** A visit of a payment link that a limit refused. */
    payLinkRefusal: (limit: string): void => payLinks.inc({ limit }),
    /** The text that Prometheus reads, and its content type. */
    text: async (): Promise<{ readonly body: string; readonly type: string }> => ({
      body: await registry.metrics(),
      type: registry.contentType,
    }),
  };
}
