/** After "Review": the withdrawal as the store wrote it down, to be compared and sent, then followed. */
import { sameAddress } from '../../chains/address.js';
import type { DraftWithdrawalInput, WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { Notice } from '../../ui/Notice.js';
import type { TreasuryMessages } from '../messages/en.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { StatusPanel, type PanelWords } from '../WithdrawalStatus/StatusPanel.js';
import { fieldsLike, NO_FIELDS } from './draftFields.js';
import type { WithdrawalFormState } from './useWithdrawalForm.js';

/** Whether the store's withdrawal is the one that was entered here: this page checks it, too. */
export function isAsAsked(withdrawal: WithdrawalView, asked: DraftWithdrawalInput): boolean {
  return (
    withdrawal.currencyId === asked.currencyId &&
    withdrawal.amount === asked.amount &&
    sameAddress(withdrawal.blockchain, withdrawal.addressTo, asked.addressTo)
  );
}

/** Before sending, the heading is that of a review; afterwards the state has its own. */
function reviewWords({ state }: WithdrawalView, messages: TreasuryMessages): PanelWords | null {
  if (state === 'draft') return { title: messages.reviewTitle, lead: messages.reviewLead };
  if (state !== 'awaiting_approval') return null;
  return { title: messages.reviewApprovalTitle, lead: messages.reviewApprovalLead };
}

const isUnsent = ({ state }: WithdrawalView) => state === 'draft' || state === 'awaiting_approval';

/** Draws the withdrawal, the way back while nothing was sent, and the way to another. */
export function DraftedStep({ form }: { readonly form: WithdrawalFormState }) {
  const messages = useTreasuryMessages();
  const { id, asked } = form.kept;
  const back = (
    <button type="button" className="till-button" data-kind="quiet" onClick={form.back}>
      {messages.back}
    </button>
  );
  const other = (
    <button
      type="button"
      className="till-button"
      data-kind="quiet"
      onClick={() => form.startOver(NO_FIELDS)}
    >
      {messages.anotherOne}
    </button>
  );
  return (
    <>
      {form.movedOn && <Notice tone="warning">{messages.draftMovedOn}</Notice>}
      <StatusPanel
        key={id}
        id={id}
        words={(withdrawal) => reviewWords(withdrawal, messages)}
        forbid={(withdrawal) =>
          asked !== null && isUnsent(withdrawal) && !isAsAsked(withdrawal, asked) ? (
            <Notice tone="danger">{messages.draftDiffers}</Notice>
          ) : null
        }
        onDraftAnother={(withdrawal) => form.startOver(fieldsLike(withdrawal))}
        after={(withdrawal) => (
          <div className="till-actions">{isUnsent(withdrawal) ? back : other}</div>
        )}
        onLost={back}
      />
    </>
  );
}
