/** One quiet control: a sound, a vibration or a notification when something arrives. */
import { useEffect, useRef } from 'react';
import { enRecords } from '../../ui/messages/enRecords.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import type { CheckoutSession } from '../checkoutSession.js';
import { useCheckout, useAddressRefused } from '../useCheckout.js';
import { titleScreenOf, type Screen } from '../screen.js';
import { useAnnounce } from '../panelContexts.js';
import type { CheckoutSnapshot } from '../../contract/checkout.js';

/** Remembered for the tab: a reload keeps the wish, another visit does not. */
const KEY = 'tillkit:tell';

/** Reads the wish, or changes it. A page without storage forgets it at the next reload. */
function savedChoice(change?: boolean): boolean {
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
function useNotifications(): (notifying: boolean) => void {
  const { session, notifying, setNotifying } = useCheckoutContext('PaymentStatus');
  const messages = useMessagesWith(enStatus);
  const { status, snapshot } = useCheckout();
  const audio = useRef<AudioContext>(undefined);
  const last = useRef<{ session: CheckoutSession; known: Facts }>(undefined);
  const called = titleScreenOf(status, snapshot);
  // These two are called after what the shopper does there, not after what comes.
  const isOwnWay = called === 'top_up' || called === 'choose_currency';
  const title = messages.statusTitle[isOwnWay ? 'detected' : called];

  useEffect(() => {
    setNotifying(savedChoice());
    return () => void audio.current?.close();
  }, [setNotifying]);
  useEffect(() => {
    if (!snapshot) return;
    const before = last.current?.session === session ? last.current.known : undefined;
    const now = factsOf(snapshot);
    last.current = { session, known: new Set([...(before ?? []), ...now]) };
    if (!notifying || !before || !hasNewFacts(now, before)) return;
    notify((audio.current ??= newAudio()), title, snapshot.order.reference);
  }, [session, snapshot, notifying, title]);

  return (wanted) => {
    setNotifying(wanted);
    savedChoice(wanted);
    if (!wanted) return;
    audio.current ??= newAudio();
    // A refusal is the shopper's good right; the sound remains.
    if ('Notification' in window) void Notification.requestPermission();
  };
}

/** Draws the control where something is awaited, and what it means once it is on. Rings on any screen. */
export function NotificationToggle() {
  const { notifying, live } = useCheckoutContext('PaymentStatus');
  const messages = useMessagesWith(enRecords);
  const { status, error } = useCheckout();
  const tell = useNotifications();
  const say = useAnnounce();
  const nothingAwaited = useAddressRefused();
  // Whoever hears nothing can tell nothing: the notice of what went wrong says what to do.
  const isDeaf = error !== null && !live;
  if (nothingAwaited || !EXPECTING.includes(status)) return null;
  return (
    <div className="till-tell-me">
      <label className="till-radio">
        <input
          type="checkbox"
          checked={notifying}
          onChange={({ currentTarget: { checked } }) => {
            tell(checked);
            say(checked && !isDeaf ? messages.tellingMe : '');
          }}
        />
        {messages.tellMe}
      </label>
      {notifying && !isDeaf && <p className="till-muted">{messages.tellingMe}</p>}
    </div>
  );
}

/** A sound that starts later than this would speak of something else: milliseconds. */
const LATE_MS = 1_000;

/** One soft tone that steps upwards. */
function playTone(audio: AudioContext): void {
  const at = audio.currentTime;
  const gain = audio.createGain();
  gain.connect(audio.destination);
  gain.gain.value = 0.1;
  const tone = audio.createOscillator();
  tone.connect(gain);
  tone.frequency.setValueAtTime(880, at + 0.2);
  tone.start();
  tone.stop(at + 0.5);
}

/**
 * Tells, each way that the browser has and allows. A browser may hold a sound back until the next
 * tap; then it is left out.
 *
 * @param name what it is about; a second tab's notification of the same takes its place.
 */
export function notify(audio: AudioContext | undefined, title: string, name: string): void {
  const rung = Date.now();
  audio?.resume().then(
    () => Date.now() - rung < LATE_MS && playTone(audio),
    () => undefined,
  );
  if ('vibrate' in navigator) navigator.vibrate(200);
  // Whoever sees the page needs no second message about it.
  if (!document.hidden || !('Notification' in window)) return;
  try {
    new Notification(title, { body: name, tag: `tillkit:${name}` }).onclick = () => window.focus();
  } catch {
    // Some phones know notifications and refuse them to pages.
  }
}

/** What a page knows of a checkout: each transfer, that it is held, that it is paid. */
export type Facts = ReadonlySet<string>;

/** What a snapshot tells. A transfer that vanishes and comes back is the same one. */
export function factsOf({ transfers, paid, exceptions }: CheckoutSnapshot): Facts {
  const known = transfers.map(({ txHash, currencyId }) => `${currencyId}:${txHash}`);
  if (exceptions.includes('held')) known.push('held');
  if (paid) known.push('paid');
  return new Set(known);
}

/** Whether there is anything in it that was not known before. */
export function hasNewFacts(now: Facts, before: Facts): boolean {
  return [...now].some((fact) => !before.has(fact));
}
