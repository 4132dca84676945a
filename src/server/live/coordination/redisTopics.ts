/** What instances tell one another through Redis, over one connection that only listens. */
import type { Reach } from './redisAvailability.js';
import type { RedisClient, RedisSubscriber } from './redisClient.js';

type Listener = (text: string) => void;

/** Topics of one instance. */
export interface RedisTopics {
  publish(topic: string, text: string): void;
  subscribe(topic: string, listener: Listener): () => void;
  close(): void;
}

/** Length of a UUID: each message begins with the id of the instance that sent it. */
const ID_LENGTH = 36;

/** Makes the topics. The second connection is opened by the first subscription. */
export function createRedisTopics(options: {
  readonly client: RedisClient;
  readonly reach: Reach;
  readonly prefix: string;
  readonly instanceId: string;
}): RedisTopics {
  const { client, reach, prefix, instanceId } = options;
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
        // One listener's failure is its own; the others are told as well.
      }
    }
  }

  /** A failure is left to `ready`, which comes with every new connection. */
  function listenTo(channels: readonly string[]): void {
    if (channels.length > 0) subscriber?.subscribe(...channels).catch(() => undefined);
  }

  function connect(): void {
    subscriber = client.duplicate();
    // A lost connection is told by the commands of the other one; unheard, it would end the process.
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
    publish(topic, text) {
      void reach.ask(() => client.publish(channelOf(topic), `${instanceId}${text}`));
    },
    subscribe(topic, listener) {
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
    close() {
      listeners.clear();
      subscriber?.disconnect();
      subscriber = undefined;
    },
  };
}
