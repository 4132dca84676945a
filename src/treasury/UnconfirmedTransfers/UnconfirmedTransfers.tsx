/** Transfers on their way, as the service lists them, and what that list does not prove. */
import { forwardRef } from 'react';
import type { UnconfirmedTransfersView } from '../../contract/treasury/unconfirmed.js';
import type { RootProps } from '../../ui/Frame.js';
import { Notice } from '../../ui/Notice.js';
import { useNow } from '../../ui/useNow.js';
import { useUnconfirmedTransfers } from '../holdings/useUnconfirmedTransfers.js';
import { ReadPart } from '../ReadPart.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { PendingTransfer } from './PendingTransfer.js';

/** Props of {@link UnconfirmedTransfers}. */
export type UnconfirmedTransfersProps = RootProps;

/**
 * The list. Needs a `TreasuryProvider` around it. Asks again every 5 seconds while the page is seen.
 *
 * @selector [data-status] `loading`, `error`, `ready` or `stale`
 */
export const UnconfirmedTransfers = forwardRef<HTMLElement, UnconfirmedTransfersProps>(
  function UnconfirmedTransfers(root, ref) {
    const messages = useTreasuryMessages();
    const query = useUnconfirmedTransfers();
    return (
      <ReadPart
        {...root}
        ref={ref}
        part="till-unconfirmed-transfers"
        query={query}
        title={messages.unconfirmedTitle}
        loading={messages.unconfirmedLoading}
        failed={messages.unconfirmedFailed}
      >
        {(view) => <Transfers view={view} cameAt={query.dataUpdatedAt} />}
      </ReadPart>
    );
  },
);

interface TransfersProps {
  readonly view: UnconfirmedTransfersView;
  /** When the answer came, by this device's clock. */
  readonly cameAt: number;
}

function Transfers({ view, cameAt }: TransfersProps) {
  const messages = useTreasuryMessages();
  const { transfers, unreadable = 0, at } = view;
  // Ages are counted by the store's clock; this device's own may be wrong and only says what has passed.
  const passed = useNow(transfers.length > 0, cameAt) - cameAt;
  const storeNow = Date.parse(at) + passed;
  return (
    <>
      <div>
        <div role="status">
          {transfers.length > 0 && <p>{messages.unconfirmedCount(transfers.length)}</p>}
          {unreadable > 0 && (
            <Notice tone="warning">{messages.unconfirmedUnreadable(unreadable)}</Notice>
          )}
          {transfers.length + unreadable === 0 && <p>{messages.unconfirmedNone}</p>}
        </div>
        <p className="till-lead">{messages.unconfirmedLead}</p>
      </div>
      {transfers.length > 0 && (
        <ul className="till-plain-list">
          {transfers.map((transfer) => (
            <PendingTransfer key={transfer.id} transfer={transfer} now={storeNow} />
          ))}
        </ul>
      )}
    </>
  );
}
