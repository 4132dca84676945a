/** The parts of the shoppers' handler, and what they are made from. */
import { unauthenticatedEndpointOf, type UnauthenticatedEndpoint } from '../../api/publicPages.js';
import type { CheckoutSnapshot, OpenedCheckout } from '../../contract/checkout.js';
import { isQuoteLive } from '../../contract/currentQuote.js';
import { createCheckoutTokens, type CheckoutTokens } from '../auth/checkoutTokens.js';
import { createBackgroundTasks } from '../../async/backgroundTasks.js';
import { createKeepEmail } from '../checkouts/customerEmail.js';
import { openCheckout, refreshWallet, type OpeningPage } from '../checkouts/openCheckout.js';
import { createRecords, type Announce, type CheckoutRecord } from '../checkouts/checkoutRecords.js';
import { createQuoteTimes } from '../checkouts/quoteTimes.js';
import { createSnapshots, type SnapshotContext } from '../checkouts/snapshot.js';
import { createWalletReviews } from '../evidence/walletReviews.js';
import { createWalletRefresher } from '../checkouts/walletRefresh.js';
import { coordinationOf } from '../coordination/coordination.js';
import { quietly, type DiagnosticListener } from '../configuration/diagnostic.js';
import { createShopperLimits, type ShopperLimits } from '../limits/shopperRateLimits.js';
import { reachableLedger, createReadiness } from '../http/readiness.js';
import { createListing } from '../service/currencies/listing.js';
import type { CheckedOptions } from './checkOptions.js';
import type { CheckoutHandlerOptions } from './options.js';
import { checkoutServiceOf } from '../service/checkoutService.js';
import { ProblemError } from '../http/problemDetails.js';
import { createResumeLinks } from '../auth/resumeLinks.js';
import { selectCurrency, type QuoteParts } from '../checkouts/quoteCheckout.js';
import {
  readResolvedOrder,
  type OrderTerms,
  type ResolveOrder,
} from '../checkouts/resolvedOrder.js';
import type { Live } from '../live/live.js';
import { combineSources } from '../evidence/evidenceSource.js';
import { createExpiredQuotes } from '../evidence/expiredQuotes.js';
import { createServiceLookup, lookupEndpoint } from '../evidence/serviceLookup.js';
import { createTransferPoller } from '../evidence/transferPoller.js';
import { guardService } from '../service/guardService.js';
import { createServiceProbe } from '../http/serviceProbe.js';
import { createEventWatch } from '../webhooks/missingEvents.js';
import { createUnmatchedPayments } from '../webhooks/unmatchedPayments.js';
import type { WebhookEndpoint } from '../webhooks/webhookEndpoint.js';

const DEFAULT_QUOTE_MS = 15 * 60_000;
/** The store's own server opens a checkout, so there is no page. */
const NO_PAGE: OpeningPage = { holdsToken: false, isRenewal: false };

/**
 * How a payment gets confirmed. A deployed service sends no event before that, so without a look-up pages
 * have to expect nothing for some minutes.
 */
function confirmationOf(hasEvents: boolean, hasLookup: boolean) {
  if (!hasEvents) return 'store';
  return hasLookup ? 'events' : 'late_events';
}

/** Where to look payments up; null if the store wants no look-up, or the address is unknown. */
function lookupOf(
  { service, lookup }: CheckoutHandlerOptions,
  report: DiagnosticListener,
): UnauthenticatedEndpoint | null {
  if (lookup === false) return null;
  if (lookup !== undefined || unauthenticatedEndpointOf(service))
    return lookupEndpoint(service, lookup ?? {});
  report({
    code: 'lookup_off',
    message:
      '`service` was not made by createServiceClient, so the address of its public pages is not known ' +
      'and payments are not looked up: they show only once a signed event comes. Pass `lookup: { baseUrl }`, ' +
      'or `lookup: false` if that is what you want.',
  });
  return null;
}

