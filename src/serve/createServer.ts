/** `tillkit serve` without its sockets: the handler, the order API, the pages, and what each answers. */
import { randomUUID } from 'node:crypto';
import { createServiceClient } from '../api/createServiceClient.js';
import type { UnauthenticatedEndpoint } from '../api/publicPages.js';
import { lookupEndpoint } from '../server/evidence/serviceLookup.js';
import type { Registry } from 'prom-client';
import { parseDecimal } from '../money/decimal.js';
import type { Diagnostic, DiagnosticListener } from '../server/configuration/diagnostic.js';
import type { NewsTarget } from '../server/telling/storeCallbacks.js';
import type { Coordination } from '../server/coordination/coordination.js';
import { markServed } from '../server/telling/besideServer.js';
import { createToldHandler } from '../server/handler/createCheckoutHandler.js';
import type { CheckoutHandlerOptions } from '../server/handler/options.js';
import { createReadiness, reachableLedger } from '../server/http/readiness.js';
import type { HandlerContext } from '../server/http/requestHandler.js';
import { createRouter } from '../server/http/router.js';
import { createUnmatchedPayments } from '../server/webhooks/unmatchedPayments.js';
import type { CheckoutService } from '../server/service/checkoutService.js';
import { ANSWER_MS, createServiceProbe, type ServiceProbe } from '../server/http/serviceProbe.js';
import type { Ledger } from '../ledger/ledger.js';
import { createKeys } from './api/keys.js';
import { problemResponse, StoreProblem } from './api/problems.js';
import { createStoreRoutes } from './api/storeRoutes.js';
import { logDelivery, logDiagnostic, type ServeLog } from './log.js';
import { createMetrics, type Metrics } from './metrics.js';
import { createNotifications, type Notifications } from './notifications/notifications.js';
import type { Send } from './notifications/send.js';
import { createOrderPages, olderCloseId } from './orders/orderPages.js';
import { createAgreement, withLatestTerms } from './orders/agreement.js';
import { createFinalPrice } from './orders/finalPrice.js';
import { createStoreOrders, type StoreOrders } from './orders/storeOrders.js';
import type { PageParts } from './page/checkoutPage.js';
import { createHostedPage, type HostedPageParts } from './page/hostedPage.js';
import type { ScriptFiles } from './page/scriptFiles.js';
import { createPayForm } from './payForm/payForm.js';
import { BASE_PATH, createPublicRoutes, REFUND_PATH, surfaceOf } from './publicRoutes.js';
import type { ServeSettings } from './settings.js';

/** The service's own minimum, if the settings state none. */
const SERVICE_MINIMUM = parseDecimal('0.1');

/** Makes what answers below {@link REFUND_PATH}: the same ledger is all that it shares with the server. */
export type RefundPage = (options: {
  readonly ledger: Ledger;
  readonly basePath: string;
  readonly storeName: string | undefined;
  readonly supportUrl: string | undefined;
  readonly colorAccent: string | undefined;
  readonly sandbox: boolean;
  readonly coordination: Coordination | undefined;
  readonly onDiagnostic: DiagnosticListener;
  readonly now: () => number;
}) => (request: Request, context?: HandlerContext) => Promise<Response>;

/** What the server is made of beside its settings. */
export interface ServerParts {
  readonly ledger: Ledger;
  readonly files: ScriptFiles;
  readonly version: string;
  readonly log: ServeLog;
  readonly render: PageParts['render'];
  /** Makes the page behind refund links, which the settings switch on. @default none */
  readonly refundPage?: RefundPage | undefined;
  readonly coordination?: Coordination | undefined;
  /** Asks the payment service. @default the platform's `fetch` */
  readonly serviceFetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Sends notifications. @default the platform's `fetch` */
  readonly send?: Send | undefined;
  /** Milliseconds since the epoch. @default Date.now */
  readonly now?: (() => number) | undefined;
  /** Where the counters go. @default one of its own */
  readonly registry?: Registry | undefined;
}

/** What its parts share. */
interface Own {
  readonly orders: StoreOrders;
  readonly metrics: Metrics;
  readonly report: DiagnosticListener;
  readonly now: () => number;
}

/** The server. */
export type Server = ReturnType<typeof createServer>;

