/** A stream after the other, for as long as it works; and a try now and then where it does not. */
import { readEventStream, type EventStreamInput, type StreamEnd } from './eventStream.js';
import type { Sleeper } from './sleeper.js';
import { FAILURES, RECONNECT_MS, REST_MS, STEADY_MS } from './timing.js';

/** What {@link keepStreaming} needs. */
export interface KeepStreamingInput extends Omit<EventStreamInput, 'onOpen'> {
  /** Whether the store's messages arrive by themselves. Kept while a stream that worked is replaced. */
  readonly onLive: (live: boolean) => void;
  /** Woken, it tries at once. */
  readonly sleeper: Sleeper;
  /** Spreads the pages; 0 up to 1. @default Math.random */
  readonly random?: () => number;
}

function waitAfter({ reason, waitMs }: StreamEnd, failures: number, random: () => number): number {
  if (reason === 'refused') return Math.max(REST_MS, waitMs ?? 0);
  return failures >= FAILURES ? REST_MS : Math.round(random() * (waitMs ?? RECONNECT_MS));
}

/** Settles when the signal is aborted and nothing is open any more. */
export async function keepStreaming(input: KeepStreamingInput): Promise<void> {
  const { onLive, sleeper, signal, random = Math.random } = input;
  const over = () => signal.aborted;
  let failures = 0;
  while (!over()) {
    let openedAt = Infinity;
    const onOpen = () => {
      openedAt = Date.now();
      onLive(true);
    };
    const end = await readEventStream({ ...input, onOpen });
    if (over()) return;
    const steady = Date.now() - openedAt >= STEADY_MS;
    failures = steady ? 0 : failures + 1;
    if (!steady || end.reason !== 'bye') onLive(false);
    await sleeper.sleep(waitAfter(end, failures, random), signal);
  }
}
