/** The sandbox ribbon, once for all the parts of a checkout. */
import { createContext, useContext, useId, useState, type ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../ui/dom.js';
import { useNested } from '../ui/Frame.js';

/** Id of the part that draws the ribbon, if one does, and its setter. Alone, each part draws its own. */
const RibbonContext = createContext<ReturnType<typeof useState<string>>>([
  undefined,
  () => undefined,
]);

/** Surrounds the parts of one checkout. */
export function RibbonOnce({ children }: { readonly children: ReactNode }) {
  const place = useState<string>();
  return <RibbonContext.Provider value={place}>{children}</RibbonContext.Provider>;
}

/**
 * Whether this part draws the ribbon: the first one on the page does, and the next when it goes.
 *
 * @param isWanted the part would draw it if it stood alone.
 */
export function useRibbon(isWanted: boolean | undefined): boolean {
  const id = useId();
  const [part, setPart] = useContext(RibbonContext);
  const isNested = useNested();
  const isMine = isWanted === true && !isNested;
  const isFree = part === undefined;
  useIsomorphicLayoutEffect(() => {
    if (isMine && isFree) setPart((now) => now ?? id);
  }, [isMine, isFree, id, setPart]);
  useIsomorphicLayoutEffect(
    () => () => setPart((now) => (now === id ? undefined : now)),
    [isMine, id, setPart],
  );
  return isMine && (isFree || part === id);
}
