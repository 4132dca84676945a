/** What the command line understands: its help texts, and the error for what it does not. */

/** Thrown for arguments that cannot be used; the sentence says which and how to write them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Help of the command itself. */
export const HELP = `Usage: tillkit <command> [options]

Commands
  sandbox   serve the pretend payment service, to build a store against
  doctor    check a store's configuration and the service behind it

Options
  -h, --help   this text; after a command, the command's own
  --version    the version

Exit codes: 0 all is well, 1 there are problems, 2 the arguments cannot be used.
`;

/** Help of `tillkit sandbox`. */
export const SANDBOX_HELP = `Usage: tillkit sandbox [options]

Serves the pretend payment service until it is stopped (Ctrl-C). No real money moves: addresses
cannot be paid, and key and secret open nothing but this sandbox. Its controls are under /sandbox/,
such as an outage and its end:
  curl -H 'content-type: application/json' -d '{"kind":"database_down"}' <address>/sandbox/fail
  curl -H 'content-type: application/json' -d '{}' <address>/sandbox/heal
Outages: database_down, redis_down, processing_down, rate_missing, status_503, hang and more.

Options
  --port <number>      port to listen on, 0 for any free one (default 4101)
  --host <address>     address to listen on (default 127.0.0.1: this machine only)
  --dialect <name>     documented: as the API document says (default)
                       deployed: as a deployed service was seen to answer
  --seed <text>        what everything that looks like chance follows from (default "tillkit")
  --webhook <url>      where signed events go, such as http://127.0.0.1:3000/api/till/webhook
  --json               one line of JSON instead of text
  -h, --help           this text
`;

/** Help of `tillkit doctor`. */
export const DOCTOR_HELP = `Usage: tillkit doctor [options]

Checks a store's configuration and the payment service behind it. Only reads: nothing is created at
the service, and no value of a variable is printed.

Variables it reads
  TILL_SERVICE_URL      address of the payment service
  TILL_API_KEY          the store's API key
  TILL_SECRET           seals the checkout tokens
  TILL_WEBHOOK_SECRET   secret of the store's webhooks (without it the store confirms payments itself)
  TILL_LEDGER           ledger file, where the store keeps its ledger in one
  TILL_SANDBOX          "true" where the service is the sandbox

Options
  --json       the report as JSON
  -h, --help   this text

Exit codes: 0 no problem found, 1 problems found, 2 the arguments cannot be used.
`;
