/** `tillkit/redis`: what several instances of one store share beside the ledger. */
export {
  redisCoordination,
  type RedisCoordinationOptions,
} from '../proxy/coordination/redisCoordination.js';
export type { RedisClient, RedisSubscriber } from '../proxy/coordination/redisClient.js';
export type {
  Coordination,
  LimitAnswer,
  Limiter,
  LimitRule,
} from '../proxy/coordination/coordination.js';
