/** Who reads what: a checkout that changed is drawn once and handed to all of its readers. */
import { ProblemError } from '../http/problemDetails.js';
import type { WatchedCheckout } from '../service/evidence/evidenceSource.js';
import type { LiveLimits, Seats } from './streamLimiter.js';
import { LiveStream, type LiveSnapshot } from './liveStream.js';

/** Streams of one checkout: tabs and devices, with room. */
export const MAX_PER_CHECKOUT = 6;
/**
 * Of one more the oldest is sent away if it has sat for so many seconds, for it may be a page that
 * left without a word. Sooner, and seven pages that all come back would send one another away for ever.
 */
export const SITTING_S = 60;

/** A snapshot, and how far into the ledger it has looked. */
export interface DrawnSnapshot extends LiveSnapshot {
  /** What a source needs to go on watching. Not the record: thousands of readers hold this. */
  readonly watched: WatchedCheckout;
  /** Sequence of the last event of the checkout's stream, whatever its kind. */
  readonly through: number;
}

/** The readers of one checkout. */
interface Room {
  /** Oldest first. */
  readonly streams: Set<LiveStream>;
  /** Readers that wait for their first snapshot. */
  opening: number;
  drawn: DrawnSnapshot | null;
  /** Something may have happened since the last drawing began. */
  dirty: boolean;
  running: Promise<void> | null;
}

/** What a stream is opened with. */
export interface OpenLive {
  /** The checkout's stream in the ledger. */
  readonly stream: string;
  /** Address of the client, where the runtime tells it. */
  readonly ip: string | null;
  /** What the reader has already, or -1. */
  readonly lastVersion: number;
  readonly request: Pick<Request, 'signal'>;
}

/** The readers of one instance. */
export interface LiveHub {
  /** @throws ProblemError if there is no seat, or whatever `draw` throws. */
  open(options: OpenLive): Promise<ReadableStream<Uint8Array>>;
  /** A checkout may have changed. @param sequence of the event, if known. */
  changed(stream: string, sequence?: number): void;
  /** Every checkout may have changed. */
  changedAll(): void;
  /** One second has passed for every stream. */
  tick(heartbeat: () => Uint8Array): void;
  /** Sends everybody away. */
  bye(): void;
  /** Checkouts that have a reader, as they were drawn last. */
  watched(): readonly WatchedCheckout[];
  /** How far the furthest snapshot has looked into the ledger. */
  through(): number;
}

/** What a hub is made of. */
export interface LiveHubParts {
  /** Draws a checkout as the ledger has it now. */
  readonly draw: (stream: string) => Promise<DrawnSnapshot>;
  readonly limits: LiveLimits;
  readonly seats: Seats;
  /** Keeps work that nobody waits for. */
  readonly background: (work: Promise<unknown>) => Promise<void>;
  /** A checkout could not be drawn; it is tried again every second. */
  readonly onFailure: (error: unknown) => void;
}

/** Give or take a tenth, so that streams which began together do not end together. */
function lifetimeOf({ lifetimeMs }: LiveLimits): number {
  return Math.max(1, Math.round((lifetimeMs * (0.9 + Math.random() * 0.2)) / 1000));
}

function makeRoom({ streams }: Room): void {
  const [oldest] = streams;
  if (!oldest || streams.size < MAX_PER_CHECKOUT) return;
  if (oldest.ageS < SITTING_S) {
    throw new ProblemError('rate_limited', 'This checkout holds too many live streams.', {
      headers: { 'retry-after': String(SITTING_S) },
    });
  }
  oldest.bye();
}

/** Makes the hub of one handler. It has no timer. */
export function createLiveHub(parts: LiveHubParts): LiveHub {
  const { draw, limits, seats, background, onFailure } = parts;
  const rooms = new Map<string, Room>();

  function roomOf(stream: string): Room {
    const known = rooms.get(stream);
    if (known) return known;
    const room: Room = { streams: new Set(), opening: 0, drawn: null, dirty: false, running: null };
    rooms.set(stream, room);
    return room;
  }

  function leaveIfEmpty(stream: string, room: Room): void {
    if (room.streams.size + room.opening === 0) rooms.delete(stream);
  }

  async function run(stream: string, room: Room): Promise<void> {
    while (room.dirty) {
      room.dirty = false;
      try {
        const drawn = await draw(stream);
        // One drawing at a time, and a ledger only grows; a lagging copy must not turn it back.
        if (room.drawn && drawn.version < room.drawn.version) continue;
        room.drawn = drawn;
        for (const reader of room.streams) reader.send(drawn);
      } catch (error) {
        room.dirty = true;
        throw error;
      }
    }
  }

  /** Settles when a drawing that began after this call is done. */
  function refresh(stream: string, room: Room): Promise<void> {
    room.dirty = true;
    room.running ??= run(stream, room).finally(() => {
      room.running = null;
    });
    return room.running;
  }

  const refreshSoon = (stream: string, room: Room): void =>
    void background(refresh(stream, room).catch(onFailure));

  function seat(room: Room, options: OpenLive, leave: () => void): LiveStream {
    const { stream, lastVersion, request } = options;
    const { drawn } = room;
    const isKnown = !drawn || lastVersion >= drawn.version;
    makeRoom(room);
    const reader: LiveStream = new LiveStream({
      first: isKnown ? null : drawn,
      version: drawn?.version ?? -1,
      lifetimeS: lifetimeOf(limits),
      request,
      onEnd() {
        room.streams.delete(reader);
        leave();
        leaveIfEmpty(stream, room);
      },
    });
    return reader;
  }

  return {
    async open(options) {
      const { stream, ip, request } = options;
      const leave = seats.take(ip);
      const room = roomOf(stream);
      room.opening += 1;
      try {
        // Drawn once the room exists: a change from now on finds it.
        await refresh(stream, room);
        // Gone already. That is no failure, and nobody reads what is answered.
        if (request.signal.aborted) {
          leave();
          return new ReadableStream({ start: (controller) => controller.close() });
        }
        const reader = seat(room, options, leave);
        room.streams.add(reader);
        return reader.body;
      } catch (error) {
        leave();
        throw error;
      } finally {
        room.opening -= 1;
        leaveIfEmpty(stream, room);
      }
    },
    changed(stream, sequence = Number.POSITIVE_INFINITY) {
      const room = rooms.get(stream);
      if (room && sequence > (room.drawn?.through ?? -1)) refreshSoon(stream, room);
    },
    changedAll() {
      for (const [stream, room] of rooms) refreshSoon(stream, room);
    },
    tick(heartbeat) {
      for (const [stream, room] of rooms) {
        // What failed is tried again.
        if (room.dirty && !room.running) refreshSoon(stream, room);
        for (const reader of room.streams) reader.tick(heartbeat);
      }
    },
    bye() {
      for (const room of rooms.values()) for (const reader of room.streams) reader.bye();
    },
    watched: () => [...rooms.values()].flatMap(({ drawn }) => drawn?.watched ?? []),
    through: () =>
      [...rooms.values()].reduce((most, { drawn }) => Math.max(most, drawn?.through ?? 0), 0),
  };
}
