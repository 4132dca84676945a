/** Checks a handler's options and fills in the defaults. */
import { compareDecimal, parseDecimal, type DecimalString } from '../../money/decimal.js';
import { HandlerConfigurationError } from '../configuration/configurationError.js';
import {
  assertLedger,
  assertOrigins,
  LEDGER,
  readBasePath,
} from '../configuration/handlerOptions.js';
import { describeSecretFault, faultInSecret, repeatedSecrets } from '../../secrets/secretRule.js';
import { COORDINATION } from '../coordination/coordination.js';
import {
  aFunction,
  anything,
  aSwitch,
  aText,
  faultIn,
  optionsOf,
  texts,
  withMethods,
} from '../configuration/givenOptions.js';
import { type IconSources, readIconOptions } from '../service/icons/iconSources.js';
import { DEFAULT_LIMITS, readLimits, type LimitRates } from '../limits/rateLimits.js';
import { assertDetails, CURRENCY_RULES } from '../service/currencies/currencyRules.js';
import { type LiveLimits, readLiveOptions } from '../live/streamLimiter.js';
import type { CheckoutHandlerOptions } from './options.js';
import { readHandOff } from '../auth/resumeLinks.js';
import { assertSecrets } from '../auth/secrets.js';

/** The minimum of a deployed service whose owner has not changed it. */
const DEFAULT_MINIMUM_USD = parseDecimal('0.1');

