/** The doctor: checks a store's configuration, the payment service and the ledger, and reports. */
import type { ServiceClient } from '../../api/client.js';
import { createServiceClient } from '../../api/createServiceClient.js';
import { UnauthorizedError } from '../../api/errors.js';
import { leftOutOf } from '../../api/droppedEntries.js';
import { checkCurrencies, checkRates } from './checkCurrencies.js';
import { failureFinding, isUnreachable } from './describeFailure.js';
import { checkLedger } from './checkLedger.js';
import { HANDLER, type Reader } from './reader.js';
import { hasPublicLookup, describeStatusSources } from './checkStatusSources.js';
import { ok, problem, warning, type DoctorReport, type Finding } from './report.js';
import { checkVariables, type Environment } from './checkVariables.js';
import { checkClock, observeClock } from './checkClock.js';

/** Options of {@link runDoctor}. */
export interface DoctorOptions {
  readonly environment: Environment;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds for each call to the service. @default 8000 */
  readonly timeoutMs?: number;
  /** @default a store with its own handler */
  readonly reader?: Reader;
}

const SERVICE_ANSWERS =
  'The payment service (DV.net, or one with its API) answers at TILL_SERVICE_URL.';
const WHY_LISTING = 'Without the listings shoppers cannot choose a currency.';

/** Reads the flat listing first, which also tests the address and the key. */
async function checkService(service: ServiceClient, reader: Reader) {
  const rest = 'Currencies, rates, processing and operation 6';
  let flat;
  try {
    flat = await service.listCurrencies();
  } catch (error) {
    const isKey = error instanceof UnauthorizedError;
    const reached = ok('service', SERVICE_ANSWERS);
    const check = isKey ? 'api_key' : isUnreachable(error) ? 'service' : 'currencies';
    const failed = failureFinding(check, error, isKey ? 'Every call is refused.' : WHY_LISTING);
    return {
      findings: check === 'service' ? [failed] : [reached, failed],
      transfersAnswer: null,
      notChecked: [`${rest}: the first call to the service failed.`],
    };
  }
  const reached = [
    ok('service', SERVICE_ANSWERS),
    ok('api_key', 'The service accepts the API key.'),
  ];
  const transfers = await checkTransfers(service);
  try {
    const extended = await service.listCurrenciesExtended();
    const { findings, offered } = checkCurrencies(extended, flat, reader);
    const rates = await checkRates(service, offered);
    // Without a currency it lists nothing either.
    const processing = offered.length > 0 ? [await checkProcessing(service)] : [];
    return {
      findings: [...reached, ...findings, ...rates.findings, ...processing, ...transfers.findings],
      transfersAnswer: transfers.answers,
      notChecked: rates.notChecked,
    };
  } catch (error) {
    return {
      findings: [
        ...reached,
        failureFinding('currencies', error, WHY_LISTING),
        ...transfers.findings,
      ],
      transfersAnswer: transfers.answers,
      notChecked: ['Rates and processing: the extended listing could not be read.'],
    };
  }
}

async function checkTransfers(service: ServiceClient) {
  const check = 'unconfirmed_transfers';
  try {
    const [leftOut] = leftOutOf(await service.listUnconfirmedTransfers());
    const finding = leftOut
      ? warning(
          check,
          `Not all unconfirmed transfers can be read (${leftOut.path}: expected ${leftOut.expected}).`,
          'Payments that cannot be read here are not seen before the service confirms them.',
          "Ask the service's operator: the answer differs from the service's document.",
        )
      : ok(check, 'Unconfirmed transfers can be read.');
    return { answers: true, findings: [finding] };
  } catch (error) {
    const why = 'Payments are then not seen before the service confirms them.';
    return { answers: false, findings: [failureFinding(check, error, why)] };
  }
}

/** By the list of its wallets, which is asked without any effect: an address would have to be made to try. */
async function checkProcessing(service: ServiceClient): Promise<Finding> {
  const check = 'processing';
  const why = 'Without it no new order gets an address; those that have one go on.';
  try {
    const wallets = await service.listProcessingWalletBalances();
    if (wallets.length > 0) return ok(check, "The service's processing answers.");
    return problem(
      check,
      'The service lists no wallet of its processing, as it does while it cannot reach processing or its store of rates (Redis).',
      why,
      "Ask the service's operator whether both run.",
    );
  } catch (error) {
    return failureFinding(check, error, why);
  }
}

/** Left out on purpose. */
const NEVER_CHECKED = [
  'Wallets and their addresses: asking for one would create it at the service.',
  "Whether events reach your store: only the service's dashboard can send a test.",
  'Withdrawals: a checkout never uses them.',
];

/**
 * Checks a store. It only reads: the two listings, the rates, the unconfirmed transfers, whether there are
 * processing wallets, and the public lookup. The report holds no value of a variable, and no text of the service except ids of currencies and
 * networks.
 */
export async function runDoctor(options: DoctorOptions): Promise<DoctorReport> {
  const { environment, now, timeoutMs, reader = HANDLER } = options;
  const configuration = checkVariables(environment, reader);
  const { serviceUrl, apiKey, hasWebhookSecret, ledgerFile } = configuration;
  const observer = observeClock(options.fetch, now);
  const asked =
    serviceUrl !== null && apiKey !== null
      ? await checkService(
          createServiceClient({ baseUrl: serviceUrl, apiKey, fetch: observer.fetch, timeoutMs }),
          reader,
        )
      : {
          findings: [],
          transfersAnswer: null,
          notChecked: ['The service: its address or the key is missing or cannot be used.'],
        };
  // Skipped if the service did not answer its operations.
  const lookupAnswers =
    serviceUrl !== null && asked.transfersAnswer !== null
      ? await hasPublicLookup(serviceUrl, observer.fetch)
      : null;
  const clock = checkClock(observer.aheadMs());
  const findings = [
    ...configuration.findings,
    ...asked.findings,
    ...(clock ? [clock] : []),
    await checkLedger(ledgerFile, reader.ledger),
  ];
  return {
    ok: findings.every(({ level }) => level !== 'problem'),
    at: new Date(now()).toISOString(),
    findings,
    statusSources: describeStatusSources(
      { hasWebhookSecret, transfersAnswer: asked.transfersAnswer, lookupAnswers },
      reader,
    ),
    notChecked: [
      ...asked.notChecked,
      ...(clock ? [] : ["The service's clock: no answer had a Date header."]),
      ...NEVER_CHECKED,
    ],
  };
}
