/** A switch: a sound, a vibration and a notification when a payment arrives. */
import { useEffect, useRef } from 'react';
import { enRecords } from '../../ui/messages/enRecords.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { readStorage, writeStorage } from '../../ui/storage.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { useAnnounce, useCheckoutContext } from '../checkoutContext.js';
import type { CheckoutSession } from '../checkoutSession.js';
import { useCheckout, useAddressRefused } from '../useCheckout.js';
import { statusTitle } from '../payTexts.js';
import { titleScreenOf, type Screen } from '../screen.js';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { NotificationToggleProps } from '../parts.js';

/** Stored for the tab: a reload keeps the choice, another visit does not. */
const KEY = 'tillkit:tell';

/** Of each checkout: a sound is allowed only in one that a tap has begun, and the tap is not where it sounds. */
const audios = new WeakMap<CheckoutSession, AudioContext>();

function audioOf(session: CheckoutSession): AudioContext | undefined {
  const found = audios.get(session);
  if (found ?? !('AudioContext' in window)) return found;
  const audio = new AudioContext();
  audios.set(session, audio);
  return audio;
}

/** Screens on which a payment or its confirmation is expected. */
const EXPECTING: readonly Screen[] = ['pay', 'detected', 'confirmed', 'partial', 'top_up'];

/** Notifies of what arrives while the shopper wants that; never of what was there at the start. Draws nothing. */
function Notifications() {
  const { session, notifying, setNotifying } = useCheckoutContext('PaymentStatus');
  const messages = useMessagesWith(enStatus);
  const { status, snapshot } = useCheckout();
  const last = useRef<{ session: CheckoutSession; known: Facts }>(undefined);
  const called = titleScreenOf(status, snapshot);
  // The titles of these two name what the shopper does there, not what arrives.
  const isOwnAction = called === 'top_up' || called === 'choose_currency';
  const title = isOwnAction
    ? messages.statusTitle.detected
    : statusTitle(status, snapshot, messages);

  useEffect(() => {
    setNotifying(Boolean(readStorage('sessionStorage', KEY)));
    return () => {
      void audios.get(session)?.close();
      audios.delete(session);
    };
  }, [session, setNotifying]);
  useEffect(() => {
    if (!snapshot) return;
    const before = last.current?.session === session ? last.current.known : undefined;
    const now = factsOf(snapshot);
    last.current = { session, known: new Set([...(before ?? []), ...now]) };
    if (!notifying || !before || !hasNewFacts(now, before)) return;
    notify(audioOf(session), title, snapshot.order.reference);
  }, [session, snapshot, notifying, title]);
  return null;
}

/** Draws the switch while something is expected, with an explanation once it is on. */
export function NotificationToggle({ hidden = false }: NotificationToggleProps) {
  return hidden ? <Notifications /> : <Toggle />;
}

function Toggle() {
  const { session, notifying, setNotifying, live } = useCheckoutContext('PaymentStatus');
  const messages = useMessagesWith(enRecords);
  const { status, error } = useCheckout();
  const announce = useAnnounce();
  const nothingAwaited = useAddressRefused();
  // Without a connection there is nothing to notify of: the connection notice says what to do.
  const isDisconnected = error !== null && !live;
  if (nothingAwaited || !EXPECTING.includes(status)) return null;

  function choose(isOn: boolean): void {
    setNotifying(isOn);
    writeStorage('sessionStorage', KEY, isOn ? '1' : null);
    announce(isOn && !isDisconnected ? messages.tellingMe : '');
    if (!isOn) return;
    audioOf(session);
    // If the shopper refuses, the sound remains. Only on a tap may a page ask for permission.
    if ('Notification' in window) void Notification.requestPermission();
  }
  return (
    <>
      <label className="till-line till-notify">
        <span>{messages.tellMe}</span>
        <input
          type="checkbox"
          role="switch"
          checked={notifying}
          onChange={({ currentTarget: { checked } }) => choose(checked)}
        />
      </label>
      {notifying && !isDisconnected && (
        <p className="till-muted till-notify-note">{messages.tellingMe}</p>
      )}
    </>
  );
}

/** A sound that starts later than this would seem to be about something else: milliseconds. */
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
 * Notifies in each way that the browser has and allows. A browser may hold a sound back until the next
 * tap; then it is left out.
 *
 * @param name of the order; a second tab's notification of the same order replaces the first.
 */
export function notify(audio: AudioContext | undefined, title: string, name: string): void {
  const startedAt = Date.now();
  audio?.resume().then(
    () => Date.now() - startedAt < LATE_MS && playTone(audio),
    () => undefined,
  );
  if ('vibrate' in navigator) navigator.vibrate(200);
  // A visible page shows it itself.
  if (!document.hidden || !('Notification' in window)) return;
  try {
    new Notification(title, { body: name, tag: `tillkit:${name}` }).onclick = () => window.focus();
  } catch {
    // Some phones have notifications but refuse them to pages.
  }
}

/** What can be notified of: each transfer, a hold, the payment. */
export type Facts = ReadonlySet<string>;

/** The facts of a snapshot. A transfer that vanishes and comes back is the same one. */
export function factsOf({ transfers, paid, exceptions }: CheckoutSnapshot): Facts {
  const known = transfers.map(({ txHash, currencyId }) => `${currencyId}:${txHash}`);
  if (exceptions.includes('held')) known.push('held');
  if (paid) known.push('paid');
  return new Set(known);
}

/** Whether `now` has a fact that `before` has not. */
export function hasNewFacts(now: Facts, before: Facts): boolean {
  return [...now].some((fact) => !before.has(fact));
}
