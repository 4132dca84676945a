/** A check of HTTP/1.0 without `Host`, as a load balancer sends it, reaches the routes of every Node server. */
import { connect } from 'node:net';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { toExpressHandler } from '../../../src/exports/express.js';
import { toNodeHandler } from '../../../src/exports/node.js';
import { createSandbox } from '../../../src/sandbox/createSandbox.js';
import { serveSandbox } from '../../../src/sandbox/http/serveSandbox.js';
import { createLog } from '../../../src/serve/log.js';
import { readSettings } from '../../../src/serve/settings.js';
import { startServer } from '../../../src/serve/startServer.js';
import { scriptFiles, VARIABLES } from '../../serve/openServer.js';
import { listen } from '../../support/listen.js';
import { BASE, openStore } from '../openStore.js';

/** Sends the lines and reads the status. */
function check(port: number, line: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${line} HTTP/1.0\r\n\r\n`));
    socket.on('error', reject).on('data', (bytes) => {
      socket.destroy();
      resolve(parseInt(/^HTTP\/1\.\d (\d+)/u.exec(String(bytes))?.[1] ?? '', 10));
    });
  });
}

const portOf = (url: string): number => parseInt(new URL(url).port, 10);

it.each(['GET', 'HEAD'])('answers %s of node:http and of Express', async (method) => {
  const { handler } = openStore();
  for (const listener of [
    toNodeHandler(handler),
    express().use(BASE, toExpressHandler(handler)),
  ] as const) {
    const { port, close } = await listen(listener);
    onTestFinished(close);
    expect(await check(port, `${method} ${BASE}/health`)).toBe(200);
    expect(await check(port, `${method} ${BASE}/ready`)).toBe(200);
    expect(await check(port, `${method} ${BASE}/nothing`)).toBe(404);
  }
});

it('answers at the sandbox', async () => {
  const sandbox = createSandbox();
  const served = await serveSandbox({ sandbox });
  onTestFinished(() => served.close());
  expect(await check(served.port, 'GET /api/v1/external/nothing')).not.toBe(400);
});

it('answers at both addresses of the server', async () => {
  const settings = readSettings({
    ...VARIABLES,
    ...{ TILL_API_KEY: 'sandbox_key-of-nobody-0123456789', TILL_LISTEN: '0', TILL_API_LISTEN: '0' },
  });
  const running = await startServer(
    { ...settings, ledger: { kind: 'memory' } },
    { version: '9.9.9', log: createLog({ write: () => undefined }), files: scriptFiles() },
  );
  onTestFinished(() => running.close());
  const [browsers, store] = [portOf(running.url), portOf(running.apiUrl)];
  expect(await check(browsers, `GET ${BASE}/ready`)).toBe(200);
  expect(await check(store, 'GET /healthz')).toBe(200);
  expect(await check(store, 'GET /v1/orders')).toBe(401);
});
