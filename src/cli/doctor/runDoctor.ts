/** The doctor: checks a store's configuration, the payment service and the ledger, and reports. */
import type { ServiceClient } from '../../api/client.js';
import { createServiceClient } from '../../api/createServiceClient.js';
import { UnauthorizedError } from '../../api/errors.js';
import { leftOutOf } from '../../api/droppedEntries.js';
import { checkCurrencies, checkRates } from './checkCurrencies.js';
import { failureFinding, isUnreachable } from './describeFailure.js';
import { checkLedger, type LedgerVariable } from './checkLedger.js';
import { hasPublicLookup, describeStatusSources } from './statusSources.js';
import { ok, warning, type DoctorReport, type Finding } from './report.js';
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
  /** What places the ledger. @default TILL_LEDGER */
  readonly ledger?: LedgerVariable;
  /** Whether a variable may hold several secrets, as those of `tillkit serve` do. @default false */
  readonly severalSecrets?: boolean;
}

/** Result of {@link checkService}. */
interface ServiceCheck {
  readonly findings: readonly Finding[];
  readonly transfersAnswer: boolean | null;
  readonly notChecked: readonly string[];
}

const WHY_LISTING = 'Without the listings shoppers cannot choose a currency.';

/** Reads the flat listing first, which also tests the address and the key. */
async function checkService(service: ServiceClient): Promise<ServiceCheck> {
  const rest = 'Currencies, rates and operation 6';
  let flat;
  try {
    flat = await service.listCurrencies();
  } catch (error) {
    const isKey = error instanceof UnauthorizedError;
    const reached = ok('service', 'The service answers.');
    const check = isKey ? 'api_key' : isUnreachable(error) ? 'service' : 'currencies';
    const failed = failureFinding(check, error, isKey ? 'Every call is refused.' : WHY_LISTING);
    return {
      findings: check === 'service' ? [failed] : [reached, failed],
      transfersAnswer: null,
      notChecked: [`${rest}: the first call to the service failed.`],
    };
  }
  const reached = [
    ok('service', 'The service answers.'),
    ok('api_key', 'The service accepts the API key.'),
  ];
  const transfers = await checkTransfers(service);
  try {
    const { findings, offered } = checkCurrencies(await service.listCurrenciesExtended(), flat);
    const rates = await checkRates(service, offered);
    return {
      findings: [...reached, ...findings, ...rates.findings, ...transfers.findings],
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
      notChecked: ['Rates: the extended listing could not be read.'],
    };
  }
}

async function checkTransfers(
  service: ServiceClient,
): Promise<{ answers: boolean; findings: readonly Finding[] }> {
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

const STORE_LEDGER: LedgerVariable = { name: 'TILL_LEDGER', example: '/var/lib/store/till.db' };

/** Left out on purpose. */
const NEVER_CHECKED = [
  'Wallets and their addresses: asking for one would create it at the service.',
  "Whether events reach your store: only the service's dashboard can send a test.",
  'Withdrawals and balances: a checkout never uses them.',
];

/**
 * Checks a store. It only reads: the two listings, the rates, the unconfirmed transfers and the public
 * lookup. The report holds no value of a variable, and no text of the service except ids of currencies and
 * networks.
 */
export async function runDoctor(options: DoctorOptions): Promise<DoctorReport> {
  const { environment, now, timeoutMs } = options;
  const configuration = checkVariables(environment, options.severalSecrets);
  const { serviceUrl, apiKey, hasWebhookSecret, ledgerFile } = configuration;
  const observer = observeClock(options.fetch, now);
  const asked: ServiceCheck =
    serviceUrl !== null && apiKey !== null
      ? await checkService(
          createServiceClient({ baseUrl: serviceUrl, apiKey, fetch: observer.fetch, timeoutMs }),
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
  const clock = checkClock(observer.clock());
  const findings = [
    ...configuration.findings,
    ...asked.findings,
    ...(clock ? [clock] : []),
    await checkLedger(ledgerFile, options.ledger ?? STORE_LEDGER),
  ];
  return {
    ok: findings.every(({ level }) => level !== 'problem'),
    at: new Date(now()).toISOString(),
    findings,
    statusSources: describeStatusSources({
      hasWebhookSecret,
      transfersAnswer: asked.transfersAnswer,
      lookupAnswers,
    }),
    notChecked: [
      ...asked.notChecked,
      ...(clock ? [] : ["The service's clock: no answer had a Date header."]),
      ...NEVER_CHECKED,
    ],
  };
}
