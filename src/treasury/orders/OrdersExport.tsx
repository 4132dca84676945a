/** Downloads the orders of a view as a CSV file. */
import { useState } from 'react';
import { saveFile } from '../../ui/dom.js';
import { Icon } from '../../ui/Icon.js';
import { saveIcon } from '../../ui/icons.js';
import { Button } from '../Button.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { useTreasuryContext } from '../treasuryContext.js';
import { useSingleAction } from '../useTreasuryMutation.js';
import { searchQueryOf, type OrderListFilter } from './orderFilter.js';

/** Draws the button. The audit records every export. */
export function OrdersExport({ filter }: { readonly filter: OrderListFilter }) {
  const { client, messages } = useTreasuryContext('Orders');
  const [saved, setSaved] = useState(false);
  const { pending, problem, run } = useSingleAction<'save'>();
  async function save(): Promise<void> {
    saveFile(await client.getOrdersFile(searchQueryOf(filter)), exportFileName(filter));
    setSaved(true);
  }
  return (
    <div className="till-file">
      <Button
        kind="quiet"
        title={messages.saveNote}
        busy={pending !== null}
        onClick={() => {
          setSaved(false);
          void run('save', save);
        }}
      >
        <Icon of={saveIcon} /> {pending ? messages.savingOrders : messages.exportOrders}
      </Button>
      <span className="till-visually-hidden" role="status">
        {saved ? messages.savedOrders : ''}
      </span>
      {problem && <ProblemNotice error={problem.error} title={messages.saveFailed} urgent />}
    </div>
  );
}

/** `orders-paid-2026-03-01.csv`, by this device's date. */
function exportFileName({ view }: OrderListFilter): string {
  const now = new Date();
  const pad = (part: number) => String(part).padStart(2, '0');
  const day = [now.getFullYear(), pad(now.getMonth() + 1), pad(now.getDate())].join('-');
  return `${['orders', ...(view === 'all' ? [] : [view]), day].join('-')}.csv`;
}
