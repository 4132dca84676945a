/** The back office's handler: one Web-standard `fetch` over a closed set of routes. */
import type { OrderRouteName } from '../contract/routes.js';
import { coordinationOf } from '../../server/coordination/coordination.js';
import { createBackgroundTasks } from '../../async/backgroundTasks.js';
import { quietly } from '../../server/configuration/diagnostic.js';
import { reachableLedger } from '../../server/http/readiness.js';
import { createListing } from '../../server/service/currencies/listing.js';
import { indexOfLedger } from '../index/indexOfLedger.js';
import { createRefundLinks } from '../refunds/refundLinks.js';
import { createActivityIndex } from './activity/activityIndex.js';
import { createActivityLog, type ActivityLog } from './activity/activityLog.js';
import { ALL_KINDS, KINDS_OF_STAFF } from './activity/activityNotes.js';
import { activityChanges, activityReads } from './activity/activityRoutes.js';
import { createWithdrawalExport } from './withdrawals/exportWithdrawals.js';
import { withdrawalHandlers } from './withdrawals/withdrawalRoutes.js';
import {
  createWithdrawalService,
  type WithdrawalService,
} from './withdrawals/withdrawalService.js';
import { createAuthorization } from './authorization.js';
import { createTreasuryLimits } from './treasuryLimits.js';
import { createAudit } from './audit.js';
import { createAuthenticator } from './authenticator.js';
import { createExchangeBalances } from './balances/exchangeBalances.js';
import { createFiguresExport } from './figures/exportFigures.js';
import { createFigures } from './figures/figures.js';
import type { Handlers } from './handlers.js';
import {
  createProcessingBalances,
  type ProcessingBalances,
} from './balances/processingBalances.js';
import { createStaffLive } from './live/staffLive.js';
import { createUnmatchedPayments } from '../../server/webhooks/unmatchedPayments.js';
import { createDeviatingWebhooks } from './tasks/deviatingWebhooks.js';
import { createTaskFacts } from './tasks/taskFacts.js';
import { taskListOf } from './tasks/taskList.js';
import { createExportRoute } from './orders/exportOrders.js';
import { createRefundLinkService } from './orders/refundLinkService.js';
import { createShopRefundLinks, noShopRefundLinks } from './orders/shopRefundLink.js';
import { checkoutReferenceOf, createOrderService } from './orders/orderService.js';
import { createOrderActors } from './orders/orderActors.js';
import { createOrderDescription } from './orders/orderDescription.js';
import { createOrderReader, type OrderReader } from './orders/orderReader.js';
import { orderHandlers } from './orders/orderRoutes.js';
import { createOrderSearch } from './orders/orderSearch.js';
import { searchHandlers } from './orders/searchRoutes.js';
import type { TreasuryContext } from './treasuryOriginPolicy.js';
import { orderOfStream } from '../../server/checkouts/resolvedOrder.js';
import { createAddressBook } from '../../server/checkouts/addressBook.js';
import { createUnconfirmedTransfers } from './transfers/unconfirmedTransfers.js';
import { createTreasuryFetch, type RouteParts } from './treasuryFetch.js';
import {
  checkTreasuryOptions,
  readRefundPage,
  readWarnings,
  type TreasuryHandlerOptions,
  type TreasuryOrders,
} from './treasuryOptions.js';
import { guardTreasuryService } from './treasuryService.js';

