/** How the style sheet has laid out the tabs, for what a style sheet cannot do: keys and a menu. */
import { useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../../ui/dom.js';

/** Beside the page, in a row above it, or in a bar below it that holds some of them. */
export type TabLayout = 'side' | 'row' | 'bar';

/**
 * The layout, read from `--till-tab-layout`, which the container queries of TreasuryPanel.css set.
 *
 * @param element inside the panel.
 */
export function useTabLayout(element: RefObject<HTMLElement | null>): TabLayout {
  const [layout, setLayout] = useState<TabLayout>('row');
  useIsomorphicLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const read = (): void => {
      const set = getComputedStyle(current).getPropertyValue('--till-tab-layout').trim();
      setLayout(set === 'side' || set === 'bar' ? set : 'row');
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return layout;
}
