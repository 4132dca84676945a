/** What a store passes to `createCheckoutHandler`, and the checks that stop a start with bad options. */
import { compareDecimal, parseDecimal, type DecimalString } from '../money/decimal.js';
import type { StoreCallbacks } from './callbacks/storeCallbacks.js';
import type { Coordination } from './coordination/coordination.js';
import type { DiagnosticListener } from './diagnostic.js';
import type { Ledger } from './ledger/ledger.js';
import { readLimits, type LimitRates } from './limits/rates.js';
import { readIconOptions, type IconOptions, type IconSources } from './icons/iconOptions.js';
import { assertDetails } from './listing/currencyDetails.js';
import type { CurrencyRules } from './listing/joinListing.js';
import { readLiveOptions, type LiveLimits, type LiveOptions } from './live/liveOptions.js';
import { readHandOff, type HandOffOptions } from './resumeLinks.js';
import { assertSecrets, HandlerConfigurationError } from './secrets.js';
import type { CheckoutService } from './service.js';
import type { LookupOptions } from './sources/serviceLookup.js';
import type { GetOrderState } from './storeDesk/orderWord.js';
import type { OrderTerms } from './terms.js';
import { assertWebhookSecrets } from './webhook/secrets.js';

/** Options of `createCheckoutHandler`. */
export interface CheckoutHandlerOptions extends StoreCallbacks {
  /** The service client, which holds the API key. Five of its operations are taken, no more. */
  readonly service: CheckoutService;
  /** Seals the checkout tokens; at least 32 characters each. The first seals, all open. */
  readonly secrets: readonly string[];
  /** Where the truth is kept. `memoryLedger()` is refused in production. */
  readonly ledger: Ledger;
  /**
   * The store decides what an order handle means and whether this request may open it; `null`
   * refuses (403). The amount, the order number and the e-mail come from here and nowhere else.
   */
  readonly resolveOrder: (input: {
    readonly request: Request;
    /** The opaque handle that the browser sent. */
    readonly order: string;
  }) => Promise<OrderTerms | null> | OrderTerms | null;
  /**
   * How an order stands in the store's own books: asked at opens and in `reconcile()`. `paid` counts
   * like `markPaid`, `closed` like `closeOrder`; nothing that it says un-pays an order.
   */
  readonly getOrderState?: GetOrderState;
  /** The store's secret(s) at the service for signed events. Without it the store confirms itself. */
  readonly webhook?: { readonly secret: string | readonly string[] };
  /**
   * Asks the service's public page, without the key, about wallets that somebody watches: a payment
   * is then seen before its event comes, and where an event was lost. The route is not in the API
   * document. `{}` switches it on.
   *
   * @default off
   */
  readonly lookup?: LookupOptions;
  /**
   * False where the service is known to send no event before a payment is confirmed. The page then
   * says that nothing is to be expected for some minutes, unless `lookup` sees payments earlier.
   *
   * @default true
   */
  readonly earlyEvents?: boolean;
  /** Which currencies to offer and in what order. @default all that are enabled */
  readonly currencies?: CurrencyRules;
  /**
   * Serves the listing's icons from the store itself, at `icons/…`, so that no shopper's browser asks
   * anybody else for them. Without it the picker draws letters.
   *
   * @default off
   */
  readonly icons?: IconOptions;
  /**
   * Offers a code that opens the payment on the shopper's phone: by a link that opens once, within ten
   * minutes, and that only a page with the checkout open can ask for.
   *
   * @default off
   */
  readonly handOff?: HandOffOptions;
  /** Share of the amount that may be missing, `"0"` to `"0.5"`. @default "0" */
  readonly tolerance?: string;
  /** Path the handler is mounted at. @default "/api/till" */
  readonly basePath?: string;
  /** Origins of pages beside the store's own that may use it; exact, such as `https://shop.example`. */
  readonly origins?: readonly string[];
  /** How long a quote holds, in milliseconds. @default 900000 (15 minutes) */
  readonly quoteLifetimeMs?: number;
  /** How long a checkout token works, in milliseconds. @default 1800000 (30 minutes) */
  readonly tokenLifetimeMs?: number;
  /**
   * The service's minimum payment: decimal string, US dollars. Below it no event comes, so that shoppers
   * read it, and the rest of a part payment is not asked for below it.
   */
  readonly minimumUsd?: string;
  /** True where no real money moves; the widget then says so. @default false */
  readonly sandbox?: boolean;
  /**
   * What several instances share beside the ledger: `redisCoordination` of `tillkit/redis`.
   * @default nothing, which is right for one instance
   */
  readonly coordination?: Coordination;
  /**
   * How often shoppers may ask, or `false` for no limits: then something in front of the store must
   * hold them back. Each limit counts by what `HandlerContext.ip` says; webhooks have none of these.
   *
   * @default the figures of {@link LimitRates}
   */
  readonly limits?: false | Partial<LimitRates>;
  /**
   * Limits of live status, or `false` to switch it off: pages then poll. It is off by itself in
   * Cloudflare Workers, where an answer cannot be written to from another request. Choose `false`
   * too where a platform bills or ends functions by the time that an answer takes.
   */
  readonly live?: false | LiveOptions;
  /** Hears what the owner should know. @default silence */
  readonly onDiagnostic?: DiagnosticListener;
  /** Clock: milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
  /** Maker of random UUIDs. @default crypto.randomUUID */
  readonly newId?: () => string;
}

/** Options after checking, with the defaults filled in. */
export interface CheckedOptions {
  readonly basePath: string;
  readonly tolerance: DecimalString;
  readonly minimumUsd: DecimalString | null;
  readonly webhookSecrets: readonly string[] | null;
  /** Null where live status is off. */
  readonly live: LiveLimits | null;
  /** Null where the shoppers' limits are off. */
  readonly rates: LimitRates | null;
  /** Null where the store serves no icons. */
  readonly icons: IconSources | null;
  /** Page that links to a phone lead to; null where none are offered. */
  readonly handOffPage: string | null;
}

