/** Copies text. "Copied" is shown only when the browser confirms it; otherwise the text stays selected. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { copyText, useIsomorphicLayoutEffect } from './dom.js';
import { useMessages } from './uiContext.js';

/** What became of the last attempt. */
type CopyState = 'idle' | 'copied' | 'refused';

const SHOWN_MS = 2_500;

/**
 * @param text exactly this is copied.
 * @param shown the element that shows it; selected where the clipboard refuses.
 * @param copied what is said on success, where the button shows "Copied".
 * @returns what became of the last press, how to copy, and the answer: spoken, and seen where refused.
 */
export function useCopy(text: string, shown: RefObject<Element | null>, copied?: string) {
  const messages = useMessages();
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // At once: the next press may come before effects are due.
  useIsomorphicLayoutEffect(() => {
    if (state !== 'refused') return undefined;
    // Whatever is pressed next, the text may no longer be selected, and what the answer lies over is wanted.
    const onPress = () => setState('idle');
    document.addEventListener('click', onPress, true);
    return () => document.removeEventListener('click', onPress, true);
  }, [state]);

  async function copy(): Promise<void> {
    clearTimeout(timer.current);
    const isCopied = await copyText(text, shown.current);
    setState(isCopied ? 'copied' : 'refused');
    if (isCopied) timer.current = setTimeout(() => setState('idle'), SHOWN_MS);
  }
  const answers = { idle: '', copied: copied ?? messages.copied, refused: messages.copyRefused };
  const answer = (
    <span
      className={state === 'refused' ? 'till-copy-answer' : 'till-visually-hidden'}
      role="status"
    >
      {answers[state]}
    </span>
  );
  return { state, copy, answer };
}
