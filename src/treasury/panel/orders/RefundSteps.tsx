/** Where each refund of an order stands: four steps while it is under way, one line once it has failed or been given up. */
import type { OrderDetail } from '../../contract/orders.js';
import type { OrderRefundView } from '../../contract/refundLinks.js';
import { Icon } from '../../../ui/Icon.js';
import { checkIcon } from '../../../ui/payIcons.js';
import { useRef } from 'react';
import { isUnderWay } from '../../contract/refundLinks.js';
import { AskFirst } from '../AskFirst.js';
import { Button } from '../Button.js';
import { useAnnounce } from '../LiveRegion.js';
import { coinText, shortened, usdText } from '../coinText.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { refundShape } from '../shapes.js';
import { StatePill } from '../StatePill.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { OrderCard } from './OrderCard.js';
import { refundStagePill } from './orderLabels.js';
import type { WhyContext } from './orderWhy.js';
import type { RefundActions } from './useOrderMutations.js';
import { useWhyContext } from './useWhyContext.js';

/** Props of {@link RefundSteps}. */
export interface RefundStepsProps {
  readonly detail: OrderDetail;
  readonly actions: RefundActions;
  readonly mayChange: boolean;
  readonly onOpenWithdrawal: ((id: string) => void) | undefined;
}

/** Draws a card for each refund, what is under way first. One that is sent is a movement of money. */
export function RefundSteps(props: RefundStepsProps) {
  const shown = props.detail.refunds.filter(({ stage }) => stage !== 'sent').toReversed();
  const live = shown.filter(isUnderWay);
  return [...live, ...shown.filter((one) => !live.includes(one))].map((refund) => (
    <Refund key={refund.id} refund={refund} {...props} />
  ));
}

interface RefundProps extends RefundStepsProps {
  readonly refund: OrderRefundView;
}

/** @selector [data-refund-stage] where it stands */
function Refund({ refund, detail, actions, mayChange, onOpenWithdrawal }: RefundProps) {
  const context = useWhyContext(detail);
  const { messages, locale } = context;
  const { id, stage, kind, amount, code, usd, withdrawal } = refund;
  const isOpen = isUnderWay(refund);
  const heading = useRef<HTMLHeadingElement>(null);
  const about = [
    usdText(usd, locale),
    kind === null ? null : (messages.refundKinds[kind] ?? messages.otherRefundKind(kind)),
    isOpen ? null : (endOf(refund, context) ?? null),
  ].filter((part) => part !== null);
  const { problem } = actions.action;
  return (
    <div data-refund-stage={stage}>
      <OrderCard
        heading={heading}
        title={messages.refundTitle(coinText(amount, code, locale))}
        aside={
          <span className="till-refund-aside">
            <span className="till-muted">{about.join(' · ')}</span>
            {!isOpen && <StatePill {...refundStagePill(stage, messages)} />}
          </span>
        }
      >
        {isOpen && <Steps steps={stepsOf(refund, context)} />}
        {problem?.action === id && (
          <ProblemNotice error={problem.error} title={messages.refundCancelFailed} urgent />
        )}
        <div className="till-actions till-refund-actions">
          {withdrawal && onOpenWithdrawal && (
            <Button kind="quiet" onClick={() => onOpenWithdrawal(withdrawal.id)}>
              {messages.refundOpen}
            </Button>
          )}
          {mayChange && mayCancel(refund) && (
            <CancelRefund {...{ refund, actions }} onCancelled={() => heading.current?.focus()} />
          )}
        </div>
      </OrderCard>
    </div>
  );
}

/** Whether it can be taken back: nothing was sent, or the service says that it still can. */
const mayCancel = ({ stage, withdrawal }: OrderRefundView): boolean =>
  withdrawal ? withdrawal.actions.includes('delete') : stage === 'customer';

