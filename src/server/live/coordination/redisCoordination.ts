/** Coordination of several instances over one Redis. */
import { quietly, type DiagnosticListener } from '../../configuration/diagnostic.js';
import {
  aFunction,
  aText,
  faultIn,
  optionsOf,
  withMethods,
} from '../../configuration/givenOptions.js';
import type { Coordination } from './coordination.js';
import { createLocalLimiters } from './localLimiter.js';
import { createReach } from './redisAvailability.js';
import type { RedisClient } from './redisClient.js';
import { redisLimiter } from './redisLimiter.js';
import { createRedisTopics } from './redisTopics.js';

/** Options of {@link redisCoordination}. */
export interface RedisCoordinationOptions {
  /**
   * A client of ioredis, connected or about to be. It stays the store's: `close` leaves it open. Give
   * it a listener for `error`, or ioredis prints each failed attempt to connect.
   */
  readonly client: RedisClient;
  /** What every key and channel begins with. @default "till:" */
  readonly prefix?: string;
  /**
   * Hears `coordination_lost` once per outage, and `coordination_back`; `() => {}` is silence.
   *
   * @default one line on `console.warn` with code and message
   */
  readonly onDiagnostic?: DiagnosticListener;
}

const OPTIONS = optionsOf(
  {
    client: withMethods('a client of ioredis', [
      'get',
      'set',
      'eval',
      'publish',
      'defineCommand',
      'duplicate',
    ]),
    prefix: aText('a text, such as "till:"').optional(),
    onDiagnostic: aFunction.optional(),
  },
  '`{ client }`, a client of ioredis',
);

/** Takes the lease, or keeps it; in one step, so that two instances never both hold it. */
const LEASE_SCRIPT = `
local holder = redis.call('get', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/**
 * Lets the instances of one store work as one over Redis: one of them polls, all of them hear of
 * changes, and limits are counted together. Pass it as `coordination` to every instance's handler.
 *
 * Redis holds nothing that could be lost: while it is away each instance goes on alone, nobody waits
 * for it for longer than half a second once, and the ledger tells what others wrote.
 *
 * @throws RangeError for what is no client of ioredis, or an option that is unknown.
 * @example
 * const client = new Redis(process.env.REDIS_URL);
 * client.on('error', () => undefined); // onDiagnostic tells it once per outage
 * const coordination = redisCoordination({ client });
 * const handler = createCheckoutHandler({ …, coordination });
 */
export function redisCoordination(options: RedisCoordinationOptions): Coordination {
  const fault = faultIn('redisCoordination', OPTIONS, options, 'the instances would go on alone');
  if (fault !== null) throw new RangeError(fault);
  const { client, prefix = 'till:', onDiagnostic } = options;
  const instanceId = crypto.randomUUID();
  // Reading is not enough: a replica that was left behind answers, and refuses every write.
  const write = (): Promise<unknown> => client.set(`${prefix}probe`, '', 'PX', 1_000);
  const reach = createReach(write, quietly(onDiagnostic));
  const alone = createLocalLimiters();
  const topics = createRedisTopics({ client, reach, prefix, instanceId });
  return {
    publish: topics.publish,
    subscribe: topics.subscribe,
    async lease(name, milliseconds) {
      const answer = await reach.ask(() =>
        client.eval(LEASE_SCRIPT, 1, `${prefix}lease:${name}`, instanceId, milliseconds),
      );
      if (!answer) return 'alone';
      return answer.value === 1 ? 'held' : 'taken';
    },
    async put(name, text, milliseconds) {
      await reach.ask(() => client.set(`${prefix}text:${name}`, text, 'PX', milliseconds));
    },
    async get(name) {
      return (await reach.ask(() => client.get(`${prefix}text:${name}`)))?.value ?? null;
    },
    limiter: (rule) => redisLimiter({ client, reach, prefix }, rule, alone(rule)),
    close() {
      reach.close();
      topics.close();
      return Promise.resolve();
    },
  };
}