/** The parts that everything else uses: the service, the ledger, the clock and the store's settings. */
export function createRecordsAndService(
  options: CheckoutHandlerOptions,
  checked: CheckedOptions,
  announce: Announce,
) {
  const { tolerance, minimumUsd, statedMinimumUsd } = checked;
  const now = options.now ?? Date.now;
  const newId = options.newId ?? (() => crypto.randomUUID());
  const report = quietly(options.onDiagnostic);
  const service = guardService(checkoutServiceOf(options.service), { now, report });
  const lookupAt = lookupOf(options, report);
  const readiness = createReadiness(reachableLedger(options.ledger), { now, newId });
  const { ledger } = readiness;
  const background = createBackgroundTasks();
  return {
    now,
    newId,
    report,
    service,
    ledger,
    lookupAt,
    background,
    ready: readiness.check,
    // The service itself: what keeps answers or pauses after failures would hide its state.
    probe: createServiceProbe({
      ...{ service: options.service, now },
      keepAlive: (work) => void background.add(work),
    }),
    records: createRecords({ ledger, tolerance, now, announce }),
    unmatched: createUnmatchedPayments(ledger, now),
    listing: createListing({
      service,
      rules: options.currencies ?? {},
      icons: options.icons !== false,
      now,
      report,
    }),
    coordination: coordinationOf(options.coordination, options.secrets[0] ?? '', now),
    quoteTimes: createQuoteTimes(now),
    quoteLifetimeMs: options.quoteLifetimeMs ?? DEFAULT_QUOTE_MS,
    sandbox: options.sandbox === true,
    confirmation: confirmationOf(checked.webhookSecrets !== null, lookupAt !== null),
    tolerance,
    minimumUsd,
    statedMinimumUsd,
    canHandOff: checked.handOffPage !== null,
    keepEmail: options.keepEmail === true ? createKeepEmail(ledger, now) : null,
  };
}

export type Core = ReturnType<typeof createRecordsAndService>;

/** Tokens, links to other devices, and the shoppers' limits. */
export function createTokensAndLimits(
  core: Core,
  options: CheckoutHandlerOptions,
  checked: CheckedOptions,
) {
  const { now, newId, ledger, coordination, report } = core;
  const sealing = { secrets: options.secrets, audience: checked.basePath, now };
  return {
    limits: createShopperLimits({ rates: checked.rates, coordination, now, report }),
    tokens: createCheckoutTokens(sealing),
    links: createResumeLinks({ ...sealing, ledger, newId }),
  };
}

/** All sources of payments and addresses other than the signed events. */
export function createPaymentSources(
  core: Core,
  options: CheckoutHandlerOptions,
  { basePath, webhookSecrets }: CheckedOptions,
  countPriceCall: ShopperLimits['countPriceCall'],
) {
  const keepAlive = (work: Promise<unknown>) => void core.background.add(work);
  const wallets = createWalletRefresher({ ...core, keepAlive, countPriceCall });
  const lookup = core.lookupAt && createServiceLookup(core, core.lookupAt, options.lookup || {});
  const reviews = createWalletReviews({ ...core, wallets });
  const source = combineSources([
    reviews,
    createTransferPoller(core, `transfers:${basePath}`),
    ...(lookup ? [lookup] : []),
  ]);
  return {
    wallets,
    reviews,
    source,
    expiredQuotes: createExpiredQuotes(core, lookup, keepAlive),
    eventWatch: webhookSecrets ? createEventWatch(core) : null,
  };
}

export type Evidence = ReturnType<typeof createPaymentSources>;

/** Makes the snapshots for browsers and callbacks. */
export function createViews(
  core: Core,
  { source, eventWatch }: Pick<Evidence, 'source' | 'eventWatch'>,
) {
  const snapshots = createSnapshots(core);
  async function context(): Promise<SnapshotContext> {
    // Without a listing there are no choices, but the state is still shown.
    const currencies = await core.listing.soon();
    return { currencies, lastCheckedAt: source.lastCheckedAt() };
  }
  return {
    view: async (record: CheckoutRecord): Promise<CheckoutSnapshot> => {
      eventWatch?.check(record);
      return snapshots.take(record, await context());
    },
    write: async (record: CheckoutRecord): Promise<{ text: string; etag: string }> => {
      eventWatch?.check(record);
      return snapshots.write(record, await context());
    },
  };
}

