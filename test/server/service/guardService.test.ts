/** Reads are repeated where it may help, left alone where it does not; the wallet call is neither. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createServiceClient } from '../../../src/api/createServiceClient.js';
import type { Diagnostic } from '../../../src/server/configuration/diagnostic.js';
import { toProblem } from '../../../src/server/http/problemDetails.js';
import type { CheckoutService } from '../../../src/server/service/checkoutService.js';
import { guardService } from '../../../src/server/service/guardService.js';

const OK = '{"code":200,"data":[]}';
const json = (body: string, status = 200, headers = {}): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } });

/** Refusals as a deployed service words them, in the service's own status. */
const refused = (message: string): Response =>
  json(JSON.stringify({ errors: [{ message }], code: 400 }), 400);
const RATE_MISSING =
  'fetch rate: currency exchange rate from [BTC] to [USDT] not found in source [binance]';
const REDIS_DOWN =
  'fetch rate: get currency exchange rate: get key type: dial tcp 127.0.0.1:6379: connect: connection refused [BTC/USDT]';

/** Lets time run on until the work is done: no test waits for a real pause. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let done = false;
  const end = () => void (done = true);
  work.then(end, end);
  while (!done) await vi.advanceTimersByTimeAsync(10);
  return work;
}

/** Each call of the service lets time run on until it is answered. */
const timed = (service: CheckoutService): CheckoutService => ({
  createWallet: (...input) => inTime(service.createWallet(...input)),
  listCurrencies: (...input) => inTime(service.listCurrencies(...input)),
  listCurrenciesExtended: (...input) => inTime(service.listCurrenciesExtended(...input)),
  getCurrencyRate: (...input) => inTime(service.getCurrencyRate(...input)),
  listUnconfirmedTransfers: (...input) => inTime(service.listUnconfirmedTransfers(...input)),
});

/** A guarded client over answers that the test writes; the guard's clock stands until it is moved. */
function guarded(answer: (path: string, call: number) => Response | Promise<Response>) {
  let now = 1_000_000;
  const paths: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const client = createServiceClient({
    baseUrl: 'https://service.test',
    apiKey: 'a-key-of-the-test',
    fetch: async (request) => {
      paths.push(new URL(request.url).pathname);
      return answer(paths.at(-1) ?? '', paths.length);
    },
  });
  const service = timed(
    guardService(client, {
      now: () => now,
      report: (diagnostic) => diagnostics.push(diagnostic),
    }),
  );
  return {
    service,
    paths,
    told: diagnostics,
    codes: () => diagnostics.map(({ code }) => code),
    pass: (ms: number) => (now += ms),
    code: (work: Promise<unknown>) =>
      work.then(
        () => 'fine',
        (error: unknown) => toProblem(error).code,
      ),
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

describe('a read', () => {
  it('is repeated twice and then given up', async () => {
    const { service, paths, code } = guarded(() => json('{}', 503));
    expect(await code(service.listCurrencies())).toBe('service_unavailable');
    expect(paths).toHaveLength(3);
  });

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['status 500', () => json('{}', 500)],
    ['status 429', () => json('{}', 429)],
    ['status 408', () => json('{}', 408)],
    ['a 400 of a broken connection', () => refused(REDIS_DOWN)],
  ])('succeeds at the second try after %s', async (_, first) => {
    const { service, paths } = guarded((_path, call) => (call === 1 ? first() : json(OK)));
    expect(await service.listUnconfirmedTransfers()).toEqual([]);
    expect(paths).toHaveLength(2);
  });

  it.each<[string, string, () => Response]>([
    ['a 401', 'service_unavailable', () => json('{}', 401)],
    ['a missing rate', 'service_unavailable', () => refused(RATE_MISSING)],
    ['a refusal', 'service_rejected', () => json('{}', 400)],
    ['an HTML page', 'service_invalid', () => new Response('<p>hello', { status: 200 })],
    ['half a body', 'service_invalid', () => json('{"code":200,"da')],
    ['a redirect', 'service_invalid', () => json('', 302, { location: 'https://evil.test/' })],
    ['a wait of an hour', 'service_unavailable', () => json('', 503, { 'retry-after': '3600' })],
    [
      'a wait of an age',
      'service_unavailable',
      () => json('', 429, { 'retry-after': '9'.repeat(12) }),
    ],
  ])('is not repeated after %s', async (_, expected, answer) => {
    const { service, paths, code } = guarded(answer);
    expect(await code(service.listCurrencies())).toBe(expected);
    expect(paths).toHaveLength(1);
  });

  it('waits as long as the service asks', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { service } = guarded((_, call) =>
      call === 1 ? json('{}', 429, { 'retry-after': '1' }) : json(OK),
    );
    const before = Date.now();
    await service.listCurrencies();
    expect(Date.now() - before).toBeGreaterThanOrEqual(1_000);
    expect(Date.now() - before).toBeLessThan(2_000);
  });

  it('is repeated from a budget: ten, and one more for ten calls', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    // One operation each in turn, so that no breaker ends it before the budget does.
    const { service, paths } = guarded((_, call) => json('{}', call % 2 ? 503 : 500));
    const reads = [
      () => service.listCurrencies(),
      () => service.listCurrenciesExtended(),
      () => service.listUnconfirmedTransfers(),
      () => service.getCurrencyRate('A.B'),
    ];
    for (let round = 0; round < 8; round += 1) await reads[round % 4]?.().catch(() => undefined);
    expect(paths.length).toBeLessThanOrEqual(8 + 10);
    expect(paths.length).toBeGreaterThan(8 + 6);
  });

  it('is one of sixteen at a time, and of sixty-four that wait', async () => {
    let open = 0;
    let most = 0;
    const { service, code } = guarded(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 20));
      open -= 1;
      return json('{"code":200,"data":{"code":"A.B","rate":"1"}}');
    });
    const codes = await Promise.all(
      Array.from({ length: 100 }, () => code(service.getCurrencyRate('A.B'))),
    );
    expect(most).toBe(16);
    expect(codes.filter((one) => one === 'service_unavailable')).toHaveLength(20);
  });
});

