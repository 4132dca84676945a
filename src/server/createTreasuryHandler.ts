/** The back office's handler: one Web-standard `fetch` over a closed set of routes. */
import { localCoordination } from './coordination/localCoordination.js';
import { scopedCoordination } from './coordination/coordination.js';
import { createBackgroundTasks } from '../async/backgroundTasks.js';
import { quietly } from './configuration/diagnostic.js';
import { reachableLedger } from './http/readiness.js';
import { createListing, type Listing } from './service/currencies/listing.js';
import { createRefundLinks } from './refunds/refundLinks.js';
import { createWithdrawalExport } from './treasury/withdrawals/exportWithdrawals.js';
import { createWithdrawalService } from './treasury/withdrawals/withdrawalService.js';
import type { WithdrawableCurrency } from './treasury/withdrawals/withdrawalServiceOptions.js';
import { createAuthorization } from './treasury/authorization.js';
import { createTreasuryLimits } from './treasury/treasuryLimits.js';
import { createAudit } from './treasury/audit.js';
import { createAuditReader } from './treasury/auditLog.js';
import { createAuditExport } from './treasury/auditRoutes.js';
import { createAuthenticator } from './treasury/authenticator.js';
import { createExchangeBalances } from './treasury/balances/exchangeBalances.js';
import { createBalanceHistory } from './treasury/balances/balanceHistory.js';
import { createReadingKeeper, hasReading } from './treasury/balances/balanceReadings.js';
import { watchBalances } from './treasury/balances/balanceWatch.js';
import { createFigures } from './treasury/figures/figures.js';
import { createProcessingBalances } from './treasury/balances/processingBalances.js';
import { createStaffLive } from './treasury/live/staffLive.js';
import { createUnmatchedPayments } from './webhooks/unmatchedPayments.js';
import { createDeviatingWebhooks } from './treasury/tasks/deviatingWebhooks.js';
import { createTaskFacts } from './treasury/tasks/taskFacts.js';
import { createExportRoute } from './treasury/orders/exportOrders.js';
import { createRefundLinkService } from './treasury/orders/refundLinkService.js';
import { checkoutReferenceOf, createOrderService } from './treasury/orders/orderService.js';
import { createOrderActors } from './treasury/orders/orderActors.js';
import { createOrderDescription } from './treasury/orders/orderDescription.js';
import { createOrderReader } from './treasury/orders/orderReader.js';
import { createOrderSearch } from './treasury/orders/orderSearch.js';
import type { TreasuryContext } from './treasury/treasuryOriginPolicy.js';
import { orderOfStream } from './checkouts/resolvedOrder.js';
import { createAddressBook } from './checkouts/addressBook.js';
import { createUnconfirmedTransfers } from './treasury/transfers/unconfirmedTransfers.js';
import { createTreasuryFetch } from './treasury/treasuryFetch.js';
import {
  checkTreasuryOptions,
  readRefundPage,
  readWarnings,
  type TreasuryHandlerOptions,
} from './treasury/treasuryOptions.js';
import { createCallbackLog } from './treasury/webhooks/callbackLog.js';
import { createWebhookRoutes } from './treasury/webhooks/webhookRoutes.js';
import { treasuryRoutes } from './treasury/treasuryRoutes.js';
import { guardTreasuryService } from './treasury/treasuryService.js';

