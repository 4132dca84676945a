/** Downloads the orders of a view as a CSV file. */
import { saveFile } from '../../../ui/dom.js';
import { FileButton } from '../FileButton.js';
import { useTreasuryContext } from '../treasuryContext.js';
import { searchQueryOf, type OrderListFilter } from './orderFilter.js';

/** Draws the button. The audit records every export. */
export function OrdersExport({ filter }: { readonly filter: OrderListFilter }) {
  const { client, messages } = useTreasuryContext('Orders');
  return (
    <FileButton
      label={messages.exportOrders}
      note={messages.saveNote}
      saving={messages.savingOrders}
      saved={messages.savedOrders}
      failed={messages.saveFailed}
      save={async () =>
        saveFile(await client.getOrdersFile(searchQueryOf(filter)), exportFileName(filter))
      }
    />
  );
}

/** `orders-paid-2026-03-01.csv`, by this device's date. */
function exportFileName({ view }: OrderListFilter): string {
  const now = new Date();
  const pad = (part: number) => String(part).padStart(2, '0');
  const day = [now.getFullYear(), pad(now.getMonth() + 1), pad(now.getDate())].join('-');
  return `${['orders', ...(view === 'all' ? [] : [view]), day].join('-')}.csv`;
}
