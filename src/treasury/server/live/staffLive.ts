/** The live streams of staff: what other people, shoppers and the service change is hinted at within a second. */
import { runsBetweenRequests, unrefTimeout } from '../../../async/unrefTimeout.js';
import type { Alive } from '../../contract/liveHints.js';
import type { Ledger } from '../../../ledger/ledger.js';
import type { DiagnosticListener } from '../../../server/configuration/diagnostic.js';
import { LiveStream, writeFrame } from '../../../server/live/liveStream.js';
import { createStreamLimiter } from '../../../server/live/streamLimiter.js';
import type { AuthorizedRequest } from '../authorization.js';
import type { Authenticator } from '../authenticator.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import { createHintFeed } from './hintFeed.js';

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

/** These keep proxies from storing, compressing or buffering the stream. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no',
};

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
  readonly context: unknown;
}

/** Seconds: never longer than the session, if its end is known. */
function lifetimeOf({ expiresAt }: AuthorizedRequest['person'], now: number): number {
  // A tenth more or less, so that pages which were opened together do not come back together.
  const usual = Math.round((STAFF_LIMITS.lifetimeMs / 1_000) * (0.9 + Math.random() * 0.2));
  if (expiresAt === null) return usual;
  return Math.min(usual, Math.ceil((Date.parse(expiresAt) - now) / 1_000));
}

/** Ends the stream of a person who is no longer let in, or of whom the store does not say so. */
async function recheck(
  { stream, who, request, context }: StaffStream,
  authenticator: Authenticator,
): Promise<void> {
  try {
    const person = await authenticator(request, context);
    if (person.who === who && person.may.read) return;
  } catch {
    // The next request of that page gets the reason.
  }
  stream.bye();
}

/** Makes the streams. Nothing runs while there are none. */
export function createStaffLive(parts: StaffLiveDependencies) {
  const { ledger, authenticator, now, report, onChange } = parts;
  const limiter = createStreamLimiter(STAFF_LIMITS, (who) => who);
  const streams = new Set<StaffStream>();
  let stopTicking: (() => void) | null = null;
  let isClosed = false;

  const feed = createHintFeed(ledger, report, (changed) => {
    onChange();
    const last = feed.last();
    const data = JSON.stringify(changed);
    const bytes = writeFrame({ event: 'changed', id: String(last), data });
    for (const { stream } of streams) stream.send({ version: last, bytes });
  });

  function alive(): Uint8Array {
    const data: Alive = { last: feed.last() };
    return writeFrame({ event: 'alive', data: JSON.stringify(data) });
  }

  function tick(): void {
    let beat: Uint8Array | null = null;
    for (const one of streams) {
      one.stream.tick(() => (beat ??= alive()));
      if (one.stream.ageS > 0 && one.stream.ageS % RECHECK_S === 0)
        void recheck(one, authenticator);
    }
    if (streams.size === 0) {
      stopTicking = null;
      feed.pause();
      return;
    }
    stopTicking = unrefTimeout(TICK_MS, tick);
    void feed.follow();
  }

  function add({ person, request, context }: AuthorizedRequest): ReadableStream<Uint8Array> {
    const { who } = person;
    const leave = limiter.take(who);
    const { url, headers } = request;
    const one: StaffStream = {
      ...{ who, context: context.context },
      request: new Request(url, { headers }),
      stream: new LiveStream({
        // Also tells a client that was away whether it has missed something.
        first: { version: feed.last(), bytes: alive() },
        version: feed.last(),
        lifetimeS: lifetimeOf(person, now()),
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
      void feed.follow();
      stopTicking = unrefTimeout(TICK_MS, tick);
    }
    return one.stream.body;
  }

  return {
    /**
     * `GET live`. HEAD gets the headers alone.
     *
     * @throws TreasuryProblem `not_found` where code cannot run between requests; `rate_limited`,
     *   `store_unavailable`.
     */
    open(authorized: AuthorizedRequest): Response {
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
    /** Ends every stream and the timer. */
    close(): void {
      isClosed = true;
      for (const { stream } of streams) stream.bye();
      stopTicking?.();
      stopTicking = null;
    },
  };
}
