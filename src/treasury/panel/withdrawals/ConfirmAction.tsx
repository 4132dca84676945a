/** An action that moves money: a checkbox, then a button, so that a double click cannot trigger it. */
import { useId, useRef, useState } from 'react';
import { Button } from '../Button.js';
import { useIsOffline } from '../live/ConnectionStatus.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link ConfirmAction}. */
export interface ConfirmActionProps {
  /** Label of the button: "Send 15.5 USDT". */
  readonly label: string;
  /** Label while the action is under way; null otherwise. */
  readonly pendingLabel: string | null;
  /** Warnings above it. A new warning unchecks the box. */
  readonly warnings: readonly string[];
  /** Drawn under the button. */
  readonly note?: string;
  readonly onConfirm: () => void;
}

/** Draws checkbox and button. Without the check, the button shows what is missing. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { label, pendingLabel, warnings, note, onConfirm: onPress } = props;
  const messages = useTreasuryMessages();
  const [seen, setSeen] = useState<readonly string[] | null>(null);
  const ticked = seen !== null && warnings.every((warning) => seen.includes(warning));
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const missingId = useId();
  const offlineId = useId();
  const isOffline = useIsOffline();
  function press(): void {
    if (pendingLabel !== null || isOffline) return;
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
      <Button
        kind="primary"
        busy={pendingLabel !== null || isOffline}
        aria-describedby={isOffline ? offlineId : undefined}
        onClick={press}
      >
        {pendingLabel ?? label}
      </Button>
      {isOffline && (
        <p id={offlineId} className="till-fault">
          {messages.offlineNoSend}
        </p>
      )}
      {note !== undefined && <p className="till-muted">{note}</p>}
    </div>
  );
}
