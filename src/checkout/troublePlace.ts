/** Where the composed checkout shows that the connection is lost: above all that may be out of date. */
import { createContext, type ReactNode } from 'react';

/** Shows what it is given there; null where there is no composed checkout, and the panel does it itself. */
export const TroublePlaceContext = createContext<((notice: ReactNode) => void) | null>(null);
