/** The back office's handler: one Web-standard `fetch` over a closed set of routes. */
import { coordinationOf } from '../../server/coordination/coordination.js';
import { createBackgroundTasks } from '../../async/backgroundTasks.js';
import { quietly } from '../../server/configuration/diagnostic.js';
import { reachableLedger } from '../../server/http/readiness.js';
import { createListing, type Listing } from '../../server/service/currencies/listing.js';
import { indexOfLedger } from '../index/indexOfLedger.js';
import { createRefundLinks } from '../refunds/refundLinks.js';
import { createWithdrawalExport } from './withdrawals/exportWithdrawals.js';
import { createWithdrawalService } from './withdrawals/withdrawalService.js';
import type { WithdrawableCurrency } from './withdrawals/withdrawalServiceOptions.js';
import { createAuthorization } from './authorization.js';
import { createTreasuryLimits } from './treasuryLimits.js';
import { createAudit } from './audit.js';
import { createAuditReader } from './auditLog.js';
import { createAuditExport } from './auditRoutes.js';
import { createAuthenticator } from './authenticator.js';
import { createExchangeBalances } from './balances/exchangeBalances.js';
import { createBalanceHistory } from './balances/balanceHistory.js';
import { createReadingKeeper, hasReading } from './balances/balanceReadings.js';
import { watchBalances } from './balances/balanceWatch.js';
import { createFigures } from './figures/figures.js';
import { createProcessingBalances } from './balances/processingBalances.js';
import { createStaffLive } from './live/staffLive.js';
import { createUnmatchedPayments } from '../../server/webhooks/unmatchedPayments.js';
import { createDeviatingWebhooks } from './tasks/deviatingWebhooks.js';
import { createTaskFacts } from './tasks/taskFacts.js';
import { createExportRoute } from './orders/exportOrders.js';
import { createRefundLinkService } from './orders/refundLinkService.js';
import { checkoutReferenceOf, createOrderService } from './orders/orderService.js';
import { createOrderActors } from './orders/orderActors.js';
import { createOrderDescription } from './orders/orderDescription.js';
import { createOrderReader } from './orders/orderReader.js';
import { createOrderSearch } from './orders/orderSearch.js';
import type { TreasuryContext } from './treasuryOriginPolicy.js';
import { orderOfStream } from '../../server/checkouts/resolvedOrder.js';
import { createAddressBook } from '../../server/checkouts/addressBook.js';
import { createUnconfirmedTransfers } from './transfers/unconfirmedTransfers.js';
import { createTreasuryFetch } from './treasuryFetch.js';
import {
  checkTreasuryOptions,
  readRefundPage,
  readWarnings,
  type TreasuryHandlerOptions,
} from './treasuryOptions.js';
import { createCallbackLog } from './webhooks/callbackLog.js';
import { createWebhookRoutes } from './webhooks/webhookRoutes.js';
import { treasuryRoutes } from './treasuryRoutes.js';
import { guardTreasuryService } from './treasuryService.js';

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
  const coordination = coordinationOf(options.coordination, `treasury:${basePath}`, now);
  const limits = createTreasuryLimits(coordination);
  const changes = createBackgroundTasks();
  const reader =
    checkout &&
    createOrderReader(ledger, async (stream) => {
      const order = orderOfStream(stream);
      if (order) await checkout.getCheckout(checkoutReferenceOf(order));
    });
  const index = indexOfLedger(options.ledger);
  const search = reader ? createOrderSearch({ ledger, index, reader, now, report }) : null;
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
