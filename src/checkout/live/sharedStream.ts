/** One stream for all tabs of a checkout: the tab that holds the lock reads it and forwards its messages. */
import { SILENCE_MS, type RawMessage } from '../../ui/live/eventStream.js';

/** What {@link shareStream} needs. */
export interface SharedStreamInput {
  /** Name of the lock and of the channel: the same for all tabs of one checkout, and for no other. */
  readonly name: string;
  /** Ends it: the lock is released, the channel closed. */
  readonly signal: AbortSignal;
  /** Keeps a stream until its signal is aborted. */
  readonly stream: (listener: StreamListener, signal: AbortSignal) => Promise<void>;
  /** The newest state, for a tab that was just opened. */
  readonly newest: () => RawMessage | null;
  /** Called with each message. */
  readonly onMessage: (message: RawMessage, fromOtherTab: boolean) => void;
  readonly onLive: (live: boolean) => void;
}

/** What a stream calls. */
export interface StreamListener {
  readonly onMessage: (message: RawMessage) => void;
  readonly onLive: (live: boolean) => void;
}

/** What tabs send to one another. Never a token: each tab has its own. */
type TabMessage =
  | { readonly say: 'hello' }
  | { readonly say: 'live'; readonly live: boolean }
  | ({ readonly say: 'message' } & RawMessage);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Any page of this origin can post to the channel. */
function readTabMessage(value: unknown): TabMessage | null {
  if (typeof value !== 'object' || value === null || !('say' in value)) return null;
  if (value.say === 'hello') return { say: 'hello' };
  if (value.say === 'live') return { say: 'live', live: 'live' in value && value.live === true };
  if (value.say !== 'message' || !('event' in value) || !('data' in value)) return null;
  const { event, data } = value;
  return isText(event) && isText(data) ? { say: 'message', event, data } : null;
}

/** Undefined without a secure context, and in older browsers. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return 'locks' in navigator ? new BroadcastChannel(name) : undefined;
  } catch {
    // Firefox refuses it where cookies are blocked.
    return undefined;
  }
}

/** Starts. In a browser that cannot share, each tab has its own stream. */
export function shareStream(input: SharedStreamInput): void {
  const { name, signal, stream, onMessage, onLive } = input;
  const alone = { onLive, onMessage: (message: RawMessage) => onMessage(message, false) };
  const channel = openChannel(name);
  if (!channel) return void stream(alone, signal);
  const post = (message: TabMessage) => !signal.aborted && channel.postMessage(message);
  const leaderWatch = watchLeader(onLive);
  let isLeader = false;
  let isLive = false;

  const leader: StreamListener = {
    onLive(live) {
      isLive = live;
      onLive(live);
      post({ say: 'live', live });
    },
    onMessage(message) {
      // To the other tabs first: this tab closes the channel at the last message.
      post({ say: 'message', ...message });
      onMessage(message, false);
    },
  };
  function greet(): void {
    post({ say: 'live', live: isLive });
    const message = input.newest();
    if (message && isLive) post({ say: 'message', ...message });
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readTabMessage(data);
    if (!message || signal.aborted) return;
    if (isLeader) {
      if (message.say === 'hello') greet();
      return;
    }
    if (message.say === 'live') leaderWatch.setLive(message.live);
    if (message.say !== 'message') return;
    leaderWatch.setLive(true);
    onMessage(message, true);
  };
  signal.addEventListener('abort', () => {
    leaderWatch.end();
    channel.close();
  });
  const lead = (listener: StreamListener) => {
    isLeader = true;
    leaderWatch.end();
    return stream(listener, signal);
  };
  navigator.locks
    .request(name, { signal }, () => lead(leader))
    // A page without storage has no locks, and reads its own stream.
    .catch(() => (signal.aborted ? undefined : lead(alone)));
  post({ say: 'hello' });
}

/** Another tab's stream counts as live until the tab has been silent for too long. */
function watchLeader(onLive: (live: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  return {
    end,
    setLive(live: boolean): void {
      end();
      if (live) timer = setTimeout(() => onLive(false), SILENCE_MS);
      onLive(live);
    },
  };
}
