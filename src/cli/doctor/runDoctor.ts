/** The doctor: reads a store's configuration, asks the service what may be asked, and reports. */
import type { ServiceClient } from '../../api/client.js';
import { createServiceClient } from '../../api/createServiceClient.js';
import { UnauthorizedError } from '../../api/errors.js';
import { leftOutOf } from '../../api/droppedEntries.js';
import { lookAtCurrencies } from './currencies.js';
import { failureFinding, isOutOfReach } from './failure.js';
import { lookAtLedger } from './ledger.js';
import { lookAtLookup } from './publicLookup.js';
import { lookAtRates } from './rates.js';
import { fine, warning, type DoctorReport, type Finding } from './report.js';
import { statusSources } from './statusSources.js';
import { readConfiguration, type Environment } from './variables.js';
import { lookAtClock, watchFetch } from './watchedFetch.js';

/** What the doctor works with. */
export interface DoctorOptions {
  readonly environment: Environment;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds for each call to the service. @default 8000 */
  readonly timeoutMs?: number;
}

/** What asking the service came to. */
interface ServiceCheck {
  readonly findings: readonly Finding[];
  readonly transfersAnswer: boolean | null;
  readonly notChecked: readonly string[];
}

const WHY_LISTING = 'Without the listings there is nothing to choose and nothing to pay with.';

/** Asks for the flat listing first: it shows at once whether address and key are right. */
async function askService(service: ServiceClient): Promise<ServiceCheck> {
  const rest = 'Currencies, rates and operation 6';
  let flat;
  try {
    flat = await service.listCurrencies();
  } catch (error) {
    const isKey = error instanceof UnauthorizedError;
    const reached = fine('service', 'The service answers.');
    const check = isKey ? 'api_key' : isOutOfReach(error) ? 'service' : 'currencies';
    const failed = failureFinding(check, error, isKey ? 'Every call is refused.' : WHY_LISTING);
    return {
      findings: check === 'service' ? [failed] : [reached, failed],
      transfersAnswer: null,
      notChecked: [`${rest}: the first call to the service failed.`],
    };
  }
  const reached = [
    fine('service', 'The service answers.'),
    fine('api_key', 'The service accepts the API key.'),
  ];
  const transfers = await lookAtTransfers(service);
  try {
    const { findings, offered } = lookAtCurrencies(await service.listCurrenciesExtended(), flat);
    const rates = await lookAtRates(service, offered);
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

async function lookAtTransfers(
  service: ServiceClient,
): Promise<{ answers: boolean; findings: readonly Finding[] }> {
  const check = 'unconfirmed_transfers';
  try {
    const [leftOut] = leftOutOf(await service.listUnconfirmedTransfers());
    const finding = leftOut
      ? warning(
          check,
          `Not all unconfirmed transfers can be read (${leftOut.path}: expected ${leftOut.expected}).`,
          'Payments that are not read here are not seen before the service confirms them.',
          "Ask the service about it: its answer is not what the service's document says.",
        )
      : fine(check, 'Unconfirmed transfers can be read.');
    return { answers: true, findings: [finding] };
  } catch (error) {
    const why = 'Payments are then not seen before the service confirms them.';
    return { answers: false, findings: [failureFinding(check, error, why)] };
  }
}

/** Left out on purpose, whatever else was possible. */
const NEVER_CHECKED = [
  'Wallets and their addresses: asking for one would create it at the service.',
  "Whether events reach your store: only the service's dashboard can send a test.",
  'Withdrawals and balances: a checkout never uses them.',
];

/**
 * Examines a store. Reads only: of the service's operations it uses the two listings, the rates and
 * the unconfirmed transfers, and beside them the public page of the lookup. The report holds no value of
 * a variable and no text of the service but the ids of currencies and networks.
 */
export async function runDoctor(options: DoctorOptions): Promise<DoctorReport> {
  const { environment, now, timeoutMs } = options;
  const configuration = readConfiguration(environment);
  const { serviceUrl, apiKey, hasWebhookSecret, ledgerFile } = configuration;
  const watched = watchFetch(options.fetch, now);
  const asked: ServiceCheck =
    serviceUrl !== null && apiKey !== null
      ? await askService(
          createServiceClient({ baseUrl: serviceUrl, apiKey, fetch: watched.fetch, timeoutMs }),
        )
      : {
          findings: [],
          transfersAnswer: null,
          notChecked: ['The service: its address or the key is missing or cannot be used.'],
        };
  // A service that did not answer its own operations is not asked once more.
  const lookupAnswers =
    serviceUrl !== null && asked.transfersAnswer !== null
      ? await lookAtLookup(serviceUrl, watched.fetch)
      : null;
  const clock = lookAtClock(watched.clock());
  const findings = [
    ...configuration.findings,
    ...asked.findings,
    ...(clock ? [clock] : []),
    await lookAtLedger(ledgerFile),
  ];
  return {
    ok: findings.every(({ level }) => level !== 'problem'),
    at: new Date(now()).toISOString(),
    findings,
    statusSources: statusSources({
      hasWebhookSecret,
      transfersAnswer: asked.transfersAnswer,
      lookupAnswers,
    }),
    notChecked: [
      ...asked.notChecked,
      ...(clock ? [] : ["The service's clock: no answer told its time."]),
      ...NEVER_CHECKED,
    ],
  };
}
