/** The part of a Redis client that is used, typed by shape, so that ioredis itself is no dependency. */

/** A connection that only listens. */
export interface RedisSubscriber {
  subscribe(...channels: string[]): Promise<unknown>;
  unsubscribe(...channels: string[]): Promise<unknown>;
  on(event: 'message', listener: (channel: string, text: string) => void): unknown;
  on(event: 'ready', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  disconnect(): void;
}

/** A client of the shape of ioredis: `Redis` and `Cluster` of ioredis 5, or another that is alike. */
export interface RedisClient {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, unit: 'PX', milliseconds: number): Promise<unknown>;
  eval(script: string, keys: number, ...parameters: (string | number)[]): Promise<unknown>;
  publish(channel: string, text: string): Promise<unknown>;
  /** Adds a command made of a script; the limiter counts with one. */
  defineCommand(name: string, definition: { numberOfKeys?: number; lua: string }): void;
  /** Opens a second connection: one that listens can do nothing else. */
  duplicate(): RedisSubscriber;
}
