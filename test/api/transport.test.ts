import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { OPERATIONS } from '../../src/api/operations.js';
import {
  callOperation,
  CANARY_KEY,
  clientAnswering,
  failureOfCall,
  fixture,
  json,
} from './answering.js';
import { listen } from '../support/listen.js';

const failureWith = (response: () => Response | Promise<Response>) =>
  failureOfCall(clientAnswering(response).client.listCurrencies());

const errorBody = (message: string, code: number) =>
  json(JSON.stringify({ errors: [{ message }], code }), { status: code });

/** A body that gives `chunk` for as long as somebody reads, and tells whether it was let go. */
function endless(chunk: string) {
  const seen = { bytes: 0, cancelled: false };
  const bytes = new TextEncoder().encode(chunk);
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      seen.bytes += bytes.byteLength;
      controller.enqueue(bytes);
    },
    cancel() {
      seen.cancelled = true;
    },
  });
  const response = new Response(stream, { headers: { 'content-type': 'application/json' } });
  return { response, seen };
}

describe('a status that is no success', () => {
  it.each([
    [400, 'RejectedError', false],
    [401, 'UnauthorizedError', true],
    [403, 'RejectedError', false],
    [404, 'RejectedError', false],
    [408, 'RejectedError', true],
    [409, 'RejectedError', false],
    [413, 'RejectedError', false],
    [422, 'RejectedError', false],
    [423, 'RejectedError', false],
    [429, 'RejectedError', true],
    [500, 'ServiceFailureError', true],
    [502, 'ServiceFailureError', true],
    [503, 'ServiceFailureError', true],
  ])('%i is a %s', async (status, name, retryable) => {
    const bodies = ['{"errors":[{"message":"no"}],"code":1}', '<html>no</html>', '', '[[[', '"x"'];
    for (const body of bodies) {
      const error = await failureWith(() => new Response(body, { status }));
      expect(error).toMatchObject({ name, status, retryable, operation: 'listCurrencies' });
    }
  });

  it('stays what it is when its page is too long or no text', async () => {
    const long = () => new Response('x'.repeat(70_000), { status: 503 });
    expect(await failureWith(long)).toMatchObject({ name: 'ServiceFailureError', status: 503 });
    const noText = () => new Response(new Uint8Array([0xff, 0xfe]), { status: 401 });
    expect(await failureWith(noText)).toMatchObject({ name: 'UnauthorizedError', status: 401 });
  });

  it.each([
    ['withdrawal with such request id already exists', 422, 'duplicate_request_id'],
    ['withdrawal not found', 404, 'withdrawal_not_found'],
    ['store is not verified', 400, 'store_not_verified'],
  ])('with the text "%s" gives a hint and not the text', async (message, status, hint) => {
    const error = await failureWith(() => errorBody(message, status));
    expect(error).toMatchObject({ name: 'RejectedError', status, hint });
    expect(error.message).not.toContain(message);
  });

  it('with an unknown text gives no hint and nothing of the text', async () => {
    const error = await failureWith(() => errorBody('SELECT secret FROM stores', 400));
    expect(error).toMatchObject({ name: 'RejectedError', hint: undefined });
    expect(error.message).not.toContain('secret');
  });

  it('never invites to send a withdrawal twice', async () => {
    for (const status of [408, 429, 500, 503]) {
      const { client } = clientAnswering(() => new Response('', { status }));
      const error = await failureOfCall(callOperation(client, 'createWithdrawal'));
      expect(error.retryable).toBe(false);
    }
    const { client } = clientAnswering(() => Promise.reject(new Error('reset')));
    const error = await failureOfCall(callOperation(client, 'createWithdrawal'));
    expect(error).toMatchObject({ name: 'NetworkError', retryable: false });
  });
});

