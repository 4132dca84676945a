/** Several instances over one Redis, and each alone while it is away. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { redisCoordination } from '../../../src/exports/redis.js';
import type { Diagnostic } from '../../../src/server/configuration/diagnostic.js';
import { describeCoordination } from './conformance.js';
import { createFakeRedis } from './fakeRedis.js';

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds);
};

describe('over a Redis in memory', () => {
  describeCoordination(() => {
    const redis = createFakeRedis();
    const a = redisCoordination({ client: redis.createClient() });
    const b = redisCoordination({ client: redis.createClient() });
    return Promise.resolve({
      a,
      b,
      pass,
      async until(check) {
        for (let turn = 0; turn < 20 && !check(); turn += 1) await pass(1);
      },
      async end() {
        await a.close();
        await b.close();
      },
    });
  });
});

function openInstance() {
  const redis = createFakeRedis();
  const diagnostics: Diagnostic[] = [];
  const coordination = redisCoordination({
    client: redis.createClient(),
    onDiagnostic: (diagnostic) => diagnostics.push(diagnostic),
  });
  return { redis, coordination, diagnostics, codes: () => diagnostics.map(({ code }) => code) };
}

const RULE = { name: 'opens', points: 3, windowMs: 60_000 };

/** What an instance without anybody answers to everything. */
async function askEverything(coordination: ReturnType<typeof openInstance>['coordination']) {
  coordination.publish('topic', 'text');
  await coordination.put('name', 'text', 1_000);
  return {
    lease: await coordination.lease('poll', 4_000),
    text: await coordination.get('name'),
  };
}

describe.each(['away', 'hangs', 'read_only'] as const)('a Redis that is %s', (mood) => {
  it('leaves the instance alone with half a second lost once, and is told once', async () => {
    const { redis, coordination, codes } = openInstance();
    redis.setMood(mood);
    const began = Date.now();
    const first = coordination.lease('poll', 4_000);
    await pass(500);
    expect(await first).toBe('alone');
    expect(Date.now() - began).toBe(500);
    const sent = redis.commands.length;
    expect(await askEverything(coordination)).toEqual({ lease: 'alone', text: null });
    // Nobody waits a second time, and nothing is queued at a server that is away.
    expect(Date.now() - began).toBe(500);
    expect(redis.commands).toHaveLength(sent);
    expect(codes()).toEqual(['coordination_lost']);
  });

  it('leaves limits that count alone, exactly', async () => {
    const { redis, coordination } = openInstance();
    const limiter = coordination.limiter(RULE);
    redis.setMood(mood);
    const first = limiter.consume('key');
    await pass(500);
    const answers = [await first];
    for (let turn = 0; turn < 4; turn += 1) answers.push(await limiter.consume('key'));
    expect(answers.map(({ waitMs }) => waitMs > 0)).toEqual([false, false, false, true, true]);
    expect(answers.at(-1)?.waitMs).toBeGreaterThan(59_000);
  });
});

describe('a Redis that comes back', () => {
  it('is noticed within a second without anybody asking, and told once', async () => {
    const { redis, coordination, codes } = openInstance();
    redis.setMood('away');
    expect(await coordination.lease('poll', 4_000)).toBe('alone');
    await pass(10_000);
    // One probe a second, whatever is asked.
    expect(redis.commands.filter((name) => name === 'set').length).toBeLessThanOrEqual(10);
    redis.restart();
    await pass(1_000);
    expect(codes()).toEqual(['coordination_lost', 'coordination_back']);
    expect(await coordination.lease('poll', 4_000)).toBe('held');
    redis.setMood('away');
    expect(await coordination.lease('poll', 4_000)).toBe('alone');
    expect(codes()).toEqual(['coordination_lost', 'coordination_back', 'coordination_lost']);
  });

  it('that hung gets one probe, not one more each second', async () => {
    const { redis, coordination } = openInstance();
    redis.setMood('hangs');
    const asked = coordination.lease('poll', 4_000);
    await pass(500);
    await asked;
    await pass(60_000);
    expect(redis.commands).toEqual(['eval', 'set']);
  });

  it('has the topics again that instances listen to', async () => {
    const { redis, coordination } = openInstance();
    const other = redisCoordination({ client: redis.createClient() });
    const heard: string[] = [];
    coordination.subscribe('changes', (text) => heard.push(text));
    await pass(1);
    redis.restart();
    await pass(1);
    other.publish('changes', 'order:1');
    await pass(1);
    expect(heard).toEqual(['order:1']);
  });

  it('is not believed while it refuses writes', async () => {
    const { redis, coordination, codes } = openInstance();
    redis.setMood('away');
    await coordination.lease('poll', 4_000);
    redis.setMood('read_only');
    await pass(5_000);
    expect(codes()).toEqual(['coordination_lost']);
  });
});

describe('an instance', () => {
  it('that is closed is silent: no timer, no command, no diagnostic', async () => {
    const { redis, coordination, codes } = openInstance();
    redis.setMood('away');
    await coordination.lease('poll', 4_000);
    coordination.subscribe('changes', () => undefined);
    await coordination.close();
    const sent = redis.commands.length;
    await pass(60_000);
    expect(await coordination.lease('poll', 4_000)).toBe('alone');
    expect(redis.commands).toHaveLength(sent);
    expect(vi.getTimerCount()).toBe(0);
    expect(codes()).toEqual(['coordination_lost']);
  });

  it('is not broken by a listener or a log that throws', async () => {
    const redis = createFakeRedis();
    const a = redisCoordination({
      client: redis.createClient(),
      onDiagnostic() {
        throw new Error('the log is full');
      },
    });
    const b = redisCoordination({ client: redis.createClient() });
    const heard: string[] = [];
    a.subscribe('changes', () => {
      throw new Error('broken listener');
    });
    a.subscribe('changes', (text) => heard.push(text));
    await pass(1);
    b.publish('changes', 'order:1');
    await pass(1);
    expect(heard).toEqual(['order:1']);
    redis.setMood('away');
    expect(await a.lease('poll', 4_000)).toBe('alone');
  });

  it('asks Redis nothing more about a key that has used everything up, until its window ends', async () => {
    const { redis, coordination } = openInstance();
    const limiter = coordination.limiter(RULE);
    for (let turn = 0; turn < 3; turn += 1) await limiter.consume('key');
    const sent = redis.commands.length;
    for (let turn = 0; turn < 100; turn += 1) {
      expect((await limiter.consume('key')).waitMs).toBeGreaterThan(0);
    }
    expect(redis.commands).toHaveLength(sent);
    await pass(RULE.windowMs);
    expect((await limiter.consume('key')).waitMs).toBe(0);
  });

  it('keeps all of its keys and channels under the prefix', async () => {
    const redis = createFakeRedis();
    const coordination = redisCoordination({ client: redis.createClient(), prefix: 'shop-7:' });
    coordination.subscribe('changes', () => undefined);
    await coordination.limiter(RULE).consume('key');
    await coordination.lease('poll', 4_000);
    await coordination.put('name', 'text', 4_000);
    await pass(1);
    const names = [...redis.keys(), ...redis.channels()];
    expect(names).toHaveLength(4);
    expect(names.filter((name) => !name.startsWith('shop-7:'))).toEqual([]);
  });
});
