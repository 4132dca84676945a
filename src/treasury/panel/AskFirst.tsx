/** A button for what cannot be undone: a press shows a question in its place, with the safe answer beside it. */
import { useEffect, useRef, useState } from 'react';
import type { Elements } from '../../ui/elements.js';
import { Button, type ButtonProps } from './Button.js';
import { useTreasuryMessages } from './treasuryContext.js';

/** Props of {@link AskFirst}. */
export interface AskFirstProps extends Pick<ButtonProps, 'kind' | 'className'> {
  /** What the button says; the name of the group, too. */
  readonly label: string;
  /** Drawn before it. */
  readonly icon?: Elements;
  readonly question: string;
  readonly yes: string;
  /** Whether it is under way, or something else is. */
  readonly busy: boolean;
  readonly onYes: () => Promise<unknown>;
}

/** Draws the button or the question, and moves the focus with them. */
export function AskFirst(props: AskFirstProps) {
  const { label, icon, question, yes, busy, onYes, ...button } = props;
  const { keepIt } = useTreasuryMessages();
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) asked.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <Button {...button} ref={opener} onClick={() => setAsking(true)}>
        {icon}
        <span>{label}</span>
      </Button>
    );
  }
  return (
    <div className="till-question" role="group" aria-label={label}>
      <p ref={asked} tabIndex={-1}>
        {question}
      </p>
      <div className="till-actions">
        <Button kind="danger" busy={busy} onClick={() => void onYes().then(() => setAsking(false))}>
          {yes}
        </Button>
        <Button busy={busy} onClick={() => setAsking(false)}>
          {keepIt}
        </Button>
      </div>
    </div>
  );
}
