/** After an approval: whose it was, what follows, the way to send it, and the next one that waits for this person. */
import type { WithdrawalView } from '../../contract/withdrawals.js';
import type { Elements } from '../../../ui/elements.js';
import { Notice } from '../../../ui/Notice.js';
import { Button } from '../Button.js';
import { coinText } from '../coinText.js';
import { useTasks, useTreasurySession } from '../storeReads.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';

/** Props of {@link ApprovedNotice}. */
export interface ApprovedNoticeProps {
  readonly withdrawal: WithdrawalView;
  readonly approvedBy: string;
  /** Opens another withdrawal. Without it none is offered. */
  readonly onOpen: ((id: string) => void) | undefined;
  /** What sends it, for who may. */
  readonly children: Elements;
}

/** Draws it. */
export function ApprovedNotice(props: ApprovedNoticeProps) {
  const { withdrawal, approvedBy, onOpen, children } = props;
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  const { id, draftedBy, actions } = withdrawal;
  return (
    <>
      <Notice tone="success" title={messages.approvedBy(approvedBy, session?.who === approvedBy)}>
        {messages.approvedNext(draftedBy, actions.includes('send'))}
      </Notice>
      {children}
      {onOpen && <NextApproval after={id} onOpen={onOpen} />}
    </>
  );
}

interface NextApprovalProps {
  readonly after: string;
  readonly onOpen: (id: string) => void;
}

function NextApproval({ after, onOpen }: NextApprovalProps) {
  const { messages, locale } = useWords();
  const { data: listed } = useTasks();
  const { withdrawal, amount } =
    listed?.tasks.find(
      (task) => task.actions.includes('approve') && task.withdrawal?.id !== after,
    ) ?? {};
  if (!withdrawal || !amount) return null;
  return (
    <Button className="till-start" onClick={() => onOpen(withdrawal.id)}>
      {messages.approveNext(coinText(amount.amount, amount.code, locale))}
    </Button>
  );
}
