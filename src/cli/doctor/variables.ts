/** Looks at the variables: whether they are there and strong enough. Their values go no further. */
import { parseBaseUrl, repeatsApiPath } from '../../api/endpoint.js';
import { checkKey } from '../../api/transport.js';
import { createSandbox } from '../../sandbox/createSandbox.js';
import { assertSecrets, SAMPLE_SECRET } from '../../server/auth/secrets.js';
import { isUsableSecret } from '../../server/webhooks/verifySignature.js';
import { isLoopback } from '../loopback.js';
import { fine, problem, warning, type Finding } from './report.js';
import { lookAtSandboxSwitch } from './sandboxSwitch.js';

/** Variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the variables come to; null stands for missing or unusable. */
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

function lookAtUrl(url: string | undefined): Finding {
  const check = 'service_url';
  if (!url) {
    return problem(
      check,
      'TILL_SERVICE_URL is not set.',
      'Without the address of the payment service there is no checkout.',
      'export TILL_SERVICE_URL="https://pay.example.com"',
    );
  }
  if (URL.canParse(url) && repeatsApiPath(new URL(url))) {
    return problem(
      check,
      'TILL_SERVICE_URL holds a part of the path that Tillkit adds itself.',
      'Calls would go to /api/api/… and find nothing.',
      'Leave out /api and what follows it.',
    );
  }
  if (!succeeds(() => parseBaseUrl(url, false))) {
    return problem(
      check,
      'TILL_SERVICE_URL is not an address that the API key may be sent to.',
      'The key can withdraw money, so it travels by https only, or by http within this machine.',
      'Write the full address, with https://, without user name, query or fragment.',
    );
  }
  return fine(check, 'TILL_SERVICE_URL is set.');
}

function lookAtKey(key: string | undefined): Finding {
  const check = 'api_key_form';
  if (!key) {
    return problem(
      check,
      'TILL_API_KEY is not set.',
      'The service answers nobody without a key.',
      "Copy the store's API key from the service's dashboard.",
    );
  }
  if (!succeeds(() => checkKey(key))) {
    return problem(
      check,
      'TILL_API_KEY cannot be a key: it is too short, or holds spaces or a line end.',
      'It would be refused, or sent in part.',
      "Copy it again from the service's dashboard, without anything around it.",
    );
  }
  return fine(check, 'TILL_API_KEY is set.');
}

function lookAtSecret(secret: string | undefined): Finding {
  const check = 'secret';
  const why = 'It seals the checkout tokens: whoever guesses it can read any checkout.';
  if (!secret) return problem(check, 'TILL_SECRET is not set.', why, MAKE_SECRET);
  if (!succeeds(() => assertSecrets([secret], true))) {
    return problem(
      check,
      'TILL_SECRET is too weak: it needs 32 characters or more, not the same few again and again.',
      why,
      MAKE_SECRET,
    );
  }
  return fine(check, 'TILL_SECRET is set and strong enough.');
}

function lookAtWebhookSecret(secret: string | undefined): Finding {
  const check = 'webhook_secret';
  if (!secret) {
    return warning(
      check,
      'TILL_WEBHOOK_SECRET is not set.',
      'No signed event can be believed, so payments are confirmed only by the store itself (markPaid).',
      "Set it to the secret of the store's webhooks from the service's dashboard.",
    );
  }
  if (!isUsableSecret(secret)) {
    return problem(
      check,
      'TILL_WEBHOOK_SECRET is too short: it needs 16 characters or more.',
      'Anybody could sign an event that says an order is paid.',
      "Set a longer secret in the service's dashboard, then here.",
    );
  }
  if (/^[\s"'`]|[\s"'`]$/.test(secret)) {
    return problem(
      check,
      'TILL_WEBHOOK_SECRET begins or ends with a space, a line end or a quotation mark.',
      'They count as a part of it, so every signed event is refused and no payment is confirmed.',
      "Copy it again from the service's dashboard, without anything around it.",
    );
  }
  return fine(check, 'TILL_WEBHOOK_SECRET is set and long enough.');
}

/** Two doors with one key: whoever sees one secret then has the other. */
function lookForRepeats(environment: Environment): Finding[] {
  const names = ['TILL_API_KEY', 'TILL_WEBHOOK_SECRET', 'TILL_SECRET'];
  return names.flatMap((name, index) =>
    names.slice(index + 1).flatMap((other) => {
      const value = environment[name];
      if (!value || value !== environment[other]) return [];
      return [
        problem(
          'repeated_secret',
          `${name} and ${other} hold the same value.`,
          'Each is shown to other people and machines, so knowing one must not open the other.',
          'Give each its own: key and webhook secret are two fields in the dashboard.',
        ),
      ];
    }),
  );
}

/** Looks at the variables of a store. */
export function readConfiguration(environment: Environment): Configuration {
  const {
    TILL_SERVICE_URL: url,
    TILL_API_KEY: key,
    TILL_SECRET: secret,
    TILL_WEBHOOK_SECRET: webhookSecret,
    TILL_LEDGER: ledgerFile,
    TILL_SANDBOX: sandbox,
  } = environment;
  const [urlFinding, keyFinding] = [lookAtUrl(url), lookAtKey(key)];
  const webhookFinding = lookAtWebhookSecret(webhookSecret);
  const serviceUrl = urlFinding.level === 'ok' && url ? url : null;
  return {
    findings: [
      urlFinding,
      keyFinding,
      lookAtSecret(secret),
      webhookFinding,
      ...lookForRepeats(environment),
      ...(serviceUrl === null ? [] : lookForSamples(serviceUrl, environment)),
      ...(serviceUrl === null ? [] : lookAtSandboxSwitch(serviceUrl, sandbox)),
    ],
    serviceUrl,
    apiKey: keyFinding.level === 'ok' && key ? key : null,
    hasWebhookSecret: webhookFinding.level === 'ok',
    ledgerFile: ledgerFile ? ledgerFile : null,
  };
}

/** The sandbox's own secrets stand in public files: they must not be used with another service. */
function lookForSamples(serviceUrl: string, environment: Environment): readonly Finding[] {
  if (isLoopback(new URL(serviceUrl).hostname)) return [];
  const { apiKey, webhookSecret } = createSandbox();
  const samples = [apiKey, webhookSecret, SAMPLE_SECRET];
  return ['TILL_API_KEY', 'TILL_WEBHOOK_SECRET', 'TILL_SECRET'].flatMap((name) => {
    const value = environment[name];
    if (value === undefined || !samples.includes(value)) return [];
    return [
      problem(
        'sample_secret',
        `${name} is the sandbox's own, which everybody can read, and the service is not on this machine.`,
        'Whoever knows it can say of any order what it costs or that it is paid.',
        name === 'TILL_SECRET'
          ? 'export TILL_SECRET="$(openssl rand -base64 32)"'
          : "Set it to the one of the service's dashboard.",
      ),
    ];
  });
}