function readDecimal(text: string, name: string): DecimalString {
  try {
    return parseDecimal(text);
  } catch (cause) {
    throw new HandlerConfigurationError(
      `\`${name}\` is not a plain decimal string. Amounts are exact here: write it as "0.01".`,
      { cause },
    );
  }
}

const REQUIRED = {
  service: 'the client that talks to the payment service; make it with createServiceClient',
  ledger: 'where payments are written down; use sqliteLedger({ file })',
  resolveOrder: 'the function that decides what an order handle means and who may open it',
} as const;

/** A store in plain JavaScript gets a sentence too, not a TypeError from somewhere inside. */
function assertPresent(options: CheckoutHandlerOptions): void {
  for (const [name, meaning] of Object.entries(REQUIRED)) {
    const kind = name === 'resolveOrder' ? 'function' : 'object';
    const value: unknown = options[name as keyof typeof REQUIRED];
    if (typeof value === kind && value !== null) continue;
    throw new HandlerConfigurationError(
      `createCheckoutHandler cannot work without \`${name}\`: ${meaning}.`,
    );
  }
}

/** A secret that is named but absent is a forgotten variable, never the wish to go without events. */
function readWebhookSecrets(webhook: CheckoutHandlerOptions['webhook']): readonly string[] | null {
  if (webhook === undefined) return null;
  const { secret } = webhook;
  const secrets = typeof secret === 'string' ? [secret] : secret;
  try {
    assertWebhookSecrets(secrets);
  } catch (cause) {
    throw new HandlerConfigurationError(
      '`webhook.secret` is missing or too short, so anybody could sign an event that says an order is ' +
        "paid. Pass the secret of the store's webhooks from the service's dashboard, or leave " +
        '`webhook` out: then the store confirms payments itself.',
      { cause },
    );
  }
  return secrets;
}

const SHORTEST_LIFETIME_MS = 1_000;

function assertLifetime(value: number | undefined, name: string): void {
  if (value === undefined || (Number.isFinite(value) && value >= SHORTEST_LIFETIME_MS)) return;
  throw new HandlerConfigurationError(
    `\`${name}\` must be a number of milliseconds, at least ${String(SHORTEST_LIFETIME_MS)}, because ` +
      'everything would expire before a shopper could use it. Fifteen minutes are 900000.',
  );
}

/** Origins are compared letter by letter, so one that no browser sends would never match. */
export function assertOrigins(origins: readonly string[] = []): void {
  const isExact = (origin: string): boolean => {
    try {
      return new URL(origin).origin === origin && origin !== 'null';
    } catch {
      return false;
    }
  };
  if (origins.every(isExact)) return;
  throw new HandlerConfigurationError(
    'Every entry of `origins` must be exactly what a browser sends as Origin, such as ' +
      '"https://shop.example": scheme and host in lower case, no path, no slash at the end, no "*".',
  );
}

/** @throws {@link HandlerConfigurationError} for a path that could not be part of a route. */
export function readBasePath(path: string): string {
  if (/^(?:\/[A-Za-z0-9_-]+)+$/.test(path)) return path;
  throw new HandlerConfigurationError(
    '`basePath` must look like "/api/till": it starts with a slash, does not end with one, and holds ' +
      'letters, digits, hyphens and underscores, because it becomes part of every route.',
  );
}

/** An absent `NODE_ENV` counts as production: forgetting a variable must not lose payments. */
function isProduction(): boolean {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  const mode = process?.env?.['NODE_ENV'];
  return mode !== 'development' && mode !== 'test';
}

/** @throws {@link HandlerConfigurationError} for a ledger in memory where real money moves. */
export function assertLedger(ledger: Ledger, sandbox: boolean): void {
  if (ledger.durability !== 'memory' || sandbox || !isProduction()) return;
  throw new HandlerConfigurationError(
    'memoryLedger() forgets every payment when the process ends, so it is refused in production ' +
      '(NODE_ENV is neither "development" nor "test"). Use sqliteLedger({ file }) or another durable ledger.',
  );
}

/**
 * Checks the options before anything runs.
 *
 * @throws {@link HandlerConfigurationError} that names the option and what to do, never its value.
 */
export function checkOptions(options: CheckoutHandlerOptions): CheckedOptions {
  assertPresent(options);
  assertSecrets(options.secrets);
  assertLifetime(options.quoteLifetimeMs, 'quoteLifetimeMs');
  assertLifetime(options.tokenLifetimeMs, 'tokenLifetimeMs');
  assertOrigins(options.origins);
  assertLedger(options.ledger, options.sandbox === true);
  assertDetails(options.currencies?.details);
  const tolerance = readDecimal(options.tolerance ?? '0', 'tolerance');
  if (compareDecimal(tolerance, parseDecimal('0.5')) > 0) {
    throw new HandlerConfigurationError(
      '`tolerance` is above "0.5": half of the amount could be missing and the order would count as ' +
        'paid. It is a share, not a percentage: one percent is "0.01".',
    );
  }
  return {
    basePath: readBasePath(options.basePath ?? '/api/till'),
    tolerance,
    minimumUsd:
      options.minimumUsd === undefined ? null : readDecimal(options.minimumUsd, 'minimumUsd'),
    webhookSecrets: readWebhookSecrets(options.webhook),
    live: readLiveOptions(options.live),
    rates: readLimits(options.limits),
    icons: readIconOptions(options.icons),
    handOffPage: readHandOff(options.handOff),
  };
}
