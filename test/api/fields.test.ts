import { inspect } from 'node:util';
import { LosslessNumber, parse, stringify } from 'lossless-json';
import { describe, expect, it } from 'vitest';
import { UnexpectedResponseError } from '../../src/api/errors.js';
import { leftOutOf } from '../../src/api/droppedEntries.js';
import { OPERATIONS, type OperationName } from '../../src/api/operations.js';
import { callOperation, clientAnswering, failureOfCall, fixture, json } from './answering.js';

type Path = readonly (string | number)[];

const PLANTED = 'PLANTED-7310';
const PLANTED_NUMBER = new LosslessNumber('7310.5');
const AMOUNTS = new Set([
  ...['amount', 'amount_usd', 'rate', 'withdrawal_min_balance', 'total_usd'],
  ...['native_token', 'native_token_usd', 'USDT.Tron'],
]);
const COUNTS = new Set(['precision', 'min_confirmation']);
const OPEN_OBJECTS = new Set(['evm_data', 'tron_data', 'tron_transfer_data']);

/** Without these a payment or a withdrawal could go wrong; every other field may be missing. */
const REQUIRED: Record<OperationName, readonly string[]> = {
  createWallet: walletFields(),
  createWalletByQuery: walletFields(),
  listCurrencies: ['[0].id', '[0].code'],
  listCurrenciesExtended: [
    ...['tokens[0].name', 'blockchains[0].name', 'currencies'],
    ...['currencies[0].id', 'currencies[0].code'],
  ],
  getCurrencyRate: ['rate'],
  listUnconfirmedTransfers: ['currency_id', 'blockchain', 'tx_hash', 'to_address', 'amount'].map(
    (name) => `[0].${name}`,
  ),
  listProcessingWalletBalances: [
    ...['address', 'blockchain', 'currency.id', 'balance.native_token', 'assets'],
    ...['assets[0].currency_id', 'assets[0].amount'],
  ].map((name) => `[0].${name}`),
  getExchangeBalances: ['balances', 'balances[0].currency', 'balances[0].amount'],
  createWithdrawal: ['id', 'currency_id', 'address_to', 'amount'],
  getWithdrawal: ['currency_id', 'address_to', 'amount'],
  deleteWithdrawal: [],
};

function walletFields(): string[] {
  const address = ['address', 'blockchain', 'currency_id'].map((name) => `address[0].${name}`);
  return ['id', 'amount_usd', 'address', ...address, 'rates'];
}

/** Every place in a value, containers before what they hold; of the open map, one entry. */
function* placesOf(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null || value instanceof LosslessNumber) return;
  for (const [key, item] of Object.entries(value)) {
    if (path.at(-1) === 'rates' && key !== 'USDT.Tron') continue;
    yield* placesOf(item, [...path, Array.isArray(value) ? Number.parseInt(key, 10) : key]);
  }
}

/** Copies a value with one place replaced; `undefined` removes it. */
function withPlace(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string | number, unknown>;
  const changed = withPlace(copy[key], rest, replacement);
  if (changed === undefined) Reflect.deleteProperty(copy, key);
  else copy[key] = changed;
  return copy;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);

/** As an error writes it: names inside an open map are the service's, so they appear as `*`. */
function written(path: Path): string {
  return path.reduce<string>((text, part, index) => {
    if (typeof part === 'number') return `${text}[${String(part)}]`;
    const name = path[index - 1] === 'rates' ? '*' : part;
    return text ? `${text}.${name}` : name;
  }, '');
}

/** Values of types that the document does not give to the field. */
function wrongValues(path: Path, good: unknown): unknown[] {
  const name = path.at(-1);
  if (Array.isArray(good)) return [PLANTED, PLANTED_NUMBER, true, { name: PLANTED }];
  if (good instanceof Object && !(good instanceof LosslessNumber)) {
    return [PLANTED, PLANTED_NUMBER, true, [PLANTED]];
  }
  const containers = [{ name: PLANTED }, [PLANTED]];
  if (typeof good === 'boolean') return [...containers, PLANTED, PLANTED_NUMBER];
  if (typeof name === 'string' && AMOUNTS.has(name)) return [...containers, PLANTED, true];
  if (good instanceof LosslessNumber || (typeof name === 'string' && COUNTS.has(name))) {
    return [...containers, PLANTED, PLANTED_NUMBER, true];
  }
  const isFigure = path.some((part) => typeof part === 'string' && OPEN_OBJECTS.has(part));
  return isFigure ? [...containers, true] : [...containers, PLANTED_NUMBER, true];
}

