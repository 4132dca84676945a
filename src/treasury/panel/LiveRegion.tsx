/** A live region: the one place where a component announces changes to screen readers. */
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

/** Announces a sentence. Announce an empty text first to repeat the same sentence. */
export type Announce = (sentence: string) => void;

/** Does nothing outside a `LiveRegion`. */
const LiveRegionContext = createContext<Announce>(() => undefined);

/** Draws the live region, which `useAnnounce` below it writes to. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [sentence, announce] = useState('');
  return (
    <>
      <p className="till-visually-hidden" role="status" aria-live="polite">
        {sentence}
      </p>
      <LiveRegionContext.Provider value={announce}>{children}</LiveRegionContext.Provider>
    </>
  );
}

/** @returns announces through the live region around this component. */
export const useAnnounce = (): Announce => useContext(LiveRegionContext);

/**
 * Announces a state when it changes; not when it loads.
 *
 * @param state undefined while it loads.
 * @param sentence what is announced.
 */
export function useAnnounceChange(state: string | undefined, sentence: string): void {
  const announce = useAnnounce();
  const previous = useRef(state);
  useEffect(() => {
    const before = previous.current;
    previous.current = state;
    if (before === undefined || state === undefined || before === state) return;
    announce(sentence);
  }, [state, sentence, announce]);
}
