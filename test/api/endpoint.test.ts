import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { ConfigurationError, InvalidInputError } from '../../src/api/errors.js';
import { CANARY_KEY, clientAnswering, failureOfCall, fixture, json } from './answering.js';
import { runs } from '../support/runs.js';

const make = (baseUrl: string, allowInsecure?: boolean) =>
  createServiceClient({ baseUrl, apiKey: CANARY_KEY, allowInsecure });

describe('the base URL', () => {
  it.each([
    ['https://pay.example.com', 'https://pay.example.com'],
    ['https://pay.example.com/', 'https://pay.example.com'],
    ['https://pay.example.com:8443/dv//', 'https://pay.example.com:8443/dv'],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['http://localhost:8787/', 'http://localhost:8787'],
    ['http://[::1]:8787', 'http://[::1]:8787'],
  ])('%s is where calls go', async (baseUrl, prefix) => {
    const answer = () => json(fixture('documented', 'listCurrencies'));
    const { client, requests } = clientAnswering(answer, { baseUrl });
    await client.listCurrencies();
    expect(requests[0]?.url).toBe(`${prefix}/api/v1/external/store/currencies`);
  });

  it.each([
    'http://pay.example.com',
    'http://127.0.0.1.example.com',
    'http://localhost.example.com',
    'http://10.0.0.1',
    'ftp://pay.example.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user@pay.example.com',
    'https://user:hidden-word@pay.example.com',
    'https://pay.example.com?api_key=hidden-word',
    'https://pay.example.com/?',
    'https://pay.example.com/#hidden-word',
    'pay.example.com',
    '//pay.example.com',
    '',
  ])('%s is refused, and the error names the option and not the value', (baseUrl) => {
    const failing = () => make(baseUrl);
    expect(failing).toThrow(ConfigurationError);
    expect(failing).toThrow(/"baseUrl"/);
    expect(failing).not.toThrow(/hidden-word/);
  });

  it.each(['/api', '/api/', '/api/v1', '/api/v1/external', '/dv/api/v1//'])(
    'that ends in %s is refused, because calls would find nothing there',
    (path) => {
      const failing = () => make(`https://pay.example.com${path}`);
      expect(failing).toThrow(ConfigurationError);
      expect(failing).toThrow(/must not end in \/api .*Leave it out/);
    },
  );

  it('may have a path that only looks alike', () => {
    for (const path of ['/apis', '/api/v2x', '/api/shop']) {
      expect(() => make(`https://pay.example.com${path}`)).not.toThrow();
    }
  });

  it('may be plain http to another machine when the store says so', () => {
    expect(() => make('http://service.internal:8080', true)).not.toThrow();
  });
});

describe('other options', () => {
  it.each([
    '',
    'short',
    'with space inside',
    'line\r\nX-Evil: 1',
    'schlüssel-lang',
    'x'.repeat(513),
  ])('a key like %j is refused without being repeated', (apiKey) => {
    const failing = () => createServiceClient({ baseUrl: 'https://pay.example.com', apiKey });
    expect(failing).toThrow(ConfigurationError);
    expect(failing).toThrow(/"apiKey"/);
    if (apiKey) expect(failing).not.toThrow(apiKey);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'a time-out of %s is refused',
    (timeoutMs) => {
      const options = { baseUrl: 'https://pay.example.com', apiKey: CANARY_KEY, timeoutMs };
      expect(() => createServiceClient(options)).toThrow(/"timeoutMs"/);
    },
  );
});

const TRAVERSALS = [
  ...['..', '.', '...', '%2e%2e', '.%2E', '%2E.', 'a/../../x', '../rate', '../../wallet', '/'],
  ...['x?api_key=1', 'x#f', '\\..\\', '..;', 'a;b', 'a\u0000', '\u2025', '\uFF0E\uFF0E', 'a..b'],
  ...['a\tb', 'a\nb', ' a', 'a ', '', 'x'.repeat(129), 'a%00', '%', 'a&b', '@evil.example', ':80'],
  ...['//evil.example', 'https://evil.example', '-a', '.a', '_a', 'ä'],
];

describe('an id in a path', () => {
  it.each(TRAVERSALS)('%j is refused before anything is sent', async (id) => {
    const { client, requests } = clientAnswering(() => json('{}'));
    for (const call of [client.getCurrencyRate, client.getWithdrawal, client.deleteWithdrawal]) {
      const error = await failureOfCall(call(id));
      expect(error).toBeInstanceOf(InvalidInputError);
      expect(error).toMatchObject({ field: 'id', retryable: false });
    }
    expect(requests).toEqual([]);
  });

  it.each([undefined, null, 5, {}, ['a']])('%j is refused too', async (id) => {
    const { client, requests } = clientAnswering(() => json('{}'));
    await failureOfCall(client.getWithdrawal(id as string));
    expect(requests).toEqual([]);
  });

  it('never leads anywhere but to its own operation, whatever it is', async () => {
    const pieces = fc.constantFrom(
      '..',
      '.',
      '/',
      '\\',
      '%2e',
      '%2F',
      '?',
      '#',
      ';',
      'a',
      '9',
      '\u0000',
    );
    const ids = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    const { client, requests } = clientAnswering(() =>
      json(fixture('documented', 'getCurrencyRate')),
    );
    await fc.assert(
      fc.asyncProperty(ids, async (id) => {
        await client.getCurrencyRate(id).catch(() => undefined);
      }),
      { numRuns: runs(500) },
    );
    await client.getCurrencyRate('USDT.Tron');
    expect(requests.length).toBeGreaterThan(0);
    for (const { url } of requests) {
      expect(url).toMatch(
        /^https:\/\/pay\.example\.com\/api\/v1\/external\/store\/currencies\/[\w.-]+\/rate$/,
      );
    }
  });
});