/** Checked options, with their defaults. */
export interface CheckedOptions {
  readonly basePath: string;
  readonly tolerance: DecimalString;
  readonly minimumUsd: DecimalString;
  /** The same if the store sets it; null for the default. */
  readonly statedMinimumUsd: DecimalString | null;
  readonly webhookSecrets: readonly string[] | null;
  /** Null if live status is off. */
  readonly live: LiveLimits | null;
  /** Null if the shoppers' limits are off. */
  readonly rates: LimitRates | null;
  /** Null if the store serves no icons. */
  readonly icons: IconSources | null;
  /** The page of links to a phone; null if there are none. */
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

const CALL = 'createCheckoutHandler';
const NOT_STARTED = 'nothing was started';

/** Every option by its type; the content is checked where it is read. */
const OPTIONS = optionsOf(
  {
    service: withMethods('the client that `createServiceClient` makes', [
      'createWallet',
      'listCurrencies',
      'listCurrenciesExtended',
      'getCurrencyRate',
      'listUnconfirmedTransfers',
    ]),
    secrets: anything,
    ledger: LEDGER,
    resolveOrder: aFunction,
    getOrderState: aFunction.optional(),
    onPaid: aFunction.optional(),
    onDeposit: aFunction.optional(),
    onStatusChange: aFunction.optional(),
    webhook: optionsOf({ secret: anything }, 'an object, such as `{ secret }`').optional(),
    lookup: optionsOf(
      { baseUrl: anything, confirms: aSwitch.optional() },
      '`false` or an object, such as `{ confirms: true }`',
    ).optional(),
    currencies: CURRENCY_RULES.optional(),
    icons: optionsOf(
      { hosts: anything, fetch: aFunction.optional() },
      '`false` or an object, such as `{ hosts: ["cdn.example.com"] }`',
    ).optional(),
    handOff: optionsOf(
      { page: anything },
      'an object, such as `{ page: "https://shop.example/pay" }`',
    ).optional(),
    tolerance: aText('a decimal string, such as "0.01"').optional(),
    basePath: aText('a path, such as "/api/till"').optional(),
    origins: texts('`["https://shop.example"]`').optional(),
    quoteLifetimeMs: anything,
    minimumUsd: anything,
    keepEmail: aSwitch.optional(),
    sandbox: aSwitch.optional(),
    coordination: COORDINATION.optional(),
    limits: optionsOf(
      Object.fromEntries(Object.keys(DEFAULT_LIMITS).map((name) => [name, anything])),
      '`false` or an object, such as `{ opens: { points: 600, windowMs: 60000 } }`',
    ).optional(),
    live: optionsOf(
      { maxStreams: anything, maxPerAddress: anything, lifetimeMs: anything },
      '`false` or an object, such as `{ maxStreams: 5000 }`',
    ).optional(),
    onDiagnostic: aFunction.optional(),
    now: aFunction.optional(),
    newId: aFunction.optional(),
  },
  'an object of options',
);

/** An option that is switched off has no options of its own. */
const orNone = <T>(value: false | T): T | undefined => (value === false ? undefined : value);

/** A store in plain JavaScript gets a sentence too, not a TypeError from somewhere inside. */
function assertShape(options: CheckoutHandlerOptions): void {
  const { live, limits, lookup, icons } = Object(options) as Partial<CheckoutHandlerOptions>;
  const off = {
    live: orNone(live),
    limits: orNone(limits),
    lookup: orNone(lookup),
    icons: orNone(icons),
  };
  const given = Object(options) === options ? { ...options, ...off } : options;
  const fault = faultIn(CALL, OPTIONS, given, NOT_STARTED);
  if (fault !== null) throw new HandlerConfigurationError(fault);
}

/** A secret that is set but undefined is a forgotten variable, not a wish for no events. */
function readWebhookSecrets(options: CheckoutHandlerOptions): readonly string[] | null {
  const { webhook, secrets, sandbox = false } = options;
  if (webhook === undefined) return null;
  const { secret } = webhook;
  const given: unknown = secret;
  const list: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (list.length === 0 || list.some((one) => typeof one !== 'string' || one === '')) {
    throw new HandlerConfigurationError(
      '`webhook.secret` is not set, so no event of the service could be believed. Where it is read from ' +
        'the environment, set the variable, as a rule TILL_WEBHOOK_SECRET, to the secret of the ' +
        "store's webhooks from the service's dashboard, or leave `webhook` out: then the store confirms " +
        'payments itself.',
    );
  }
  const texts = list as readonly string[];
  const name = '`webhook.secret` (TILL_WEBHOOK_SECRET, as a rule)';
  const faults = [
    ...texts.map((one) => faultInSecret('TILL_WEBHOOK_SECRET', one, { sandbox, name })),
    ...repeatedSecrets({ TILL_WEBHOOK_SECRET: texts, TILL_SECRET: secrets }),
  ];
  const fault = faults.find((one) => one !== null);
  if (fault) throw new HandlerConfigurationError(describeSecretFault(fault));
  return texts;
}

const SHORTEST_LIFETIME_MS = 1_000;

function assertQuoteLifetime(value: number | undefined): void {
  if (value === undefined || (Number.isFinite(value) && value >= SHORTEST_LIFETIME_MS)) return;
  throw new HandlerConfigurationError(
    `\`quoteLifetimeMs\` must be a number of milliseconds, at least ${String(SHORTEST_LIFETIME_MS)}, because ` +
      'everything would expire before a shopper could use it. Fifteen minutes are 900000.',
  );
}

/**
 * Checks the options before anything runs.
 *
 * @throws {@link HandlerConfigurationError} that names the option and what to do, never its value.
 */
export function checkOptions(options: CheckoutHandlerOptions): CheckedOptions {
  assertShape(options);
  assertSecrets(options.secrets, options.sandbox === true);
  assertQuoteLifetime(options.quoteLifetimeMs);
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
  const statedMinimumUsd =
    options.minimumUsd === undefined ? null : readDecimal(options.minimumUsd, 'minimumUsd');
  return {
    basePath: readBasePath(options.basePath ?? '/api/till'),
    tolerance,
    minimumUsd: statedMinimumUsd ?? DEFAULT_MINIMUM_USD,
    statedMinimumUsd,
    webhookSecrets: readWebhookSecrets(options),
    live: readLiveOptions(options.live),
    rates: readLimits(options.limits),
    icons: readIconOptions(options.icons),
    handOffPage: readHandOff(options.handOff),
  };
}
