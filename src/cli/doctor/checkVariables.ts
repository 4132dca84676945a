/** Checks the environment variables. No value reaches a finding. */
import { parseBaseUrl, repeatsApiPath } from '../../api/endpoint.js';
import { checkKey } from '../../api/transport.js';
import { createSandbox } from '../../sandbox/createSandbox.js';
import { assertSecrets, SAMPLE_SECRET } from '../../server/auth/secrets.js';
import { isUsableSecret } from '../../server/webhooks/verifySignature.js';
import { isLoopback } from '../commandLine.js';
import { ok, problem, warning, type Finding } from './report.js';

/** Variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration; null for missing or invalid values. */
export interface Configuration {
  readonly findings: readonly Finding[];
  readonly serviceUrl: string | null;
  readonly apiKey: string | null;
  readonly hasWebhookSecret: boolean;
  readonly ledgerFile: string | null;
}

const MAKE_SECRET = 'export TILL_SECRET="$(openssl rand -base64 32)"';

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
      'export TILL_SERVICE_URL="https://pay.example.com"',
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

function checkSecret(secret: string | undefined): Finding {
  const check = 'secret';
  const why = 'It encrypts the checkout tokens: anybody who guesses it can read every checkout.';
  if (!secret) return problem(check, 'TILL_SECRET is not set.', why, MAKE_SECRET);
  if (!succeeds(() => assertSecrets([secret], true))) {
    return problem(
      check,
      'TILL_SECRET is too weak: it needs at least 32 characters with enough different ones.',
      why,
      MAKE_SECRET,
    );
  }
  return ok(check, 'TILL_SECRET is set and strong enough.');
}

function checkWebhookSecret(secret: string | undefined): Finding {
  const check = 'webhook_secret';
  if (!secret) {
    return warning(
      check,
      'TILL_WEBHOOK_SECRET is not set.',
      'Signed events cannot be verified, so only the store can confirm payments (markPaid).',
      "Set it to the secret of the store's webhooks from the service's dashboard.",
    );
  }
  if (!isUsableSecret(secret)) {
    return problem(
      check,
      'TILL_WEBHOOK_SECRET is too short: it needs at least 16 characters.',
      'Anybody could sign an event that says an order is paid.',
      "Set a longer secret in the service's dashboard, then here.",
    );
  }
  if (/^[\s"'`]|[\s"'`]$/.test(secret)) {
    return problem(
      check,
      'TILL_WEBHOOK_SECRET begins or ends with a space, a line break or a quotation mark.',
      'These count as part of the secret, so every signed event is refused and no payment is confirmed.',
      "Copy it again from the service's dashboard, without anything around it.",
    );
  }
  return ok(check, 'TILL_WEBHOOK_SECRET is set and long enough.');
}

/** Two secrets must not be equal: one leak would give away both. */
function checkRepeatedSecrets(environment: Environment): Finding[] {
  const names = ['TILL_API_KEY', 'TILL_WEBHOOK_SECRET', 'TILL_SECRET'];
  return names.flatMap((name, index) =>
    names.slice(index + 1).flatMap((other) => {
      const value = environment[name];
      if (!value || value !== environment[other]) return [];
      return [
        problem(
          'repeated_secret',
          `${name} and ${other} hold the same value.`,
          'Different people and machines see them, so one must not give away the other.',
          'Use a different value for each: the dashboard shows the key and the webhook secret separately.',
        ),
      ];
    }),
  );
}

/** Checks the variables of a store. */
export function checkVariables(environment: Environment): Configuration {
  const {
    TILL_SERVICE_URL: url,
    TILL_API_KEY: key,
    TILL_SECRET: secret,
    TILL_WEBHOOK_SECRET: webhookSecret,
    TILL_LEDGER: ledgerFile,
    TILL_SANDBOX: sandbox,
  } = environment;
  const [urlFinding, keyFinding] = [checkServiceUrl(url), checkApiKey(key)];
  const webhookFinding = checkWebhookSecret(webhookSecret);
  const serviceUrl = urlFinding.level === 'ok' && url ? url : null;
  return {
    findings: [
      urlFinding,
      keyFinding,
      checkSecret(secret),
      webhookFinding,
      ...checkRepeatedSecrets(environment),
      ...(serviceUrl === null ? [] : checkSampleSecrets(serviceUrl, environment)),
      ...(serviceUrl === null ? [] : checkSandboxFlag(serviceUrl, sandbox)),
    ],
    serviceUrl,
    apiKey: keyFinding.level === 'ok' && key ? key : null,
    hasWebhookSecret: webhookFinding.level === 'ok',
    ledgerFile: ledgerFile ? ledgerFile : null,
  };
}

/** The sandbox's secrets are public: they must not be used with another service. */
function checkSampleSecrets(serviceUrl: string, environment: Environment): readonly Finding[] {
  if (isLoopback(new URL(serviceUrl).hostname)) return [];
  const { apiKey, webhookSecret } = createSandbox();
  const samples = [apiKey, webhookSecret, SAMPLE_SECRET];
  return ['TILL_API_KEY', 'TILL_WEBHOOK_SECRET', 'TILL_SECRET'].flatMap((name) => {
    const value = environment[name];
    if (value === undefined || !samples.includes(value)) return [];
    return [
      problem(
        'sample_secret',
        `${name} is the sandbox's, which is public, and the service is not on this machine.`,
        'Anybody can use it to change the price of an order or to mark it as paid.',
        name === 'TILL_SECRET'
          ? 'export TILL_SECRET="$(openssl rand -base64 32)"'
          : "Set it to the value in the service's dashboard.",
      ),
    ];
  });
}

/** Checks that TILL_SANDBOX is "true" for a sandbox, and only then. */
export function checkSandboxFlag(
  serviceUrl: string,
  sandbox: string | undefined,
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
        "export TILL_SANDBOX=true, and give the handler sandbox: process.env.TILL_SANDBOX === 'true'. " +
          'Ignore this if a real service runs here.',
      ),
    ];
  }
  return [
    warning(
      check,
      'TILL_SANDBOX is "true", and the service is not on this machine.',
      'If it is a real service, shoppers read that no real money moves while they pay real money.',
      'unset TILL_SANDBOX, unless a sandbox runs there.',
    ),
  ];
}
