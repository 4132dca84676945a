import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServiceClient } from '../../src/api/client.js';
import { keySearch } from '../../src/api/apiKeyLeak.js';
import { leftOutOf } from '../../src/api/droppedEntries.js';
import { OPERATIONS } from '../../src/api/operations.js';
import {
  callOperation,
  CANARY_KEY,
  clientAnswering,
  failureOfCall,
  fixture,
  json,
} from './answering.js';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const unicodeEscaped = (text: string) =>
  [...text].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

/** Forms in which something between here and the service may repeat the key. */
const FORMS: Record<string, (key: string) => string> = {
  'as it is': (key) => key,
  'inside a sentence': (key) => `header X-Api-Key: ${key}; rejected`,
  'with a JSON escape for the slash': (key) => key.replaceAll('/', '\\/'),
  'with JSON escapes for every character': unicodeEscaped,
  'URL-encoded': encodeURIComponent,
  'URL-encoded in every character': (key) =>
    [...key].map((char) => `%${char.charCodeAt(0).toString(16)}`).join(''),
  'URL-encoded twice': (key) => encodeURIComponent(encodeURIComponent(key)),
  'as Base64': base64,
  'as Base64 of header text': (key) => base64(`X-Api-Key: ${key}\r\n`),
  'as Base64 at another alignment': (key) => base64(`a${key}b`),
  'as Base64 for URLs': (key) => Buffer.from(`ab${key}`).toString('base64url'),
  'as JSON inside a JSON string': (key) => JSON.stringify(JSON.stringify({ key })).slice(1, -1),
};

/** Everything that a log, a tracker or a developer could make of a value. */
function everythingOf(value: unknown): string {
  const parts = [
    inspect(value, { depth: 20, showHidden: true }),
    JSON.stringify(value),
    String(value),
  ];
  if (value instanceof Error)
    parts.push(value.message, value.stack ?? '', value.name, String(value.cause));
  if (typeof value === 'object' && value !== null) {
    parts.push(Reflect.ownKeys(value).map(String).join(' '));
    for (const item of Object.values(value)) parts.push(String(item));
  }
  return parts.join('\n');
}

const found = (value: unknown) => {
  const text = everythingOf(value);
  return /CANARY/i.test(text) || keySearch(CANARY_KEY)(text);
};

