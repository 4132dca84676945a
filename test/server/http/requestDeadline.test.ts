/** A body that is sent by halves is given up after ten seconds, also on a real socket. */
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { toNodeHandler } from '../../../src/server/adapters/node.js';
import { BODY_DEADLINE_MS } from '../../../src/server/http/requestBody.js';
import { listen } from '../../support/listen.js';
import { BASE, openStore } from '../openStore.js';

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
