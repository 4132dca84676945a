/** A button that copies one thing and says what became of it. */
import type { RefObject } from 'react';
import { useMessages } from './uiContext.js';
import { useCopy } from './useCopy.js';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** Exactly what is copied: machine form, no spaces, no symbol. */
  readonly text: string;
  /** What is said on success, where the button shows "Copied". @default "Copied" */
  readonly copied?: string;
  /** Shows the text; selected where the clipboard refuses. */
  readonly shown: RefObject<Element | null>;
  /** Accessible name and label: "Copy address". */
  readonly label: string;
  /** It is what most come to press. @default "quiet" */
  readonly kind?: 'primary' | 'quiet';
}

/** Draws the button, which shows a success in its own place, and an answer: spoken, and seen where refused. */
export function CopyButton({ text, label, copied, kind = 'quiet', shown }: CopyButtonProps) {
  const messages = useMessages();
  const { state, copy, answer } = useCopy(text, shown, copied);
  return (
    <span className="till-copy" data-state={state}>
      <button type="button" className="till-button" data-kind={kind} onClick={() => void copy()}>
        <span>{label}</span>
        <span aria-hidden className="till-copied" data-word={messages.copied} />
      </button>
      {answer}
    </span>
  );
}
