/** Checks the environment variables. No value reaches a finding. */
import { parseBaseUrl, repeatsApiPath } from '../../api/endpoint.js';
import { checkKey } from '../../api/transport.js';
import {
  faultsInSecrets,
  SECRETS,
  secretsIn,
  type SecretFault,
  type SecretName,
  type SecretValues,
} from '../../secrets/secretRule.js';
import { isLoopback } from '../terminal.js';
import { HANDLER, type Reader } from './reader.js';
import { ok, problem, warning, type Finding } from './report.js';

/** Variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

function succeeds(check: () => unknown): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

function checkServiceUrl(url: string | undefined): Finding {
  const check = 'service_url';
  if (!url) {
    return problem(
      check,
      'TILL_SERVICE_URL is not set.',
      'The checkout needs the address of the payment service.',
      'Set it, such as TILL_SERVICE_URL="https://pay.example.com".',
    );
  }
  if (URL.canParse(url) && repeatsApiPath(new URL(url))) {
    return problem(
      check,
      'TILL_SERVICE_URL ends in a part of the path that Tillkit adds.',
      'Calls would go to /api/api/…, which does not exist.',
      'Remove /api and everything after it.',
    );
  }
  if (!succeeds(() => parseBaseUrl(url, false))) {
    return problem(
      check,
      'TILL_SERVICE_URL is not an address that the API key may be sent to.',
      'The key can withdraw money, so it is sent by https only, or by http to this machine.',
      'Set the full address, with https:// and without user name, query or fragment.',
    );
  }
  return ok(check, 'TILL_SERVICE_URL is set.');
}

function checkApiKey(key: string | undefined): Finding {
  const check = 'api_key_form';
  if (!key) {
    return problem(
      check,
      'TILL_API_KEY is not set.',
      'The service refuses calls without a key.',
      "Copy the store's API key from the service's dashboard.",
    );
  }
  if (!succeeds(() => checkKey(key))) {
    return problem(
      check,
      'TILL_API_KEY is no valid key: it is too short, or contains spaces or a line break.',
      'The service would refuse it.',
      "Copy it again from the service's dashboard, without anything around it.",
    );
  }
  return ok(check, 'TILL_API_KEY is set.');
}

/** Names of the findings. */
const CHECKS = {
  TILL_API_KEY: 'api_key_form',
  TILL_SECRET: 'secret',
  TILL_WEBHOOK_SECRET: 'webhook_secret',
  TILL_STORE_KEY: 'store_key',
  TILL_DECISION_KEY: 'decision_key',
  TILL_NOTIFY_SECRET: 'notify_secret',
} as const satisfies Readonly<Record<SecretName, string>>;

/** What is said of a secret that is not set. The others are of `tillkit serve`, which asks for them itself. */
function unset(name: SecretName, { markPaid }: Reader): readonly Finding[] {
  if (name === 'TILL_SECRET') {
    const { fix } = SECRETS.TILL_SECRET;
    const why = 'It encrypts the checkout tokens: anybody who guesses it can read every checkout.';
    return [problem(CHECKS[name], 'TILL_SECRET is not set.', why, fix)];
  }
  if (name !== 'TILL_WEBHOOK_SECRET') return [];
  return [
    warning(
      CHECKS[name],
      'TILL_WEBHOOK_SECRET is not set.',
      `Signed events cannot be verified, so only the store can confirm payments (${markPaid}).`,
      "Set it to the secret of the store's webhooks from the service's dashboard.",
    ),
  ];
}

function describe({ kind, secret, what, why, fix }: SecretFault): Finding {
  const check =
    kind === 'published'
      ? 'sample_secret'
      : kind === 'repeated'
        ? 'repeated_secret'
        : CHECKS[secret];
  return problem(check, what, why, fix);
}

/** A handler takes a variable as it is; `tillkit serve` splits it. Its own variables are always split. */
function valuesIn(environment: Environment, several: boolean): SecretValues {
  const split = secretsIn(environment);
  if (several) return split;
  const whole = (name: SecretName): readonly string[] => {
    const value = environment[name];
    return value ? [value] : [];
  };
  return {
    ...split,
    TILL_WEBHOOK_SECRET: whole('TILL_WEBHOOK_SECRET'),
    TILL_SECRET: whole('TILL_SECRET'),
  };
}

/** Judges every secret that is set, by the rule of a start. */
function checkSecrets(environment: Environment, reader: Reader): readonly Finding[] {
  const values = valuesIn(environment, reader.severalSecrets);
  const faults = faultsInSecrets(values, isSandboxHere(environment));
  const names = Object.keys(CHECKS) as SecretName[];
  return [
    ...names.flatMap((name) => {
      // Its form is checked apart, because the service is not asked with a key that cannot be sent.
      if (name === 'TILL_API_KEY') return [];
      if (!values[name]?.length) return unset(name, reader);
      if (faults.some(({ secret }) => secret === name)) return [];
      return [ok(CHECKS[name], `${name} is set and strong enough.`)];
    }),
    ...faults.map(describe),
  ];
}

/** A flag alone would excuse the sandbox's keys beside a real service. */
function isSandboxHere({ TILL_SERVICE_URL: url = '', TILL_SANDBOX: flag }: Environment): boolean {
  return flag === 'true' && URL.canParse(url) && isLoopback(new URL(url).hostname);
}

/** Checks the variables of a store. @returns findings, and the configuration: null for missing or invalid values */
export function checkVariables(environment: Environment, reader = HANDLER) {
  const {
    TILL_SERVICE_URL: url,
    TILL_API_KEY: key,
    TILL_LEDGER: ledgerFile,
    TILL_SANDBOX: sandbox,
  } = environment;
  const [urlFinding, keyForm] = [checkServiceUrl(url), checkApiKey(key)];
  const secrets = checkSecrets(environment, reader);
  const isKeyJudged = secrets.some(({ check }) => check === CHECKS.TILL_API_KEY);
  const keyFindings = isKeyJudged && keyForm.level === 'ok' ? [] : [keyForm];
  const serviceUrl = urlFinding.level === 'ok' && url ? url : null;
  return {
    findings: [
      urlFinding,
      ...keyFindings,
      ...secrets,
      ...(serviceUrl === null ? [] : checkSandboxFlag(serviceUrl, sandbox, reader)),
    ],
    serviceUrl,
    apiKey: keyForm.level === 'ok' && !isKeyJudged && key ? key : null,
    hasWebhookSecret: secrets.some(
      ({ check, level }) => check === CHECKS.TILL_WEBHOOK_SECRET && level === 'ok',
    ),
    ledgerFile: ledgerFile ? ledgerFile : null,
  };
}

/** Checks that TILL_SANDBOX is "true" for a sandbox, and only then. */
export function checkSandboxFlag(
  serviceUrl: string,
  sandbox: string | undefined,
  { sayItIsTheSandbox }: Reader = HANDLER,
): readonly Finding[] {
  const check = 'sandbox';
  const isLocal = isLoopback(new URL(serviceUrl).hostname);
  const isOn = sandbox === 'true';
  if (isLocal === isOn) return [];
  if (isLocal) {
    return [
      warning(
        check,
        'The service is on this machine, and TILL_SANDBOX is not "true".',
        'If it is the sandbox, the checkout looks as if real money moved.',
        `${sayItIsTheSandbox} Ignore this if a real service runs here.`,
      ),
    ];
  }
  return [
    warning(
      check,
      'TILL_SANDBOX is "true", and the service is not on this machine.',
      'If it is a real service, shoppers read that no real money moves while they pay real money.',
      'Take TILL_SANDBOX out, unless a sandbox runs there.',
    ),
  ];
}
