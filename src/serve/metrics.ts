/** Counters for Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { ANSWER_MS, type ServiceProbe } from '../server/http/serviceProbe.js';

/** The counters of one process. */
export interface Metrics {
  /** A report of the handler, by its code. */
  diagnostic(code: string): void;
  /** An attempt to tell the store. */
  notification(outcome: string): void;
  /** An answer of `/v1`. */
  storeRequest(route: string, status: number): void;
  /** An answer to a browser. */
  browserRequest(surface: string, status: number): void;
  /** A visit of a payment link that a limit refused. */
  payLinkRefusal(limit: string): void;
  /** The text that Prometheus reads, and its content type. */
  text(): Promise<{ readonly body: string; readonly type: string }>;
}

/** Figures of the process itself. They are collected until it ends, so there is one for each process. */
export function createProcessRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'tillkit_' });
  return registry;
}

/** Makes the counters. */
export function createMetrics({
  waiting,
  probe,
  registry = new Registry(),
}: {
  /** How many notifications wait to be sent. */
  readonly waiting: () => number;
  readonly probe: ServiceProbe;
  /** What they are added to. @default one of its own */
  readonly registry?: Registry | undefined;
}): Metrics {
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
  new Gauge({
    name: 'tillkit_notifications_waiting',
    help: 'Notifications that the store has not taken yet',
    registers,
    collect() {
      this.set(waiting());
    },
  });
  new Gauge({
    name: 'tillkit_service_answers',
    help: '1 if the payment service answers, asked by the scrape itself, 0 if it does not',
    registers,
    async collect() {
      this.set((await probe(ANSWER_MS)).service === true ? 1 : 0);
    },
  });
  return {
    diagnostic: (code) => diagnostics.inc({ code }),
    notification: (outcome) => notifications.inc({ outcome }),
    storeRequest: (route, status) => store.inc({ route, status: String(status) }),
    browserRequest: (surface, status) => browser.inc({ surface, status: String(status) }),
    payLinkRefusal: (limit) => payLinks.inc({ limit }),
    text: async () => ({ body: await registry.metrics(), type: registry.contentType }),
  };
}
