/** The dialogs of an order's page, which loads them late: refund by link, mark as paid, release the hold. */
import { useState } from 'react';
import type { OrderDetail } from '../../contract/orders.js';
import { Button } from '../Button.js';
import { useAnnounce } from '../LiveRegion.js';
import { ModalDialog } from '../ModalDialog.js';
import { Consequences, ReasonForm } from '../ReasonForm.js';
import { useSavedText } from '../savedText.js';
import { useSingleAction } from '../useTreasuryMutation.js';
import { usdText } from '../coinText.js';
import { orderReferenceOf } from './orderLabels.js';
import { whatCame, type WhyContext } from './orderWhy.js';
import { RefundDialog, type OrderDialogProps } from './RefundDialog.js';
import { useMarkPaid, useReleaseHold } from './useOrderMutations.js';
import { useWhyContext } from './useWhyContext.js';

/** Which dialog. */
export type OrderDialogName = 'refund' | 'mark' | 'release';

/** Draws the dialog that is open. */
export function OrderDialogs(props: OrderDialogProps & { readonly name: OrderDialogName }) {
  const { name } = props;
  return name === 'refund' ? <RefundDialog {...props} /> : <WordDialog {...props} name={name} />;
}

/** What a person gives their word for. */
type Word = Exclude<OrderDialogName, 'refund'>;

/** What the word is about, such as the transfers that are held. */
function subjectOf(name: Word, { order: { checkout } }: OrderDetail): string {
  if (name === 'mark') return String(checkout.exceptions.includes('held'));
  const held = checkout.transfers.filter(({ status }) => status === 'held');
  return held.map(({ txHash }) => txHash).join();
}

function textsOf(name: Word, detail: OrderDetail, context: WhyContext) {
  const { messages } = context;
  if (name === 'release') {
    const { release: title, releaseLead: lead, releaseConsequences: consequences } = messages;
    const { releasing: pending, releaseFailed: failed, released: done } = messages;
    return { title, lead, consequences, pending, failed, done };
  }
  const { mark: title, marking: pending, markFailed: failed, marked: done } = messages;
  const lead = whatCame(detail, context).join(' ');
  return { title, lead, consequences: markConsequences(detail, context), pending, failed, done };
}

/** What is booked, and what the shop is told and does. While the order is held, neither happens. */
function markConsequences({ order, row }: OrderDetail, { messages, locale }: WhyContext) {
  const { markFinal, markWhileHeld, markTold, callbackNames } = messages;
  if (order.checkout.exceptions.includes('held')) return [markWhileHeld, markFinal];
  const total = usdText(row.amountUsd, locale);
  const told = markTold(callbackNames['order.paid'] ?? '');
  return [...(total === null ? [] : [messages.decideAcceptLead(total)]), told, markFinal];
}

/** Draws the form. If what it is about changes meanwhile, the person has to look first. */
function WordDialog({ name, detail, place, onClose }: OrderDialogProps & { readonly name: Word }) {
  const context = useWhyContext(detail);
  const { messages } = context;
  const announce = useAnnounce();
  const { kind, reference } = orderReferenceOf(detail.order);
  const mutations = { mark: useMarkPaid(), release: useReleaseHold() };
  const [reason, setReason] = useSavedText(name, kind, reference);
  const { pending, problem, run } = useSingleAction<'act'>();
  const isPending = pending !== null;
  const now = { subject: subjectOf(name, detail), version: detail.order.checkout.version };
  const [seen, setSeen] = useState(now);
  const isOutdated = !isPending && seen.subject !== now.subject;
  const { title, lead, consequences, done, ...texts } = textsOf(name, detail, context);
  async function act(given: string): Promise<void> {
    announce('');
    // The store does nothing to what came later.
    const input = { kind, reference, reason: given, version: seen.version };
    const { order } = await mutations[name].mutateAsync(input);
    setReason('');
    onClose();
    announce(name === 'release' && order.state === 'held' ? messages.heldAnew : done);
  }
  return (
    <ModalDialog {...{ place, onClose, title }} isBusy={isPending}>
      <ReasonForm
        {...{ reason, onReason: setReason, onCancel: onClose, pending: isPending }}
        onSubmit={(given) => void run('act', () => act(given))}
        error={problem?.error ?? null}
        texts={{ ...texts, submit: title, lost: messages.wordLost }}
        note={
          isOutdated && (
            <p className="till-caution" role="alert">
              {messages.wordOvertaken}
            </p>
          )
        }
        blocked={
          isOutdated && <Button onClick={() => setSeen(now)}>{messages.wordContinue}</Button>
        }
      >
        <p>{lead}</p>
        <Consequences sentences={consequences} />
      </ReasonForm>
    </ModalDialog>
  );
}
