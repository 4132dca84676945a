/** The shoppers' door of a store: one Web-standard `fetch` over a closed set of routes. */
import type { CheckoutSnapshot, OpenedCheckout } from '../contract/checkout.js';
import { createCheckoutTokens } from './checkoutTokens.js';
import { LEASE_MS, runCallbacks } from './callbacks.js';
import { createApp, type HandlerContext } from './app.js';
import { openCheckout } from './checkouts/openCheckout.js';
import { createRecords, type CheckoutRecord } from './checkouts/records.js';
import { createSnapshots, type SnapshotContext } from './checkouts/snapshot.js';
import { createWallets } from './checkouts/wallets.js';
import type { Desk } from './desk.js';
import { quietly } from './diagnostic.js';
import { createListing } from './listing/listing.js';
import { createOwedCallbacks } from './owedCallbacks.js';
import { checkOptions, type CheckoutHandlerOptions } from './options.js';
import { closeService } from './service.js';
import { createStoreDesk, type StoreDesk } from './storeDesk.js';
import { readTerms, type OrderTerms } from './terms.js';
import { createTransferPoller } from './transferPoller.js';

const DEFAULT_QUOTE_MS = 15 * 60_000;
const DEFAULT_TOKEN_MS = 30 * 60_000;

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
   * Makes an order handle for pages that have no session of the store (another origin, a phone).
   *
   * @param options.expiresInMs how long it opens. @default 900000 (15 minutes)
   */
  signOrder(terms: OrderTerms, options?: { readonly expiresInMs?: number }): Promise<string>;
  /** Waits for what is still being done. The ledger stays open: it belongs to the store. */
  close(): Promise<void>;
}

/** Keeps what runs beyond the answer, so that `close` can wait for it. */
function createBackground(): {
  add(work: Promise<unknown>): Promise<void>;
  settle(): Promise<void>;
} {
  const running = new Set<Promise<void>>();
  return {
    add(work) {
      const quiet = work.then(
        () => undefined,
        () => undefined,
      );
      running.add(quiet);
      void quiet.then(() => running.delete(quiet));
      return quiet;
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
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
  const { basePath, tolerance, minimumUsd, webhookSecrets } = checkOptions(options);
  const now = options.now ?? Date.now;
  const report = quietly(options.onDiagnostic);
  const service = closeService(options.service);
  const background = createBackground();
  const desk: Desk = {
    service,
    ledger: options.ledger,
    records: createRecords({ ledger: options.ledger, tolerance, now }),
    listing: createListing({ service, rules: options.currencies ?? {}, now }),
    now,
    newId: options.newId ?? (() => crypto.randomUUID()),
    report,
    quoteLifetimeMs: options.quoteLifetimeMs ?? DEFAULT_QUOTE_MS,
    sandbox: options.sandbox === true,
    confirmation: webhookSecrets ? 'events' : 'store',
    minimumUsd,
    changed: (stream) => void background.add(settle(stream)),
  };
  const wallets = createWallets(desk);
  const poller = createTransferPoller(desk);
  const owed = createOwedCallbacks(now, LEASE_MS);
  const snapshots = createSnapshots(desk);
  const tokens = createCheckoutTokens({
    secrets: options.secrets,
    audience: basePath,
    lifetimeMs: options.tokenLifetimeMs ?? DEFAULT_TOKEN_MS,
    now,
  });

  async function context(): Promise<SnapshotContext> {
    // Without a listing there are no choices, but what was reached is still told.
    const currencies = await desk.listing.soon();
    return { currencies, lastCheckedAt: poller.lastCheckedAt() };
  }

  const view = async (record: CheckoutRecord): Promise<CheckoutSnapshot> =>
    snapshots.take(record, await context());

  function reportUnsettled(error: unknown): void {
    const message = 'The callbacks of a checkout could not be run; reconcile() tries them again.';
    report({ code: 'callback_failed', message, error });
  }

  async function settle(stream: string): Promise<void> {
    try {
      const record = await desk.records.read(stream);
      if (!record.state.opened) return;
      const done = await runCallbacks(desk, record, await view(record), options);
      if (done) owed.clear(stream);
      else owed.owe(stream);
    } catch (error) {
      owed.owe(stream);
      reportUnsettled(error);
    }
  }

  async function open(terms: OrderTerms, shown: string | null): Promise<OpenedCheckout> {
    const read = readTerms(terms);
    const record = await openCheckout(desk, wallets, read, shown === read.stream);
    poller.watch(record);
    const { token, expiresAt } = await tokens.issue(record.stream);
    return {
      token,
      tokenExpiresAt: new Date(expiresAt).toISOString(),
      checkout: await view(record),
    };
  }

  function settleOwed(): void {
    for (const stream of owed.takeDue()) void background.add(settle(stream));
  }

  const storeDesk = createStoreDesk({ desk, view, settle });
  // What a crash left undone is taken up again; nothing waits for it.
  if (options.onPaid ?? options.onDeposit ?? options.onStatusChange) {
    void background.add(storeDesk.reconcile().catch(reportUnsettled));
  }

  const app = createApp({
    desk,
    wallets,
    poller,
    tokens,
    view,
    write: async (record) => snapshots.write(record, await context()),
    open,
    basePath,
    webhookSecrets,
    origins: options.origins ?? [],
    resolveOrder: options.resolveOrder,
    background: background.add,
    idle: background.settle,
  });

  return {
    fetch: (request, context) => {
      settleOwed();
      return app(request, context);
    },
    open: (terms) => open(terms, null),
    signOrder: async (terms, { expiresInMs } = {}) => {
      readTerms(terms);
      return tokens.signOrder(terms, expiresInMs);
    },
    ...storeDesk,
    close: background.settle,
  };
}
