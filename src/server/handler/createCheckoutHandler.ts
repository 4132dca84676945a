/** The shoppers' handler of a store: one Web-standard `fetch` over a closed set of routes. */
import type { CheckoutSnapshot, OpenedCheckout } from '../../contract/checkout.js';
import type { CurrencyListing } from '../../contract/currencies.js';
import { readLifetime } from '../auth/checkoutTokens.js';
import { createCallbacks } from '../telling/callbacks.js';
import { createNewsReader, type NewsReader } from '../telling/newsReader.js';
import { createSettledMarks } from '../telling/settledMarks.js';
import type { NewsTarget } from '../telling/storeCallbacks.js';
import { createUnsettledCheckouts } from '../telling/unsettledCheckouts.js';
import type { HandlerContext } from '../http/requestHandler.js';
import { reportServer } from '../telling/besideServer.js';
import { createCheckoutFetch } from './routes.js';
import type { CheckoutAppend, CheckoutRecord } from '../checkouts/checkoutRecords.js';
import { checkOptions } from './checkOptions.js';
import type { CheckoutHandlerOptions } from './options.js';
import { ProblemError } from '../http/problemDetails.js';
import type { ResumeLinkOptions } from '../auth/resumeLinks.js';
import { createOrderStateReader } from '../checkouts/storeOrderState.js';
import { createStoreApi, type StoreApi } from '../storeApi/storeApi.js';
import { readResolvedOrder, type OrderTerms } from '../checkouts/resolvedOrder.js';
import { createLive, publishChange, type Live } from '../live/live.js';
import { MissingPackageError } from '../../ledger/optionalPackage.js';
import type { DeliveryQuery } from '../webhooks/deliveries.js';
import { createWebhookEndpoint, type DeliveryLog } from '../webhooks/webhookEndpoint.js';
import {
  createOpening,
  createPaymentSources,
  createRecordsAndService,
  createTokensAndLimits,
  createViews,
  quotingOf,
  type Core,
  type Evidence,
} from './handlerParts.js';

/** Less than the ten seconds that Docker gives a process to end. */
const DEFAULT_CLOSE_MS = 9_000;

/** What a store gets from {@link createCheckoutHandler}. */
export interface CheckoutHandler<Own = unknown> extends StoreApi {
  /**
   * Answers a request under the mount path. Never throws: every failure is a problem answer.
   *
   * @param context `waitUntil` of runtimes that end work with the answer (Workers, Vercel), and `context` for
   *   `resolveOrder`.
   */
  fetch(request: Request, context?: HandlerContext<Own>): Promise<Response>;
  /**
   * Opens an order's checkout on the server, for `initial` of the provider and for `renderCheckout`.
   *
   * @param options.currencyId what the shopper has chosen, such as `USDT.Tron`: freezes its price and gives its
   *   address. Only a checkout without a currency takes it, or one whose price has ended.
   * @throws ProblemError like `POST checkouts`.
   */
  open(
    terms: OrderTerms,
    options?: { readonly currencyId?: string | undefined },
  ): Promise<OpenedCheckout>;
  /**
   * The currencies that shoppers can choose from, as `GET currencies` answers them: for `renderCheckout`.
   *
   * @throws ProblemError where the service gives no listing.
   */
  listCurrencies(): Promise<CurrencyListing>;
  /**
   * Makes an order handle for pages without a session of the store (another origin, a phone). A page that
   * has opened it can keep the checkout for up to a day after the handle's end.
   *
   * @param options.expiresInMs how long it opens a page, at most 604800000 (7 days). @default 900000 (15
   *   minutes)
   * @throws RangeError for another lifetime; ProblemError for terms that cannot be charged.
   */
  signOrder(
    terms: OrderTerms,
    options?: { readonly expiresInMs?: number | undefined },
  ): Promise<string>;
  /**
   * Makes a link that opens the checkout once, on any device, as it stands: currency, address and status.
   * For a mail, or a QR code.
   *
   * The first page that opens the link can keep the checkout for up to a day after the link's end. Every
   * other opening fails with `link_used`; only that same page may retry for five minutes, because its
   * answer may have been lost. Anyone with the link sees the order, so send it only to its customer.
   *
   * @param options.page address of the page with the checkout. The link carries the order's handle in its
   *   `#`: the page takes it from there with `resumeCheckout`, or a script tag with `data-resume`.
   * @param options.expiresInMs how long it opens, at most 7 days. @default 86400000 (24 hours)
   * @throws RangeError for another page or lifetime; ProblemError for terms that cannot be charged.
   */
  resumeLink(terms: OrderTerms, options: ResumeLinkOptions): Promise<string>;
  /**
   * Lists the service's deliveries, oldest first: those that were kept, and those that this process has seen
   * without keeping them (repeats, refusals). No bodies, no secrets.
   *
   * @param query `after` which `id`, and a `limit`. @default from the oldest, 100
   */
  listDeliveries(query?: DeliveryQuery): Promise<DeliveryLog>;
  /**
   * Ends open streams, waits for running work and starts no more of its own: call it before the process
   * ends. Never rejects. Callbacks that are cut off are called again after the next start, with the same
   * claim id. Later requests are still answered. The ledger stays open, because it belongs to the store:
   * close it afterwards.
   *
   * @param options.timeoutMs how long to wait at most, in milliseconds. @default 9000
   */
  close(options?: { readonly timeoutMs?: number }): Promise<void>;
}

