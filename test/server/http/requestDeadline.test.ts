/** A body that is sent by halves is given up after ten seconds, also on a real socket. */
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { toNodeHandler } from '../../../src/server/adapters/node.js';
import { BODY_DEADLINE_MS } from '../../../src/server/http/requestBody.js';
import { listen } from '../../support/listen.js';
import { BASE, openStore, ORIGIN } from '../openStore.js';

it('is a 400 from the handler itself', async () => {
  const store = openStore();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"order":'));
    },
  });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const answer = store.handler.fetch(new Request(`${ORIGIN}${BASE}/checkouts`, init));
  await vi.advanceTimersByTimeAsync(BODY_DEADLINE_MS);
  const { status, text } = { status: (await answer).status, text: await (await answer).text() };
  expect([status, text]).toEqual([400, expect.stringContaining('did not arrive in time')]);
});

it('is a 400 on a connection of Node', async () => {
  const store = openStore();
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const answerNode = toNodeHandler(store.handler);
  const { port, close } = await listen((request, response) => {
    arrive();
    void answerNode(request, response);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${BASE}/checkouts HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n` +
      'content-length: 100\r\n\r\n{"order":',
  );
  const answer = new Promise<string>((resolve) =>
    socket.once('data', (data: Buffer) => resolve(data.toString())),
  );
  await arrived;
  await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: 15_000 });
  await vi.advanceTimersByTimeAsync(BODY_DEADLINE_MS);
  expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
  socket.destroy();
  await close();
});
