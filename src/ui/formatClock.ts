/** The time of day and the time that is left, as they stand beside the QR code. */
import { WALLET_DIGITS } from '../money/format.js';

/** `04:59`; from an hour on `1:00:00`. @param seconds whole seconds, 0 or more. */
export function formatCountdown(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = `${pad(minutes % 60)}:${pad(seconds % 60)}`;
  return minutes < 60 ? rest : `${String(Math.floor(minutes / 60))}:${rest}`;
}

/**
 * The time of day alone: "14:03". American English is written here, because the first formatter of a
 * page takes long on a phone and this stands on the screen with the QR code.
 */
export function formatClock(instant: string, locale: string): string {
  if (locale === 'en' || locale === 'en-US') {
    const moment = new Date(instant);
    const [hours, minutes] = [moment.getHours(), String(moment.getMinutes()).padStart(2, '0')];
    return `${String(hours % 12 || 12)}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
  }
  return new Intl.DateTimeFormat(locale, { ...WALLET_DIGITS, timeStyle: 'short' }).format(
    new Date(instant),
  );
}