describe('the envelope', () => {
  const good = JSON.stringify(
    (JSON.parse(fixture('deployed', 'listCurrencies')) as { data: unknown }).data,
  );

  it.each([
    `{"data":${good}}`,
    `{"code":0,"data":${good}}`,
    `{"code":201,"message":"","data":${good}}`,
  ])('of a success may vary: %#', async (text) => {
    await expect(clientAnswering(() => json(text)).client.listCurrencies()).resolves.toHaveLength(
      2,
    );
  });

  it.each([
    [401, 'UnauthorizedError'],
    [404, 'RejectedError'],
    [500, 'ServiceFailureError'],
    [7, 'UnexpectedResponseError'],
    [100, 'UnexpectedResponseError'],
    [302, 'UnexpectedResponseError'],
    [-1, 'UnexpectedResponseError'],
  ])('with code %i under status 200 is a %s, whatever data it has', async (code, name) => {
    for (const data of ['null', good, '"done"']) {
      const { client } = clientAnswering(() =>
        json(`{"code":${String(code)},"message":"m","data":${data}}`),
      );
      expect(await failureOfCall(client.listCurrencies())).toMatchObject({ name });
      expect(await failureOfCall(client.deleteWithdrawal('w1'))).toMatchObject({ name });
      expect(await failureOfCall(client.listUnconfirmedTransfers())).toMatchObject({ name });
    }
  });

  it.each(['{}', '[]', '"ok"', '5', 'null', '{"status":"maintenance"}'])(
    'is missing from %s, which never reads as "no transfers"',
    async (text) => {
      const { client } = clientAnswering(() => json(text));
      for (const call of [client.listUnconfirmedTransfers(), client.deleteWithdrawal('w1')]) {
        expect(await failureOfCall(call)).toMatchObject({ name: 'UnexpectedResponseError' });
      }
    },
  );
});

describe('an answer that cannot be read', () => {
  const body = fixture('documented', 'listCurrencies');

  it.each(['text/html', 'text/plain', 'application/jsonp', 'application/json-seq', '', null])(
    'by its content type %j is refused',
    async (type) => {
      const headers = type === null ? {} : { 'content-type': type };
      const bytes = new TextEncoder().encode(body);
      const error = await failureWith(() => new Response(bytes, { headers }));
      expect(error).toMatchObject({
        name: 'UnexpectedResponseError',
        issues: [{ path: 'content-type' }],
      });
    },
  );

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/problem+json',
  ])('is not one of type %s', async (type) => {
    const answer = () => new Response(body, { headers: { 'content-type': type } });
    await expect(clientAnswering(answer).client.listCurrencies()).resolves.toHaveLength(1);
  });

  it('because it is no UTF-8 is refused', async () => {
    const error = await failureWith(
      () =>
        new Response(new Uint8Array([0x7b, 0xff, 0x7d]), {
          headers: { 'content-type': 'application/json' },
        }),
    );
    expect(error).toMatchObject({
      name: 'UnexpectedResponseError',
      issues: [{ expected: 'UTF-8' }],
    });
  });

  it('reads characters that fall between two chunks', async () => {
    const bytes = new TextEncoder().encode('{"data":"gelöscht ✓"}');
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const { client } = clientAnswering(
      () => new Response(stream, { headers: { 'content-type': 'application/json' } }),
    );
    await expect(client.deleteWithdrawal('w1')).resolves.toBe('gelöscht ✓');
  });

  it.each(['<html>Bad gateway</html>', '', '{"data":', '['.repeat(200_000)])(
    'because it is no JSON is refused: %#',
    async (text) => {
      const error = await failureWith(() => json(text));
      expect(error).toMatchObject({ name: 'UnexpectedResponseError', retryable: true });
      expect(error.message).not.toContain('gateway');
    },
  );
});

