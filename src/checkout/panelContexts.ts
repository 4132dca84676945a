/** Whether a screen was told by moving the focus to its heading, so that nobody says it a second time. */
import { createContext, type ReactNode, useContext } from 'react';

/** True once after each move; null where no composed checkout moves the focus. */
export const HeadingFocusContext = createContext<(() => boolean) | null>(null);

/** Shows what it is given there; null where there is no composed checkout, and the panel does it itself. */
export const ConnectionNoticeSlot = createContext<((notice: ReactNode) => void) | null>(null);

/** Says a sentence; an empty text makes the same sentence heard again after it. */
export type Announce = (sentence: string) => void;

/** Silent outside a panel. */
export const AnnounceContext = createContext<Announce>(() => undefined);

/** The panel's voice. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);
