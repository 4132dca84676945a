/** The one place of a part that speaks: there from the first moment, silent until something changes. */
import { useState, type ReactNode } from 'react';
import { VoiceContext } from './voice.js';

/** Draws the live region and gives its voice to what stands in it. */
export function Voice({ children }: { readonly children: ReactNode }) {
  const [said, say] = useState('');
  return (
    <>
      <p className="till-visually-hidden" role="status" aria-live="polite">
        {said}
      </p>
      <VoiceContext.Provider value={say}>{children}</VoiceContext.Provider>
    </>
  );
}
