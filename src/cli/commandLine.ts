/** Parses the command line, and holds its help texts. */
import { parseArgs } from 'node:util';
import type { Dialect } from '../sandbox/responses.js';
import { UsageError } from '../tools/terminal.js';

/** Options of `tillkit sandbox`. */
export interface SandboxCommandOptions {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  readonly dialect: Dialect;
  readonly seed: string;
  /** Where signed events go; undefined sends none. */
  readonly webhookUrl: string | undefined;
  /** The store's settings, whose key and secret the sandbox takes; undefined derives them from the seed. */
  readonly configFile: string | undefined;
  readonly json: boolean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The messages of `parseArgs` name unknown arguments, but no values of options. @throws UsageError */
export function parseOrThrow<T>(parse: () => T, command: string): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason = error instanceof Error ? error.message : 'The arguments cannot be read.';
    throw new UsageError(`${reason} See tillkit ${command} --help.`);
  }
}

function readPort(port: string): number {
  const number = /^\d{1,5}$/.test(port) ? Number(port) : NaN;
  if (number < 65_536) return number;
  throw new UsageError('--port must be a number from 0 to 65535, such as --port 4101.');
}

function readDialect(dialect: string): Dialect {
  if (dialect === 'documented' || dialect === 'deployed') return dialect;
  throw new UsageError('--dialect must be "documented" or "deployed".');
}

function readWebhook(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const parsedUrl = URL.canParse(url) ? new URL(url) : undefined;
  if (parsedUrl && /^https?:$/.test(parsedUrl.protocol)) return url;
  throw new UsageError(
    '--webhook must be a full address, such as http://127.0.0.1:3000/api/till/webhook.',
  );
}

/** Reads the arguments after `sandbox`. @throws Error of `parseArgs`; UsageError for what it cannot use. */
export function readSandbox(args: readonly string[]): SandboxCommandOptions {
  const own = { port: text, host: text, dialect: text, seed: text, webhook: text, config: text };
  const { values } = parseArgs({ args: [...args], options: { ...own, json: flag } });
  return {
    port: readPort(values.port ?? '4101'),
    host: values.host ?? '127.0.0.1',
    dialect: readDialect(values.dialect ?? 'documented'),
    seed: values.seed ?? 'tillkit',
    webhookUrl: readWebhook(values.webhook),
    configFile: values.config,
    json: values.json === true,
  };
}

/** Reads the arguments after `doctor`. @returns whether the report is wanted as JSON. @throws Error of `parseArgs` */
export const readDoctor = (args: readonly string[]): boolean =>
  parseArgs({ args: [...args], options: { json: flag } }).values.json === true;

/** Help of the command itself. */
export const HELP = `Usage: tillkit <command> [options]

Commands
  init      write the start of a shop, in the language of your choice
  serve     take payments for a store in any language, as a process beside it
  sandbox   serve a simulated payment service, to build a store against
  doctor    check a store's configuration and the service behind it
  check     check any implementation of the endpoint that browsers talk to

Options
  -h, --help   this text; after a command, the command's own
  --version    the version

Exit codes: 0 success, 1 problems found, 2 invalid arguments.
`;

/** Help of `tillkit sandbox`. */
export const SANDBOX_HELP = `Usage: tillkit sandbox [options]

Serves a simulated payment service until it is stopped (Ctrl-C). No real money moves: its addresses
are not real, and its key and secret open nothing but this sandbox. Its controls are under /sandbox/,
for example to start and end an outage:
  curl -H 'content-type: application/json' -d '{"kind":"database_down"}' <address>/sandbox/fail
  curl -H 'content-type: application/json' -d '{}' <address>/sandbox/heal
Outages: database_down, redis_down, processing_down, rate_missing, status_503, hang and more.

Options
  --port <number>      port to listen on, 0 for any free one (default 4101)
  --host <address>     address to listen on (default 127.0.0.1: this machine only)
  --dialect <name>     documented: as the API document says (default)
                       deployed: as a deployed service answers
  --seed <text>        seed of keys, addresses and ids (default "tillkit")
  --webhook <url>      where signed events go, such as http://127.0.0.1:3000/api/till/webhook
  --config <file>      takes TILL_API_KEY and TILL_WEBHOOK_SECRET from this file, which must say TILL_SANDBOX=true
  --json               one line of JSON instead of text
  -h, --help           this text
`;

/** Help of `tillkit doctor`. */
export const DOCTOR_HELP = `Usage: tillkit doctor [options]

Checks a store's configuration and the payment service behind it. It only reads: it creates nothing at
the service, and prints no value of a variable.

Variables it reads
  TILL_SERVICE_URL      address of the payment service
  TILL_API_KEY          the store's API key
  TILL_SECRET           encrypts the checkout tokens
  TILL_WEBHOOK_SECRET   secret of the store's webhooks (without it the store confirms payments itself)
  TILL_LEDGER           path of the ledger file, if the store has one
  TILL_SANDBOX          "true" if the service is the sandbox
  TILL_STORE_KEY, TILL_DECISION_KEY, TILL_NOTIFY_SECRET   of tillkit serve, where they are set

Options
  --json       the report as JSON
  -h, --help   this text

Exit codes: 0 no problem found, 1 problems found, 2 invalid arguments.
`;
