/** The live clients of every checkout: a changed checkout is read once for all of its clients. */
import { passing } from '../http/problemDetails.js';
import type { WatchedCheckout } from '../evidence/evidenceSource.js';
import type { LiveLimits, StreamLimiter } from './streamLimiter.js';
import { LiveStream, type LiveSnapshot } from './liveStream.js';

/** Streams of one checkout, for tabs and devices. */
export const MAX_PER_CHECKOUT = 6;
/**
 * One stream more ends the oldest, if that is at least this many seconds old: its page may have left
 * without closing it. Without a least age, seven pages that reconnect would end one another's streams
 * forever.
 */
export const MIN_AGE_S = 60;

/** A snapshot, and the position in the ledger up to which it was read. */
export interface DrawnSnapshot extends LiveSnapshot {
  /** What a source needs to keep watching. Not the whole record, because thousands of streams hold it. */
  readonly watched: WatchedCheckout;
  /** Sequence of the last event of the checkout's stream, whatever its kind. */
  readonly through: number;
}

/** The clients of one checkout. */
interface Channel {
  /** Oldest first. */
  readonly streams: Set<LiveStream>;
  /** Clients that wait for their first snapshot. */
  opening: number;
  drawn: DrawnSnapshot | null;
  /** Something may have happened since the last snapshot was begun. */
  dirty: boolean;
  running: Promise<void> | null;
}

export interface OpenLive {
  /** The checkout's stream in the ledger. */
  readonly stream: string;
  /** Address of the client, if the runtime knows it. */
  readonly ip: string | null;
  /** The version that the client has, or -1. */
  readonly lastVersion: number;
  readonly request: Pick<Request, 'signal'>;
}

/** The clients of one instance. */
export type LiveHub = ReturnType<typeof createLiveHub>;

export interface LiveHubParts {
  /** Makes the snapshot of a checkout as the ledger has it now. */
  readonly draw: (stream: string) => Promise<DrawnSnapshot>;
  readonly limits: LiveLimits;
  readonly limiter: StreamLimiter;
  /** Keeps background work alive. */
  readonly background: (work: Promise<unknown>) => Promise<void>;
  /** Called if a snapshot could not be made; it is retried every second. */
  readonly onFailure: (error: unknown) => void;
}

/** A tenth more or less, so that streams which began together do not end together. */
function lifetimeOf({ lifetimeMs }: LiveLimits): number {
  return Math.max(1, Math.round((lifetimeMs * (0.9 + Math.random() * 0.2)) / 1000));
}

function evictOldest({ streams }: Channel): void {
  const [oldest] = streams;
  if (!oldest || streams.size < MAX_PER_CHECKOUT) return;
  if (oldest.ageS < MIN_AGE_S) {
    const message = 'This checkout holds too many live streams.';
    throw passing('rate_limited', message, MIN_AGE_S * 1_000);
  }
  oldest.bye();
}

const newChannel = (): Channel => ({
  streams: new Set(),
  opening: 0,
  drawn: null,
  dirty: false,
  running: null,
});

/** Makes the function that makes a channel's new snapshot, once for all of its clients. */
function createRefresh(
  draw: LiveHubParts['draw'],
): (stream: string, channel: Channel) => Promise<void> {
  async function run(stream: string, channel: Channel): Promise<void> {
    while (channel.dirty) {
      channel.dirty = false;
      try {
        const drawn = await draw(stream);
        // A ledger only grows: an older version comes from a lagging replica and must not replace a newer
        // one.
        if (channel.drawn && drawn.version < channel.drawn.version) continue;
        channel.drawn = drawn;
        for (const reader of channel.streams) reader.send(drawn);
      } catch (error) {
        channel.dirty = true;
        throw error;
      }
    }
  }

  /** Resolves when a snapshot that was begun after this call is there. */
  return (stream, channel) => {
    channel.dirty = true;
    channel.running ??= run(stream, channel).finally(() => {
      channel.running = null;
    });
    return channel.running;
  };
}

/** Makes the hub of one handler. It has no timer. */
export function createLiveHub(parts: LiveHubParts) {
  const { draw, limits, limiter, background, onFailure } = parts;
  const channels = new Map<string, Channel>();

  const refresh = createRefresh(draw);

  function channelOf(stream: string): Channel {
    const channel = channels.get(stream) ?? newChannel();
    channels.set(stream, channel);
    return channel;
  }

  function leaveIfEmpty(stream: string, channel: Channel): void {
    if (channel.streams.size + channel.opening === 0) channels.delete(stream);
  }

  const refreshSoon = (stream: string, channel: Channel): void =>
    void background(refresh(stream, channel).catch(onFailure));

  function addReader(channel: Channel, options: OpenLive, leave: () => void): LiveStream {
    const { stream, lastVersion, request } = options;
    const { drawn } = channel;
    const isKnown = !drawn || lastVersion >= drawn.version;
    evictOldest(channel);
    const reader: LiveStream = new LiveStream({
      first: isKnown ? null : drawn,
      version: drawn?.version ?? -1,
      lifetimeS: lifetimeOf(limits),
      request,
      onEnd() {
        channel.streams.delete(reader);
        leave();
        leaveIfEmpty(stream, channel);
      },
    });
    return reader;
  }

  return {
    /** @throws ProblemError if no more streams may open, and what `draw` throws. */
    async open(options: OpenLive): Promise<ReadableStream<Uint8Array>> {
      const { stream, ip, request } = options;
      const leave = limiter.take(ip);
      const channel = channelOf(stream);
      channel.opening += 1;
      try {
        // After the channel exists, so that any later change reaches it.
        await refresh(stream, channel);
        // The client has left already, which is no failure.
        if (request.signal.aborted) {
          leave();
          return new ReadableStream({ start: (controller) => controller.close() });
        }
        const reader = addReader(channel, options, leave);
        channel.streams.add(reader);
        return reader.body;
      } catch (error) {
        leave();
        throw error;
      } finally {
        channel.opening -= 1;
        leaveIfEmpty(stream, channel);
      }
    },
    /** Call it if a checkout may have changed. @param sequence of the event, if known. */
    changed(stream: string, sequence: number = Number.POSITIVE_INFINITY): void {
      const channel = channels.get(stream);
      if (channel && sequence > (channel.drawn?.through ?? -1)) refreshSoon(stream, channel);
    },
    /** Call it if every checkout may have changed. */
    changedAll(): void {
      for (const [stream, channel] of channels) refreshSoon(stream, channel);
    },
    /** Call it every second. */
    tick(heartbeat: () => Uint8Array): void {
      for (const [stream, channel] of channels) {
        // Retries a snapshot that failed.
        if (channel.dirty && !channel.running) refreshSoon(stream, channel);
        for (const reader of channel.streams) reader.tick(heartbeat);
      }
    },
    /** Ends every stream. */
    bye(): void {
      for (const channel of channels.values()) for (const reader of channel.streams) reader.bye();
    },
    /** Checkouts with a client, as of their last snapshot. */
    watched: (): readonly WatchedCheckout[] =>
      [...channels.values()].flatMap(({ drawn }) => drawn?.watched ?? []),
    /** The highest position in the ledger that any snapshot has read. */
    through: (): number =>
      [...channels.values()].reduce((most, { drawn }) => Math.max(most, drawn?.through ?? 0), 0),
  };
}
