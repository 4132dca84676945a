/** After "Save draft": the draft as the store has it, to compare, send and follow. */
import { Notice } from '../../../ui/Notice.js';
import { Button } from '../Button.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { StatusPanel } from './StatusPanel.js';
import { fieldsFrom, isAsEntered, NO_FIELDS } from './draftFields.js';
import type { WithdrawalFormState } from './useWithdrawalForm.js';
import { isUnsent } from '../../contract/withdrawalStatus.js';

/** Draws the withdrawal, to edit before it is sent, and the way to another afterwards. */
export function DraftedStep({ form }: { readonly form: WithdrawalFormState }) {
  const messages = useTreasuryMessages();
  const { id, asked } = form.draftState;
  return (
    <>
      {form.movedOn && <Notice tone="warning">{messages.draftMovedOn}</Notice>}
      <StatusPanel
        key={id}
        id={id}
        forbid={(withdrawal) =>
          asked !== null && isUnsent(withdrawal) && !isAsEntered(withdrawal, asked) ? (
            <Notice tone="danger">{messages.draftDiffers}</Notice>
          ) : null
        }
        onEdit={form.back}
        onDraftAnother={(withdrawal) => form.startOver(fieldsFrom(withdrawal))}
        after={(withdrawal) =>
          !isUnsent(withdrawal) && (
            <Button className="till-start" kind="quiet" onClick={() => form.startOver(NO_FIELDS)}>
              {messages.anotherOne}
            </Button>
          )
        }
        onFailure={
          <Button kind="quiet" onClick={form.back}>
            {messages.edit}
          </Button>
        }
      />
    </>
  );
}
