/** The shoppers' door of a store: one Web-standard `fetch` over a closed set of routes. */
import { publicDoorOf, type PublicDoor } from '../api/unauthenticatedEndpoint.js';
import type { CheckoutSnapshot, OpenedCheckout } from '../contract/checkout.js';
import { createCheckoutTokens, readLifetime } from './auth/checkoutTokens.js';
import { createBackgroundTasks } from '../async/backgroundTasks.js';
import { createCallbackDispatcher } from './callbacks/callbackDispatcher.js';
import { createSettledMarks, createUnsettledCheckouts } from './callbacks/unsettledCheckouts.js';
import { createApp, type HandlerContext } from './http/routes.js';
import {
  openCheckout,
  refreshWallet,
  type OpeningLimits,
  type OpeningPage,
} from './checkouts/openCheckout.js';
import {
  createRecords,
  type CheckoutAppend,
  type CheckoutRecord,
} from './checkouts/checkoutRecords.js';
import { createSnapshots, type SnapshotContext } from './checkouts/snapshot.js';
import { createWalletReviews } from './checkouts/walletReviews.js';
import { createWallets } from './checkouts/walletRefresh.js';
import { localCoordination } from './live/coordination/localCoordination.js';
import { scopedCoordination } from './live/coordination/coordination.js';
import type { Desk } from './checkouts/handlerParts.js';
import { quietly, type DiagnosticListener } from './configuration/diagnostic.js';
import { createIcons } from './service/icons/icons.js';
import { createShopperLimits } from './http/shopperRateLimits.js';
import { reachableLedger, createReadiness } from './http/readiness.js';
import { createListing } from './service/currencies/listing.js';
import { checkOptions } from './configuration/checkOptions.js';
import type { CheckoutHandlerOptions } from './options.js';
import { checkoutServiceOf } from './service/checkoutService.js';
import { ProblemError } from './http/problemDetails.js';
import { createResumeLinks, type ResumeLinkOptions } from './auth/resumeLinks.js';
import { createOrderWord } from './checkouts/storeOrderState.js';
import { createStoreDesk, type StoreDesk } from './checkouts/storeApi.js';
import { readTerms, type OrderTerms } from './checkouts/resolvedOrder.js';
import { createLive, publishChange, type Live } from './live/live.js';
import { combineSources } from './service/evidence/evidenceSource.js';
import { createExpiredQuotes } from './service/evidence/expiredQuotes.js';
import { createServiceLookup, lookupEndpoint } from './service/evidence/serviceLookup.js';
import { createTransferPoller } from './service/evidence/transferPoller.js';
import { guardService } from './service/guardService.js';
import type { DeliveryQuery } from './webhooks/deliveries.js';
import { createEventWatch } from './webhooks/missingEvents.js';
import { createWebhookEndpoint, type DeliveryLog } from './webhooks/webhookEndpoint.js';

const DEFAULT_QUOTE_MS = 15 * 60_000;
const DEFAULT_TOKEN_MS = 30 * 60_000;
/** Where the store's own server opens a checkout. */
const NO_PAGE: OpeningPage = { holdsToken: false, isRenewal: false };
/** Within the ten seconds that Docker gives a process to end. */
const DEFAULT_CLOSE_MS = 9_000;

/** What a store gets from {@link createCheckoutHandler}. */
export interface CheckoutHandler extends StoreDesk {
  /**
   * Answers a request under the mount path. Never throws: every failure is a problem answer.
   *
   * @param context `waitUntil` of runtimes that end work with the answer (Workers, Vercel).
   */
  fetch(request: Request, context?: HandlerContext): Promise<Response>;
  /**
   * Opens an order's checkout on the server, for `initial` of the provider.
   *
   * @throws ProblemError like `POST checkouts`.
   */
  open(terms: OrderTerms): Promise<OpenedCheckout>;
  /**
   * Makes an order handle for pages that have no session of the store (another origin, a phone). A page
   * that it has opened keeps its checkout while it is open, for a day after the handle's end at most.
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
   * Makes a link that opens the checkout once, on any device, where it stands: currency, address and
   * status. For a mail, or a code that a phone scans. The first page that opens it keeps its checkout
   * while it is open, for a day after the link's end at most; a second opening is refused with `link_used`, but for five minutes not
   * that of the same page, whose answer may have been lost. Whoever has the link sees the order, so
   * send it to its customer only.
   *
   * @param options.page address of the page with the checkout. The link carries the order's handle in
   *   its `#`: the page takes it from there with `resumeCheckout`, or a script tag with `data-resume`.
   * @param options.expiresInMs how long it opens, at most 7 days. @default 86400000 (24 hours)
   * @throws RangeError for another page or lifetime; ProblemError for terms that cannot be charged.
   */
  resumeLink(terms: OrderTerms, options: ResumeLinkOptions): Promise<string>;
  /**
   * Lists the service's deliveries, oldest first unless asked otherwise: what was kept, and beside it
   * what this process saw pass without keeping (repeats, refusals). No bodies, no secrets.
   *
   * @param query the `order`, `after` which `id`, and a `limit`. @default from the oldest, 100
   */
  listDeliveries(query?: DeliveryQuery): Promise<DeliveryLog>;
  /**
   * Sends open streams away, waits for what is still being done and wakes by itself no more: call it
   * before the process ends. Never rejects. Callbacks that are cut off are called again by the next
   * start, with the same claim id. The ledger stays open, because it belongs to the store: close it
   * afterwards. A request that still comes is answered.
   *
   * @param options.timeoutMs how long to wait at most, in milliseconds. @default 9000
   */
  close(options?: { readonly timeoutMs?: number }): Promise<void>;
}