/** How it ended; undefined for one that has not. */
function endOf(
  { stage, link, withdrawal }: OrderRefundView,
  { messages, momentText }: WhyContext,
): string | undefined {
  const when = (at: string | null | undefined): string => (at ? momentText(at) : '');
  if (stage === 'revoked') {
    return messages.refundByWhom(link?.revokedBy ?? '', when(link?.revokedAt));
  }
  if (stage === 'expired') return messages.refundExpired(when(link?.expiresAt));
  const last = withdrawal?.history.at(-1);
  if (!last) return undefined;
  return last.who === null ? when(last.at) : messages.refundByWhom(last.who, when(last.at));
}

/** One step: done, the one that is waited for, or still to come. */
interface Step {
  readonly state: 'done' | 'current' | 'ahead';
  readonly title: string;
  readonly note: string;
}

function stepsOf(refund: OrderRefundView, context: WhyContext): Step[] {
  const { stage, link, withdrawal, amount, code, networkName } = refund;
  const { messages, locale, momentText: when } = context;
  const at = { customer: 1, approval: 2, ready: 2 }[stage] ?? 3;
  const stateAt = (index: number): Step['state'] =>
    index < at ? 'done' : index === at ? 'current' : 'ahead';
  const to = withdrawal && shortened(withdrawal.addressTo);
  const drafted = withdrawal?.history[0]?.at ?? '';
  const money = messages.refundOn(coinText(amount, code, locale), networkName);
  const begun: Omit<Step, 'state'>[] = link
    ? [
        {
          title: messages.refundSteps.made,
          note: messages.refundByWhom(link.madeBy, when(link.madeAt)),
        },
        stage === 'customer'
          ? {
              title: messages.refundSteps.customer,
              note:
                link.openedAt === null
                  ? messages.refundUntil(when(link.expiresAt))
                  : messages.refundOpenedAt(when(link.openedAt)),
            }
          : {
              title: messages.refundSteps.confirmed,
              note: messages.refundTo(when(link.claimedAt ?? ''), to ?? ''),
            },
      ]
    : [
        {
          title: messages.refundSteps.drafted,
          note: messages.refundByWhom(withdrawal?.draftedBy ?? '', when(drafted)),
        },
        { title: messages.refundSteps.address, note: to ?? '' },
      ];
  const approved = withdrawal?.approvedBy ?? null;
  const third =
    approved !== null
      ? { title: messages.refundSteps.approved, note: approved }
      : stage === 'ready'
        ? { title: messages.refundSteps.ready, note: messages.refundReadyNote }
        : stage === 'approval'
          ? { title: messages.refundSteps.approval, note: messages.refundApprovalNote }
          : stage === 'sending'
            ? { title: messages.refundSteps.ready, note: '' }
            : { title: messages.refundSteps.approvalAhead, note: '' };
  const last = {
    title: stage === 'sending' ? messages.refundSteps.sending : messages.refundSteps.sent,
    note: money,
  };
  return [...begun, third, last].map((step, index) => ({ ...step, state: stateAt(index) }));
}

/** @selector [data-step-state] `done`, `current` or `ahead` */
function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="till-plain-list till-refund-steps">
      {steps.map(({ state, title, note }, index) => (
        <li
          key={index}
          data-step-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="till-refund-mark" aria-hidden="true">
            {state === 'done' ? <Icon of={checkIcon} /> : index + 1}
          </span>
          <span className="till-refund-step">{title}</span>
          <span className="till-muted">
            <bdi>{note}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}

interface CancelRefundProps extends Pick<RefundProps, 'refund' | 'actions'> {
  /** The button is gone then. */
  readonly onCancelled: () => void;
}

/** Asks once before it cancels. */
function CancelRefund({ refund, actions, onCancelled }: CancelRefundProps) {
  const messages = useTreasuryMessages();
  const announce = useAnnounce();
  const pending = actions.action.pending === refund.id;
  return (
    <AskFirst
      kind="quiet"
      label={messages.refundCancel}
      icon={<Icon of={refundShape} />}
      question={refund.stage === 'customer' ? messages.refundCancelLink : messages.refundCancelSure}
      yes={pending ? messages.refundCancelling : messages.refundCancelYes}
      busy={pending}
      onYes={async () => {
        if (!(await actions.cancel(refund))) return;
        announce(messages.refundCancelled);
        onCancelled();
      }}
    />
  );
}
