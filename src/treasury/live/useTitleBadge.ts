/** How many tasks there are, in front of the page's title. */
import { useEffect } from 'react';
import { useTreasuryMessages } from '../treasuryContext.js';

/** @param count tasks; null leaves the title alone. A title that the page sets meanwhile stays. */
export function useTitleBadge(count: number | null): void {
  const { titleWithCount } = useTreasuryMessages();
  useEffect(() => {
    if (count === null || count === 0) return undefined;
    const before = document.title;
    const ours = titleWithCount(count, before);
    document.title = ours;
    return () => {
      if (document.title === ours) document.title = before;
    };
  }, [count, titleWithCount]);
}