/** What choosing a currency needs. */
export const quotingOf = (core: Core, { wallets, expiredQuotes }: Evidence): QuoteParts => ({
  ...core,
  wallets,
  lookForPayment: expiredQuotes.lookFirst,
});

/** Opens checkouts, by an order or by a link, and gives the page its token. */
export function createOpening(
  core: Core,
  parts: Pick<Evidence, 'wallets' | 'source' | 'expiredQuotes'> & {
    readonly tokens: CheckoutTokens;
    readonly limits: ShopperLimits;
    readonly readOrderState: (record: CheckoutRecord) => Promise<CheckoutRecord>;
    readonly view: (record: CheckoutRecord) => Promise<CheckoutSnapshot>;
    readonly quoting: QuoteParts;
  },
) {
  const { wallets, source, expiredQuotes, tokens, readOrderState, view, quoting } = parts;
  const opening = { ...core, wallets, readOrderState };

  /** Starts to watch the checkout, and gives the page its token and snapshot. */
  async function answerWithToken(
    record: CheckoutRecord,
    authorizedAt?: number,
  ): Promise<OpenedCheckout> {
    source.watch(record);
    expiredQuotes.note(record);
    const { token, expiresAt } = await tokens.issue(record.stream, authorizedAt);
    return {
      token,
      tokenExpiresAt: new Date(expiresAt).toISOString(),
      checkout: await view(record),
    };
  }

  return {
    /** @param authorizedAt when the store authorized the order; undefined for now. */
    async open(terms: OrderTerms, page: OpeningPage, authorizedAt?: number) {
      return answerWithToken(
        await openCheckout(opening, readResolvedOrder(terms), page, parts.limits),
        authorizedAt,
      );
    },
    /** Opens it for the store's own server, which may have asked the shopper for a currency already. */
    async openForStore(terms: OrderTerms, currencyId: string | undefined): Promise<OpenedCheckout> {
      // Without the limit on new checkouts, because the store's own code calls this.
      const limits = { ...parts.limits, countNewCheckout: () => Promise.resolve() };
      const record = await openCheckout(opening, readResolvedOrder(terms), NO_PAGE, limits);
      const opened = await answerWithToken(record);
      const { closed, paid } = opened.checkout;
      if (currencyId === undefined || isQuoteLive(opened.checkout) || closed || paid) return opened;
      const chosen = await selectCurrency(quoting, record, currencyId);
      source.watch(chosen);
      expiredQuotes.note(chosen);
      return { ...opened, checkout: await view(chosen) };
    },
    /** Opens an order by a link: as the ledger has it, with the addresses that the service has now. */
    async reopen(stream: string, authorizedAt: number | undefined): Promise<OpenedCheckout> {
      const record = await core.records.readAndRecordPaid(stream);
      if (!record.state.opened) {
        throw new ProblemError(
          'forbidden',
          'A link names a checkout that the ledger does not hold.',
        );
      }
      const current = await readOrderState(record);
      return answerWithToken(
        await refreshWallet(opening, current, parts.limits, { isNew: false }),
        authorizedAt,
      );
    },
  };
}

/** What the routes answer with. */
export type AppParts = Core &
  Evidence &
  ReturnType<typeof createTokensAndLimits> &
  ReturnType<typeof createViews> &
  Pick<ReturnType<typeof createOpening>, 'open' | 'reopen'> & {
    readonly quoting: QuoteParts;
    /** The page of links to a phone; null if there are none. */
    readonly handOffPage: string | null;
    /** Live status; null if it is off. */
    readonly live: Live | null;
    readonly basePath: string;
    readonly webhook: WebhookEndpoint;
    readonly origins: readonly string[];
    readonly resolveOrder: ResolveOrder;
  };