/** What a store gets from {@link createTreasuryHandler}. */
export interface TreasuryHandler<Own = unknown> {
  /**
   * Answers a request under the mount path. Never throws: every failure is a problem answer.
   *
   * @param context what the runtime knows, and `context` for `authorize`; adapters set it.
   */
  fetch(request: Request, context?: TreasuryContext<Own>): Promise<Response>;
  /**
   * Makes a refund link from the store's own server, as people do in the panel: for a refund in a shop engine.
   * Needs `refundLinks.secrets`. The audit names it "shop".
   *
   * @param input.key names the refund within the order: asked again, also by two at once, it answers the same link
   * @param input.kind what goes back: too much, too late, another currency, or everything in one currency
   * @param input.reason one line for the record, such as who refunds and why
   * @param input.currencyId needed only if the customer has paid in several. @default the only one
   * @param input.amount decimal string in machine form (`12.5`), coins. @default all of it
   * @param input.needsApproval whether a person has to approve it before another sends it. @default false
   * @returns the link, for the customer alone, with what it gives back and when it ends (RFC 3339)
   * @throws UnknownCheckoutError; else an error whose `code` is `refund_changed` if not so much can go back,
   *   `refund_link_state` if the key's link has ended, or `currency_unavailable`, `bad_request`,
   *   `store_unavailable`. Its sentence says what to do.
   */
  makeRefundLink(
    orderId: string,
    input: {
      readonly key: string;
      readonly kind: 'excess' | 'late' | 'wrong_currency' | 'all';
      readonly reason: string;
      readonly currencyId?: string | undefined;
      readonly amount?: string | undefined;
      readonly needsApproval?: boolean | undefined;
    },
  ): Promise<{
    readonly url: string;
    readonly amount: string;
    readonly code: string;
    readonly currencyId: string;
    readonly expiresAt: string;
  }>;
  /**
   * Ends the live streams, waits for changes under way, and retries the audit entries of outcomes that the ledger has not taken;
   * those that fail again go to `onDiagnostic`. Call it before the process ends.
   */
  close(): Promise<void>;
}

/** The parts that everything else uses: the service, the ledger, the clock, who may ask and what is kept of it. */
function createCore(options: TreasuryHandlerOptions, basePath: string) {
  const now = options.now ?? Date.now;
  const newId = options.newId ?? (() => crypto.randomUUID());
  const report = quietly(options.onDiagnostic);
  const ledger = reachableLedger(options.ledger);
  const service = guardTreasuryService(options.service, { now, report });
  const listing = createListing({ service, rules: {}, icons: false, now });
  // Names are replaced by digests, so that Redis holds no names of people; the path separates handlers.
  const coordination = coordinationOf(options.coordination, `treasury:${basePath}`, now);
  return {
    ...{ now, newId, report, ledger, service, listing },
    currencies: listing.soon,
    limits: createTreasuryLimits(coordination),
    audit: createAudit({ ledger, now, newId, report }),
    authenticator: createAuthenticator({ authorize: options.authorize, now, report }),
    addresses: createAddressBook(ledger),
    unmatched: createUnmatchedPayments(ledger, now),
    links: createRefundLinks({ ledger, now }),
    warnings: readWarnings(options.warnings),
  };
}

type Core = ReturnType<typeof createCore>;

/** Reads the store's orders from the ledger. */
function createReader(core: Core, checkout: TreasuryOrders): OrderReader {
  return createOrderReader({
    ...core,
    async recordPaid(stream) {
      const order = orderOfStream(stream);
      if (order) await checkout.getCheckout(checkoutReferenceOf(order));
    },
  });
}

function createWithdrawals(
  { links, listing, warnings, ...core }: Core,
  reader: OrderReader | undefined,
  processing: ProcessingBalances,
): WithdrawalService {
  return createWithdrawalService({
    ...core,
    // Disabled currencies are not in the listing.
    async currencies() {
      const { currencies } = await listing.get();
      return new Map(currencies.map((currency) => [currency.id, currency]));
    },
    balancesOf: (blockchains) => processing.read({ blockchains }),
    stuckAfterMinutes: warnings.stuckAfterMinutes,
    ...(reader && { refunds: { links, orderOf: reader.refundable } }),
  });
}

