/** Live status of one handler: its streams, their timer, and how it learns of changes. */
import { unrefTimeout } from '../../async/unrefTimeout.js';
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import {
  createRareReporter,
  type Diagnostic,
  type DiagnosticListener,
} from '../configuration/diagnostic.js';
import type { Ledger } from '../../ledger/ledger.js';
import type { Coordination } from '../coordination/coordination.js';
import { passing, ProblemError, toProblem } from '../http/problemDetails.js';
import { createPollTimer, type EvidenceSource } from '../evidence/evidenceSource.js';
import { writeFrame } from './liveStream.js';
import { createLedgerTail } from '../../ledger/ledgerTail.js';
import { createLiveHub, type DrawnSnapshot, type LiveHub, type OpenLive } from './liveHub.js';
import { createStreamLimiter, type LiveLimits } from './streamLimiter.js';

/** Topic on which instances announce which checkout changed. */
const CHANGES_TOPIC = 'changes';

/** Announces to the other instances that something was appended to a checkout. */
export function publishChange(coordination: Pick<Coordination, 'publish'>, stream: string): void {
  coordination.publish(CHANGES_TOPIC, stream);
}

const TICK_MS = 1_000;
/** How often a shared ledger is read for other instances' events, in ticks. */
const TAIL_TICKS = 2;
/** How often the evidence sources hear that a page still shows a checkout, in ticks. */
const WATCH_TICKS = 60;

/** Live status of one handler. */
export type Live = ReturnType<typeof createLive>;

export interface LiveParts {
  readonly ledger: Pick<Ledger, 'list' | 'durability'>;
  readonly records: Pick<Records, 'readAndRecordPaid'>;
  readonly coordination: Pick<Coordination, 'subscribe'>;
  readonly now: () => number;
  readonly report: DiagnosticListener;
  readonly limits: LiveLimits;
  readonly source: EvidenceSource;
  /** The whole snapshot as JSON. */
  readonly write: (record: CheckoutRecord) => Promise<{ readonly text: string }>;
  readonly background: (work: Promise<unknown>) => Promise<void>;
}

/** Follows the ledger with one query for all streams: it finds what other processes wrote. */
function createLedgerFollower(
  ledger: LiveParts['ledger'],
  hub: LiveHub,
  onFailure: (error: unknown) => void,
) {
  const tail = createLedgerTail(ledger, ({ stream, sequence }) => {
    hub.changed(stream, sequence);
  });
  let isRunning = false;
  return {
    forget: tail.forget,
    async follow(): Promise<void> {
      if (isRunning) return;
      isRunning = true;
      try {
        const followed = await tail.step(hub.through());
        // Events from before the end was known have not been read, so every checkout may have changed.
        if (!followed) hub.changedAll();
      } catch (error) {
        onFailure(error);
      } finally {
        isRunning = false;
      }
    },
  };
}

function heartbeat({ source, now }: Pick<LiveParts, 'source' | 'now'>): Uint8Array {
  const at = source.lastCheckedAt();
  const serverTime = new Date(now()).toISOString();
  const lastCheckedAt = at === null ? null : new Date(at).toISOString();
  return writeFrame({ event: 'checked', data: JSON.stringify({ serverTime, lastCheckedAt }) });
}

const failureOf = (error: unknown): Diagnostic => ({
  code: 'live_failed',
  message:
    `A change could not be read for the pages that wait for it (${toProblem(error).code}). It is ` +
    'tried again every second; until then they show the state before it.',
  error,
});

/** Makes live status. Nothing runs while there are no clients. */
export function createLive(parts: LiveParts) {
  const { ledger, records, coordination, limits, source, write, background } = parts;
  const limiter = createStreamLimiter(limits);
  const tell = createRareReporter(parts);
  const failed = (error: unknown): void => tell(failureOf(error));
  const isShared = ledger.durability !== 'memory';
  let stopTicking: (() => void) | null = null;
  let stopListening: (() => void) | null = null;
  let ticks = 0;
  let closed = false;
  const isClosed = (): boolean => closed;

  async function draw(stream: string): Promise<DrawnSnapshot> {
    const record = await records.readAndRecordPaid(stream);
    if (!record.state.opened) {
      throw new ProblemError('unauthorized', 'A token names a checkout that the ledger lost.');
    }
    const { opened, wallet, quotes, paid, closed, version } = record.state;
    const watched = { stream, state: { opened, wallet, quotes, paid, closed } };
    source.watch(watched);
    const { text } = await write(record);
    const bytes = writeFrame({ event: 'checkout', id: String(version), data: text });
    return { version, through: record.events.at(-1)?.sequence ?? 0, bytes, watched };
  }

  const hub = createLiveHub({ draw, limits, limiter, background, onFailure: failed });
  const follower = createLedgerFollower(ledger, hub, failed);
  const polls = createPollTimer({ source, background, isNeeded: () => limiter.openCount() > 0 });

  function tick(): void {
    ticks += 1;
    let beat: Uint8Array | null = null;
    hub.tick(() => (beat ??= heartbeat(parts)));
    if (limiter.openCount() === 0) {
      sleep();
      return;
    }
    if (isShared && ticks % TAIL_TICKS === 0) void background(follower.follow());
    if (ticks % WATCH_TICKS === 0) for (const checkout of hub.watched()) source.watch(checkout);
  }

  function tickOn(): void {
    stopTicking = unrefTimeout(TICK_MS, tickOn);
    tick();
  }

  function wake(): void {
    polls.wake();
    stopTicking ??= unrefTimeout(TICK_MS, tickOn);
    stopListening ??= coordination.subscribe(CHANGES_TOPIC, (stream) => hub.changed(stream));
  }

  function sleep(): void {
    stopTicking?.();
    stopTicking = null;
    follower.forget();
  }

  return {
    /** @throws ProblemError `unauthorized`, `rate_limited`, `store_unavailable`. */
    async open(options: OpenLive): Promise<ReadableStream<Uint8Array>> {
      if (isClosed()) throw passing('store_unavailable', 'The handler is closed.', 5_000);
      const opening = hub.open(options);
      wake();
      const body = await opening;
      // If it was closed while the first snapshot was made, nothing else would end this stream.
      if (isClosed()) hub.bye();
      return body;
    },
    /** Call it after an append on this instance: the checkout's clients get a new snapshot. */
    changed: hub.changed,
    /** Sends `bye` to every client, ends the streams and stops the timers. */
    close(): void {
      closed = true;
      hub.bye();
      sleep();
      polls.stop();
      stopListening?.();
      stopListening = null;
    },
  };
}
