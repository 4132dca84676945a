/** What a store passes to `createCheckoutHandler`. */
import type { StoreCallbacks } from '../callbacks/storeCallbacks.js';
import type { Coordination } from '../coordination/coordination.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { IconOptions } from '../service/icons/iconSources.js';
import type { Ledger } from '../../ledger/ledger.js';
import type { LimitRates } from '../limits/rateLimits.js';
import type { CurrencyRules } from '../service/currencies/currencyRules.js';
import type { LiveOptions } from '../live/streamLimiter.js';
import type { HandOffOptions } from '../auth/resumeLinks.js';
import type { CheckoutService } from '../service/checkoutService.js';
import type { LookupOptions } from '../evidence/serviceLookup.js';
import type { GetOrderState } from '../checkouts/storeOrderState.js';
import type { ResolveOrder } from '../checkouts/resolvedOrder.js';

/** Options of `createCheckoutHandler`. */
export interface CheckoutHandlerOptions extends StoreCallbacks {
  /** The service client, which holds the API key. Five of its operations are taken, no more. */
  readonly service: CheckoutService;
  /** Seals the checkout tokens; at least 32 characters each. The first seals, all open. */
  readonly secrets: readonly string[];
  /** Where the truth is kept. `memoryLedger()` is refused in production. */
  readonly ledger: Ledger;
  /**
   * The store decides what an order handle means and whether this request may open it; `null`, or
   * nothing, refuses (403). The amount, the order number and the e-mail come from here and nowhere else.
   */
  readonly resolveOrder: ResolveOrder;
  /**
   * How an order stands in the store's own books: asked at opens and in `reconcile()`. `paid` counts
   * like `markPaid`, `closed` like `closeOrder`; nothing that it says un-pays an order.
   */
  readonly getOrderState?: GetOrderState | undefined;
  /** The store's secret(s) at the service for signed events. Without it the store confirms itself. */
  readonly webhook?: { readonly secret: string | readonly string[] } | undefined;
  /**
   * Asks the service's public page, without the key, about wallets that somebody watches and about
   * unpaid quotes that have ended. A payment is then seen and dated before its event comes, and found
   * where an event was lost. The route is not in the API document. `false` switches it off.
   *
   * @default on, where `service` was made by `createServiceClient`
   */
  readonly lookup?: LookupOptions | false | undefined;
  /** Which currencies to offer and in what order. @default all that are enabled */
  readonly currencies?: CurrencyRules | undefined;
  /**
   * Where the pictures of currencies and networks come from. The store serves them itself, at `icons/…`,
   * so that no shopper's browser asks anybody else for them. With `hosts` they are those of the service's
   * listing; `false` leaves letters.
   *
   * @default drawings of our own; a letter where there is none
   */
  readonly icons?: IconOptions | false | undefined;
  /**
   * Offers a code that opens the payment on the shopper's phone: by a link that opens once, within ten
   * minutes, and that only a page with the checkout open can ask for.
   *
   * @default off
   */
  readonly handOff?: HandOffOptions | undefined;
  /** Share of the amount that may be missing, `"0"` to `"0.5"`. An order keeps that of its first quote. @default "0" */
  readonly tolerance?: string | undefined;
  /** Path the handler is mounted at. @default "/api/till" */
  readonly basePath?: string | undefined;
  /** Origins of pages beside the store's own that may use it; exact, such as `https://shop.example`. */
  readonly origins?: readonly string[] | undefined;
  /** How long a quote holds, in milliseconds. @default 900000 (15 minutes) */
  readonly quoteLifetimeMs?: number | undefined;
  /**
   * The service's minimum payment: decimal string, US dollars. Below it no event comes, so nothing below
   * it is ever asked for: an order is refused before its wallet is made, and of a part payment's rest the
   * shopper reads that it is too small; your `tolerance` or `markPaid` decides about it. A figure that
   * you state is also shown beside the address. `"0"` switches it off.
   *
   * @default "0.1", the service's own; not shown
   */
  readonly minimumUsd?: string | undefined;
  /** True where no real money moves; the widget then says so. @default false */
  readonly sandbox?: boolean | undefined;
  /**
   * What several instances share beside the ledger: `redisCoordination` of `tillkit/redis`.
   * @default nothing, which is right for one instance
   */
  readonly coordination?: Coordination | undefined;
  /**
   * How often shoppers may ask, or `false` for no limits: then something in front of the store must
   * hold them back. Each limit counts by what `HandlerContext.ip` says; webhooks have none of these.
   *
   * @default the figures of {@link LimitRates}
   */
  readonly limits?: false | Partial<LimitRates> | undefined;
  /**
   * Limits of live status, or `false` to switch it off: pages then poll. It is off by itself in
   * Cloudflare Workers, where an answer cannot be written to from another request. Choose `false`
   * too where a platform bills or ends functions by the time that an answer takes.
   */
  readonly live?: false | LiveOptions | undefined;
  /**
   * Hears what the owner should know; `() => {}` is silence.
   *
   * @default one line on `console.warn` with code and message, without the error and the order
   */
  readonly onDiagnostic?: DiagnosticListener | undefined;
  /** Clock: milliseconds since the epoch. @default Date.now */
  readonly now?: (() => number) | undefined;
  /** Maker of random UUIDs. @default crypto.randomUUID */
  readonly newId?: (() => string) | undefined;
}
