/** The sandbox ribbon, once for all the parts of a checkout. */
import { createContext, useContext, useId, useMemo, useState, type ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from './dom.js';
import { useMessages } from './uiContext.js';

/** Says that the checkout runs in the sandbox and no real money moves. */
export function Ribbon() {
  return <p className="till-ribbon">{useMessages().sandbox}</p>;
}

interface RibbonPlace {
  /** Id of the part that draws the ribbon; null while none does. */
  readonly part: string | null;
  readonly setPart: (next: (part: string | null) => string | null) => void;
}

/** A part alone draws its own. */
const RibbonContext = createContext<RibbonPlace>({ part: null, setPart: () => undefined });

/** Surrounds the parts of one checkout. */
export function RibbonOnce({ children }: { readonly children: ReactNode }) {
  const [part, setPart] = useState<string | null>(null);
  const place = useMemo(() => ({ part, setPart }), [part]);
  return <RibbonContext.Provider value={place}>{children}</RibbonContext.Provider>;
}

/**
 * Whether this part draws the ribbon: the first one on the page does, and the next when it goes.
 *
 * @param isWanted the part would draw it if it stood alone.
 */
export function useRibbon(isWanted: boolean): boolean {
  const id = useId();
  const { part, setPart } = useContext(RibbonContext);
  const isFree = part === null;
  useIsomorphicLayoutEffect(() => {
    if (isWanted && isFree) setPart((now) => now ?? id);
  }, [isWanted, isFree, id, setPart]);
  useIsomorphicLayoutEffect(
    () => (isWanted ? () => setPart((now) => (now === id ? null : now)) : undefined),
    [isWanted, id, setPart],
  );
  return isWanted && (isFree || part === id);
}