function createHandler(
  settings: ServeSettings,
  parts: ServerParts,
  target: NewsTarget,
  service: CheckoutService,
  { orders, report, now }: Own,
) {
  const { secrets, webhookSecrets, currencies, minimumUsd } = settings;
  const options = {
    service,
    secrets,
    ledger: parts.ledger,
    resolveOrder: async ({ order }) => (await orders.open(order))?.terms ?? null,
    ...(webhookSecrets.length > 0 ? { webhook: { secret: webhookSecrets } } : {}),
    ...(currencies ? { currencies: { include: currencies } } : {}),
    ...(minimumUsd === undefined ? {} : { minimumUsd }),
    tolerance: settings.tolerance,
    origins: settings.origins,
    keepEmail: settings.keepEmail,
    sandbox: settings.sandbox,
    coordination: parts.coordination,
    onDiagnostic: report,
    now,
  } satisfies CheckoutHandlerOptions;
  return createToldHandler(options, target);
}

/** The pages that people open. */
function createPages(
  settings: ServeSettings,
  parts: ServerParts,
  handler: HostedPageParts['handler'],
  endpoint: UnauthenticatedEndpoint,
  { orders, metrics, report, now }: Own,
) {
  const { publicUrl, storeName, accent, supportUrl, origins, sandbox, payForm, refundPage } =
    settings;
  const { files, render, ledger, coordination } = parts;
  const pages = { files, render, storeName, accent, supportUrl, origins };
  return {
    hostedPage: createHostedPage({
      ...{ ...pages, handler, orders, publicUrl },
      basePath: BASE_PATH,
      report: (error) => report({ code: 'request_failed', message: PAGE_FAILED, error }),
    }),
    payForm:
      payForm &&
      createPayForm(settings, payForm.storeId, {
        ...{ ...pages, coordination, endpoint, now, report },
        countRefusal: metrics.payLinkRefusal,
      }),
    refundPage:
      (refundPage &&
        parts.refundPage?.({
          ...{ ledger, storeName, supportUrl, sandbox, coordination, now, colorAccent: accent },
          basePath: REFUND_PATH,
          onDiagnostic: report,
        })) ||
      null,
  };
}

/** Ledger and service, and what says whether they answer. */
function watched({ serviceUrl, apiKey }: ServeSettings, given: ServerParts, now: () => number) {
  const { ledger, check } = createReadiness(reachableLedger(given.ledger), {
    now,
    newId: randomUUID,
  });
  const service = createServiceClient({ baseUrl: serviceUrl, apiKey, fetch: given.serviceFetch });
  const probe = createServiceProbe({ service, now });
  const endpoint = lookupEndpoint(service, {});
  const isWritable = () =>
    check().then(
      () => true,
      () => false,
    );
  return { parts: { ...given, ledger }, service, endpoint, probe, isWritable };
}

/** What probes and Prometheus ask for. */
function createOperatorRoutes(
  isWritable: () => Promise<boolean>,
  probe: ServiceProbe,
  metrics: Metrics,
) {
  const app = createRouter();
  app.get('/healthz', () => Response.json(true));
  app.get('/readyz', async ({ req }) => {
    const isStrict = req.query('service') !== undefined;
    const [ledger, state] = await Promise.all([
      isWritable(),
      probe(isStrict ? ANSWER_MS : undefined),
    ]);
    const isReady = ledger && (!isStrict || state.service === true);
    return Response.json({ ledger, ...state }, { status: isReady ? 200 : 503 });
  });
  app.get('/metrics', async () => {
    const { body, type } = await metrics.text();
    return new Response(body, { headers: { 'content-type': type } });
  });
  return app;
}

/** What the store's server reads of an order: its page, and the tag that shows it elsewhere. */
const orderPagesOf = (
  { publicUrl, storeName, supportUrl, origins, minimumUsd = SERVICE_MINIMUM }: ServeSettings,
  { version, files }: ServerParts,
) =>
  createOrderPages({
    ...{ publicUrl, version, origins, minimumUsd, storeName, supportUrl },
    integrity: files.integrityOf('tillkit.js'),
  });

/** How often the ledger's mark is written again, so that an outage at the start does not matter. */
const MARK_MS = 60 * 60_000;

/** Keeps the ledger's mark that this server tells the shop. @returns stops */
function startMarking(ledger: Ledger, now: () => number) {
  const mark = (): void => void markServed(ledger, now()).catch(() => undefined);
  mark();
  const timer = setInterval(mark, MARK_MS).unref();
  return () => clearInterval(timer);
}

/** An event of the service, which may have been sent to a slightly wrong address. */
const isEvent = ({ method, headers }: Request): boolean =>
  method === 'POST' && headers.has('x-sign');

