/** The settings of `tillkit serve`: environment variables, or a file of the same names. */
import { parseEnv } from 'node:util';
import { parseDecimal } from '../money/decimal.js';
import { isPrivateAddress } from '../server/http/ipAddress.js';
import {
  describeSecretFault,
  faultsInSecrets,
  SECRETS,
  secretsIn,
  secretsOf,
} from '../secrets/secretRule.js';

/** Variables by name, from the environment or a file. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** An address to listen on. */
export interface ListenAddress {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
}

/** Where the ledger is kept. */
export type LedgerPlace =
  | { readonly kind: 'sqlite'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly connectionString: string }
  /** Of the sandbox alone: gone with the process. */
  | { readonly kind: 'memory' };

/** Checked settings. */
export type ServeSettings = ReturnType<typeof readSettings>;

/** Every variable that is read here. */
const NAMES: readonly string[] = [
  ...['TILL_SERVICE_URL', 'TILL_API_KEY', 'TILL_WEBHOOK_SECRET', 'TILL_SECRET', 'TILL_URL'],
  ...['TILL_STORE_KEY', 'TILL_DECISION_KEY', 'TILL_NOTIFY_URL', 'TILL_NOTIFY_SECRET'],
  ...['TILL_ORIGINS', 'TILL_LISTEN', 'TILL_API_LISTEN', 'TILL_TRUSTED_PROXIES', 'TILL_DATA'],
  ...['TILL_DATABASE_URL', 'TILL_REDIS_URL', 'TILL_STORE_NAME', 'TILL_CURRENCIES'],
  ...['TILL_TOLERANCE', 'TILL_MINIMUM_USD', 'TILL_STORE_ID', 'TILL_PAY_FORM', 'TILL_SANDBOX'],
  ...['TILL_REFUND_PAGE', 'TILL_KEEP_EMAIL', 'TILL_ACCENT', 'TILL_SUPPORT_URL'],
  // Read by the shop, and by other commands.
  ...['TILL_API_URL', 'TILL_LEDGER', 'TILL_PORT', 'TILL_SANDBOX_PORT'],
];

/** Variables that look like settings and are none, such as `TILL_ORIGIN`: most often typing errors. */
export const unknownNames = (variables: Variables): readonly string[] =>
  Object.keys(variables).filter((name) => name.startsWith('TILL_') && !NAMES.includes(name));

/** Settings that cannot be used. The message names each variable, and none of its values. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads a file of `NAME=value` lines. What the environment sets already wins. */
export function withFile(environment: Variables, text: string): Variables {
  const set = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return { ...parseEnv(text), ...Object.fromEntries(set) };
}

/** Names in such a file to which the environment gives another value. */
export const overruledNames = (environment: Variables, text: string): readonly string[] =>
  Object.entries(parseEnv(text)).flatMap(([name, value]) =>
    [undefined, '', value].includes(environment[name]) ? [] : [name],
  );

/** Splits a list at spaces and commas. */
const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/[\s,]+/u).filter((part) => part !== '');

const MAKE_KEY = SECRETS.TILL_STORE_KEY.fix;

/** Collects what is wrong, so that one start names all of it. */
class Faults {
  readonly lines: string[] = [];

  add(line: string): void {
    this.lines.push(line);
  }

  need(variables: Variables, name: string, what: string): string {
    const value = (variables[name] ?? '').trim();
    if (value === '') this.add(`${name} is not set. It is ${what}.`);
    return value;
  }
}

function readUrl(text: string, name: string, faults: Faults): string {
  if (text === '') return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && !url.hash && !url.username && !url.password;
  if (!isPlain || !/^https?:$/u.test(url.protocol)) {
    faults.add(`${name} is not a full address without a user name, such as https://shop.example/.`);
  }
  return text;
}

/** An address that needs no https: it never leaves this machine. */
const isThisMachine = ({ hostname }: URL): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(hostname);

/** An origin as it is written, perhaps with a slash at its end. */
function readOrigin(text: string, name: string, faults: Faults): string {
  const written = text.replace(/\/$/u, '');
  const url = URL.canParse(text) ? new URL(text) : null;
  if (text !== '' && (url?.origin !== written || !/^https?:$/u.test(url.protocol))) {
    faults.add(`${name} is not an origin, such as https://shop.example: no path, no query.`);
  } else if (url?.protocol === 'http:' && !isThisMachine(url)) {
    faults.add(
      `${name} is an http: address of another machine. Anybody on the way could change the address that is paid to: use https:.`,
    );
  }
  return written;
}

