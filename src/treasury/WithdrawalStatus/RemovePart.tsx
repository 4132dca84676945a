/** Giving a withdrawal up: asked once more, in place, with the safe answer beside the other. */
import { useEffect, useRef, useState } from 'react';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { WithdrawalActions } from './useWithdrawalActions.js';

/** Props of {@link RemovePart}. */
export interface RemovePartProps {
  /** `discard`: before it was sent; `remove`: at the service, while it is queued. */
  readonly action: 'discard' | 'remove';
  readonly actions: WithdrawalActions;
}

/** Draws the button, and after a press the question. */
export function RemovePart({ action, actions }: RemovePartProps) {
  const messages = useTreasuryMessages();
  const [asking, setAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  const words =
    action === 'discard'
      ? {
          open: messages.discard,
          question: messages.discardQuestion,
          yes: messages.discardYes,
          pending: messages.discarding,
        }
      : {
          open: messages.remove,
          question: messages.removeQuestion,
          yes: messages.removeYes,
          pending: messages.removing,
        };
  useEffect(() => {
    if (asking) question.current?.focus();
    else if (asked.current) opener.current?.focus();
    asked.current = asking;
  }, [asking]);
  const pending = actions.pending === action;

  if (!asking) {
    return (
      <button
        ref={opener}
        type="button"
        className="till-button till-remove"
        data-kind="quiet"
        onClick={() => setAsking(true)}
      >
        {words.open}
      </button>
    );
  }
  return (
    <div className="till-question" role="group" aria-label={words.open}>
      <p ref={question} tabIndex={-1}>
        {words.question}
      </p>
      <div className="till-actions">
        <button
          type="button"
          className="till-button"
          data-kind="danger"
          aria-disabled={actions.pending !== null || undefined}
          onClick={() => actions.remove(action)}
        >
          {pending ? words.pending : words.yes}
        </button>
        <button
          type="button"
          className="till-button"
          aria-disabled={actions.pending !== null || undefined}
          onClick={() => {
            if (actions.pending === null) setAsking(false);
          }}
        >
          {messages.keepIt}
        </button>
      </div>
    </div>
  );
}