describe('a redirect', () => {
  it.each([
    [301, 'https://evil.example/'],
    [302, 'https://pay.example.com/elsewhere'],
    [303, '/login'],
    [307, '//evil.example'],
    [308, 'http://pay.example.com/'],
    [304, ''],
  ])('of status %i to "%s" is refused and not followed', async (status, location) => {
    const { client, requests } = clientAnswering(
      () => new Response(null, { status, headers: { location } }),
    );
    const error = await failureOfCall(client.listCurrencies());
    expect(error).toMatchObject({ name: 'RedirectRefusedError', retryable: false });
    expect(error.message).not.toContain('evil');
    expect(requests).toHaveLength(1);
  });

  it('that a browser hides is refused', async () => {
    const hidden = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
    expect(await failureWith(() => hidden)).toMatchObject({ name: 'RedirectRefusedError' });
  });

  it('that somebody followed already is refused', async () => {
    const followed = Object.defineProperty(
      json(fixture('documented', 'listCurrencies')),
      'redirected',
      { value: true },
    );
    expect(await failureWith(() => followed)).toMatchObject({ name: 'RedirectRefusedError' });
  });

  it('over a real connection never brings the key to another host', async () => {
    const heard: string[] = [];
    const evil = await listen((request, response) => {
      heard.push(JSON.stringify(request.headers));
      response.end('{}');
    });
    const service = await listen((_, response) => {
      response.writeHead(302, { location: `${evil.origin}/` }).end();
    });
    const client = createServiceClient({ baseUrl: service.origin, apiKey: CANARY_KEY });
    const error = await failureOfCall(client.listCurrencies());
    await Promise.all([evil.close(), service.close()]);
    expect(error).toMatchObject({ name: 'RedirectRefusedError' });
    expect(heard).toEqual([]);
  });
});

