/** Locks and channels of a browser in which every tab is this one process. */
import { vi } from 'vitest';

type Grant = () => Promise<unknown>;

/** Grants a lock to one at a time, in the order of asking (Web Locks, exclusive mode). */
function createLocks() {
  const queues = new Map<string, Grant[]>();
  async function next(name: string): Promise<void> {
    const grant = queues.get(name)?.[0];
    if (!grant) return;
    await grant();
    queues.get(name)?.shift();
    void next(name);
  }
  return {
    names: () => [...queues].filter(([, queue]) => queue.length > 0).map(([name]) => name),
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        let granted = false;
        const grant: Grant = async () => {
          if (signal.aborted) return;
          granted = true;
          await work().then(resolve, reject);
        };
        signal.addEventListener('abort', () => {
          if (granted) return;
          const place = queue.indexOf(grant);
          if (place >= 0) queue.splice(place, 1);
          reject(new DOMException('', 'AbortError'));
        });
        queue.push(grant);
        if (queue.length === 1) void Promise.resolve().then(() => next(name));
      }),
  };
}

/** Puts the platform in place of the one that is missing; `vi.unstubAllGlobals` takes it away. */
export function stubTabPlatform() {
  const channels = new Set<{ name: string; onmessage: ((event: unknown) => void) | null }>();
  const said: unknown[] = [];
  class Channel {
    onmessage: ((event: unknown) => void) | null = null;
    constructor(readonly name: string) {
      channels.add(this);
    }
    postMessage(data: unknown): void {
      said.push(data);
      const copy = structuredClone(data);
      for (const other of channels) {
        if (other === this || other.name !== this.name) continue;
        queueMicrotask(() => channels.has(other) && other.onmessage?.({ data: copy }));
      }
    }
    close(): void {
      channels.delete(this);
    }
  }
  const locks = createLocks();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { locks, onLine: true });
  return {
    /** Everything that any tab has said. */
    said,
    openChannels: () => channels.size,
    heldLocks: locks.names,
    /** Somebody else of this origin speaks. */
    intrude: (name: string, data: unknown) => new Channel(name).postMessage(data),
  };
}
