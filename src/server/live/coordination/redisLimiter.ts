/** Limits that instances count together in Redis; alone, while it is away. */
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitAnswer, LimitRule, Limiter } from './coordination.js';
import type { Reach } from './redisAvailability.js';
import type { RedisClient } from './redisClient.js';

/** The library counts in whole seconds. */
const SECOND_MS = 1_000;

/**
 * Makes a limiter over Redis.
 *
 * @param alone counts while Redis is away, so that an outage is no way around a limit.
 */
export function redisLimiter(
  options: { readonly client: RedisClient; readonly reach: Reach; readonly prefix: string },
  { name, points, windowMs }: LimitRule,
  alone: Limiter,
): Limiter {
  const counter = new RateLimiterRedis({
    storeClient: options.client,
    keyPrefix: `${options.prefix}limit:${name}`,
    points,
    duration: Math.max(1, Math.ceil(windowMs / SECOND_MS)),
    // A key that has used everything up costs Redis nothing until its window ends.
    inMemoryBlockOnConsumed: points,
  });

  async function together(key: string, wanted: number): Promise<LimitAnswer> {
    try {
      await counter.consume(key, wanted);
      return { waitMs: 0 };
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return { waitMs: Math.max(1, refusal.msBeforeNext) };
      throw refusal;
    }
  }

  return {
    async consume(key, wanted = 1) {
      const answer = await options.reach.ask(() => together(key, wanted));
      return answer ? answer.value : alone.consume(key, wanted);
    },
  };
}
