/** Lets a piece speak through the one live region of the part that it stands in. */
import { createContext, useContext } from 'react';

/** Says a sentence; an empty text makes the same sentence heard again after it. */
export type Say = (sentence: string) => void;

/** Silent outside a part. */
export const VoiceContext = createContext<Say>(() => undefined);

/** The part's voice. */
export const useVoice = (): Say => useContext(VoiceContext);
