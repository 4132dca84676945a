/** Downloads the withdrawals of a view as a CSV file. */
import { useState } from 'react';
import type { WithdrawalViewName } from '../../contract/treasury/withdrawalStatus.js';
import { saveFile } from '../../ui/dom.js';
import { Icon } from '../../ui/Icon.js';
import { saveIcon } from '../../ui/icons.js';
import { Button } from '../Button.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { useTreasuryContext } from '../treasuryContext.js';
import { useSingleAction } from '../useTreasuryMutation.js';

/** Draws the button. The audit records every export. */
export function WithdrawalExport({ view }: { readonly view: WithdrawalViewName | undefined }) {
  const { client, messages } = useTreasuryContext('WithdrawalList');
  const [saved, setSaved] = useState(false);
  const { pending, problem, run } = useSingleAction<'save'>();
  async function save(): Promise<void> {
    const name = ['withdrawals', ...(view === undefined ? [] : [view])].join('-');
    saveFile(await client.getWithdrawalsFile({ view }), `${name}.csv`);
    setSaved(true);
  }
  return (
    <div className="till-file">
      <Button
        kind="quiet"
        title={messages.exportWithdrawalsNote}
        busy={pending !== null}
        onClick={() => {
          setSaved(false);
          void run('save', save);
        }}
      >
        <Icon of={saveIcon} /> {pending ? messages.savingOrders : messages.exportWithdrawals}
      </Button>
      <span className="till-visually-hidden" role="status">
        {saved ? messages.savedOrders : ''}
      </span>
      {problem && <ProblemNotice error={problem.error} title={messages.saveFailed} urgent />}
    </div>
  );
}