/** Whether a checkout needs nothing more once its callbacks are done. */
const isFinished = ({ state }: CheckoutRecord): boolean =>
  state.paid || state.closed || state.opened?.type === 'top_up';

/** The callbacks, and the methods that the store itself calls. */
function createStoreSide(
  core: Core,
  target: NewsTarget,
  { eventWatch, expiredQuotes }: Evidence,
  readOrderState: (record: CheckoutRecord) => Promise<CheckoutRecord>,
  view: (record: CheckoutRecord) => Promise<CheckoutSnapshot>,
) {
  const { ledger, tolerance, now, background } = core;
  const unsettled = createUnsettledCheckouts({
    ledger,
    marks: createSettledMarks({ ledger, target, tolerance, now }),
    now,
    isFinished: (record) => isFinished(record) && eventWatch?.isWaiting(record) !== true,
  });
  // Starts at once with the callbacks that a crash left undone; nothing waits for it.
  const callbacks = createCallbacks({ ...core, unsettled, target, draw: view });
  return {
    callbacks,
    api: createStoreApi({
      ...core,
      unsettled,
      view,
      // In the background too, because the store gets its answer before all callbacks have ended.
      dispatch: (stream) => {
        const dispatching = callbacks.dispatch(stream);
        void background.add(dispatching);
        return dispatching;
      },
      repeat: callbacks.repeat,
      // For `reconcile()`: it also reads checkouts that no page and no callback reads.
      refresh: async (record) => {
        eventWatch?.check(record);
        await expiredQuotes.catchUp(record);
        return readOrderState(record);
      },
    }),
  };
}

/** A server that tells from the same ledger takes what the callbacks of this handler should hear, or they its own. */
function lookForServer(
  { ledger, now, report, background }: Core,
  { onPaid, onDeposit, onStatusChange }: CheckoutHandlerOptions,
): void {
  if (!onPaid && !onDeposit && !onStatusChange) return;
  const looked = reportServer(ledger, now(), report).catch((error: unknown) => {
    // An outage is reported by those who need the ledger; a missing package, before any shopper comes.
    if (!(error instanceof ProblemError && error.cause instanceof MissingPackageError)) return;
    report({ code: 'request_failed', message: error.message, error });
  });
  void background.add(looked);
}

async function waitForBackground({ background, report }: Core, timeoutMs: number): Promise<void> {
  const left = await background.idleWithin(timeoutMs);
  if (left === 0) return;
  report({
    code: 'close_timed_out',
    message:
      `close() stopped waiting although ${String(left)} piece(s) of work still run, most often a ` +
      'callback that does not end. Nothing is lost: the next start takes it up again.',
  });
}

