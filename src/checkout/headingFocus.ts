/** Whether a screen was told by moving the focus to its heading, so that nobody says it a second time. */
import { createContext } from 'react';

/** True once after each move; null where no composed checkout moves the focus. */
export const HeadingFocusContext = createContext<(() => boolean) | null>(null);
