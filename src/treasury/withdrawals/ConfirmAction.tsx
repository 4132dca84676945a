/** A press that moves money: ticked first, then pressed, so that no double click and no key does it. */
import { useId, useRef, useState } from 'react';
import { Button } from '../Button.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link ConfirmAction}. */
export interface ConfirmActionProps {
  /** What the press does: "Send 15.5 USDT". */
  readonly label: string;
  /** What stands there while it is being done; null while it is not. */
  readonly pendingLabel: string | null;
  /** What stands above it: a tick is for what was there to be seen, and a new one takes it back. */
  readonly warnings: readonly string[];
  /** Said under the button. */
  readonly note?: string;
  readonly onConfirm: () => void;
}

/** Draws the box and the button. The button is never silent: without the tick it says what is missing. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { label, pendingLabel, warnings, note, onConfirm: onPress } = props;
  const messages = useTreasuryMessages();
  const [seen, setSeen] = useState<readonly string[] | null>(null);
  const ticked = seen !== null && warnings.every((warning) => seen.includes(warning));
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const missingId = useId();
  function press(): void {
    if (pendingLabel !== null) return;
    if (ticked) {
      onPress();
      return;
    }
    setMissing(true);
    box.current?.focus();
  }
  return (
    <div className="till-confirm">
      <label className="till-tick">
        <input
          ref={box}
          type="checkbox"
          checked={ticked}
          disabled={pendingLabel !== null}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? missingId : undefined}
          onChange={(event) => {
            setSeen(event.target.checked ? warnings : null);
            setMissing(false);
          }}
        />
        <span>{messages.confirmFacts}</span>
      </label>
      {missing && (
        <p id={missingId} className="till-fault">
          {messages.confirmFirst}
        </p>
      )}
      <Button kind="primary" busy={pendingLabel !== null} onClick={press}>
        {pendingLabel ?? label}
      </Button>
      {note !== undefined && <p className="till-muted">{note}</p>}
    </div>
  );
}
