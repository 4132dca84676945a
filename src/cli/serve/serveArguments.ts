/** The arguments of `tillkit serve`, and its help. */
import { parseArgs } from 'node:util';

/** What `tillkit serve` should do. */
export type ServeCommand =
  | {
      readonly action: 'run' | 'check';
      readonly sandbox: boolean;
      readonly payForm: boolean;
      readonly configFile: string | undefined;
    }
  | { readonly action: 'status'; readonly configFile: string | undefined }
  | {
      readonly action: 'notifications';
      /** Id of the one to send again; undefined lists what waits. */
      readonly resend: string | undefined;
      readonly configFile: string | undefined;
    }
  | {
      readonly action: 'unmatched';
      /** Id of the payment to settle; undefined lists those that wait. */
      readonly settle: string | undefined;
      readonly reason: string | undefined;
      readonly configFile: string | undefined;
    }
  | {
      readonly action: 'purge';
      /** Orders without an event for this many days may be deleted. */
      readonly days: number;
      readonly dryRun: boolean;
      /** Whether paid orders with money too much, late or in another currency are deleted too. */
      readonly unjudged: boolean;
      readonly configFile: string | undefined;
    };

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;

/** A shop that reads `GET /v1/events` has this long to read them. */
const FEWEST_DAYS = 30;

/** @throws RangeError */
function readDays(text: string | undefined): number {
  const days = /^\d{1,5}$/u.test(text ?? '') ? Number(text) : 0;
  if (days >= FEWEST_DAYS) return days;
  throw new RangeError(
    `purge needs --days, a whole number from ${String(FEWEST_DAYS)}, such as --days 400.`,
  );
}

/** Reads the arguments after `serve`. @throws Error of `parseArgs`; RangeError for an unknown word. */
export function readServe(args: readonly string[]): ServeCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ check: flag, sandbox: flag, 'pay-form': flag, config: text, resend: text },
      ...{ days: text, 'dry-run': flag, unjudged: flag, settle: text, reason: text },
    },
  });
  const configFile = values.config;
  const [word, ...more] = positionals;
  if (more.length > 0) throw new RangeError(`"${more.join(' ')}" is too much.`);
  if (word === 'status') return { action: 'status', configFile };
  if (word === 'notifications')
    return { action: 'notifications', resend: values.resend, configFile };
  if (word === 'unmatched') {
    const { settle, reason } = values;
    if (settle !== undefined && !/^(?=.*\S).{1,500}$/u.test(reason ?? ''))
      throw new RangeError(
        '--settle needs --reason of one line and at most 500 characters, such as --reason "refunded on 3 May".',
      );
    return { action: 'unmatched', settle, reason, configFile };
  }
  if (word === 'purge') {
    return {
      action: 'purge',
      days: readDays(values.days),
      dryRun: values['dry-run'] === true,
      unjudged: values.unjudged === true,
      configFile,
    };
  }
  if (word !== undefined) throw new RangeError(`"${word}" is no part of tillkit serve.`);
  return {
    action: values.check === true ? 'check' : 'run',
    sandbox: values.sandbox === true,
    payForm: values['pay-form'] === true,
    configFile,
  };
}

/** Help of `tillkit serve`. */
export const SERVE_HELP = `Usage: tillkit serve [options]
       tillkit serve status
       tillkit serve notifications [--resend <id>]
       tillkit serve unmatched [--settle <id> --reason <text>]
       tillkit serve purge --days <number> [--dry-run] [--unjudged]

Takes payments for a store in any language: your server creates orders over HTTP and is told by
signed notifications when they are paid. Full guide: docs/serve.md

Options
  --sandbox         with a sandbox beside it: no account, no real money
  --check           check the settings and the service behind them, and end
  --pay-form        also answer /pay/wallet/{id}, in the place of the service's own payment form
  --config <file>   read settings from a file of NAME=value lines; the environment wins
  -h, --help        this text

Options of purge, which deletes orders that are paid or closed, with their terms and notifications
  --days <number>   those without news for this many days, at least 30
  --dry-run         only count them
  --unjudged        also paid ones with money that is too much, late or in another currency

Settings that must be set (not with --sandbox)
  TILL_SERVICE_URL      address of the payment service
  TILL_API_KEY          the store's API key there
  TILL_SECRET           this server's own: openssl rand -base64 32
  TILL_URL              where browsers reach this server, such as https://pay.shop.example
  TILL_STORE_KEY        the key with which your server creates orders: openssl rand -base64 32

Settings that may be set
  TILL_WEBHOOK_SECRET   secret of the store's webhook there; without it only mark-paid makes an order paid
  TILL_NOTIFY_URL, TILL_NOTIFY_SECRET   where notifications go, and what signs them (whsec_…)
  TILL_DECISION_KEY     a key for mark-paid, close and release-hold; without it they are off
  TILL_ORIGINS          your shop's origins: pages that embed the checkout, and links back
  TILL_LISTEN           address for browsers (default 127.0.0.1:4180)
  TILL_API_LISTEN       address for your server and for probes (default 127.0.0.1:4181)
  TILL_TRUSTED_PROXIES  reverse proxies whose X-Forwarded-For counts
  TILL_DATA             folder of the SQLite ledger (default till-data)
  TILL_DATABASE_URL     a PostgreSQL instead, then several instances may run
  TILL_REDIS_URL        a Redis that several instances share
  TILL_STORE_NAME, TILL_ACCENT, TILL_SUPPORT_URL   name, colour and help on every page
  TILL_CURRENCIES, TILL_TOLERANCE, TILL_MINIMUM_USD
  TILL_STORE_ID         the service's id of the store, for --pay-form

Secrets and keys may be several, separated by spaces: the first is used, all are accepted.
Exit codes: 0 success, 1 problems found or cannot start, 2 invalid arguments or settings.
`;
