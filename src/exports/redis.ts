/** `tillkit/redis`: what several instances of one store share beside the ledger. */
export {
  redisCoordination,
  type RedisCoordinationOptions,
} from '../server/coordination/redisCoordination.js';
export type { RedisClient, RedisSubscriber } from '../server/coordination/redisCoordination.js';
export type {
  Coordination,
  LimitAnswer,
  Limiter,
  LimitRule,
} from '../server/coordination/coordination.js';
