/** `kill -9` at moments around a payment, with the ledger in a file: the shop is told, under one id. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/localServers.mjs';
import { createSandbox, type Sandbox } from '../../../src/sandbox/createSandbox.js';
import { serveSandbox, type ServedSandbox } from '../../../src/sandbox/http/serveSandbox.js';
import { TIMES } from '../../support/runs.js';
import { until } from '../../support/until.js';
import { openOrder, payInFull, type Addresses } from './client.js';
import { startReceiver, type Receiver } from './receiver.js';
import { settingsFor, startServe, type ServeProcess, type Variables } from './serveProcess.js';

/** Kills of each kind. */
const EACH = 5 * TIMES;
const DAY = 24 * 3_600_000;
/** Clocks of the processes that are killed, a day apart: the shop takes nothing from the two that are wrong. */
const CLOCKS = [0, DAY, -DAY];
/** Longer than a lease, and than what follows the first failed attempts. */
const LATER_MS = 2 * 60_000;

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

describe('tillkit serve on SQLite, killed between paid and told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'till-serve-'));
  let sandbox: Sandbox;
  let service: ServedSandbox;
  let receiver: Receiver;
  let variables: Variables;
  let addresses: Addresses;
  let server: ServeProcess | undefined;
  let acknowledged: () => void = () => undefined;
  const nextAcknowledged = () => new Promise<void>((resolve) => (acknowledged = resolve));

  beforeAll(async () => {
    const [browsers, store] = [await freePort(), await freePort()].map(String);
    addresses = {
      browsers: `http://127.0.0.1:${String(browsers)}`,
      store: `http://127.0.0.1:${String(store)}`,
    };
    sandbox = createSandbox({
      seed: 'kills',
      webhookUrl: `${addresses.browsers}/api/till/webhook`,
      async deliver(url, init) {
        const answer = await fetch(url, init);
        if (answer.ok && String(init?.body).includes('PaymentReceived')) acknowledged();
        return answer;
      },
    });
    service = await serveSandbox({ sandbox, pumpMs: 3_600_000 });
    receiver = await startReceiver();
    variables = {
      ...settingsFor(sandbox, service.url, {
        publicUrl: addresses.browsers,
        notifyUrl: receiver.url,
      }),
      TILL_LISTEN: String(browsers),
      TILL_API_LISTEN: String(store),
      TILL_DATA: folder,
    };
  });
  afterAll(async () => {
    await server?.kill();
    await service.close();
    await receiver.close();
    rmSync(folder, { recursive: true });
  });

  /** Opens an order, has it paid and kills the server at the moment that `moment` waits for. */
  async function payAndKill(
    orderId: string,
    moment: () => Promise<void>,
    aheadMs: number,
  ): Promise<void> {
    server = await startServe(variables, { aheadMs });
    payInFull(sandbox, await openOrder(addresses, orderId));
    const killed = moment().then(() => server?.kill());
    await sandbox.settle();
    await killed;
  }

  /** Each moment of a kind is later than the one before, by a part of what telling takes on this machine. */
  const MOMENTS = (spanMs: number) => ({
    'any time': (n: number) => pause((spanMs * n) / EACH),
    // The service never sends this event again, so what follows from it is in the ledger alone.
    'just after the event was acknowledged': (n: number) => {
      receiver.isDeaf = true;
      return nextAcknowledged().then(() => pause((spanMs * n) / (10 * EACH)));
    },
    'before the shop has answered': (_: number, orderId: string) => {
      receiver.isDeaf = false;
      return new Promise<void>((arrived) => {
        receiver.beforeAnswer = ({ body: { type, data } }) => {
          if (type !== 'order.paid' || data.order_id !== orderId) return Promise.resolve();
          arrived();
          return new Promise(() => undefined);
        };
      });
    },
  });

  /** From the payment of an order to the shop's being told. */
  async function timeToTell(): Promise<number> {
    server = await startServe(variables);
    payInFull(sandbox, await openOrder(addresses, 'undisturbed'));
    const began = performance.now();
    await sandbox.settle();
    await until('the shop is told', () => receiver.paidIds('undisturbed').size > 0);
    const took = performance.now() - began;
    await server.kill();
    return took;
  }

  it(`tells the shop once more, never not at all: ${String(3 * EACH)} kills`, async () => {
    const orderIds: string[] = [];
    for (const [name, moment] of Object.entries(MOMENTS(await timeToTell()))) {
      for (let n = 0; n < EACH; n += 1) {
        const orderId = `${name} ${String(n)}`;
        orderIds.push(orderId);
        // To a clock that is a day later, a payment for yesterday's price is late, and rightly so.
        const clocks = name === 'any time' ? CLOCKS.slice(0, 2) : CLOCKS;
        await payAndKill(orderId, () => moment(n, orderId), clocks[n % clocks.length] ?? 0);
      }
    }
    receiver.beforeAnswer = () => Promise.resolve();
    // A clock that is right, and no attempt waits for one that was not.
    server = await startServe(variables);
    const began = performance.now();
    // What was not acknowledged, the service sends again.
    await sandbox.advance(10 * 60_000);
    await sandbox.settle();
    await until('the shop was told of every order', () =>
      orderIds.every((id) => receiver.paidIds(id).size > 0),
    );
    expect(orderIds.filter((id) => receiver.paidIds(id).size !== 1)).toEqual([]);
    expect(receiver.mistimed()).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(LATER_MS);
    // Those that the shop had not answered came once more, under the same id.
    const isRight = (id: string) => Number(id.split(' ').at(-1)) % CLOCKS.length === 0;
    const unanswered = orderIds.filter((id) => id.startsWith('before') && isRight(id));
    const times = (id: string) =>
      receiver.received.filter(
        ({ body }) => body.type === 'order.paid' && body.data.order_id === id,
      );
    await until('they have come again', () => unanswered.every((id) => times(id).length > 1));
    expect(receiver.forged()).toBe(0);
  });
});