describe('the search for the key', () => {
  it('finds no key in answers that are in order', () => {
    for (const { name } of OPERATIONS) {
      expect(keySearch(CANARY_KEY)(fixture('documented', name))).toBe(false);
      expect(keySearch(CANARY_KEY)(fixture('deployed', name))).toBe(false);
    }
  });

  it('finds any key in any of the forms, between any other text', () => {
    const keys = fc.stringMatching(/^[\x21-\x7e]{8,64}$/).filter((key) => !/[\\%"]/.test(key));
    const forms = fc.constantFrom(...Object.values(FORMS));
    const texts = fc.stringMatching(/^[a-z {}:,]{0,40}$/);
    fc.assert(
      fc.property(keys, forms, texts, texts, (key, form, before, after) =>
        keySearch(key)(`${before} ${form(key)} ${after}`),
      ),
    );
  });

  it('proves itself on a planted key in every place that the tests below look at', () => {
    const error = new Error('x');
    expect(found(error)).toBe(false);
    expect(found(new Error(`with ${CANARY_KEY}`))).toBe(true);
    expect(found(Object.assign(new Error('x'), { detail: CANARY_KEY }))).toBe(true);
    expect(found(new Error('x', { cause: new Error(CANARY_KEY) }))).toBe(true);
    expect(found({ nested: { list: [base64(CANARY_KEY)] } })).toBe(true);
    expect(found({ [CANARY_KEY]: 1 })).toBe(true);
  });
});

describe('a service that repeats the key', () => {
  const places: Record<string, (echo: string) => Response> = {
    'in an unknown field': (echo) =>
      json(
        fixture('documented', 'getCurrencyRate').replace(
          '"rate_source"',
          `"x":"${echo}","rate_source"`,
        ),
      ),
    'in a known field': (echo) => json(`{"data":{"rate":"1","code":"${echo}"}}`),
    'as the name of a field': (echo) => json(`{"data":{"rate":"1","${echo}":1}}`),
    'in the message of a success': (echo) => json(`{"message":"${echo}","data":{"rate":"1"}}`),
    'where an amount should be': (echo) => json(`{"data":{"rate":"${echo}"}}`),
    'in an error body': (echo) =>
      json(`{"errors":[{"message":"${echo}"}],"code":400}`, { status: 400 }),
    'in an error page': (echo) => new Response(`<p>${echo}</p>`, { status: 502 }),
    'under 401': (echo) => json(`{"errors":[{"message":"${echo}"}]}`, { status: 401 }),
    'in text that is no JSON': (echo) => json(`oops ${echo}`),
    'under another content type': (echo) =>
      new Response(echo, { headers: { 'content-type': 'text/html' } }),
  };

  describe.each(Object.entries(places))('%s', (_, answer) => {
    it.each(Object.entries(FORMS))('%s, is an error of its own', async (__, form) => {
      const { client } = clientAnswering(() => answer(form(CANARY_KEY)));
      const error = await failureOfCall(client.getCurrencyRate('BTC.Bitcoin'));
      expect(error).toMatchObject({ name: 'KeyEchoedError', retryable: false });
      expect(found(error)).toBe(false);
    });
  });

  it('in its headers never gets it into a result or an error', async () => {
    const headers = { location: `https://evil.example/?k=${CANARY_KEY}`, 'x-echo': CANARY_KEY };
    const type = { 'content-type': `text/html; k=${CANARY_KEY}` };
    const answers: Response[] = [
      new Response(null, { status: 302, headers }),
      new Response('', { status: 500, headers, statusText: CANARY_KEY }),
      new Response('', { status: 404, headers, statusText: CANARY_KEY }),
      new Response('{}', { headers: { ...headers, ...type } }),
      new Response('{}', { headers: { ...headers, 'content-type': CANARY_KEY } }),
    ];
    for (const answer of answers) {
      const error = await failureOfCall(clientAnswering(() => answer).client.listCurrencies());
      expect(error.name).not.toBe('KeyEchoedError');
      expect(found(error)).toBe(false);
    }
  });

  it('through a fetch that fails with it, never gets it into the error', async () => {
    const causes = [
      new Error(`invalid header value ${CANARY_KEY}`),
      new TypeError('fetch failed', {
        cause: Object.assign(new Error(CANARY_KEY), { code: CANARY_KEY }),
      }),
      CANARY_KEY,
      { code: CANARY_KEY },
    ];
    for (const cause of causes) {
      const { client } = clientAnswering(() => Promise.reject(cause));
      const error = await failureOfCall(client.listCurrencies());
      expect(error).toMatchObject({ name: 'NetworkError' });
      expect(found(error)).toBe(false);
    }
  });

  it('as the name of a rate of a wrong type, never gets it into the path of an issue', async () => {
    const half = CANARY_KEY.slice(0, 12);
    const text = fixture('documented', 'createWallet').replace(
      '"USDT.Tron": "1"',
      `"${half}": true`,
    );
    expect(text).toContain(half);
    const { client } = clientAnswering(() => json(text));
    const issues = leftOutOf(await client.createWallet({ store_external_id: 'a' }));
    expect(issues).toMatchObject([{ path: 'data.rates.*' }]);
    expect(JSON.stringify(issues)).not.toContain(half);
    const broken = clientAnswering(() => json(text.replace('"amount_usd": "20"', '"x": 1')));
    const error = await failureOfCall(broken.client.createWallet({ store_external_id: 'a' }));
    expect(error).toMatchObject({
      name: 'UnexpectedResponseError',
      issues: [{ path: 'data.amount_usd' }, { path: 'data.rates.*' }],
    });
    expect(found(error)).toBe(false);
    expect(JSON.stringify(error) + error.message).not.toContain(half);
  });
});

describe('every failure of every operation', () => {
  it('is free of the key', async () => {
    const failures: (() => Response | Promise<Response>)[] = [
      () => new Response('', { status: 401 }),
      () => new Response('', { status: 422 }),
      () => new Response('', { status: 500 }),
      () => new Response(null, { status: 307 }),
      () => json('{"code":200,"data":{"id":5}}'),
      () => json('x'.repeat(3_000_000)),
      () => Promise.reject(new Error('reset')),
    ];
    for (const failure of failures) {
      for (const { name } of OPERATIONS) {
        const error = await failureOfCall(callOperation(clientAnswering(failure).client, name));
        expect(found(error)).toBe(false);
      }
    }
  });
});

describe('the client object', () => {
  it('shows nothing of the key, however it is printed', () => {
    const { client } = clientAnswering(() => json('{}'));
    expect(found(client)).toBe(false);
    for (const method of Object.values(client)) expect(found(method)).toBe(false);
    expect(found({ ...client })).toBe(false);
  });

  it('cannot be given another method', () => {
    const { client } = clientAnswering(() => json('{}'));
    expect(Object.isFrozen(client)).toBe(true);
    expect(() => {
      (client as { -readonly [K in keyof ServiceClient]: unknown }).createWallet = null;
    }).toThrow(TypeError);
  });
});
