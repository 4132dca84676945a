/** What a person can do to an order in its present state: release its hold, mark it as paid. */
import type { OrderView } from '../../contract/treasury/orders.js';
import { useAnnounce } from '../LiveRegion.js';
import type { OrderReference } from '../client.js';
import { useSavedText } from '../savedText.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useSingleAction } from '../useTreasuryMutation.js';
import { OrderActionForm } from './OrderActionForm.js';
import { orderReferenceOf } from './orderLabels.js';
import { useMarkPaid, useReleaseHold } from './useOrderMutations.js';

/** Props of {@link OrderActions}. */
export interface OrderActionsProps {
  readonly order: OrderView;
  /** Whether the person may change orders. */
  readonly mayChange: boolean;
}

interface OrderActionOptions {
  readonly mutation: ReturnType<typeof useReleaseHold>;
  /** The reason is saved under this name. */
  readonly purpose: string;
  readonly name: OrderReference;
  /** Version of the order on screen: the store refuses the action on a newer one. */
  readonly version: number;
  /** What is announced afterwards. */
  readonly done: (order: OrderView) => string;
}

function useOrderAction({ mutation, purpose, name, version, done }: OrderActionOptions) {
  const { kind, reference } = name;
  const announce = useAnnounce();
  const [reason, setReason] = useSavedText(purpose, kind, reference);
  const { pending, problem, run } = useSingleAction<'act'>();
  return {
    pending: pending !== null,
    error: problem?.error ?? null,
    reason,
    onReason: setReason,
    onConfirm(given: string): void {
      void run('act', async () => {
        announce('');
        const { order } = await mutation.mutateAsync({ kind, reference, reason: given, version });
        setReason('');
        announce(done(order));
      });
    },
  };
}

/** Draws the possible actions; nothing if there are none. */
export function OrderActions({ order, mayChange }: OrderActionsProps) {
  const messages = useTreasuryMessages();
  const name = orderReferenceOf(order);
  const { exceptions, paid, kind, evidence, transfers, version } = order.checkout;
  const release = useOrderAction({
    mutation: useReleaseHold(),
    purpose: 'release',
    name,
    version,
    done: ({ state }) => (state === 'held' ? messages.heldAnew : messages.released),
  });
  const mark = useOrderAction({
    mutation: useMarkPaid(),
    purpose: 'mark',
    name,
    version,
    done: () => messages.marked,
  });
  const held = exceptions.includes('held');
  const marked = evidence.some((line) => line.kind === 'marked_paid');
  const canMark = kind === 'payment' && !paid && !marked;
  const holds = transfers.filter(({ status }) => status === 'held').map(({ txHash }) => txHash);
  if (!held && !canMark) return null;
  if (!mayChange) return <p className="till-muted">{messages.orderWordsNotYours}</p>;
  return (
    <div className="till-order-part till-order-words">
      <h3 className="till-subheading">{messages.orderWords}</h3>
      {marked && <p>{messages.markedAlready}</p>}
      {held && (
        <OrderActionForm
          {...release}
          about={holds.join()}
          texts={{
            title: messages.release,
            lead: messages.releaseLead,
            consequences: messages.releaseConsequences,
            yes: messages.releaseYes,
            pending: messages.releasing,
            failed: messages.releaseFailed,
          }}
        />
      )}
      {canMark && (
        <OrderActionForm
          {...mark}
          about={String(held)}
          texts={{
            title: messages.mark,
            lead: messages.markLead,
            consequences: held
              ? [messages.markWhileHeld, ...messages.markConsequences.slice(1)]
              : messages.markConsequences,
            yes: messages.markYes,
            pending: messages.marking,
            failed: messages.markFailed,
          }}
        />
      )}
    </div>
  );
}
