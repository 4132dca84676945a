/** Sound, vibration and notification. Nothing in here is called before the shopper has asked for it. */

/** A sound that starts later than this would speak of something else: milliseconds. */
const LATE_MS = 1_000;

/** One soft tone that steps upwards. */
function sound(audio: AudioContext): void {
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
export function ring(audio: AudioContext | undefined, title: string, name: string): void {
  const rung = Date.now();
  audio?.resume().then(
    () => Date.now() - rung < LATE_MS && sound(audio),
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
