/** What a store passes to `createCheckoutHandler`. */
import type { StoreCallbacks } from '../telling/storeCallbacks.js';
import type { Coordination } from '../coordination/coordination.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { Ledger } from '../../ledger/ledger.js';
import type { LimitRates } from '../limits/rateLimits.js';
import type { CurrencyRules } from '../service/currencies/currencyRules.js';
import type { LiveOptions } from '../live/streamLimiter.js';
import type { HandOffOptions } from '../auth/resumeLinks.js';
import type { CheckoutService } from '../service/checkoutService.js';
import type { LookupOptions } from '../evidence/serviceLookup.js';
import type { GetOrderState } from '../checkouts/storeOrderState.js';
import type { ResolveOrder } from '../checkouts/resolvedOrder.js';

/** Options of `createCheckoutHandler`. @typeParam Own `context` of its requests, which `resolveOrder` gets */
export interface CheckoutHandlerOptions<Own = unknown> extends StoreCallbacks {
  /** The service client, which holds the API key. Only five of its operations are used. */
  readonly service: CheckoutService;
  /** Seal the checkout tokens; at least 32 characters each. The first one seals, all of them open. */
  readonly secrets: readonly string[];
  /** Where the events are kept. `memoryLedger()` is refused in production. */
  readonly ledger: Ledger;
  /**
   * Says what an order handle means and whether this request may open it; `null` or `undefined` refuses
   * (403). It is the only source of the amount, the order number and the e-mail.
   */
  readonly resolveOrder: ResolveOrder<Own>;
  /**
   * Returns the order's state in the store's own books, for opens and `reconcile()`. `paid` counts like
   * `markPaid`, `closed` like `closeOrder`; no answer makes a paid order unpaid.
   */
  readonly getOrderState?: GetOrderState | undefined;
  /**
   * The store's secret(s) at the service for signed events. Without it the store itself confirms payments.
   */
  readonly webhook?: { readonly secret: string | readonly string[] } | undefined;
  /**
   * Asks the service's public page, without the key, about the wallets of open checkouts and about expired
   * unpaid quotes. A payment is then seen and dated before its event comes, and found if the event was
   * lost. The route is not in the API document. `false` switches it off.
   *
   * @default on, if `service` was made by `createServiceClient`
   */
  readonly lookup?: LookupOptions | false | undefined;
  /** Which currencies to offer and in what order. @default all that are enabled */
  readonly currencies?: CurrencyRules | undefined;
  /**
   * Whether pages show our drawings of currencies and networks, which the store serves itself at `icons/…`.
   * A currency without one has a letter; with `false` all have.
   *
   * @default true
   */
  readonly icons?: boolean | undefined;
  /**
   * Offers a QR code that opens the payment on the shopper's phone. Its link opens once, within ten
   * minutes, and only a page with the checkout open can ask for it.
   *
   * @default off
   */
  readonly handOff?: HandOffOptions | undefined;
  /**
   * Share of the amount that may be missing, `"0"` to `"0.5"`. An order keeps that of its first quote.
   * @default "0"
   */
  readonly tolerance?: string | undefined;
  /** Path the handler is mounted at. @default "/api/till" */
  readonly basePath?: string | undefined;
  /**
   * Origins of other pages that may use it, in addition to the store's own; exact, such as
   * `https://shop.example`.
   */
  readonly origins?: readonly string[] | undefined;
  /** How long a quote holds, in milliseconds. @default 900000 (15 minutes) */
  readonly quoteLifetimeMs?: number | undefined;
  /**
   * The service's minimum payment: decimal string, US dollars. The service sends no event below it, so
   * smaller amounts are never asked for: such an order is refused before it has a wallet, and a shopper
   * whose rest is smaller reads that; `tolerance` or `markPaid` decides about the order. A minimum that
   * you set is also shown next to the address. `"0"` switches it off.
   *
   * @default "0.1", the service's own; not shown
   */
  readonly minimumUsd?: string | undefined;
  /**
   * Whether the ledger keeps the customer's e-mail that `resolveOrder` returned, so that the back office
   * shows it and finds orders by it. No shopper's page and no callback gets it. `purgeLedger` deletes it
   * with its order, or earlier with `emailsBefore`.
   *
   * @default false
   */
  readonly keepEmail?: boolean | undefined;
  /** True if no real money moves; the widget then says so. @default false */
  readonly sandbox?: boolean | undefined;
  /**
   * What several instances share in addition to the ledger: `redisCoordination` of `tillkit/redis`.
   * @default none, which is right for one instance
   */
  readonly coordination?: Coordination | undefined;
  /**
   * How often shoppers may ask, or `false` for no limits: then something in front of the store has to
   * limit them. Clients are counted by `HandlerContext.ip`; webhooks are not limited by these.
   *
   * @default the figures of {@link LimitRates}
   */
  readonly limits?: false | Partial<LimitRates> | undefined;
  /**
   * Limits of live status, or `false` to switch it off: pages then poll. It is always off in Cloudflare
   * Workers, where an answer cannot be written to from another request. Choose `false` too if a platform
   * bills or ends functions by the duration of an answer.
   */
  readonly live?: false | LiveOptions | undefined;
  /**
   * Receives what the owner should know; pass `() => {}` for silence.
   *
   * @default one line on `console.warn` with code and message, without the error and the order
   */
  readonly onDiagnostic?: DiagnosticListener | undefined;
  /** Clock: milliseconds since the epoch. @default Date.now */
  readonly now?: (() => number) | undefined;
  /** Makes random UUIDs. @default crypto.randomUUID */
  readonly newId?: (() => string) | undefined;
}
