/** Keeps the screen lit while somebody holds it before a camera. */
import { useEffect } from 'react';

/** The part of the platform that is needed; absent in older browsers and on plain http. */
type Platform = { readonly wakeLock?: Pick<WakeLock, 'request'> };

/** Keeps it lit while `active`; where the device refuses, the code is shown all the same. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      // The browser lets go of it whenever the page is hidden.
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
