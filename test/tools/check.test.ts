/** `tillkit check`: our own handler passes, each broken endpoint fails the check that is named for it. */
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/main.js';
import type { CommandIo } from '../../src/tools/terminal.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';
import { toNodeHandler } from '../../src/server/adapters/node.js';
import type { WireResult } from '../../src/tools/check/checkRun.js';
import { listen, type Listening } from '../support/listen.js';
import { BROKEN, ORDER, type Bend } from './brokenEndpoints.js';

const servers: Listening[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Serves on a free port of this machine; returns the origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = await listen(listener);
  servers.push(server);
  return server.origin;
}

/** Our own handler over a real socket, with one thing bent; returns the mount URL. */
async function serveStore(bend: Bend = (request, handler) => handler(request)): Promise<string> {
  const { handler } = createSandboxStore();
  const fetch = (request: Request) => bend(request, (asked) => handler.fetch(asked));
  return `${await serve(toNodeHandler({ fetch }))}/api/till`;
}

async function run(...words: string[]) {
  const written = { out: '', err: '' };
  const terminal: CommandIo = {
    out: (text) => void (written.out += text),
    err: (text) => void (written.err += text),
    environment: {},
    fetch: (request) => fetch(request),
    now: Date.now,
    untilStopped: () => Promise.resolve(),
  };
  return { code: await runCommand(['check', ...words], terminal), ...written };
}

interface JsonReport {
  readonly ok: boolean;
  readonly problem: string | null;
  readonly passed: number;
  readonly failed: number;
  readonly notRun: number;
  readonly checks: readonly WireResult[];
}

async function runJson(...words: string[]): Promise<JsonReport> {
  return JSON.parse((await run(...words, '--json')).out) as JsonReport;
}

const failedOf = ({ checks }: JsonReport) =>
  checks.filter(({ result }) => result === 'failed').map(({ name, detail }) => ({ name, detail }));

describe('our own handler', () => {
  it('passes every check for an order and a top-up, and again with the same order', async () => {
    const url = await serveStore();
    const words = [url, '--order', ORDER, '--top-up', 'customer-1'];
    for (const times of [1, 2]) {
      const report = await runJson(...words);
      expect(failedOf(report), `run ${String(times)}`).toEqual([]);
      expect(report).toMatchObject({ ok: true, problem: null, failed: 0 });
      expect(report.checks.filter(({ result }) => result === 'not_run')).toEqual([
        expect.objectContaining({ subject: 'top-up 1', name: 'the amount to pay is rounded up' }),
      ]);
    }
  });

  it('prints one line a check and the sums, and no token and no handle', async () => {
    const { code, out, err } = await run(await serveStore(), '--order', ORDER);
    expect([code, err]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    const passed = lines.filter((line) => line.startsWith('✓ '));
    expect(lines.at(-1)).toBe(`${String(passed.length)} passed, 0 failed`);
    expect(lines.filter((line) => line !== '' && !line.startsWith('✓ ')).slice(0, -1)).toEqual([
      'endpoint',
      'order 1',
      'all answers',
    ]);
    expect(out).not.toContain(ORDER);
    expect(out).not.toMatch(/eyJ/);
  });

  it('opens each order once, and never pays', async () => {
    const { handler, sandbox } = createSandboxStore();
    const opened: string[] = [];
    const listener = toNodeHandler({
      async fetch(request) {
        const response = await handler.fetch(request.clone());
        if (response.ok && request.method === 'POST' && request.url.endsWith('/checkouts')) {
          opened.push(((await request.json()) as { order: string }).order);
        }
        return response;
      },
    });
    const report = await runJson(`${await serve(listener)}/api/till/`, '--order', ORDER);
    expect(report.ok).toBe(true);
    expect(new Set(opened)).toEqual(new Set([ORDER]));
    expect(sandbox.state().wallets).toHaveLength(1);
    expect((await handler.getCheckout('1'))?.transfers).toEqual([]);
  });
});

describe('a broken endpoint', () => {
  it.each(BROKEN)('that %s fails only "%s"', async (_what, name, bend) => {
    const report = await runJson(await serveStore(bend()), '--order', ORDER);
    expect(failedOf(report)).toEqual([{ name, detail: expect.stringMatching(/expected .+/) }]);
    expect(report.ok).toBe(false);
  });

  it('is known for every check there is', async () => {
    const { checks } = await runJson(await serveStore(), '--order', ORDER);
    const names = checks.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(BROKEN.map(([, name]) => name))).toEqual(new Set(names));
  });

  it('gets exit code 1, and what was expected, what came and why it matters', async () => {
    const [, , bend] = BROKEN.find(([what]) => what === 'rounds down')!;
    const { code, out } = await run(await serveStore(bend()), '--order', ORDER);
    expect(code).toBe(1);
    expect(out).toMatch(
      /^✗ the amount to pay is rounded up\n {4}expected payable × rate ≥ 20 USD in \S+, got \S+ × \S+ = 1\d\.\d+ USD\n {4}Why it matters: .+\.$/m,
    );
    expect(out).toMatch(/\d+ passed, 1 failed\n$/);
  });
});

