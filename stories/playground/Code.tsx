/** Code to take along. */
import { useId, useRef } from 'react';
import { useCopy } from '../../src/ui/useCopy.js';

const ANSWERS = {
  idle: '',
  copied: 'Copied',
  refused: 'The browser does not let this page copy. The code is selected: copy it by hand.',
} as const;

/** Shows it, with a button that copies exactly it. */
export function Code({ title, text }: { readonly title: string; readonly text: string }) {
  const heading = useId();
  const shown = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(text, shown);
  return (
    <section className="playground-code" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {/* Long lines scroll, also for those who have no mouse. */}
      <pre tabIndex={0} role="group" aria-labelledby={heading}>
        <code ref={shown}>{text}</code>
      </pre>
      <button type="button" onClick={() => void copy()}>
        Copy the {title} code
      </button>{' '}
      <span role="status">{ANSWERS[state]}</span>
    </section>
  );
}
