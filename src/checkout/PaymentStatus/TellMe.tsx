/** One quiet control: a sound, a vibration or a notification when something arrives. */
import { useEffect, useRef } from 'react';
import { enRecords } from '../../ui/messages/enRecords.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import type { CheckoutSession } from '../checkoutSession.js';
import { useCheckout } from '../useCheckout.js';
import { titleScreenOf, type Screen } from '../screen.js';
import { ring } from './bell.js';
import { isNews, knownOf, type Known } from './news.js';
import { useNothingAwaited } from './useNothingAwaited.js';
import { useVoice } from './voice.js';

/** Remembered for the tab: a reload keeps the wish, another visit does not. */
const KEY = 'tillkit:tell';

/** Reads the wish, or changes it. A page without storage forgets it at the next reload. */
function remembered(change?: boolean): boolean {
  try {
    if (change !== undefined) sessionStorage.setItem(KEY, change ? '1' : '');
    return Boolean(sessionStorage.getItem(KEY));
  } catch {
    return false;
  }
}

const newAudio = () => ('AudioContext' in window ? new AudioContext() : undefined);

/** Screens on which more is to arrive by itself. */
const EXPECTING: readonly Screen[] = ['pay', 'detected', 'confirmed', 'partial', 'top_up'];

/**
 * Rings for what arrives while somebody wants to be told; never for what the page began with.
 *
 * @returns takes the wish, on the shopper's tap: only then may a browser be asked for permission.
 */
function useTelling(): (telling: boolean) => void {
  const { session, telling, setTelling } = useCheckoutContext('PaymentStatus');
  const messages = useMessagesWith(enStatus);
  const { status, snapshot } = useCheckout();
  const audio = useRef<AudioContext>(undefined);
  const last = useRef<{ session: CheckoutSession; known: Known }>(undefined);
  const called = titleScreenOf(status, snapshot);
  // These two are called after what the shopper does there, not after what comes.
  const isOwnWay = called === 'top_up' || called === 'choose_currency';
  const title = messages.statusTitle[isOwnWay ? 'detected' : called];

  useEffect(() => {
    setTelling(remembered());
    return () => void audio.current?.close();
  }, [setTelling]);
  useEffect(() => {
    if (!snapshot) return;
    const before = last.current?.session === session ? last.current.known : undefined;
    const now = knownOf(snapshot);
    last.current = { session, known: new Set([...(before ?? []), ...now]) };
    if (!telling || !before || !isNews(now, before)) return;
    ring((audio.current ??= newAudio()), title, snapshot.order.reference);
  }, [session, snapshot, telling, title]);

  return (wanted) => {
    setTelling(wanted);
    remembered(wanted);
    if (!wanted) return;
    audio.current ??= newAudio();
    // A refusal is the shopper's good right; the sound remains.
    if ('Notification' in window) void Notification.requestPermission();
  };
}

/** Draws the control where something is awaited, and what it means once it is on. Rings on any screen. */
export function TellMe() {
  const { telling, live } = useCheckoutContext('PaymentStatus');
  const messages = useMessagesWith(enRecords);
  const { status, error } = useCheckout();
  const tell = useTelling();
  const say = useVoice();
  const nothingAwaited = useNothingAwaited();
  // Whoever hears nothing can tell nothing: the notice of what went wrong says what to do.
  const isDeaf = error !== null && !live;
  if (nothingAwaited || !EXPECTING.includes(status)) return null;
  return (
    <div className="till-tell-me">
      <label className="till-radio">
        <input
          type="checkbox"
          checked={telling}
          onChange={({ currentTarget: { checked } }) => {
            tell(checked);
            say(checked && !isDeaf ? messages.tellingMe : '');
          }}
        />
        {messages.tellMe}
      </label>
      {telling && !isDeaf && <p className="till-muted">{messages.tellingMe}</p>}
    </div>
  );
}
