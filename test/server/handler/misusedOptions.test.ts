/** What is passed in plain JavaScript is refused with a sentence that names it: never taken in silence. */
import { describe, expect, it } from 'vitest';
import { createServiceClient } from '../../../src/api/createServiceClient.js';
import { toExpressHandler } from '../../../src/server/adapters/express.js';
import { toNextHandler } from '../../../src/server/adapters/next.js';
import { toNodeHandler } from '../../../src/server/adapters/node.js';
import { redisCoordination } from '../../../src/server/coordination/redisCoordination.js';
import { createCheckoutHandler } from '../../../src/server/handler/createCheckoutHandler.js';
import { d1Ledger } from '../../../src/ledger/d1Ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { migrateLedger } from '../../../src/treasury/index/orderIndexTables.js';
import { postgresLedger } from '../../../src/ledger/postgresLedger.js';
import { sqliteLedger } from '../../../src/ledger/sqliteLedger.js';
import { sqlLedger } from '../../../src/ledger/sqlLedger.js';
import { HandlerConfigurationError } from '../../../src/server/configuration/configurationError.js';
import { createTreasuryHandler } from '../../../src/treasury/server/createTreasuryHandler.js';
import { openStore, SECRET } from '../openStore.js';

/** As plain JavaScript calls it. */
const loosely = (callee: unknown) => callee as (...input: unknown[]) => unknown;

const service = createServiceClient({ baseUrl: 'https://service.test', apiKey: 'x'.repeat(40) });
const good = { service, secrets: [SECRET], ledger: memoryLedger(), resolveOrder: () => null };

describe('createCheckoutHandler', () => {
  const make = loosely(createCheckoutHandler);

  it.each([undefined, null, 'x'])('without its options says so: %j', (options) => {
    expect(() => make(options)).toThrow(HandlerConfigurationError);
    expect(() => make(options)).toThrow(/createCheckoutHandler was called without its options/);
  });

  it.each([
    ['service', {}, /`createServiceClient` makes/],
    ['ledger', {}, /a ledger, such as/],
    ['webhook', null, /an object, such as/],
    ['webhook', 'x'.repeat(30), /an object/],
    ['icons', { hosts: ['cdn.example.com'] }, /true or false/],
    ['handOff', null, /an object/],
    ['coordination', {}, /redisCoordination/],
    ['coordination', null, /redisCoordination/],
    ['origins', 'https://shop.example', /a list of texts, such as/],
    ['origins', null, /a list of texts/],
    ['lookup', true, /`false` or an object/],
    ['lookup.confirms', { confirms: 'yes' }, /true or false/],
    ['sandbox', 'false', /true or false/],
    ['limits', true, /`false` or an object/],
    ['live', true, /`false` or an object/],
    ['tolerance', null, /a decimal string/],
    ['basePath', null, /a path/],
    ...[
      'onPaid',
      'onDeposit',
      'onStatusChange',
      'getOrderState',
      'onDiagnostic',
      'now',
      'newId',
    ].map((name) => [name, 'x', /a function/] as const),
  ] as const)('refuses %s: %j', (name, value, words) => {
    const [option = ''] = name.split('.');
    expect(() => make({ ...good, [option]: value })).toThrow(HandlerConfigurationError);
    const sentence = new RegExp(
      `\`${name.replace('.', '\\.')}\` of createCheckoutHandler must be `,
    );
    expect(() => make({ ...good, [option]: value })).toThrow(sentence);
    expect(() => make({ ...good, [option]: value })).toThrow(words);
  });

  it.each([
    [{ onpaid: () => undefined }, /no option `onpaid`.*Did you mean `onPaid`\?/s],
    [{ webhooks: { secret: 'x' } }, /no option `webhooks`.*Did you mean `webhook`\?/s],
    [{ webhookSecret: 'x' }, /no option `webhookSecret`.*The options are service, /s],
    [{ lookup: { confirm: true } }, /no option `lookup.confirm`.*Did you mean `confirms`\?/s],
    [{ live: { maxstreams: 5 } }, /no option `live.maxstreams`.*Did you mean `maxStreams`\?/s],
  ])('names an option that there is not: %j', (options, sentence) => {
    expect(() => make({ ...good, ...options })).toThrow(HandlerConfigurationError);
    expect(() => make({ ...good, ...options })).toThrow(sentence);
  });

  it('takes every option that is left undefined as left out', async () => {
    const NAMES =
      'getOrderState onPaid onDeposit onStatusChange webhook lookup currencies icons handOff ' +
      'tolerance basePath origins quoteLifetimeMs minimumUsd sandbox coordination limits ' +
      'live onDiagnostic now newId';
    const unset = Object.fromEntries(NAMES.split(' ').map((name) => [name, undefined]));
    const handler = createCheckoutHandler({ ...good, ...unset });
    await handler.close();
    const off = createCheckoutHandler({ ...good, live: false, limits: false });
    await off.close();
  });

  it('says what is missing where terms or a time are', async () => {
    const { handler } = openStore();
    for (const terms of [undefined, null, 'one']) {
      await expect(loosely(handler.open)(terms)).rejects.toThrow(/terms of an order are missing/);
      await expect(loosely(handler.signOrder)(terms)).rejects.toThrow(
        /terms of an order are missing/,
      );
    }
    const link = loosely(handler.resumeLink)({ orderId: '1', amountUsd: '1' });
    await expect(link).rejects.toThrow(/`page` of a resume link/);
    for (const since of [5, null, {}]) {
      await expect(loosely(handler.reconcile)({ since })).rejects.toThrow(/`since` is not a time/);
    }
  });
});