describe('a long answer', () => {
  it.each(OPERATIONS.map(({ name, maxResponseBytes }) => [name, maxResponseBytes] as const))(
    'of %s is cut off after %i bytes',
    async (name, maxResponseBytes) => {
      const { response, seen } = endless(' '.repeat(4096));
      const error = await failureOfCall(
        callOperation(clientAnswering(() => response).client, name),
      );
      expect(error).toMatchObject({ name: 'ResponseTooLargeError', operation: name });
      expect(seen.cancelled).toBe(true);
      expect(seen.bytes).toBeLessThan(maxResponseBytes + 4 * 4096);
    },
  );

  it('may fill its allowance to the last byte', async () => {
    const text = fixture('documented', 'getCurrencyRate').padEnd(16 * 1024, ' ');
    const answering = (body: string) =>
      clientAnswering(() => json(body)).client.getCurrencyRate('BTC.Bitcoin');
    await expect(answering(text)).resolves.toMatchObject({ rate: '118000.7' });
    expect(await failureOfCall(answering(`${text} `))).toMatchObject({
      name: 'ResponseTooLargeError',
    });
  });
});

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  const never = () => new Promise<Response>(() => undefined);

  it.each(OPERATIONS.map(({ name, deadlineMs }) => [name, deadlineMs] as const))(
    'ends %s after %i ms without an answer',
    async (name, deadlineMs) => {
      const { client, requests } = clientAnswering(never);
      const failing = failureOfCall(callOperation(client, name));
      await vi.advanceTimersByTimeAsync(deadlineMs - 1);
      expect(requests[0]?.signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await failing).toMatchObject({
        name: 'TimeoutError',
        retryable: name !== 'createWithdrawal',
      });
      expect(requests[0]?.signal.aborted).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('is 15 seconds for a wallet and 8 for everything else', () => {
    for (const { name, deadlineMs } of OPERATIONS) {
      expect(deadlineMs).toBe(name.startsWith('createWallet') ? 15_000 : 8_000);
    }
  });

  it('that the store sets holds for every operation', async () => {
    const { client } = clientAnswering(never, { timeoutMs: 50 });
    const failing = failureOfCall(client.listCurrencies());
    await vi.advanceTimersByTimeAsync(50);
    expect(await failing).toMatchObject({ name: 'TimeoutError' });
  });

  it('runs on while an answer drips, one byte a second', async () => {
    let cancelled = false;
    const drip = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        new Promise((resolve) =>
          setTimeout(() => {
            if (!cancelled) controller.enqueue(new Uint8Array([0x20]));
            resolve();
          }, 1000),
        ),
      cancel() {
        cancelled = true;
      },
    });
    const { client } = clientAnswering(
      () => new Response(drip, { headers: { 'content-type': 'application/json' } }),
    );
    const failing = failureOfCall(client.listCurrencies());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await failing).toMatchObject({ name: 'TimeoutError' });
    expect(cancelled).toBe(true);
  });

  it('includes the wait for the key', async () => {
    const { client, requests } = clientAnswering(never, {
      apiKey: () => new Promise<string>(() => undefined),
    });
    const failing = failureOfCall(client.listCurrencies());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await failing).toMatchObject({ name: 'TimeoutError' });
    expect(requests).toEqual([]);
  });

  it('leaves no timer behind after an answer', async () => {
    const { client } = clientAnswering(() => json(fixture('documented', 'listCurrencies')));
    await client.listCurrencies();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a caller who gives up', () => {
  it('before the call sends nothing', async () => {
    const { client, requests } = clientAnswering(() => json('{}'));
    const error = await failureOfCall(client.listCurrencies({ signal: AbortSignal.abort('mine') }));
    expect(error).toMatchObject({ name: 'AbortedError', retryable: false });
    expect(error.message).not.toContain('mine');
    expect(requests).toEqual([]);
  });

  it('while waiting ends the call and the request', async () => {
    const controller = new AbortController();
    const { client, requests } = clientAnswering(() => {
      controller.abort();
      return new Promise<Response>(() => undefined);
    });
    const error = await failureOfCall(client.listCurrencies({ signal: controller.signal }));
    expect(error).toMatchObject({ name: 'AbortedError' });
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it.each([
    ['in the middle of the body ends the reading', 0],
    ['just before the answer comes lets the answer go', 1],
  ])('%s', async (_, highWaterMark) => {
    const controller = new AbortController();
    const cancelled = vi.fn();
    const source = {
      // With a mark of 1 the stream pulls when it is made, with 0 when somebody reads.
      pull() {
        controller.abort();
        return new Promise<void>(() => undefined);
      },
      cancel: cancelled,
    };
    const { client } = clientAnswering(
      () =>
        new Response(new ReadableStream(source, { highWaterMark }), {
          headers: { 'content-type': 'application/json' },
        }),
    );
    const error = await failureOfCall(
      callOperation(client, 'createWallet', { signal: controller.signal }),
    );
    expect(error).toMatchObject({ name: 'AbortedError', operation: 'createWallet' });
    expect(cancelled).toHaveBeenCalledOnce();
  });
});

describe('a service that cannot be reached', () => {
  it('is told by the code of the system, and nothing else of the failure', async () => {
    const refused = new TypeError('fetch failed: secret detail', {
      cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    });
    const error = await failureWith(() => Promise.reject(refused));
    expect(error).toMatchObject({ name: 'NetworkError', code: 'ECONNREFUSED', retryable: true });
    expect(error.message).toContain('ECONNREFUSED');
    expect(error.message).not.toContain('secret');
    expect(error.cause).toBeUndefined();
  });

  it.each([['MY_OWN_CODE'], [5], [undefined]])(
    'does not repeat the unknown code %s',
    async (code) => {
      const error = await failureWith(() =>
        Promise.reject(Object.assign(new Error('x'), { code })),
      );
      expect(error).toMatchObject({ name: 'NetworkError', code: undefined });
    },
  );

  it('is so also when the connection breaks within the body', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('reset'));
      },
    });
    const response = new Response(broken, { headers: { 'content-type': 'application/json' } });
    expect(await failureWith(() => response)).toMatchObject({ name: 'NetworkError' });
  });
});

describe('the key from a function', () => {
  it('is asked for at each call, so that it can be replaced', async () => {
    const keys = ['first-key-0001', 'second-key-0002'];
    const { client, requests } = clientAnswering(
      () => json(fixture('documented', 'listCurrencies')),
      {
        apiKey: () => Promise.resolve(keys.shift() ?? ''),
      },
    );
    await client.listCurrencies();
    await client.listCurrencies();
    expect(requests.map(({ headers }) => headers.get('x-api-key'))).toEqual([
      'first-key-0001',
      'second-key-0002',
    ]);
    const error = await failureOfCall(client.listCurrencies());
    expect(error).toMatchObject({
      name: 'ConfigurationError',
      option: 'apiKey',
      operation: 'listCurrencies',
    });
    expect(requests).toHaveLength(2);
  });

  it('that fails is a configuration error without the failure', async () => {
    const { client } = clientAnswering(() => json('{}'), {
      apiKey: () => Promise.reject(new Error(`vault refused ${CANARY_KEY}`)),
    });
    const error = await failureOfCall(client.listCurrencies());
    expect(error).toMatchObject({ name: 'ConfigurationError', option: 'apiKey' });
    expect(error.message).not.toContain('vault');
  });
});