/** A switch that is on only for `true`, so that a misunderstanding is noticed. */
function readSwitch(variables: Variables, name: string, faults: Faults): boolean {
  const value = variables[name] ?? '';
  if (!['', 'true', 'false'].includes(value)) faults.add(`${name} is neither "true" nor "false".`);
  return value === 'true';
}

function readListen(variables: Variables, name: string, usual: number, faults: Faults) {
  const fallback: ListenAddress = { host: '127.0.0.1', port: usual };
  const text = variables[name] ?? '';
  if (text === '') return fallback;
  const [, host = '', port = ''] = /^(?:\[?([\w.:-]*?)\]?:)?(\d{1,5})$/u.exec(text) ?? [];
  if (port !== '' && Number(port) < 65_536) {
    return { host: host === '' ? fallback.host : host, port: Number(port) };
  }
  faults.add(`${name} is neither a port nor an address with a port, such as 0.0.0.0:4180.`);
  return fallback;
}

function readAmount(variables: Variables, name: string, faults: Faults) {
  const text = variables[name] ?? '';
  if (text === '') return undefined;
  try {
    return parseDecimal(text);
  } catch {
    faults.add(`${name} is not a decimal number such as 0.5.`);
    return undefined;
  }
}

function readSupport(variables: Variables, faults: Faults): string | undefined {
  const text = variables['TILL_SUPPORT_URL'] || undefined;
  if (text !== undefined && !(URL.canParse(text) && /^(?:https|mailto):./iu.test(text))) {
    faults.add(
      'TILL_SUPPORT_URL is not an address that begins with https: or mailto:, such as mailto:help@shop.example.',
    );
  }
  return text;
}

function readColor(text: string | undefined, name: string, faults: Faults): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^#[0-9a-f]{6}$/iu.test(text)) faults.add(`${name} is not a colour such as #1a5f4a.`);
  return text.toLowerCase();
}

/** A name or address of a network that is not the internet: of Docker, a cluster, an office. */
const isInside = ({ hostname }: URL): boolean =>
  /^[^.:]+$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localhost|svc|test)$/u.test(
    hostname,
  ) || isPrivateAddress(hostname.replace(/^\[|\]$/gu, ''));

/** Where notifications leave this machine unencrypted: inside of a network, or on the internet. */
function plainNotifyUrl(variables: Variables): 'inside' | 'outside' | null {
  const text = variables['TILL_NOTIFY_URL'] ?? '';
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'http:' || isThisMachine(url)) return null;
  return isInside(url) ? 'inside' : 'outside';
}

/** What a start and `--check` warn of: settings that work, but with a limit. */
export const warningsOf = (variables: Variables): readonly string[] => [
  ...unknownNames(variables).map(
    (name) => `${name} is no setting of tillkit serve, so it changes nothing.`,
  ),
  ...(plainNotifyUrl(variables) === 'inside'
    ? [
        'TILL_NOTIFY_URL is an http: address of another machine. Nobody can forge a notification, but who listens ' +
          'in that network reads orders and amounts: use https:, or leave it if the network is yours alone.',
      ]
    : []),
];

/** Secrets of Standard Webhooks: `whsec_` and at least 24 bytes in base64. */
function readNotify(variables: Variables, faults: Faults) {
  const url = readUrl(variables['TILL_NOTIFY_URL'] ?? '', 'TILL_NOTIFY_URL', faults);
  if (plainNotifyUrl(variables) === 'outside' && variables['TILL_SANDBOX'] !== 'true') {
    faults.add(
      'TILL_NOTIFY_URL is an http: address on the internet. Anybody on the way could read the orders and hold ' +
        'notifications back: use https:, or the name that the shop has inside your network.',
    );
  }
  const secrets = secretsOf(variables['TILL_NOTIFY_SECRET']);
  if (url === '') return null;
  const { fix } = SECRETS.TILL_NOTIFY_SECRET;
  if (secrets.length === 0) {
    faults.add(
      `TILL_NOTIFY_SECRET is not set, so the store could not tell our notifications from forged ones. ${fix}`,
    );
  }
  if (!secrets.every((secret) => /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/u.test(secret))) {
    faults.add(`TILL_NOTIFY_SECRET is not a secret of Standard Webhooks. ${fix}`);
  }
  return { url, secrets };
}

function readLedger(variables: Variables, faults: Faults): LedgerPlace {
  const database = variables['TILL_DATABASE_URL'] ?? '';
  if (database === '') return { kind: 'sqlite', folder: variables['TILL_DATA'] || 'till-data' };
  if (!/^postgres(?:ql)?:\/\//u.test(database)) {
    faults.add('TILL_DATABASE_URL is not an address of PostgreSQL: postgres://user@host/database.');
  }
  return { kind: 'postgres', connectionString: database };
}

