/** Checks: live status over a stream; where a runtime cannot hold one, a plain 404. */
import { ROUTES } from '../../contract/routes.js';
import { bearer, choose, freshOrder, open, pull, send } from './checkouts.js';
import { at, expectEqual, expectProblem, expectTrue, type Check, type Door } from './endpoint.js';

const PATH = ROUTES.checkoutEvents.path;

/** Longest wait for something that a stream should say at once. */
const PATIENCE_MS = 10_000;

/** Reads on until the text has what is wanted, and answers all of it. */
async function readUntil(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  wanted: string,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no ${wanted} came, but: ${text}`)), PATIENCE_MS);
  });
  try {
    while (!text.includes(wanted)) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) throw new Error(`the stream ended without ${wanted}: ${text}`);
      text += decoder.decode(value, { stream: true });
    }
    return text;
  } finally {
    clearTimeout(timer);
  }
}

/** Opens a stream; null where the door says, as it may, that it holds none. */
async function openStream(door: Door, token: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const response = await door.fetch(at(door, PATH), {
    headers: { ...bearer(token), accept: 'text/event-stream', ...headers },
    signal: leaving.signal,
  });
  if (door.holdsStreams === false) {
    await expectProblem(response, 404, 'not_found');
    return null;
  }
  expectEqual('status', response.status, 200);
  if (!response.body) throw new Error('the answer has no body');
  return { response, reader: response.body.getReader(), leave: () => leaving.abort() };
}

/** Live status. */
export const LIVE_CHECKS: readonly Check[] = [
  {
    name: 'a stream of events begins at once with the whole checkout, under headers that let it through',
    async run(door) {
      const { token, checkout } = await open(door, freshOrder());
      const stream = await openStream(door, token);
      if (!stream) return;
      const header = (name: string) => stream.response.headers.get(name);
      expectEqual('type', header('content-type'), 'text/event-stream; charset=utf-8');
      expectEqual('cache', header('cache-control'), 'no-store, no-transform');
      expectEqual('buffering', header('x-accel-buffering'), 'no');
      expectEqual('encoding', header('content-encoding'), null);
      const text = await readUntil(stream.reader, '\n\nevent: checkout\n');
      expectTrue('retry comes first', text.startsWith('retry: 3000\n\n'));
      expectTrue('version', text.includes(`\nid: ${String(checkout.version)}\n`));
      stream.leave();
    },
  },
  {
    name: 'a stream tells of a payment when its event comes, and not what the page has',
    async run(door) {
      const { token } = await open(door, freshOrder());
      const shown = await choose(door, token, 'USDT.Tron');
      const stream = await openStream(door, token, { 'last-event-id': String(shown.version) });
      if (!stream) return;
      const { result, events } = await pull(door, 'pay', {
        address: shown.address?.address ?? '',
        currencyId: 'USDT.Tron',
        amount: shown.quote?.payable ?? '',
      });
      const confirmed = await pull(door, 'confirm', { txHash: result.txHash });
      for (const event of [...events, ...confirmed.events]) await (await send(door, event)).text();
      const text = await readUntil(stream.reader, '"paid":true');
      expectEqual('old snapshots', text.includes(`id: ${String(shown.version)}\n`), false);
      stream.leave();
    },
  },
  {
    name: 'streams that are left make room for others, however many come and go',
    async run(door) {
      const { token } = await open(door, freshOrder());
      for (let time = 0; time < 25; time += 1) {
        const stream = await openStream(door, token);
        if (!stream) return;
        await readUntil(stream.reader, 'event: checkout');
        stream.leave();
      }
    },
  },
  {
    name: 'a stream needs a token, and HEAD is answered without a stream',
    async run(door) {
      if (door.holdsStreams === false) return;
      await expectProblem(await door.fetch(at(door, PATH)), 401, 'unauthorized');
      const { token } = await open(door, freshOrder());
      const head = await door.fetch(at(door, PATH), { method: 'HEAD', headers: bearer(token) });
      expectEqual('status', head.status, 200);
      expectEqual('body', await head.text(), '');
    },
  },
];
