/** The script's Redis is real, and a test can take it away and give it back. */
import { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { redis } from '../serverControl.js';

describe('the Redis of this run', () => {
  it('answers, can be stopped and answers again', async () => {
    const server = redis();
    const ping = async () => {
      const client = new Redis(server.url, { lazyConnect: true, retryStrategy: () => null });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return await client.ping();
      } finally {
        client.disconnect();
      }
    };
    expect(await ping()).toBe('PONG');
    server.stop();
    try {
      await expect(ping()).rejects.toThrow();
    } finally {
      server.start();
    }
    expect(await ping()).toBe('PONG');
  });
});