/**
 * Makes the shoppers' handler of a store: currencies, rates, checkouts, webhooks, health.
 *
 * It mounts wherever a `fetch` handler mounts. The key stays inside `service`; amounts, order numbers
 * and e-mails come from `resolveOrder`; the state is in `ledger`.
 *
 * @throws HandlerConfigurationError if an option is missing or too weak. The sentence names it.
 * @example
 * const handler = createCheckoutHandler({
 *   service: createServiceClient({ baseUrl, apiKey }),
 *   secrets: [process.env.TILL_SECRET],
 *   ledger: sqliteLedger({ file: 'till.db' }),
 *   webhook: { secret: process.env.TILL_WEBHOOK_SECRET },
 *   resolveOrder: async ({ request, order }) => findOrder(await sessionOf(request), order),
 *   onPaid: ({ claimId, reference }) => fulfil(reference, claimId),
 * });
 */
export function createCheckoutHandler<Own = unknown>(
  options: CheckoutHandlerOptions<Own>,
): CheckoutHandler<Own> {
  // Inside nobody looks into a context, and `fetch` takes no other.
  const given = options as CheckoutHandlerOptions;
  return createToldHandler(given, given).handler;
}

/** The handler, and what its news is at any later moment. @param target is told instead of the store's callbacks */
export function createToldHandler(
  options: CheckoutHandlerOptions,
  target: NewsTarget,
): { readonly handler: CheckoutHandler; readonly news: NewsReader } {
  const checked = checkOptions(options);
  const { basePath, handOffPage, webhookSecrets } = checked;
  const core = createRecordsAndService(options, checked, announce);
  const { background, listing } = core;

  const access = createTokensAndLimits(core, options, checked);
  const { limits, tokens, links } = access;
  const evidence = createPaymentSources(core, options, checked, limits.countPriceCall);
  const { view, write } = createViews(core, evidence);
  const live: Live | null = checked.live
    ? createLive({
        ...core,
        limits: checked.live,
        source: evidence.source,
        write,
        background: background.add,
      })
    : null;
  const webhook = createWebhookEndpoint(core, webhookSecrets);
  const readOrderState = createOrderStateReader(core, options.getOrderState);
  const { callbacks, api } = createStoreSide(core, target, evidence, readOrderState, view);
  if (target === options) lookForServer(core, options);
  const quoting = quotingOf(core, evidence);
  const opening = createOpening(core, { ...evidence, ...access, readOrderState, view, quoting });

  /** Passes every append to a checkout on to its streams, other instances and the callbacks. */
  function announce({ stream, kind, outcome }: CheckoutAppend): void {
    if (outcome === 'new') {
      live?.changed(stream);
      publishChange(core.coordination, stream);
    }
    callbacks.appended(stream, kind);
  }

  const app = createCheckoutFetch({
    ...core,
    ...evidence,
    ...access,
    quoting,
    view,
    write,
    live,
    ...opening,
    handOffPage,
    basePath,
    webhook,
    origins: options.origins ?? [],
    resolveOrder: options.resolveOrder,
  });

  const handler: CheckoutHandler = {
    fetch: (request, context) => {
      callbacks.wake();
      return app(request, context);
    },
    open: (terms, { currencyId } = {}) => opening.openForStore(terms, currencyId),
    listCurrencies: () => listing.get(),
    signOrder: async (terms, { expiresInMs } = {}) => {
      readResolvedOrder(terms);
      const lifetimeMs =
        expiresInMs === undefined ? undefined : readLifetime('a signed order', expiresInMs);
      return tokens.signOrder(terms, lifetimeMs);
    },
    resumeLink: links.make,
    ...api,
    listDeliveries: webhook.listDeliveries,
    async close({ timeoutMs = DEFAULT_CLOSE_MS } = {}) {
      callbacks.stop();
      evidence.expiredQuotes.stop();
      live?.close();
      await waitForBackground(core, timeoutMs);
    },
  };
  return { handler, news: createNewsReader({ ...core, draw: view }) };
}
