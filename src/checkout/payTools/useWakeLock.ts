/** Keeps the screen on while its QR code is being scanned. */
import { useEffect } from 'react';

/** The part of the platform that is needed; absent in older browsers and on plain http. */
type Platform = { readonly wakeLock?: Pick<WakeLock, 'request'> };

/** Keeps the screen on while `active`. If the device refuses, the code is still shown. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      // The browser releases the lock when the page is hidden.
      lock = (navigator as Platform).wakeLock?.request('screen').catch(() => undefined);
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.then((held) => held?.release());
    };
  }, [active]);
}
