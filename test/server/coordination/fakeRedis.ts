/** A Redis in memory, of the shape of ioredis: several clients of one server that can go away and hang. */
import type { RedisClient, RedisSubscriber } from '../../../src/exports/redis.js';

interface Entry {
  readonly value: string;
  readonly endsAt: number;
}

type Listener = (...heard: never[]) => void;

/** What the server can be told to do. */
export type ServerMood = 'here' | 'away' | 'hangs' | 'read_only';

/** A server; its clock is `Date.now`, as the limiter's in-memory block. */
export function createFakeRedis() {
  const entries = new Map<string, Entry>();
  const subscriptions = new Map<string, Set<(channel: string, text: string) => void>>();
  const readyListeners = new Set<() => void>();
  const commands: string[] = [];
  let mood: ServerMood = 'here';

  const read = (key: string): string | null => {
    const entry = entries.get(key);
    return entry && Date.now() < entry.endsAt ? entry.value : null;
  };

  /** One command: refused, never answered, or done at once. */
  function command<T>(name: string, writes: boolean, work: () => T): Promise<T> {
    commands.push(name);
    if (mood === 'away') return Promise.reject(new Error('Connection is closed.'));
    if (mood === 'hangs') return new Promise(() => undefined);
    if (mood === 'read_only' && writes) return Promise.reject(new Error('READONLY'));
    return Promise.resolve(work());
  }

  const put = (key: string, value: string, milliseconds: number): string => {
    entries.set(key, { value, endsAt: Date.now() + milliseconds });
    return 'OK';
  };

  function lease(key: string, holder: string, milliseconds: number): number {
    const held = read(key);
    if (held !== null && held !== holder) return 0;
    put(key, holder, milliseconds);
    return 1;
  }

  function increment([key = '', points = '', seconds = '']: string[]): [number, number] {
    const known = read(key) === null ? undefined : entries.get(key);
    const endsAt = known?.endsAt ?? Date.now() + Number(seconds) * 1_000;
    const used = Number(known?.value ?? 0) + Number(points);
    entries.set(key, { value: String(used), endsAt });
    return [used, endsAt - Date.now()];
  }

  function subscriber(): RedisSubscriber {
    let hear: (channel: string, text: string) => void = () => undefined;
    return {
      subscribe: (...channels) =>
        command('subscribe', false, () => {
          for (const channel of channels) {
            const heard = subscriptions.get(channel) ?? new Set();
            subscriptions.set(channel, heard.add(hear));
          }
        }),
      unsubscribe: (...channels) =>
        command('unsubscribe', false, () => {
          for (const channel of channels) subscriptions.get(channel)?.delete(hear);
        }),
      on(event: string, listener: Listener) {
        if (event === 'message') hear = listener as unknown as typeof hear;
        if (event === 'ready') readyListeners.add(listener as unknown as () => void);
      },
      disconnect() {
        for (const heard of subscriptions.values()) heard.delete(hear);
      },
    };
  }

  function createClient(): RedisClient & { rlflxIncr(parameters: string[]): Promise<unknown> } {
    return {
      get: (key) => command('get', false, () => read(key)),
      set: (key, value, _unit, milliseconds) =>
        command('set', true, () => put(key, value, milliseconds)),
      eval: (_script, _keys, key, holder, milliseconds) =>
        command('eval', true, () => lease(String(key), String(holder), Number(milliseconds))),
      publish: (channel, text) =>
        command('publish', false, () => {
          for (const hear of subscriptions.get(channel) ?? []) hear(channel, text);
        }),
      defineCommand: () => undefined,
      rlflxIncr: (parameters) => command('rlflxIncr', true, () => increment(parameters)),
      duplicate: subscriber,
    };
  }

  return {
    createClient,
    /** Names of the commands that clients sent. */
    commands,
    keys: () => [...entries.keys()],
    values: () => [...entries.values()].map(({ value }) => value),
    channels: () => [...subscriptions.keys()],
    setMood(next: ServerMood) {
      mood = next;
    },
    /** The server comes back empty, as after a restart without a file; clients connect again. */
    restart() {
      entries.clear();
      subscriptions.clear();
      mood = 'here';
      for (const ready of readyListeners) ready();
    },
  };
}
