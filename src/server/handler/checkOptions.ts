/** Checks a handler's options and fills in the defaults. */
import { parseDecimal } from '../../money/decimal.js';
import { HandlerConfigurationError } from '../configuration/configurationError.js';
import { assertLedger, BASE_PATH, LEDGER, ORIGINS } from '../configuration/handlerOptions.js';
import { describeSecretFault, faultInSecret, repeatedSecrets } from '../../secrets/secretRule.js';
import { COORDINATION } from '../coordination/coordination.js';
import {
  aDecimal,
  aFunction,
  anything,
  aSwitch,
  aWholeNumber,
  faultIn,
  optionsOf,
  orFalse,
  withMethods,
} from '../configuration/givenOptions.js';
import { LIMITS, readLimits } from '../limits/rateLimits.js';
import { CURRENCY_RULES } from '../service/currencies/currencyRules.js';
import { LIVE, readLiveOptions } from '../live/streamLimiter.js';
import type { CheckoutHandlerOptions } from './options.js';
import { HAND_OFF } from '../auth/resumeLinks.js';
import { assertSecrets } from '../auth/secrets.js';

/** The minimum of a deployed service whose owner has not changed it. */
const DEFAULT_MINIMUM_USD = parseDecimal('0.1');

/** Checked options, with their defaults. */
export type CheckedOptions = ReturnType<typeof checkOptions>;

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
    lookup: orFalse(
      optionsOf(
        { baseUrl: anything, confirms: aSwitch.optional() },
        '`false` or an object, such as `{ confirms: true }`',
      ),
    ),
    currencies: CURRENCY_RULES.optional(),
    icons: aSwitch.optional(),
    handOff: HAND_OFF.optional(),
    tolerance: aDecimal(
      'a decimal string from "0" to "0.5". It is a share, not a percentage: one percent is "0.01"',
      parseDecimal('0.5'),
    ).optional(),
    basePath: BASE_PATH,
    origins: ORIGINS,
    quoteLifetimeMs: aWholeNumber(1_000).optional(),
    minimumUsd: aDecimal('a decimal string in US dollars, such as "0.5"').optional(),
    keepEmail: aSwitch.optional(),
    sandbox: aSwitch.optional(),
    coordination: COORDINATION.optional(),
    limits: orFalse(LIMITS),
    live: orFalse(LIVE),
    onDiagnostic: aFunction.optional(),
    now: aFunction.optional(),
    newId: aFunction.optional(),
  },
  'an object of options',
);

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

/**
 * Checks the options before anything runs.
 *
 * @throws {@link HandlerConfigurationError} that names the option and what to do, never its value.
 */
export function checkOptions(options: CheckoutHandlerOptions) {
  // A store in plain JavaScript gets a sentence too, not a TypeError from somewhere inside.
  const fault = faultIn('createCheckoutHandler', OPTIONS, options, 'nothing was started');
  if (fault !== null) throw new HandlerConfigurationError(fault);
  const { secrets, sandbox = false, minimumUsd } = options;
  assertSecrets(secrets, sandbox);
  assertLedger(options.ledger, sandbox);
  const statedMinimumUsd = minimumUsd === undefined ? null : parseDecimal(minimumUsd);
  return {
    basePath: options.basePath ?? '/api/till',
    tolerance: parseDecimal(options.tolerance ?? '0'),
    minimumUsd: statedMinimumUsd ?? DEFAULT_MINIMUM_USD,
    /** The same if the store sets it; null for the default. */
    statedMinimumUsd,
    webhookSecrets: readWebhookSecrets(options),
    /** Null if live status is off. */
    live: readLiveOptions(options.live),
    /** Null if the shoppers' limits are off. */
    rates: readLimits(options.limits),
    /** The page of links to a phone; null if there are none. */
    handOffPage: options.handOff?.page ?? null,
  };
}
