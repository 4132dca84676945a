/** Code to take along. */
import { useId, useRef } from 'react';
import { useCopy } from '../../src/ui/useCopy.js';

const ANSWERS = { idle: 'Copy', copied: 'Copied', refused: 'Selected: copy it by hand' } as const;

/** Strings, tags and words of the language; what lies between them is left as it is. */
const PARTS = /("[^"]*"|'[^']*')|(<\/?[A-Za-z][\w-]*|\/?>)|\b(import|from|const|await|export)\b/;
const KINDS = ['plain', 'string', 'tag', 'word'] as const;

/** The text in parts. Of four, the first is between two finds, and one of the others is a find. */
function coloured(text: string) {
  return text.split(PARTS).map((part, index) =>
    part ? (
      <span key={index} data-kind={KINDS[index % KINDS.length]}>
        {part}
      </span>
    ) : null,
  );
}

/** Props of {@link Code}. */
export interface CodeProps {
  /** What it is for, in two or three words. */
  readonly title: string;
  readonly text: string;
}

/** Shows it, with a button that copies exactly it. */
export function Code({ title, text }: CodeProps) {
  const heading = useId();
  const shown = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(text, shown);
  return (
    <section className="look-code" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" aria-label={`Copy the code: ${title}`} onClick={() => void copy()}>
          {ANSWERS[state]}
        </button>
        <span role="status" className="look-unseen">
          {state === 'idle' ? '' : ANSWERS[state]}
        </span>
      </header>
      <pre role="group" aria-labelledby={heading}>
        <code ref={shown}>{coloured(text)}</code>
      </pre>
    </section>
  );
}
