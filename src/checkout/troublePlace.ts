/** Where the composed checkout shows that the connection is lost: above all that may be out of date. */
import { createContext } from 'react';

/** The element; null where there is no composed checkout, so the status panel shows it itself. */
export const TroublePlaceContext = createContext<HTMLElement | null>(null);
