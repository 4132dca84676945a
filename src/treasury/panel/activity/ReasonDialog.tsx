/** A question that takes a reason, over the page of what happened. */
import { useRef, useState, type ReactNode } from 'react';
import { ModalDialog } from '../ModalDialog.js';
import { PopupPlace } from '../orders/OrderHead.js';
import { Consequences, ReasonForm } from '../ReasonForm.js';
import { useSingleAction } from '../useTreasuryMutation.js';

/** Props of {@link ReasonDialog}. */
export interface ReasonDialogProps<Outcome> {
  readonly title: string;
  /** What it is about. */
  readonly children: ReactNode;
  readonly consequences: readonly string[];
  readonly yes: string;
  /** The same while it is done. */
  readonly busy: string;
  readonly failed: string;
  readonly act: (reason: string) => Promise<Outcome>;
  readonly onClose: () => void;
  readonly onDone: (outcome: Outcome) => void;
}

/** Draws the question. Escape closes it, and the focus returns to the button. */
export function ReasonDialog<Outcome>(props: ReasonDialogProps<Outcome>) {
  const { title, children, consequences, yes, busy, failed, act, onClose, onDone } = props;
  const { pending, problem, run } = useSingleAction<'act'>();
  const [reason, setReason] = useState('');
  const place = useRef<HTMLSpanElement>(null);
  const isBusy = pending !== null;
  return (
    <>
      <PopupPlace place={place} />
      <ModalDialog {...{ title, place, onClose, isBusy }}>
        <ReasonForm
          {...{ reason, onReason: setReason, onCancel: onClose, pending: isBusy }}
          onSubmit={(given) => void run('act', async () => onDone(await act(given)))}
          error={problem?.error ?? null}
          texts={{ submit: yes, pending: busy, failed }}
        >
          <p>{children}</p>
          <Consequences sentences={consequences} />
        </ReasonForm>
      </ModalDialog>
    </>
  );
}