/** Whether nothing is expected of a checkout any more. */
const isOver = ({ state }: CheckoutRecord): boolean =>
  state.paid || state.closed || state.opened?.type === 'top_up';

/** Who will say that a payment is confirmed, and whether anything is to be expected before. */
function confirmationOf(
  options: CheckoutHandlerOptions,
  hasEvents: boolean,
  hasLookup: boolean,
): Desk['confirmation'] {
  if (!hasEvents) return 'store';
  return options.earlyEvents === false && !hasLookup ? 'late_events' : 'events';
}

/** Where to look payments up; null where the store wants no look-up, or nothing says where to ask. */
function lookupOf(
  { service, lookup }: CheckoutHandlerOptions,
  report: DiagnosticListener,
): PublicDoor | null {
  if (lookup === false) return null;
  if (lookup !== undefined || publicDoorOf(service)) return lookupEndpoint(service, lookup ?? {});
  report({
    code: 'lookup_off',
    message:
      '`service` was not made by createServiceClient, so the address of its public pages is not known ' +
      'and payments are not looked up: they show only once a signed event comes. Pass `lookup: { baseUrl }`, ' +
      'or `lookup: false` if that is what you want.',
  });
  return null;
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
export function createCheckoutHandler(options: CheckoutHandlerOptions): CheckoutHandler {
  const checked = checkOptions(options);
  const {
    basePath,
    tolerance,
    minimumUsd,
    statedMinimumUsd,
    webhookSecrets,
    live: limits,
    rates,
    handOffPage,
  } = checked;
  const now = options.now ?? Date.now;
  const report = quietly(options.onDiagnostic);
  const service = guardService(checkoutServiceOf(options.service), { now, report });
  const lookUpAt = lookupOf(options, report);
  const newId = options.newId ?? (() => crypto.randomUUID());
  const readiness = createReadiness(reachableLedger(options.ledger), { now, newId });
  const { ledger } = readiness;
  const background = createBackgroundTasks();
  const desk: Desk = {
    service,
    ledger,
    records: createRecords({ ledger, tolerance, now, announce }),
    listing: createListing({
      service,
      rules: options.currencies ?? {},
      icons: checked.icons,
      now,
      report,
    }),
    coordination: options.coordination
      ? scopedCoordination(options.coordination, options.secrets[0] ?? '')
      : localCoordination(now),
    now,
    newId,
    report,
    quoteLifetimeMs: options.quoteLifetimeMs ?? DEFAULT_QUOTE_MS,
    sandbox: options.sandbox === true,
    confirmation: confirmationOf(options, webhookSecrets !== null, lookUpAt !== null),
    tolerance,
    minimumUsd,
    statedMinimumUsd,
    canHandOff: handOffPage !== null,
  };
  const shoppers = createShopperLimits({ rates, coordination: desk.coordination, now, report });
  const wallets = createWallets(desk, (work) => void background.add(work), shoppers.price);
  const lookup = lookUpAt && createServiceLookup(desk, lookUpAt, options.lookup || {});
  const reviews = createWalletReviews(desk, wallets);
  const source = combineSources([
    reviews,
    createTransferPoller(desk, `transfers:${basePath}`),
    ...(lookup ? [lookup] : []),
  ]);
  const expiredQuotes = createExpiredQuotes(desk, lookup, (work) => void background.add(work));
  const snapshots = createSnapshots(desk);
  const icons =
    checked.icons &&
    createIcons({ sources: checked.icons, addressesOf: desk.listing.iconsOf, now, report });
  const webhook = createWebhookEndpoint(desk, webhookSecrets);
  const eventWatch = webhookSecrets ? createEventWatch(desk) : null;
  const tokens = createCheckoutTokens({
    secrets: options.secrets,
    audience: basePath,
    lifetimeMs: options.tokenLifetimeMs ?? DEFAULT_TOKEN_MS,
    now,
  });

  const links = createResumeLinks({
    secrets: options.secrets,
    audience: basePath,
    now,
    ledger,
    newId: desk.newId,
  });

  async function context(): Promise<SnapshotContext> {
    // Without a listing there are no choices, but what was reached is still told.
    const currencies = await desk.listing.soon();
    return { currencies, lastCheckedAt: source.lastCheckedAt() };
  }

  const view = async (record: CheckoutRecord): Promise<CheckoutSnapshot> => {
    eventWatch?.check(record);
    return snapshots.take(record, await context());
  };

  const write = async (record: CheckoutRecord): Promise<{ text: string; etag: string }> => {
    eventWatch?.check(record);
    return snapshots.write(record, await context());
  };

  const live: Live | null = limits
    ? createLive({ ...desk, limits, source, write, background: background.add })
    : null;

  /** Every append to a checkout comes by here: to its streams, the other instances and its callbacks. */
  function announce({ stream, kind, outcome }: CheckoutAppend): void {
    if (outcome === 'new') {
      live?.changed(stream);
      publishChange(desk.coordination, stream);
    }
    callbacks.appended(stream, kind);
  }

  const unsettled = createUnsettledCheckouts({
    ledger,
    marks: createSettledMarks({ ledger, callbacks: options, tolerance, now }),
    now,
    isOver: (record) => isOver(record) && eventWatch?.isWaiting(record) !== true,
  });
  const hear = createOrderWord(desk, options.getOrderState);
  // It begins at once to take up what a crash left undone; nothing waits for it.
  const callbacks = createCallbackDispatcher({
    ...desk,
    unsettled,
    background,
    callbacks: options,
    view,
  });

  async function open(
    terms: OrderTerms,
    page: OpeningPage,
    limits: OpeningLimits,
    wordAt?: number,
  ): Promise<OpenedCheckout> {
    const read = readTerms(terms);
    return admit(await openCheckout(desk, wallets, read, page, hear, limits), wordAt);
  }

  /** What a link names is opened as it stands in the ledger, with the addresses that the service has now. */
  async function reopen(stream: string, wordAt: number | undefined): Promise<OpenedCheckout> {
    const record = await desk.records.read(stream);
    if (!record.state.opened) {
      throw new ProblemError('forbidden', 'A link names a checkout that the ledger does not hold.');
    }
    const heard = await hear(record);
    const fresh = await refreshWallet(desk, wallets, heard, shoppers, { isNew: false });
    return admit(fresh, wordAt);
  }

  async function admit(record: CheckoutRecord, wordAt?: number): Promise<OpenedCheckout> {
    source.watch(record);
    expiredQuotes.note(record);
    const { token, expiresAt } = await tokens.issue(record.stream, wordAt);
    return {
      token,
      tokenExpiresAt: new Date(expiresAt).toISOString(),
      checkout: await view(record),
    };
  }

  // reconcile() comes by every checkout, also by those that no page and no callback reads.
  const review = async (record: CheckoutRecord): Promise<CheckoutRecord> => {
    eventWatch?.check(record);
    await expiredQuotes.catchUp(record);
    return hear(record);
  };
  // Kept too: the store's word is answered before the callbacks that follow from it have ended.
  const settleKept = (stream: string): Promise<boolean> => {
    const settling = callbacks.dispatch(stream);
    void background.add(settling);
    return settling;
  };
  const storeDesk = createStoreDesk({ desk, unsettled, view, settle: settleKept, hear: review });

  async function close({ timeoutMs = DEFAULT_CLOSE_MS } = {}): Promise<void> {
    callbacks.stop();
    expiredQuotes.stop();
    live?.close();
    const left = await background.idleWithin(timeoutMs);
    if (left === 0) return;
    report({
      code: 'close_timed_out',
      message:
        `close() stopped waiting although ${String(left)} piece(s) of work still run, most often a ` +
        'callback that does not end. Nothing is lost: the next start takes it up again.',
    });
  }

  const app = createApp({
    desk,
    wallets,
    reviews,
    source,
    expiredQuotes,
    tokens,
    links,
    view,
    write,
    live,
    limits: shoppers,
    icons,
    open: (terms, page, wordAt) => open(terms, page, shoppers, wordAt),
    reopen,
    handOffPage,
    basePath,
    webhook,
    ready: readiness.check,
    origins: options.origins ?? [],
    resolveOrder: options.resolveOrder,
    background: background.add,
    settled: background.settled,
  });

  return {
    fetch: (request, context) => {
      callbacks.wake();
      return app(request, context);
    },
    // The store itself may begin as many checkouts as it has orders.
    open: (terms) => open(terms, NO_PAGE, { ...shoppers, begin: () => Promise.resolve() }),
    signOrder: async (terms, { expiresInMs } = {}) => {
      readTerms(terms);
      const lifetimeMs =
        expiresInMs === undefined ? undefined : readLifetime('a signed order', expiresInMs);
      return tokens.signOrder(terms, lifetimeMs);
    },
    resumeLink: links.make,
    ...storeDesk,
    listDeliveries: webhook.listDeliveries,
    close,
  };
}
