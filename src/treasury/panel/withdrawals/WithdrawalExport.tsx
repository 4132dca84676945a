/** Downloads the withdrawals of a view as a CSV file. */
import type { WithdrawalViewName } from '../../contract/withdrawalStatus.js';
import { saveFile } from '../../../ui/dom.js';
import { FileButton } from '../FileButton.js';
import { useTreasuryContext } from '../treasuryContext.js';

/** Draws the button. The audit records every export. */
export function WithdrawalExport({ view }: { readonly view: WithdrawalViewName | undefined }) {
  const { client, messages } = useTreasuryContext('WithdrawalList');
  const name = ['withdrawals', ...(view === undefined ? [] : [view])].join('-');
  return (
    <FileButton
      label={messages.exportWithdrawals}
      note={messages.exportWithdrawalsNote}
      saving={messages.savingOrders}
      saved={messages.savedOrders}
      failed={messages.saveFailed}
      save={async () => saveFile(await client.getWithdrawalsFile({ view }), `${name}.csv`)}
    />
  );
}