describe('createTreasuryHandler', () => {
  it.each([
    [{ orders: {} }, /`orders` of createTreasuryHandler must be the handler/],
    [{ orders: 'x' }, /`orders`/],
    [{ service: {} }, /`service`/],
    [{ ledger: {} }, /`ledger`/],
    [{ origins: 'https://office.example' }, /`origins`.*a list of texts/s],
    [{ onDiagnostic: 5 }, /`onDiagnostic`.*a function/s],
    [{ coordination: {} }, /`coordination`/],
    [{ needsApproval: true }, /no option `needsApproval`/],
    [{ order: {} }, /Did you mean `orders`\?/],
  ])('refuses what it cannot use: %j', (options, sentence) => {
    const { service: client, ledger } = good;
    const make = () =>
      loosely(createTreasuryHandler)({
        service: client,
        ledger,
        authorize: () => null,
        ...options,
      });
    expect(make).toThrow(HandlerConfigurationError);
    expect(make).toThrow(sentence);
  });
});

describe('an adapter', () => {
  it.each([
    ['toNodeHandler', toNodeHandler],
    ['toExpressHandler', toExpressHandler],
    ['toNextHandler', toNextHandler],
  ])('needs a handler, and a list of proxies: %s', (name, adapter) => {
    for (const handler of [undefined, null, {}, () => undefined]) {
      expect(() => loosely(adapter)(handler)).toThrow(`${name} was called without a handler`);
    }
    const handler = { fetch: () => Response.json(true) };
    for (const trustedProxies of ['10.0.0.0/8', [5], {}]) {
      const make = () => loosely(adapter)(handler, { trustedProxies });
      expect(make).toThrow(/`trustedProxies` must be a list of texts/);
    }
    expect(() => loosely(adapter)(handler, { trustedProxies: undefined })).not.toThrow();
  });
});

describe('what a store keeps its truth in', () => {
  it.each([
    ['sqliteLedger()', () => loosely(sqliteLedger)(), /`file` must be a path/],
    ['postgresLedger()', () => loosely(postgresLedger)(), /`connectionString` must look like/],
    ['postgresLedger(null)', () => loosely(postgresLedger)(null), /`connectionString`/],
    ['a pool that is none', () => loosely(postgresLedger)({ pool: {} }), /`pool` is no pool of pg/],
    ['d1Ledger()', () => loosely(d1Ledger)(), /`database` is not a D1 binding/],
    ['sqlLedger()', () => loosely(sqlLedger)(), /`db` is no Kysely/],
    ['sqlLedger({})', () => loosely(sqlLedger)({}), /`db` is no Kysely/],
    ['sqlLedger of another', () => loosely(sqlLedger)({ db: {} }), /`db` is no Kysely/],
    [
      'redisCoordination()',
      () => loosely(redisCoordination)(),
      /without its options.*a client of ioredis/s,
    ],
    [
      'redisCoordination({})',
      () => loosely(redisCoordination)({}),
      /`client`.*a client of ioredis/s,
    ],
    ['a client that is none', () => loosely(redisCoordination)({ client: {} }), /`client`/],
  ])('is asked for with a sentence: %s', (_name, make, sentence) => {
    expect(make).toThrow(RangeError);
    expect(make).toThrow(sentence);
  });

  it('is of SQLite or PostgreSQL', async () => {
    // As Kysely's own adapters of MySQL and SQL Server describe them.
    for (const supportsTransactionalDdl of [false, true]) {
      const adapter = { supportsReturning: false, supportsTransactionalDdl };
      const db = { getExecutor: () => ({ adapter }) };
      const given = { db, durability: 'database' };
      expect(() => loosely(sqlLedger)(given)).toThrow(/neither SQLite nor PostgreSQL/);
      await expect(loosely(migrateLedger)(db)).rejects.toThrow(/neither SQLite nor PostgreSQL/);
    }
    const adapter = { supportsReturning: true, supportsTransactionalDdl: true };
    const db = { getExecutor: () => ({ adapter }) };
    const given = { db, durability: 'database', dialect: 'mysql' };
    expect(() => loosely(sqlLedger)(given)).toThrow(/`dialect` must be/);
  });

  it('is asked for by migrateLedger too', async () => {
    for (const db of [undefined, {}, 'x']) {
      await expect(loosely(migrateLedger)(db)).rejects.toThrow(/`db` is no Kysely/);
    }
  });

  it('says for how long it lasts', () => {
    const adapter = { supportsReturning: true, supportsTransactionalDdl: false };
    const db = { getExecutor: () => ({ adapter }) };
    for (const durability of [undefined, 'x', 'memory']) {
      expect(() => loosely(sqlLedger)({ db, durability })).toThrow(/`durability` must be/);
    }
  });
});