/** Operation 6 and the transfer list share one shape: use the array, so that places are stable. */
function documented(name: OperationName): unknown {
  const envelope = parse(fixture('documented', name)) as { data: unknown };
  if (name === 'listUnconfirmedTransfers') return { ...envelope, data: [envelope.data] };
  return envelope;
}

/** A picture is decoration: one that cannot be read is none. */
const isPicture = (place: Path): boolean =>
  place.some((part) => typeof part === 'string' && /(^|_)icon(_|$)/.test(part));

/** Rows of operation 6 and single rates stand for themselves: one is left out, and named. */
const isSpared = (name: OperationName, place: Path): boolean =>
  (name === 'listUnconfirmedTransfers' && place[0] === 'data' && place.length > 1) ||
  place.at(-2) === 'rates';

/** What the client says of an answer that it could not read, as a whole or in a place that it spares. */
async function issuesOf(name: OperationName, place: Path, envelope: unknown) {
  const call = answerWith(name, envelope);
  if (isSpared(name, place)) return { issues: leftOutOf(await call), error: null };
  const error = await failureOfCall(call);
  expect(error, written(place)).toBeInstanceOf(UnexpectedResponseError);
  return { issues: (error as UnexpectedResponseError).issues, error };
}

function answerWith(name: OperationName, envelope: unknown): Promise<unknown> {
  const { client } = clientAnswering(() => json(stringify(envelope) ?? ''));
  return callOperation(client, name);
}

const names = OPERATIONS.map(({ name }) => name);

describe.each(names)('fields of %s', (name) => {
  const envelope = documented(name);
  // Operation 6 takes its payload as an object, an array or null, so that place has no wrong form.
  const places = [...placesOf(envelope)].filter(
    (path) => name !== 'listUnconfirmedTransfers' || written(path) !== 'data',
  );

  it('of a wrong type give an error that names operation and field, never the value', async () => {
    for (const place of places.filter((path) => !isPicture(path))) {
      for (const wrong of wrongValues(place, valueAt(envelope, place))) {
        const told = `${written(place)} = ${stringify(wrong) ?? ''}`;
        const bent = withPlace(envelope, place, wrong);
        const { issues, error } = await issuesOf(name, place, bent);
        expect(
          issues.map(({ path }) => path),
          told,
        ).toContain(written(place));
        expect(JSON.stringify(issues), told).not.toContain('7310');
        if (!error) continue;
        expect(error.operation, told).toBe(name);
        expect(error.message, told).toContain(name);
        expect(error.message, told).toContain(written(place));
        const everything = inspect(error, { depth: 9 }) + JSON.stringify(error) + error.message;
        expect(everything, told).not.toContain('7310');
      }
    }
  });

  it('that are pictures read as none where they are of a wrong type', async () => {
    for (const place of places.filter(isPicture)) {
      for (const wrong of wrongValues(place, valueAt(envelope, place))) {
        const data = await answerWith(name, withPlace(envelope, place, wrong));
        expect(valueAt({ data }, place), written(place)).toBeNull();
        expect(leftOutOf(data)).toEqual([]);
      }
    }
  });

  it('may be missing or null, except those that guard money', async () => {
    for (const place of places.filter((path) => path[0] === 'data' && path.length > 1)) {
      const last = place.at(-1);
      // An element of a list is there or is not; only fields can be missing.
      if (typeof last === 'number' || valueAt(envelope, place.slice(0, -1)) instanceof Array) {
        continue;
      }
      const path = written(place).replace(/^data\.?/, '');
      for (const gone of [undefined, null]) {
        const bent = withPlace(envelope, place, gone);
        if (REQUIRED[name].includes(path)) {
          const { issues } = await issuesOf(name, place, bent);
          expect(issues[0]?.path).toBe(`data.${path}`.replace('.[', '['));
        } else {
          const data = await answerWith(name, bent);
          expect(data, `${path} is optional`).toBeDefined();
          expect(leftOutOf(data), `${path} is optional`).toEqual([]);
        }
      }
    }
  });

  it('that the document does not know pass through', async () => {
    const objects = places.filter((place) => {
      const value = valueAt(envelope, place);
      return value instanceof Object && !Array.isArray(value) && !(value instanceof LosslessNumber);
    });
    for (const place of objects.filter((path) => path.at(-1) !== 'rates')) {
      const extended = withPlace(envelope, [...place, 'new_field'], { any: [PLANTED_NUMBER] });
      const answer = await answerWith(name, extended);
      const at = valueAt({ data: answer }, [...place, 'new_field']);
      expect(stringify(at)).toBe('{"any":[7310.5]}');
    }
    await expect(answerWith(name, { ...(envelope as object), trace: 'x' })).resolves.toBeDefined();
  });
});
