/** The form of one action on an order: what follows from it, a reason, and the press. */
import { useState } from 'react';
import { Button } from '../Button.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { ReasonForm } from './ReasonForm.js';

/** The sentences of one action. */
export interface OrderActionTexts {
  readonly title: string;
  readonly lead: string;
  readonly consequences: readonly string[];
  readonly pending: string;
  readonly failed: string;
}

/** What the person looks at. */
export interface SeenOrder {
  /** What the action is about, such as the transfers that are held. */
  readonly about: string;
  /** Version of the order: the store does nothing to what came later. */
  readonly version: number;
}

/** Props of {@link OrderActionForm}. */
export interface OrderActionFormProps {
  readonly texts: OrderActionTexts;
  /** The order as it is on screen. */
  readonly order: SeenOrder;
  readonly pending: boolean;
  readonly error: TreasuryError | null;
  /** As typed. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  /** @param version of the order that the person has looked at. */
  readonly onConfirm: (reason: string, version: number) => void;
  readonly onCancel: () => void;
}

/** Draws the form. If what it is about changes meanwhile, the person has to look first. */
export function OrderActionForm(props: OrderActionFormProps) {
  const { texts, order, pending, error, reason, onReason, onConfirm, onCancel } = props;
  const messages = useTreasuryMessages();
  const [seen, setSeen] = useState(order);
  const isOutdated = !pending && seen.about !== order.about;
  return (
    <ReasonForm
      reason={reason}
      onReason={onReason}
      onSubmit={(given) => onConfirm(given, seen.version)}
      onCancel={onCancel}
      pending={pending}
      error={error}
      texts={{
        submit: texts.title,
        pending: texts.pending,
        failed: texts.failed,
        lost: messages.wordLost,
      }}
      note={
        isOutdated && (
          <p className="till-caution" role="alert">
            {messages.wordOvertaken}
          </p>
        )
      }
      blocked={
        isOutdated && <Button onClick={() => setSeen(order)}>{messages.wordContinue}</Button>
      }
    >
      <p>{texts.lead}</p>
      <ul className="till-consequences">
        {texts.consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ReasonForm>
  );
}
