/** Tells when something takes so long that the shopper wonders whether it was pressed. */
import { useEffect, useState } from 'react';

const SLOW_MS = 1_000;

/** @param pending whether it is under way. */
export function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return slow;
}