/** What there is only with the store's orders. */
function createOrderSide(
  core: Core,
  checkout: TreasuryOrders,
  reader: OrderReader,
  { ledger: given, refundLinks }: TreasuryHandlerOptions,
  withdrawals: WithdrawalService,
  log: ActivityLog,
) {
  const { ledger, listing, now } = core;
  const page = refundLinks ? readRefundPage(refundLinks) : '';
  const currencies = async () => (await listing.get()).currencies;
  const links = refundLinks
    ? createRefundLinkService({ ...core, reader, withdrawals, currencies, page })
    : null;
  const search = createOrderSearch({ ...core, index: indexOfLedger(given), reader });
  const service = createOrderService({
    orders: checkout,
    describe: createOrderDescription({
      ...{ ...core, reader, withdrawals },
      actors: createOrderActors(ledger),
      makesLinks: links !== null,
      rateOf: async (currencyId) => (await listing.rate(currencyId)).rate,
    }),
    refundLinks: links,
  });
  const handlers: Handlers<OrderRouteName> = {
    ...orderHandlers(service),
    ...searchHandlers(search, now),
    ...activityChanges({ ...core, log, orders: checkout }),
    getFigures: createFigures({ ...core, search }),
    exportFigures: createFiguresExport({ ...core, search }),
    exportOrders: createExportRoute({ ...core, search }),
  };
  const webhooks = createDeviatingWebhooks(log, core.unmatched, now);
  const secrets = refundLinks?.secrets;
  const makeRefundLink =
    links && secrets
      ? createShopRefundLinks({ ...core, orders: checkout, service: links, page, secrets })
      : noShopRefundLinks;
  return { search, webhooks, links: core.links, handlers, makeRefundLink };
}

/**
 * Makes the back office's handler of a store: balances, transfers, withdrawals, orders, the audit.
 *
 * Mount it under its own path, never with the shoppers' handler. It holds the API key, which can move
 * money, so only people whom `authorize` names are let in.
 *
 * @throws HandlerConfigurationError if an option is missing or too weak. The sentence names it.
 * @example
 * const treasury = createTreasuryHandler({
 *   service,
 *   ledger,
 *   orders: checkout, // createCheckoutHandler(…)
 *   authorize: async (request) => {
 *     const user = await sessionOf(request);
 *     if (!user?.isStaff) return null;
 *     return { who: user.email, may: { read: true, withdraw: user.role === 'treasurer' } };
 *   },
 * });
 */
export function createTreasuryHandler<Own = unknown>(
  given: TreasuryHandlerOptions<Own>,
): TreasuryHandler<Own> {
  // Inside nobody looks into a context, and `fetch` takes no other.
  const options = given as TreasuryHandlerOptions;
  const basePath = checkTreasuryOptions(options);
  const { orders: checkout, origins = [] } = options;
  const core = createCore(options, basePath);
  const { ledger, now, newId, report } = core;
  const processing = createProcessingBalances(core);
  const orders = checkout && createReader(core, checkout);
  const withdrawals = createWithdrawals(core, orders, processing);
  const index = createActivityIndex(ledger, checkout ? ALL_KINDS : KINDS_OF_STAFF);
  const log = createActivityLog(ledger, index, core.addresses);
  // Without the store's orders, their routes are 404.
  const side =
    checkout && orders ? createOrderSide(core, checkout, orders, options, withdrawals, log) : null;
  const facts = createTaskFacts({
    ...{ ...core, ...core.warnings, activity: log, withdrawals, processing, orders: side },
  });
  const live = createStaffLive({ ...core, onChange: facts.forget });
  const changes = createBackgroundTasks();
  const about = { orders: checkout !== undefined, sandbox: options.sandbox === true };
  const routes: RouteParts = {
    authorization: createAuthorization({ ...core, origins, changes }),
    handlers: {
      getSession: ({ person }) => ({
        ...{ ...person, ...about, serverTime: new Date(now()).toISOString() },
      }),
      listTasks: async ({ person }) => taskListOf(await facts.read(), person, core.warnings),
      openLive: (asked) => live.open(asked),
      listCurrencies: core.listing.get,
      getProcessingBalances: ({ query }) => processing.read(query),
      getExchangeBalances: createExchangeBalances(core),
      listUnconfirmedTransfers: createUnconfirmedTransfers(core),
      ...withdrawalHandlers(withdrawals),
      exportWithdrawals: createWithdrawalExport({ ...core, withdrawals }),
      ...activityReads({ ...core, log, orders: checkout ?? null }),
    },
    orderHandlers: side && side.handlers,
    onChange: facts.forget,
  };
  return {
    fetch: createTreasuryFetch({ routes, basePath, origins, newId, report }),
    makeRefundLink: side?.makeRefundLink ?? noShopRefundLinks,
    async close() {
      live.close();
      side?.search.close();
      await changes.idle();
      await withdrawals.close();
      await core.audit.close();
    },
  };
}
