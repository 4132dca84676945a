/** Reads the demo's settings from the environment, and refuses to start half-configured. */
import { resolve } from 'node:path';
import { describeSecretFault, faultsInSecrets, secretsIn } from '../src/secrets/secretRule.js';

/** Thrown with one sentence that names the variable and says how to mend it, never its value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Where the demo listens and keeps its files. */
export interface Paths {
  /** Port of the store's page on 127.0.0.1. */
  readonly storePort: number;
  /** Port of the simulated service on 127.0.0.1. */
  readonly sandboxPort: number;
  /** Ledger file. */
  readonly ledgerFile: string;
  /** Folder of everything that the demo writes; git-ignored. */
  readonly folder: string;
}

/** The account at the service, and the store's own secret. */
export interface Credentials {
  readonly serviceUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Seals the checkout tokens. */
  readonly secret: string;
}

/** `service`: a real account. `sandbox`: nothing was set, so the demo makes its own. */
export type Mode =
  { readonly mode: 'service'; readonly credentials: Credentials } | { readonly mode: 'sandbox' };

type Environment = Readonly<Record<string, string | undefined>>;

const MAKE_SECRET = 'export TILL_SECRET="$(openssl rand -base64 32)"';

/** Each variable of a real service, and where its value comes from. */
const VARIABLES = {
  TILL_SERVICE_URL:
    'the address of your payment service: export TILL_SERVICE_URL="https://pay.example.com"',
  TILL_API_KEY: 'the store\'s API key, from the service\'s back office: export TILL_API_KEY="…"',
  TILL_WEBHOOK_SECRET:
    'the secret of the store\'s webhook, from the service\'s back office: export TILL_WEBHOOK_SECRET="…"',
  TILL_SECRET: `the store's own secret, at least 32 random characters: ${MAKE_SECRET}`,
} as const;

function checkServiceUrl(value: string): void {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const local = url !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && local)) return;
  throw new SettingsError(
    'TILL_SERVICE_URL is not an https:// address. The API key travels there and can withdraw money, ' +
      'so only https is used (http for this machine alone). Set the full address: ' +
      'export TILL_SERVICE_URL="https://pay.example.com"',
  );
}

function checkSecrets(environment: Environment): void {
  const { TILL_API_KEY, TILL_WEBHOOK_SECRET, TILL_SECRET } = environment;
  const [fault] = faultsInSecrets(
    secretsIn({ TILL_API_KEY, TILL_WEBHOOK_SECRET, TILL_SECRET }),
    // So `start.ts` says it to the store's process.
    environment['TILL_SANDBOX'] === '1',
  );
  if (fault) throw new SettingsError(describeSecretFault(fault));
}

/**
 * Decides between a real service and the sandbox.
 *
 * @throws {@link SettingsError} where some variables of a real service are set and others are not,
 *   one cannot be used, or another one says that it is not real.
 */
export function readMode(environment: Environment): Mode {
  const names = Object.keys(VARIABLES) as (keyof typeof VARIABLES)[];
  const missing = names.filter((name) => !environment[name]);
  if (missing.length === names.length) return { mode: 'sandbox' };
  if (missing.length > 0) {
    const list = missing.map((name) => `\n  ${name}: ${VARIABLES[name]}`).join('');
    throw new SettingsError(
      `A real service needs all of ${names.join(', ')}; unset them all for the sandbox. Missing:${list}`,
    );
  }
  const {
    TILL_SERVICE_URL: serviceUrl = '',
    TILL_API_KEY: apiKey = '',
    TILL_WEBHOOK_SECRET: webhookSecret = '',
    TILL_SECRET: secret = '',
  } = environment;
  if (environment['TILL_SANDBOX'] === 'true') {
    throw new SettingsError(
      'TILL_SANDBOX says that the service is the sandbox, and the demo would say that payments move ' +
        `real money. Unset ${names.join(', ')}: the demo has a sandbox of its own. Or unset TILL_SANDBOX, ` +
        'if the service is a real one.',
    );
  }
  checkServiceUrl(serviceUrl);
  checkSecrets(environment);
  return { mode: 'service', credentials: { serviceUrl, apiKey, webhookSecret, secret } };
}

function readPort(environment: Environment, name: string, otherwise: number): number {
  const text = environment[name];
  if (!text) return otherwise;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port > 0 && port < 65_536) return port;
  throw new SettingsError(
    `${name} is not a port. Set a number from 1 to 65535: export ${name}=4100`,
  );
}

/** Reads ports and files. @throws {@link SettingsError} */
export function readPaths(environment: Environment): Paths {
  const folder = resolve(environment['TILL_FOLDER'] ?? '.till');
  return {
    storePort: readPort(environment, 'TILL_PORT', 4100),
    sandboxPort: readPort(environment, 'TILL_SANDBOX_PORT', 4101),
    ledgerFile: resolve(environment['TILL_LEDGER'] ?? `${folder}/demo.db`),
    folder,
  };
}
