/** The live streams of staff: what other people, shoppers and the service change is hinted at within a second. */
import { runsBetweenRequests, unrefTimeout } from '../../../async/unrefTimeout.js';
import { HINT_KINDS, type Alive, type Changed, type Hint } from '../../contract/liveHints.js';
import type { Ledger } from '../../../ledger/ledger.js';
import { createLedgerTail } from '../../../ledger/ledgerTail.js';
import type { DiagnosticListener } from '../../../server/configuration/diagnostic.js';
import { LiveStream, writeFrame } from '../../../server/live/liveStream.js';
import { createStreamLimiter } from '../../../server/live/streamLimiter.js';
import type { AuthorizedRequest } from '../authorization.js';
import type { Authenticator } from '../authenticator.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import { hintsOf } from './hintsOf.js';

/**
 * Streams of this instance, of one person, and how long one lasts. A person has a stream for each open
 * page; a store has as many people as work in its office.
 */
export const STAFF_LIMITS = {
  maxStreams: 500,
  maxPerAddress: 12,
  lifetimeMs: 5 * 60_000,
} as const;
/** How often the store is asked whether the person of a stream is still let in, in seconds. */
export const RECHECK_S = 60;
const TICK_MS = 1_000;
/** More hints than this at a time are not named one by one. */
const MOST_HINTS = 20;

/** These keep proxies from storing, compressing or buffering the stream. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no',
};

/** The streams of one handler. */
export interface StaffLive {
  /**
   * `GET live`. HEAD gets the headers alone.
   *
   * @throws TreasuryProblem `not_found` where code cannot run between requests; `rate_limited`,
   *   `store_unavailable`.
   */
  open(authorized: AuthorizedRequest): Response;
  /** Ends every stream and the timer. */
  close(): void;
}

export interface StaffLiveDependencies {
  readonly ledger: Pick<Ledger, 'list'>;
  readonly authenticator: Authenticator;
  readonly now: () => number;
  readonly report: DiagnosticListener;
  /** Called before hints are sent: what was read before may be old. */
  readonly onChange: () => void;
}

/** A stream with its person. */
interface StaffStream {
  readonly stream: LiveStream;
  readonly who: string;
  /** Without body: the headers by which the store knows the person. */
  readonly request: Request;
}

/** Each once; a kind alone where there are too many. */
function shortened(hints: readonly Hint[]): Hint[] {
  const distinct = [...new Map(hints.map((hint) => [JSON.stringify(hint), hint])).values()];
  if (distinct.length <= MOST_HINTS) return distinct;
  return [...new Set(distinct.map(({ kind }) => kind))].map((kind) => ({ kind }));
}

/** Makes the streams. Nothing runs while there are none. */
export function createStaffLive(parts: StaffLiveDependencies): StaffLive {
  const { ledger, authenticator, now, report, onChange } = parts;
  const limiter = createStreamLimiter(STAFF_LIMITS, (who) => who);
  const streams = new Set<StaffStream>();
  let stopTicking: (() => void) | null = null;
  // Another instance, and this one after a restart, must not count through the same numbers.
  let last = Math.floor(Math.random() * 2 ** 40);
  let waiting: Hint[] = [];
  let isFollowing = false;
  let isFailing = false;
  let isClosed = false;

  const tail = createLedgerTail(ledger, (event) => void waiting.push(...hintsOf(event)));

  function send(): void {
    if (waiting.length === 0) return;
    const data: Changed = { after: last, hints: shortened(waiting) };
    waiting = [];
    last += 1;
    onChange();
    const bytes = writeFrame({ event: 'changed', id: String(last), data: JSON.stringify(data) });
    for (const { stream } of streams) stream.send({ version: last, bytes });
  }

  async function follow(): Promise<void> {
    if (isFollowing) return;
    isFollowing = true;
    try {
      const isFollowed = await tail.step(0);
      // What was written while the end was looked for has not been read, so anything may have changed.
      if (!isFollowed) waiting = HINT_KINDS.map((kind) => ({ kind }));
      isFailing = false;
      send();
    } catch (error) {
      if (!isFailing) {
        const message =
          'The ledger could not be read for the live pages of the back office. It is tried again every second; until then they show what they have.';
        report({ code: 'live_failed', message, error });
      }
      isFailing = true;
    } finally {
      isFollowing = false;
    }
  }

  function alive(): Uint8Array {
    const data: Alive = { last, serverTime: new Date(now()).toISOString() };
    return writeFrame({ event: 'alive', data: JSON.stringify(data) });
  }

  /** Ends the stream of a person who is no longer let in, or of whom the store does not say so. */
  async function recheck({ stream, who, request }: StaffStream): Promise<void> {
    try {
      const person = await authenticator(request);
      if (person.who === who && person.mayRead) return;
    } catch {
      // The next request of that page gets the reason.
    }
    stream.bye();
  }

  function tick(): void {
    let beat: Uint8Array | null = null;
    for (const one of streams) {
      one.stream.tick(() => (beat ??= alive()));
      if (one.stream.ageS > 0 && one.stream.ageS % RECHECK_S === 0) void recheck(one);
    }
    if (streams.size === 0) {
      stopTicking = null;
      tail.forget();
      // A page that comes back later has missed what is not read from now on.
      last += 1;
      return;
    }
    stopTicking = unrefTimeout(TICK_MS, tick);
    void follow();
  }

  /** Seconds: never longer than the session, if its end is known. */
  function lifetimeOf({ expiresAt }: AuthorizedRequest['person']): number {
    // A tenth more or less, so that pages which were opened together do not come back together.
    const usual = Math.round((STAFF_LIMITS.lifetimeMs / 1_000) * (0.9 + Math.random() * 0.2));
    if (expiresAt === null) return usual;
    return Math.min(usual, Math.ceil((Date.parse(expiresAt) - now()) / 1_000));
  }

  function add({ person, request }: AuthorizedRequest): ReadableStream<Uint8Array> {
    const { who } = person;
    const leave = limiter.take(who);
    const { url, headers } = request;
    const one: StaffStream = {
      who,
      request: new Request(url, { headers }),
      stream: new LiveStream({
        // Also tells a client that was away whether it has missed something.
        first: { version: last, bytes: alive() },
        version: last,
        lifetimeS: lifetimeOf(person),
        request,
        onEnd() {
          streams.delete(one);
          leave();
        },
      }),
    };
    streams.add(one);
    // At once, so that everything after this moment is hinted at.
    if (stopTicking === null) {
      void follow();
      stopTicking = unrefTimeout(TICK_MS, tick);
    }
    return one.stream.body;
  }

  return {
    open(authorized) {
      if (!runsBetweenRequests()) {
        throw new TreasuryProblem(
          'not_found',
          'This runtime keeps no streams; the page asks instead.',
        );
      }
      if (isClosed) {
        const headers = { 'retry-after': '5' };
        throw new TreasuryProblem('store_unavailable', 'The handler is closed.', { headers });
      }
      // The body of an answer to HEAD is never read, so a stream would never end.
      if (authorized.request.method === 'HEAD') return new Response(null, { headers: HEADERS });
      return new Response(add(authorized), { headers: HEADERS });
    },
    close() {
      isClosed = true;
      for (const { stream } of streams) stream.bye();
      stopTicking?.();
      stopTicking = null;
    },
  };
}
