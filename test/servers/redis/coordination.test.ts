/** Coordination over a real Redis and ioredis: the same tests as in memory, and the server going away. */
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { redisCoordination } from '../../../src/exports/redis.js';
import { describeCoordination } from '../../server/coordination/conformance.js';
import { until as soon } from '../../support/until.js';
import { redis } from '../serverControl.js';

/** Lets time pass by shortening the life of each key, so that no machine is too slow for it. */
async function passFor(client: Redis, prefix: string, milliseconds: number): Promise<void> {
  for (const key of await client.keys(`${prefix}*`)) {
    await client.pexpire(key, (await client.pttl(key)) - milliseconds);
  }
}

const until = (check: () => boolean) => soon('what the test waits for', check);

function openInstance(prefix: string) {
  const client = new Redis(redis().url);
  client.on('error', () => undefined);
  const codes: string[] = [];
  const coordination = redisCoordination({
    client,
    prefix,
    onDiagnostic: ({ code }) => codes.push(code),
  });
  return {
    codes,
    coordination,
    client,
    async end() {
      await coordination.close();
      client.disconnect();
    },
  };
}

describe('over ioredis and a real Redis', () => {
  describeCoordination(() => {
    const prefix = `test-${randomUUID()}:`;
    const [one, two] = [openInstance(prefix), openInstance(prefix)];
    return Promise.resolve({
      a: one.coordination,
      b: two.coordination,
      pass: (milliseconds) => passFor(one.client, prefix, milliseconds),
      until,
      async end() {
        await one.end();
        await two.end();
      },
    });
  });

  it('leaves no key without an end', async () => {
    const { coordination, client, end } = openInstance(`test-${randomUUID()}:`);
    try {
      await coordination.limiter({ name: 'opens', points: 5, windowMs: 60_000 }).consume('key');
      await coordination.lease('poll', 60_000);
      await coordination.put('name', 'text', 60_000);
      const lives = await Promise.all((await client.keys('*')).map((key) => client.pttl(key)));
      expect(lives.length).toBeGreaterThanOrEqual(3);
      expect(lives.filter((milliseconds) => milliseconds <= 0)).toEqual([]);
    } finally {
      await end();
    }
  });
});

describe('a real Redis that is stopped and started', () => {
  it('is told once each way; topics and leases work again by themselves', async () => {
    const prefix = `test-${randomUUID()}:`;
    const [one, two] = [openInstance(prefix), openInstance(prefix)];
    const heard: string[] = [];
    two.coordination.subscribe('changes', (text) => heard.push(text));
    try {
      await until(() => {
        one.coordination.publish('changes', 'before');
        return heard.includes('before');
      });
      redis().stop();
      try {
        // It does not wait for the server: that one is started later.
        expect(await one.coordination.lease('poll', 60_000)).toBe('alone');
        expect(await two.coordination.lease('poll', 60_000)).toBe('alone');
        expect(await one.coordination.get('name')).toBeNull();
      } finally {
        redis().start();
      }
      await until(() => [one, two].every(({ codes }) => codes.length === 2));
      for (const { codes } of [one, two]) {
        expect(codes).toEqual(['coordination_lost', 'coordination_back']);
      }
      // A client keeps what it was asked while it was cut off: either may have been the first back.
      const leases = [
        await one.coordination.lease('poll', 60_000),
        await two.coordination.lease('poll', 60_000),
      ];
      expect(leases.toSorted()).toEqual(['held', 'taken']);
      await until(() => {
        one.coordination.publish('changes', 'after');
        return heard.includes('after');
      });
    } finally {
      await one.end();
      await two.end();
    }
  });
});
