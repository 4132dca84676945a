/** Lets a part of the panel speak through its one live region. */
import { createContext, useContext } from 'react';

/** Says a sentence; an empty text makes the same sentence heard again after it. */
export type Say = (sentence: string) => void;

/** Silent outside a panel. */
export const VoiceContext = createContext<Say>(() => undefined);

/** The panel's voice. */
export const useVoice = (): Say => useContext(VoiceContext);
