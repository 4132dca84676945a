/** One stream for all tabs of a checkout: the tab that holds the lock has it and passes it on. */
import type { RawMessage } from './liveMessage.js';
import { SILENCE_MS } from './eventStream.js';

/** What {@link shareStream} needs. */
export interface SharedStreamInput {
  /** Name of the lock and of the channel: the same for all tabs of one checkout, and for no other. */
  readonly name: string;
  /** Ends it: the lock is released, the channel closed. */
  readonly signal: AbortSignal;
  /** Keeps a stream until its signal is aborted. */
  readonly stream: (told: StreamListener, signal: AbortSignal) => Promise<void>;
  /** What is known now, for a tab that has just come. */
  readonly newest: () => RawMessage | null;
  /** Hears of a message; `foreign` where another tab has passed it on. */
  readonly onMessage: (message: RawMessage, foreign: boolean) => void;
  readonly onLive: (live: boolean) => void;
}

/** Whom a stream tells. */
export interface StreamListener {
  readonly onMessage: (message: RawMessage) => void;
  readonly onLive: (live: boolean) => void;
}

/** What tabs say to one another. Never a token: each tab has its own. */
type TabMessage =
  { readonly say: 'hello' } | { readonly say: 'live'; readonly live: boolean } | Passed;
type Passed = { readonly say: 'message' } & RawMessage;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Anything of this origin may speak on the channel. */
function readTabMessage(value: unknown): TabMessage | null {
  if (typeof value !== 'object' || value === null || !('say' in value)) return null;
  if (value.say === 'hello') return { say: 'hello' };
  if (value.say === 'live') return { say: 'live', live: 'live' in value && value.live === true };
  if (value.say !== 'message' || !('event' in value) || !('data' in value)) return null;
  const { event, data } = value;
  return isText(event) && isText(data) ? { say: 'message', event, data } : null;
}

/** None on a page without a secure context, nor in older browsers. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return 'locks' in navigator ? new BroadcastChannel(name) : undefined;
  } catch {
    // Firefox refuses it where cookies are blocked.
    return undefined;
  }
}

/** Begins. A browser that cannot share has a stream of its own for each tab. */
export function shareStream(input: SharedStreamInput): void {
  const { name, signal, stream, onMessage, onLive } = input;
  const alone = { onLive, onMessage: (message: RawMessage) => onMessage(message, false) };
  const channel = openChannel(name);
  if (!channel) return void stream(alone, signal);
  const tell = (said: TabMessage) => !signal.aborted && channel.postMessage(said);
  const trust = watchLeader(onLive);
  let leads = false;
  let isLive = false;

  const leader: StreamListener = {
    onLive(live) {
      isLive = live;
      onLive(live);
      tell({ say: 'live', live });
    },
    onMessage(message) {
      // First to the others: after the last message of all this tab has closed the channel.
      tell({ say: 'message', ...message });
      onMessage(message, false);
    },
  };
  function greet(): void {
    tell({ say: 'live', live: isLive });
    const message = input.newest();
    if (message && isLive) tell({ say: 'message', ...message });
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const said = readTabMessage(data);
    if (!said || signal.aborted) return;
    if (leads) {
      if (said.say === 'hello') greet();
      return;
    }
    if (said.say === 'live') trust.heard(said.live);
    if (said.say !== 'message') return;
    trust.heard(true);
    onMessage(said, true);
  };
  signal.addEventListener('abort', () => {
    trust.end();
    channel.close();
  });
  const lead = (listener: StreamListener) => {
    leads = true;
    trust.end();
    return stream(listener, signal);
  };
  navigator.locks
    .request(name, { signal }, () => lead(leader))
    // A page without storage has no locks; it is a stream of its own then.
    .catch(() => (signal.aborted ? undefined : lead(alone)));
  tell({ say: 'hello' });
}

/** Believes another tab for as long as it speaks. */
function watchLeader(onLive: (live: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  return {
    end,
    heard(live: boolean): void {
      end();
      if (live) timer = setTimeout(() => onLive(false), SILENCE_MS);
      onLive(live);
    },
  };
}
