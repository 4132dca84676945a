/** Parses the arguments of `tillkit check`, and holds its help. */
import { parseArgs } from 'node:util';
import type { CheckArguments } from '../tools/check/runCheck.js';
import { UsageError } from '../tools/terminal.js';

function readUrl(words: readonly string[]): string {
  const [text, ...more] = words;
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || more.length > 0 || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(
      'Give one mount URL, such as https://shop.example/api/till. See tillkit check --help.',
    );
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new UsageError(
      'The mount URL must have no user name, query or fragment: the checks add their own paths to it.',
    );
  }
  return url.href.replace(/\/+$/, '');
}

/** Reads the arguments after `check`. @throws Error of `parseArgs`; UsageError for what it cannot use. */
export function readCheckArguments(args: readonly string[]): CheckArguments {
  const list = { type: 'string', multiple: true } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { order: list, 'top-up': list, json: { type: 'boolean' } },
  });
  const url = readUrl(positionals);
  const orders: CheckArguments['orders'] = [
    ...(values.order ?? []).map((handle) => ({ handle, kind: 'payment' as const })),
    ...(values['top-up'] ?? []).map((handle) => ({ handle, kind: 'top_up' as const })),
  ];
  if (orders.length === 0) {
    throw new UsageError(
      'Most checks need an order. Give the handle of an unpaid one that the endpoint opens: --order <handle>',
    );
  }
  return { url, orders, json: values.json === true };
}

/** Help of `tillkit check`. */
export const CHECK_HELP = `Usage: tillkit check <url> --order <handle> [options]

Checks any implementation of the endpoint that browsers talk to, in whatever language it is written,
over HTTP. It opens the order that you name, chooses currencies in it, and never pays. docs/wire.md
describes each route.

  <url>                where the endpoint is mounted, such as https://shop.example/api/till

Options
  --order <handle>     handle of an unpaid order that the endpoint opens; may be repeated
  --top-up <handle>    handle of a customer's top-up; may be repeated
  --json               the results as JSON
  -h, --help           this text

The handle must open without a session: the checks send no cookies.

Exit codes: 0 every check passed, 1 some failed or nothing answers, 2 invalid arguments.
`;