function readPayForm(variables: Variables, faults: Faults) {
  if (!readSwitch(variables, 'TILL_PAY_FORM', faults)) return null;
  const what =
    "the service's id of this store, from its back office: only its wallets are shown at /pay/wallet";
  return { storeId: faults.need(variables, 'TILL_STORE_ID', what) };
}

function readCore(variables: Variables, faults: Faults) {
  const need = (name: string, what: string): string => faults.need(variables, name, what);
  const serviceUrl = need('TILL_SERVICE_URL', 'the address of the payment service');
  const apiKey = need('TILL_API_KEY', "the store's API key at the service");
  need('TILL_SECRET', `this server's own secret, at least 32 characters. ${MAKE_KEY}`);
  need('TILL_STORE_KEY', `the key with which your server creates orders. ${MAKE_KEY}`);
  const publicUrl = need('TILL_URL', 'the address at which browsers reach this server');
  return {
    /** Address of the payment service, without `/api`. */
    serviceUrl: readUrl(serviceUrl, 'TILL_SERVICE_URL', faults),
    apiKey,
    /** The service's webhook secrets; the newest first. Empty: the store confirms payments itself. */
    webhookSecrets: secretsOf(variables['TILL_WEBHOOK_SECRET']),
    /** Seal the checkout tokens; the newest first. */
    secrets: secretsOf(variables['TILL_SECRET']),
    /** Where browsers reach this server: an origin, such as `https://pay.shop.example`. */
    publicUrl: readOrigin(publicUrl, 'TILL_URL', faults),
    /** Keys of the store's server; the newest first. They create and read orders. */
    storeKeys: secretsOf(variables['TILL_STORE_KEY']),
    /** Keys that may decide about an order. Empty: those routes are off. */
    decisionKeys: secretsOf(variables['TILL_DECISION_KEY']),
  };
}

/**
 * Reads the settings.
 *
 * @throws SettingsError that names everything that is missing or wrong, at once.
 */
export function readSettings(variables: Variables) {
  const faults = new Faults();
  const core = readCore(variables, faults);
  const currencies = listOf(variables['TILL_CURRENCIES']);
  const settings = {
    ...core,
    listen: readListen(variables, 'TILL_LISTEN', 4180, faults),
    apiListen: readListen(variables, 'TILL_API_LISTEN', 4181, faults),
    /** Where notifications go, and what signs them. Null: the store reads `GET /v1/events`. */
    notify: readNotify(variables, faults),
    ledger: readLedger(variables, faults),
    redisUrl: variables['TILL_REDIS_URL'] || undefined,
    /** The store's own origins: their pages may embed the checkout, and links back may lead there. */
    origins: listOf(variables['TILL_ORIGINS']).map((text) =>
      readOrigin(text, 'TILL_ORIGINS', faults),
    ),
    /** Reverse proxies whose `X-Forwarded-For` counts. */
    trustedProxies: listOf(variables['TILL_TRUSTED_PROXIES']),
    storeName: variables['TILL_STORE_NAME'] || undefined,
    /** Colour of the buttons and links on the pages: `#rrggbb`. */
    accent: readColor(variables['TILL_ACCENT'], 'TILL_ACCENT', faults),
    /** The way to the store's help, where an order names none: `https:` or `mailto:`. */
    supportUrl: readSupport(variables, faults),
    /** Ids of the currencies that are offered; undefined for all. */
    currencies: currencies.length > 0 ? currencies : undefined,
    tolerance: readAmount(variables, 'TILL_TOLERANCE', faults) ?? parseDecimal('0'),
    minimumUsd: readAmount(variables, 'TILL_MINIMUM_USD', faults),
    /** The service's id of this store, if the page at `/pay/wallet/{id}` is on; null if it is off. */
    payForm: readPayForm(variables, faults),
    /** Whether the page behind refund links is at `/refund`. A back office on the same ledger makes the links. */
    refundPage: readSwitch(variables, 'TILL_REFUND_PAGE', faults),
    /** Whether customers' e-mails are kept for the back office. */
    keepEmail: readSwitch(variables, 'TILL_KEEP_EMAIL', faults),
    sandbox: readSwitch(variables, 'TILL_SANDBOX', faults),
  };
  for (const fault of faultsInSecrets(secretsIn(variables), settings.sandbox)) {
    faults.add(describeSecretFault(fault));
  }
  if (faults.lines.length === 0) return settings;
  throw new SettingsError(`The settings cannot be used:\n- ${faults.lines.join('\n- ')}`);
}