/** What a store gets from {@link createTreasuryHandler}. */
export interface TreasuryHandler {
  /**
   * Answers a request under the mount path. Never throws: every failure is a problem answer.
   *
   * @param context what the runtime knows; adapters set it.
   */
  fetch(request: Request, context?: TreasuryContext): Promise<Response>;
  /**
   * Ends the live streams, waits for changes under way, and retries the audit entries of outcomes that the ledger has not taken;
   * those that fail again go to `onDiagnostic`. Call it before the process ends.
   */
  close(): Promise<void>;
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
export function createTreasuryHandler(options: TreasuryHandlerOptions): TreasuryHandler {
  const basePath = checkTreasuryOptions(options);
  const { authorize, orders: checkout, origins = [], refundLinks } = options;
  const now = options.now ?? Date.now;
  const newId = options.newId ?? (() => crypto.randomUUID());
  const report = quietly(options.onDiagnostic);
  const ledger = reachableLedger(options.ledger);
  const service = guardTreasuryService(options.service, { now, report });
  const listing = createListing({ service, rules: {}, icons: null, now });
  const held = { service, currencies: listing.soon, now, report };
  const processing = createProcessingBalances({
    ...held,
    keep: createReadingKeeper(ledger),
    isKept: (at) => hasReading(ledger, at),
  });
  const links = createRefundLinks({ ledger, now });
  const { fewTransfers, stuckAfterMinutes } = readWarnings(options.warnings);
  const withdrawals = createWithdrawalService({
    service,
    ledger,
    now,
    newId,
    report,
    currencies: () => withdrawableCurrencies(listing),
    balancesOf: processing.balancesOf,
    stuckAfterMinutes,
    ...(checkout && {
      refunds: { links, checkoutOf: (order) => checkout.getCheckout(checkoutReferenceOf(order)) },
    }),
  });
  const audit = createAudit({ ledger, now, newId, report });
  // Names are replaced by digests, so that Redis holds no names of people; the path separates handlers.
  const coordination = options.coordination
    ? scopedCoordination(options.coordination, `treasury:${basePath}`)
    : localCoordination(now);
  const limits = createTreasuryLimits(coordination);
  const changes = createBackgroundTasks();
  const reader =
    checkout &&
    createOrderReader(ledger, async (stream) => {
      const order = orderOfStream(stream);
      if (order) await checkout.getCheckout(checkoutReferenceOf(order));
    });
  const search = reader ? createOrderSearch({ ledger, reader, now, report }) : null;
  const authenticator = createAuthenticator({ authorize, now, report });
  const callbacks = checkout ? createCallbackLog(ledger, now) : null;
  const unmatched = createUnmatchedPayments(ledger, now);
  const facts = createTaskFacts({
    ...{ callbacks, withdrawals, processing, search, fewTransfers, stuckAfterMinutes, now, report },
    webhooks: checkout ? createDeviatingWebhooks(ledger, unmatched, now) : null,
  });
  const live = createStaffLive({ ledger, authenticator, now, report, onChange: facts.forget });
  const addresses = createAddressBook(ledger);
  const auditReader = createAuditReader(ledger);
  const routes = treasuryRoutes({
    authorization: createAuthorization({
      authenticator,
      audit,
      limits,
      origins,
      changes,
    }),
    listing,
    processing,
    history: createBalanceHistory(ledger, now),
    figures: search && createFigures({ search, ledger, currencies: listing.soon, now }),
    withdrawals,
    now,
    exchange: createExchangeBalances(held),
    unconfirmed: createUnconfirmedTransfers({ ...held, addresses }),
    orders:
      checkout && reader
        ? createOrderService({
            orders: checkout,
            withdrawals,
            describe: createOrderDescription({
              ...{ reader, links, now },
              actors: createOrderActors(ledger),
            }),
            refundLinks: refundLinks
              ? createRefundLinkService({
                  ...{ links, withdrawals, now, newId },
                  currencies: async () => (await listing.get()).currencies,
                  page: readRefundPage(refundLinks),
                })
              : null,
          })
        : null,
    search,
    exportWithdrawals: createWithdrawalExport({ withdrawals, audit, limits, now }),
    exportOrders: search && createExportRoute({ search, audit, limits, now }),
    tasks: { facts, stuckAfterMinutes },
    live,
    webhooks:
      checkout && callbacks
        ? createWebhookRoutes({
            ledger,
            orders: checkout,
            addresses,
            callbacks,
            unmatched,
            limits,
            now,
          })
        : null,
    audit: auditReader,
    exportAudit: createAuditExport({ reader: auditReader, audit, limits, now }),
    sandbox: options.sandbox === true,
  });
  const endWatch = watchBalances(processing);
  return {
    fetch: createTreasuryFetch({ routes, basePath, origins, newId, report }),
    async close() {
      live.close();
      endWatch();
      search?.close();
      await changes.idle();
      await withdrawals.close();
      await audit.close();
    },
  };
}

/** Disabled currencies are not in the listing. */
async function withdrawableCurrencies(
  listing: Pick<Listing, 'get'>,
): Promise<ReadonlyMap<string, WithdrawableCurrency>> {
  const { currencies } = await listing.get();
  return new Map(currencies.map((currency) => [currency.id, currency]));
}
