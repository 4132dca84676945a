/** The dialogs of an order's page, which loads them late: refund by link, mark as paid, release the hold. */
import type { OrderView } from '../../contract/orders.js';
import { useAnnounce } from '../LiveRegion.js';
import { ModalDialog } from '../ModalDialog.js';
import { useSavedText } from '../savedText.js';
import { useSingleAction } from '../useTreasuryMutation.js';
import { orderReferenceOf } from './orderLabels.js';
import { RefundDialog, type OrderDialogProps } from './RefundDialog.js';
import { useMarkPaid, useReleaseHold } from './useOrderMutations.js';
import { useState } from 'react';
import { Button } from '../Button.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { Consequences, ReasonForm } from '../ReasonForm.js';

/** Draws the dialog that is open. */
export function OrderDialogs({
  name,
  ...props
}: OrderDialogProps & { readonly name: OrderDialogName }) {
  if (name === 'refund') return <RefundDialog {...props} />;
  return name === 'mark' ? <MarkDialog {...props} /> : <ReleaseDialog {...props} />;
}

interface ActionOptions extends OrderDialogProps {
  readonly mutation: ReturnType<typeof useReleaseHold>;
  /** The reason is saved under this name. */
  readonly purpose: string;
  /** What is announced afterwards. */
  readonly done: (order: OrderView) => string;
}

function useOrderAction({ mutation, purpose, detail, done, onClose }: ActionOptions) {
  const { kind, reference } = orderReferenceOf(detail.order);
  const announce = useAnnounce();
  const [reason, setReason] = useSavedText(purpose, kind, reference);
  const { pending, problem, run } = useSingleAction<'act'>();
  return {
    pending: pending !== null,
    error: problem?.error ?? null,
    reason,
    onReason: setReason,
    onCancel: onClose,
    onConfirm(given: string, version: number): void {
      void run('act', async () => {
        announce('');
        const { order } = await mutation.mutateAsync({ kind, reference, reason: given, version });
        setReason('');
        onClose();
        announce(done(order));
      });
    },
  };
}

function MarkDialog(props: OrderDialogProps) {
  const messages = useTreasuryMessages();
  const { detail, place, onClose } = props;
  const { exceptions, version } = detail.order.checkout;
  const isHeld = exceptions.includes('held');
  const action = useOrderAction({
    ...props,
    mutation: useMarkPaid(),
    purpose: 'mark',
    done: () => messages.marked,
  });
  return (
    <ModalDialog {...{ place, onClose }} title={messages.mark} isBusy={action.pending}>
      <OrderActionForm
        {...action}
        order={{ about: String(isHeld), version }}
        texts={{
          title: messages.mark,
          lead: messages.markLead,
          consequences: isHeld
            ? [messages.markWhileHeld, ...messages.markConsequences.slice(1)]
            : messages.markConsequences,
          pending: messages.marking,
          failed: messages.markFailed,
        }}
      />
    </ModalDialog>
  );
}

function ReleaseDialog(props: OrderDialogProps) {
  const messages = useTreasuryMessages();
  const { detail, place, onClose } = props;
  const { transfers, version } = detail.order.checkout;
  const held = transfers.filter(({ status }) => status === 'held').map(({ txHash }) => txHash);
  const action = useOrderAction({
    ...props,
    mutation: useReleaseHold(),
    purpose: 'release',
    done: ({ state }) => (state === 'held' ? messages.heldAnew : messages.released),
  });
  return (
    <ModalDialog {...{ place, onClose }} title={messages.release} isBusy={action.pending}>
      <OrderActionForm
        {...action}
        order={{ about: held.join(), version }}
        texts={{
          title: messages.release,
          lead: messages.releaseLead,
          consequences: messages.releaseConsequences,
          pending: messages.releasing,
          failed: messages.releaseFailed,
        }}
      />
    </ModalDialog>
  );
}

/** The sentences of one action. */
interface OrderActionTexts {
  readonly title: string;
  readonly lead: string;
  readonly consequences: readonly string[];
  readonly pending: string;
  readonly failed: string;
}

/** What the person looks at. */
interface SeenOrder {
  /** What the action is about, such as the transfers that are held. */
  readonly about: string;
  /** Version of the order: the store does nothing to what came later. */
  readonly version: number;
}

/** Props of {@link OrderActionForm}. */
interface OrderActionFormProps {
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
function OrderActionForm(props: OrderActionFormProps) {
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
      <Consequences sentences={texts.consequences} />
    </ReasonForm>
  );
}

/** Which dialog. */
export type OrderDialogName = 'refund' | 'mark' | 'release';
