/** The coordination of several instances over one Redis: topics, leases, limits. */
import { createRedisAvailability, type RedisAvailability } from './redisAvailability.js';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import {
  type Coordination,
  type LimitAnswer,
  type Limiter,
  type LimitRule,
  createLocalLimiters,
} from './coordination.js';
import { type DiagnosticListener, quietly } from '../configuration/diagnostic.js';
import {
  aFunction,
  aText,
  faultIn,
  optionsOf,
  withMethods,
} from '../configuration/givenOptions.js';

/** A connection that only listens. */
export interface RedisSubscriber {
  subscribe(...channels: string[]): Promise<unknown>;
  unsubscribe(...channels: string[]): Promise<unknown>;
  on(event: 'message', listener: (channel: string, text: string) => void): unknown;
  on(event: 'ready', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  disconnect(): void;
}

/** A client with the shape of ioredis: `Redis` or `Cluster` of ioredis 5, or a similar one. */
export interface RedisClient {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, unit: 'PX', milliseconds: number): Promise<unknown>;
  eval(script: string, keys: number, ...parameters: (string | number)[]): Promise<unknown>;
  publish(channel: string, text: string): Promise<unknown>;
  /** Adds a command made from a script; the limiter counts with one. */
  defineCommand(name: string, definition: { numberOfKeys?: number; lua: string }): void;
  /** Opens a second connection, because one that subscribes can do nothing else. */
  duplicate(): RedisSubscriber;
}

type Listener = (text: string) => void;

/** Length of a UUID: each message begins with the id of the instance that sent it. */
const ID_LENGTH = 36;

/** Makes the topics. The first subscription opens the second connection. */
export function createRedisTopics(options: {
  readonly client: RedisClient;
  readonly availability: RedisAvailability;
  readonly prefix: string;
  readonly instanceId: string;
}) {
  const { client, availability, prefix, instanceId } = options;
  const channelOf = (topic: string): string => `${prefix}topic:${topic}`;
  const listeners = new Map<string, Set<Listener>>();
  let subscriber: RedisSubscriber | undefined;

  function hear(channel: string, message: string): void {
    const sender = message.slice(0, ID_LENGTH);
    if (sender === instanceId) return;
    for (const listener of listeners.get(channel) ?? []) {
      try {
        listener(message.slice(ID_LENGTH));
      } catch {
        // A listener that throws must not stop the others.
      }
    }
  }

  /** A failure is left to `ready`, which follows every new connection. */
  function listenTo(channels: readonly string[]): void {
    if (channels.length > 0) subscriber?.subscribe(...channels).catch(() => undefined);
  }

  function connect(): void {
    subscriber = client.duplicate();
    // A lost connection also fails the commands of the other one, which report it. Without a listener, an
    // error event would end the process.
    subscriber.on('error', () => undefined);
    subscriber.on('message', hear);
    subscriber.on('ready', () => {
      listenTo([...listeners.keys()]);
    });
  }

  function unsubscribe(channel: string, listener: Listener): void {
    const heard = listeners.get(channel);
    heard?.delete(listener);
    if (heard?.size !== 0) return;
    listeners.delete(channel);
    subscriber?.unsubscribe(channel).catch(() => undefined);
  }

  return {
    publish(topic: string, text: string): void {
      void availability.ask(() => client.publish(channelOf(topic), `${instanceId}${text}`));
    },
    subscribe(topic: string, listener: Listener): () => void {
      const channel = channelOf(topic);
      const heard = listeners.get(channel) ?? new Set();
      heard.add(listener);
      listeners.set(channel, heard);
      if (!subscriber) connect();
      if (heard.size === 1) listenTo([channel]);
      return () => {
        unsubscribe(channel, listener);
      };
    },
    close(): void {
      listeners.clear();
      subscriber?.disconnect();
      subscriber = undefined;
    },
  };
}

/** The library counts in whole seconds. */
const SECOND_MS = 1_000;

/**
 * Makes a limiter over Redis.
 *
 * @param alone counts during an outage of Redis, so that limits still hold.
 */
export function redisLimiter(
  options: {
    readonly client: RedisClient;
    readonly availability: RedisAvailability;
    readonly prefix: string;
  },
  { name, points, windowMs }: LimitRule,
  alone: Limiter,
): Limiter {
  const counter = new RateLimiterRedis({
    storeClient: options.client,
    keyPrefix: `${options.prefix}limit:${name}`,
    points,
    duration: Math.max(1, Math.ceil(windowMs / SECOND_MS)),
    // A key without points needs no call to Redis until its window ends.
    inMemoryBlockOnConsumed: points,
  });

  async function together(key: string): Promise<LimitAnswer> {
    try {
      await counter.consume(key);
      return { waitMs: 0 };
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return { waitMs: Math.max(1, refusal.msBeforeNext) };
      throw refusal;
    }
  }

  return {
    async consume(key) {
      const answer = await options.availability.ask(() => together(key));
      return answer ? answer.value : alone.consume(key);
    },
  };
}

/** Options of {@link redisCoordination}. */
export interface RedisCoordinationOptions {
  /**
   * A client of ioredis, which need not be connected yet. It stays the store's: `close` leaves it open.
   * Without a listener for `error`, ioredis prints each failed attempt to connect.
   */
  readonly client: RedisClient;
  /** Prefix of every key and channel. @default "till:" */
  readonly prefix?: string;
  /**
   * Receives `coordination_lost` once per outage, and `coordination_back`; pass `() => {}` for silence.
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

/** Takes or renews the lease in one step, so that two instances never both hold it. */
const LEASE_SCRIPT = `
local holder = redis.call('get', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/**
 * Lets the instances of one store work as one over Redis: one of them polls, all of them hear of
 * changes, and limits are counted together. Pass it as `coordination` to every instance's handler.
 *
 * Redis holds nothing that could be lost: while it is away each instance works alone, no request waits
 * for it for longer than half a second once, and the ledger shows what others wrote.
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
  // A write, not a read: a replica that was left behind still answers reads, but refuses writes.
  const write = (): Promise<unknown> => client.set(`${prefix}probe`, '', 'PX', 1_000);
  const availability = createRedisAvailability(write, quietly(onDiagnostic));
  const alone = createLocalLimiters();
  const topics = createRedisTopics({ client, availability, prefix, instanceId });
  return {
    publish: topics.publish,
    subscribe: topics.subscribe,
    async lease(name, milliseconds) {
      const answer = await availability.ask(() =>
        client.eval(LEASE_SCRIPT, 1, `${prefix}lease:${name}`, instanceId, milliseconds),
      );
      if (!answer) return 'alone';
      return answer.value === 1 ? 'held' : 'taken';
    },
    async put(name, text, milliseconds) {
      await availability.ask(() => client.set(`${prefix}text:${name}`, text, 'PX', milliseconds));
    },
    async get(name) {
      return (await availability.ask(() => client.get(`${prefix}text:${name}`)))?.value ?? null;
    },
    limiter: (rule) => redisLimiter({ client, availability, prefix }, rule, alone(rule)),
    close() {
      availability.close();
      topics.close();
      return Promise.resolve();
    },
  };
}
