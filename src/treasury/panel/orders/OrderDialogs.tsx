/** The dialogs of an order's page, which loads them late: refund by link, mark as paid, release the hold. */
import type { OrderView } from '../../contract/orders.js';
import { useAnnounce } from '../LiveRegion.js';
import { ModalDialog } from '../ModalDialog.js';
import { useSavedText } from '../savedText.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useSingleAction } from '../useTreasuryMutation.js';
import { OrderActionForm } from './OrderActionForm.js';
import type { OrderDialogName, OrderDialogProps } from './orderDialog.js';
import { orderReferenceOf, orderTitle } from './orderLabels.js';
import { RefundLinkForm } from './RefundLinkForm.js';
import { useMarkPaid, useReleaseHold } from './useOrderMutations.js';

/** Draws the dialog that is open. */
export function OrderDialogs({
  name,
  ...props
}: OrderDialogProps & { readonly name: OrderDialogName }) {
  if (name === 'refund_link') return <RefundLinkDialog {...props} />;
  return name === 'mark' ? <MarkDialog {...props} /> : <ReleaseDialog {...props} />;
}

function RefundLinkDialog({ detail, links, needsApproval, onClose, ...frame }: OrderDialogProps) {
  const messages = useTreasuryMessages();
  const { action, make } = links;
  const order = orderReferenceOf(detail.order);
  const pending = action.pending === 'make';
  function close(): void {
    action.clear();
    onClose();
  }
  return (
    <ModalDialog
      {...frame}
      title={messages.refundByLinkTitle(orderTitle(order, messages))}
      isBusy={pending}
      onClose={close}
    >
      <RefundLinkForm
        order={order}
        options={detail.refundOptions ?? []}
        needsApproval={needsApproval}
        pending={pending}
        error={action.problem?.action === 'make' ? action.problem.error : null}
        onMake={async (input) => {
          const isDone = await make(input);
          // The address of the link is shown on the page, in the card of the link.
          if (isDone) onClose();
          return isDone;
        }}
        onCancel={close}
      />
    </ModalDialog>
  );
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