describe('what is no endpoint', () => {
  it('gets one message and exit code 1 if nothing listens', async () => {
    const url = await serveStore();
    await servers.pop()?.close();
    const { code, out, err } = await run(url, '--order', ORDER);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      `Nothing answers at ${url} (ECONNREFUSED). Check the address, and that the server runs.\n`,
    );
  });

  it('gets one message and exit code 1 if it is a web page', async () => {
    const origin = await serve((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8').end('<h1>Welcome</h1>');
    });
    const { code, out, err } = await run(origin, '--order', ORDER);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^GET \S+\/currencies answered 200 with text\/html.*mount URL.*\n$/);
    const report = await runJson(origin, '--order', ORDER);
    expect(report).toMatchObject({ ok: false, checks: [], problem: err.trimEnd() });
  });

  it.each(['null', '{}', '[]', '"yes"', '{"checkout":[],"token":"t","choices":{}}'])(
    'fails an address that answers %s to everything, in words',
    async (text) => {
      const origin = await serve((_request, response) => {
        response.setHeader('content-type', 'application/json').end(text);
      });
      const report = await runJson(origin, '--order', ORDER);
      const failed = failedOf(report);
      expect(failed.length).toBeGreaterThan(10);
      for (const { detail } of failed) expect(detail).toMatch(/expected .*(?:got|answered) /);
    },
  );

  it('says where an address redirects to', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(301, { location: 'https://shop.example/' }).end();
    });
    const { code, err } = await run(origin, '--order', ORDER);
    expect(code).toBe(1);
    expect(err).toMatch(/redirects to https:\/\/shop\.example\/\. Pass the mount URL itself\.\n$/);
  });

  it('fails an order that the endpoint does not open, without repeating itself', async () => {
    const report = await runJson(await serveStore(), '--order', 'unknown');
    const [opening, ...others] = failedOf(report);
    expect(opening).toEqual({
      name: 'opening gives a token and a whole checkout',
      detail: 'expected 200: POST /checkouts answered 403 (forbidden)',
    });
    expect(others).toEqual([]);
    expect(report.notRun).toBeGreaterThan(15);
  });

  it('fails an order that is paid, because its prices cannot be checked', async () => {
    const { handler } = createSandboxStore();
    await handler.open({ orderId: '1', amountUsd: '20' });
    await handler.markPaid('1', { reason: 'cash' });
    const url = `${await serve(toNodeHandler(handler))}/api/till`;
    const failed = failedOf(await runJson(url, '--order', ORDER));
    expect(failed).toEqual([
      {
        name: 'choosing a currency gives its quote',
        detail: expect.stringContaining('expected an unpaid order'),
      },
    ]);
  });
});

describe('arguments', () => {
  it.each([
    [[], /one mount URL/],
    [['/api/till', '--order', 'a'], /one mount URL/],
    [['https://a.example', 'https://b.example', '--order', 'a'], /one mount URL/],
    [['https://a.example/api/till?x=1', '--order', 'a'], /no user name, query/],
    [['https://a.example/api/till'], /--order <handle>/],
    [['https://a.example/api/till', '--orders', 'a'], /orders.*tillkit check --help/],
  ])('%j are refused with exit code 2', async (words, sentence) => {
    const { code, out, err } = await run(...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
  });

  it('--help names every option', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const option of ['order', 'top-up', 'json']) expect(out).toContain(`--${option}`);
  });
});