/** Makes the server. */
export function createServer(settings: ServeSettings, given: ServerParts) {
  const { files, log, now = Date.now } = given;
  const { parts, service, endpoint, probe, isWritable } = watched(settings, given, now);
  const unmatched = createUnmatchedPayments(parts.ledger, now);
  const waiting = () => notifications.waiting();
  const sources = { waiting, unmatched, isWritable, probe, now };
  const metrics: Metrics = createMetrics(sources, given.registry);
  const notifications: Notifications = createNotifications({
    ...{ ledger: parts.ledger, notify: settings.notify, unmatched, now },
    send: given.send ?? fetch,
    // The handler is made with what takes its news, which reads the news again when it tells.
    news: () => made.news,
    report(delivery) {
      logDelivery(log, delivery);
      metrics.notification(delivery.outcome);
    },
    olderCloseId,
  });
  const stopMarking = startMarking(given.ledger, now);
  const report = (diagnostic: Diagnostic): void => {
    // Its advice is for code that mounts a handler.
    if (diagnostic.code === 'mounted_elsewhere') return;
    logDiagnostic(log, diagnostic);
    metrics.diagnostic(diagnostic.code);
  };
  const orders = createStoreOrders(parts.ledger, now);
  const own = { orders, metrics, report, now };
  const made = createHandler(settings, parts, notifications.target, service, own);
  const { handler } = made;
  const keys = createKeys(settings, (code) => {
    metrics.diagnostic(code);
    log.warn({ code }, KEY_MESSAGES[code]);
  });
  const finalPrice = createFinalPrice(parts.ledger, settings.tolerance);
  const agree = createAgreement(handler, orders, finalPrice);
  const shoppers = { fetch: withLatestTerms(handler, agree) };
  const storeRoutes = createStoreRoutes({
    ...{ handler, orders, keys, agree, finalPrice, notifications },
    pages: orderPagesOf(settings, given),
    operators: createOperatorRoutes(isWritable, probe, metrics),
    report: (error, requestId) =>
      log.error(
        { code: 'store_request_failed', request_id: requestId, reason: errorName(error) },
        FAILED,
      ),
    newId: randomUUID,
    count: metrics.storeRequest,
  });
  const publicRoutes = createPublicRoutes(
    {
      wire: shoppers.fetch,
      scriptFiles: files.fetch,
      ...createPages(settings, parts, { ...handler, ...shoppers }, endpoint, own),
    },
    (request, context) =>
      isEvent(request)
        ? shoppers.fetch(request, context)
        : new Response('Not found', { status: 404 }),
  );

  return {
    /** Answers browsers. */
    async browsers(request: Request, context: HandlerContext): Promise<Response> {
      const answer = keys.isMisplaced(request)
        ? problemResponse(misplaced(), randomUUID())
        : await publicRoutes(request, context);
      metrics.browserRequest(surfaceOf(new URL(request.url).pathname), answer.status);
      return answer;
    },
    /** Answers the store's server and its operators. */
    store: storeRoutes,
    /** Logs and counts what a part beside it reports. */
    report,
    /** Begins to send notifications: once the server can be reached. */
    start: notifications.start,
    /** Ends streams and waits for running work, for at most this many milliseconds. */
    async close(timeoutMs: number): Promise<void> {
      stopMarking();
      notifications.stop();
      await handler.close({ timeoutMs });
      await notifications.idleWithin(CLOSE_MARGIN_MS);
    },
  };
}

/** How long requests to the store may still run once the handler has ended. */
const CLOSE_MARGIN_MS = 1_000;

const PAGE_FAILED =
  'The page of an order could not be drawn. The shopper reads that it goes on soon.';

const FAILED = 'A request of the store failed. The caller was told to try again.';

const KEY_MESSAGES = {
  store_key_refused:
    'A request to /v1 came with a wrong key or none. If it was of your shop, the shop can create no orders: give it ' +
    'the first key of TILL_STORE_KEY.',
  store_key_in_browser:
    'A browser sent the store key, so it may be known to others. Take it out of the page and change TILL_STORE_KEY.',
} as const;

/** Names and codes of an error and its causes; their texts may hold anything. */
function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  const name = typeof code === 'string' ? `${error.name} ${code}` : error.name;
  return error.cause === undefined ? name : `${name} < ${errorName(error.cause)}`;
}

const misplaced = (): StoreProblem =>
  new StoreProblem(
    'forbidden',
    'This address is for browsers. If your server sent this, use the address of TILL_API_LISTEN. If a page sent it, ' +
      'the key may be known to others: take it out of the page and change it.',
  );