describe('the breaker of an operation', () => {
  /** Fails until the breaker opens. */
  async function broken(answer: () => Response = () => json('nonsense')) {
    const state = { heal: false };
    const parts = guarded((path) =>
      path.endsWith('/store/currencies') && !state.heal ? answer() : json(OK),
    );
    for (let call = 0; call < 10; call += 1) await parts.code(parts.service.listCurrencies());
    return { ...parts, state };
  }

  it('opens at the tenth unusable answer, says so once, and then answers at once', async () => {
    const { service, paths, codes, code } = await broken();
    expect([paths.length, codes()]).toEqual([10, ['service_breaker_open']]);
    for (let call = 0; call < 50; call += 1) {
      expect(await code(service.listCurrencies())).toBe('service_unavailable');
    }
    expect(paths).toHaveLength(10);
    const problem: unknown = await service.listCurrencies().then(null, toProblem);
    expect(problem).toMatchObject({ headers: { 'retry-after': '5' } });
  });

  it('leaves the other operations and the wallet call alone', async () => {
    const { service, paths } = await broken();
    await service.listUnconfirmedTransfers();
    await service.createWallet({ store_external_id: 'x' }).catch(() => undefined);
    expect(paths).toHaveLength(12);
  });

  it('lets one call through after five seconds, while the others are answered at once', async () => {
    const { service, paths, pass, code, codes, state } = await broken();
    pass(4_999);
    await code(service.listCurrencies());
    expect(paths).toHaveLength(10);
    pass(1);
    state.heal = true;
    const answers = [code(service.listCurrencies()), code(service.listCurrencies())];
    expect(await Promise.all(answers)).toEqual(['fine', 'service_unavailable']);
    expect(codes()).toEqual(['service_breaker_open', 'service_breaker_closed']);
    expect(await code(service.listCurrencies())).toBe('fine');
    expect(paths).toHaveLength(12);
  });

  it('stays open for another five seconds if that call fails', async () => {
    const { service, paths, pass, code } = await broken();
    pass(5_000);
    expect(await code(service.listCurrencies())).toBe('service_invalid');
    expect(await code(service.listCurrencies())).toBe('service_unavailable');
    expect(paths).toHaveLength(11);
    pass(5_000);
    await code(service.listCurrencies());
    expect(paths).toHaveLength(12);
  });

  it.each([400, 403, 404, 422])(
    'does not open for a status %d, which is our own fault',
    async (status) => {
      const { service, paths, codes, code } = await broken(() => json('{}', status));
      expect(await code(service.listCurrencies())).toBe('service_rejected');
      expect(paths).toHaveLength(11);
      expect(codes()).not.toContain('service_breaker_open');
    },
  );

  it.each([
    ['a 401', () => json('{}', 401)],
    ['a 400 of a broken connection', () => refused(REDIS_DOWN)],
  ])('opens for %s, so that a service that is down is left alone', async (_, answer) => {
    const { codes } = await broken(answer);
    expect(codes()).toContain('service_breaker_open');
  });

  it('does not open for a missing rate, which is that of one currency', async () => {
    const { service, paths, code, codes } = guarded((path) =>
      path.includes('BTC') ? refused(RATE_MISSING) : json('{"code":200,"data":{"rate":"1"}}'),
    );
    for (let call = 0; call < 30; call += 1) await code(service.getCurrencyRate('BTC.Bitcoin'));
    expect([paths.length, codes()]).toEqual([30, []]);
    expect(await code(service.getCurrencyRate('USDT.Tron'))).toBe('fine');
  });

  it('forgets what is older than thirty seconds', async () => {
    const { service, codes, code, pass } = guarded(() => json('nonsense'));
    for (let call = 0; call < 40; call += 1) {
      await code(service.listCurrencies());
      pass(3_500);
    }
    // Ten calls in thirty seconds are one every three; these are rarer.
    expect(codes()).toEqual([]);
  });
});

describe('the wallet call', () => {
  it('is made once, whatever it comes to, and never held back', async () => {
    const { service, paths, code, codes } = guarded(() => json('{}', 503));
    for (let call = 0; call < 30; call += 1) {
      expect(await code(service.createWallet({ store_external_id: 'x' }))).toBe(
        'service_unavailable',
      );
    }
    expect(paths).toHaveLength(30);
    expect(codes()).toEqual([]);
  });
});

describe('a 401', () => {
  it('is told at once and then once a minute, with both of its causes', async () => {
    const { service, codes, told, code, pass } = guarded(() => json('{}', 401));
    for (let call = 0; call < 5; call += 1) {
      await code(service.createWallet({ store_external_id: 'x' }));
      await code(service.listCurrencies());
    }
    expect(codes()).toEqual(['service_key_refused']);
    expect(told[0]?.message).toMatch(/database is down/);
    expect(told[0]?.message).toMatch(/key is wrong or revoked/);
    expect(told[0]?.message).not.toMatch(/nothing else/);
    pass(60_000);
    await code(service.getCurrencyRate('A.B'));
    expect(codes()).toHaveLength(2);
  });
});
