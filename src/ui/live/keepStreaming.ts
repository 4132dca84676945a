/** Keeps a stream of the store's messages open: reconnects while it works, and tries now and then if not. */
import {
  POLLING_RETRY_MS,
  readEventStream,
  type EventStreamInput,
  type StreamEnd,
} from './eventStream.js';

/** Longest wait before a new stream, unless the store says otherwise; spread at random. Milliseconds. */
const RECONNECT_MS = 3_000;
/** A stream that ends sooner counts as failed: polling is cheaper then. Milliseconds. */
const STEADY_MS = 5_000;
/** Failed streams in a row after which the page polls. */
const MAX_FAILURES = 2;

/** What {@link keepStreaming} needs. */
export interface KeepStreamingInput extends Omit<EventStreamInput, 'onOpen'> {
  /** Whether the store's messages arrive. Stays true while a stream that worked is replaced. */
  readonly onLive: (live: boolean) => void;
  /** Skipped, it tries at once. */
  readonly delay: SkippableDelay;
  /** Spreads the pages: 0 up to 1. @default Math.random */
  readonly random?: () => number;
}

function waitAfter({ reason, waitMs }: StreamEnd, failures: number, random: () => number): number {
  if (reason === 'refused') return Math.max(POLLING_RETRY_MS, waitMs ?? 0);
  return failures >= MAX_FAILURES
    ? POLLING_RETRY_MS
    : Math.round(random() * (waitMs ?? RECONNECT_MS));
}

/** Settles when the signal is aborted and nothing is open. */
export async function keepStreaming(input: KeepStreamingInput): Promise<void> {
  const { onLive, delay, signal, random = Math.random } = input;
  const isOver = () => signal.aborted;
  let failures = 0;
  while (!isOver()) {
    let openedAt = Infinity;
    const onOpen = () => {
      openedAt = Date.now();
      onLive(true);
    };
    const end = await readEventStream({ ...input, onOpen });
    if (isOver()) return;
    const isSteady = Date.now() - openedAt >= STEADY_MS;
    failures = isSteady ? 0 : failures + 1;
    if (!isSteady || end.reason !== 'bye') onLive(false);
    await delay.wait(waitAfter(end, failures, random), signal);
  }
}

/** Made by {@link createSkippableDelay}. */
export type SkippableDelay = ReturnType<typeof createSkippableDelay>;

/** Makes a delay for one wait at a time. */
export function createSkippableDelay() {
  let end = (): void => undefined;
  return {
    /** Settles after `ms` milliseconds, at `skip` or when the signal is aborted. */
    wait: (ms: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        end = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        signal.addEventListener('abort', end);
        if (signal.aborted) end();
      }),
    /** Ends the wait that is under way, if any. */
    skip: () => end(),
  };
}
