/** An act with a reason, on an entry of the list: the button, or why this person has none, and the question. */
import { useRef, useState, type ReactNode } from 'react';
import type { Elements } from '../../../ui/elements.js';
import { Button, type ButtonProps } from '../Button.js';
import type { HeldRight } from '../messages/wordChoices.js';
import { ModalDialog } from '../ModalDialog.js';
import { PopupPlace } from '../orders/OrderHead.js';
import { Consequences, ReasonForm } from '../ReasonForm.js';
import { RightNeeded } from '../RightNeeded.js';
import { useTreasurySession } from '../storeReads.js';
import { useSingleAction } from '../useTreasuryMutation.js';

interface ReasonDialogProps {
  readonly title: string;
  /** What it is about. */
  readonly children: ReactNode;
  readonly consequences: readonly string[];
  readonly yes: string;
  /** The same while it is done. */
  readonly busy: string;
  readonly failed: string;
  readonly act: (reason: string) => Promise<void>;
}

/** Props of {@link ReasonedAct}. */
export interface ReasonedActProps extends ReasonDialogProps, Pick<ButtonProps, 'kind'> {
  /** What the button says. */
  readonly label: string;
  readonly icon?: Elements;
  /** Why somebody who may not withdraw has no button. */
  readonly needs: (held: HeldRight) => string;
  /** Drawn below the button. */
  readonly below?: Elements;
  /** Called when the question is opened. */
  readonly onAsk?: () => void;
}

/** Draws the button and, once it is pressed, the question. */
export function ReasonedAct(props: ReasonedActProps) {
  const { label, icon, kind, needs, below, onAsk, ...question } = props;
  const { data: session } = useTreasurySession();
  const [asking, setAsking] = useState(false);
  if (!session) return null;
  if (!session.may.withdraw) return <RightNeeded reason={needs}>{label}</RightNeeded>;
  return (
    <div className="till-repeat">
      <Button
        kind={kind}
        className="till-start"
        onClick={() => {
          onAsk?.();
          setAsking(true);
        }}
      >
        {icon} <span>{label}</span>
      </Button>
      {below}
      {asking && <ReasonDialog {...question} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Draws the question. Escape closes it, and the focus returns to the button. */
function ReasonDialog(props: ReasonDialogProps & { readonly onClose: () => void }) {
  const { title, children, consequences, yes, busy, failed, act, onClose } = props;
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
          onSubmit={(given) => void run('act', () => act(given).then(onClose))}
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
