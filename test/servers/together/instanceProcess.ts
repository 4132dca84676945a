/** One instance of a store in a process of its own; a ledger, and perhaps Redis, are what it shares. */
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { postgresLedger, sqliteLedger } from '../../../src/exports/ledger-sql.js';
import { toNodeHandler } from '../../../src/exports/node.js';
import { redisCoordination } from '../../../src/exports/redis.js';
import { createCheckoutHandler, createServiceClient } from '../../../src/exports/server.js';

/** What the test tells the process, as JSON in `TILL_INSTANCE`. */
export interface InstanceSettings {
  readonly serviceUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Address of a PostgreSQL database, or path of an SQLite file. */
  readonly ledger: string;
  /** Without it the instances have nothing but the ledger. */
  readonly redisUrl?: string | undefined;
  readonly opensPerAddress: number;
  /** How far the clock of this instance is ahead. @default 0 */
  readonly aheadMs?: number;
}

const settings = JSON.parse(process.env['TILL_INSTANCE'] ?? '{}') as InstanceSettings;

/** One line of JSON for each thing that the test waits for. */
function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** What the test tells the process while it runs, as one line of JSON. */
export interface InstanceOrder {
  /** Whether the ledger's end is followed. Without that, what others write is known by Redis alone. */
  readonly followsLedger: boolean;
}

const ledger = settings.ledger.startsWith('postgres:')
  ? postgresLedger({ connectionString: settings.ledger })
  : sqliteLedger({ file: settings.ledger });
let followsLedger = true;
createInterface({ input: process.stdin }).on('line', (line) => {
  ({ followsLedger } = JSON.parse(line) as InstanceOrder);
  say({ code: followsLedger ? 'follows_ledger' : 'follows_no_ledger' });
});

function coordinateBy(redisUrl: string) {
  const client = new Redis(redisUrl);
  // `onDiagnostic` tells it once per outage.
  client.on('error', () => undefined);
  return redisCoordination({ client, onDiagnostic: ({ code }) => say({ code }) });
}

const handler = createCheckoutHandler({
  service: createServiceClient({ baseUrl: settings.serviceUrl, apiKey: settings.apiKey }),
  secrets: ['one-secret-for-all-instances-0123456789'],
  ledger: {
    ...ledger,
    // A reading of all streams is the look for what others wrote.
    list(query) {
      if ('stream' in query || query.kind !== undefined || followsLedger) return ledger.list(query);
      say({ code: 'looked_for_changes' });
      return Promise.resolve([]);
    },
  },
  webhook: { secret: settings.webhookSecret },
  lookup: false,
  ...(settings.redisUrl === undefined ? {} : { coordination: coordinateBy(settings.redisUrl) }),
  now: () => Date.now() + (settings.aheadMs ?? 0),
  limits: { opensPerAddress: { points: settings.opensPerAddress, windowMs: 600_000 } },
  resolveOrder: ({ order }) => ({ orderId: order, amountUsd: '20' }),
  onDiagnostic: ({ code, message }) => {
    say({ code, message });
  },
});

const server = createServer(toNodeHandler(handler, { trustedProxies: ['127.0.0.0/8'] }));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  say({ port: typeof address === 'object' ? address?.port : undefined });
});
