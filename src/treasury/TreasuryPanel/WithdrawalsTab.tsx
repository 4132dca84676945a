/** Withdrawals in the panel: the list, one of them, or the form for another. */
import { useRef } from 'react';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { WithdrawalForm } from '../WithdrawalForm/WithdrawalForm.js';
import { WithdrawalList } from '../WithdrawalList/WithdrawalList.js';
import { WithdrawalStatus } from '../WithdrawalStatus/WithdrawalStatus.js';
import { BackButton } from './BackButton.js';
import { useReturn } from './useReturn.js';

/** What the tab shows: the list, a new one, one like another, or the one of an id. */
export type WithdrawalsPlace =
  | { readonly view: 'list' }
  | { readonly view: 'new'; readonly like?: WithdrawalView }
  | { readonly view: 'one'; readonly id: string };

/** Props of {@link WithdrawalsTab}. */
export interface WithdrawalsTabProps {
  readonly place: WithdrawalsPlace;
  readonly onPlace: (place: WithdrawalsPlace) => void;
  /** Whether the person may draft one. */
  readonly mayWithdraw: boolean;
}

/** Draws the place. */
export function WithdrawalsTab({ place, onPlace, mayWithdraw }: WithdrawalsTabProps) {
  const messages = useTreasuryMessages();
  const root = useRef<HTMLDivElement>(null);
  useReturn(root, place.view === 'list' ? null : place.view === 'one' ? place.id : 'new');
  const back = (
    <BackButton onBack={() => onPlace({ view: 'list' })}>{messages.closeWithdrawal}</BackButton>
  );
  return (
    <div ref={root} className="till-place">
      {place.view === 'list' && (
        <>
          {mayWithdraw && (
            <button
              type="button"
              className="till-button till-start"
              data-kind="primary"
              data-row="new"
              onClick={() => onPlace({ view: 'new' })}
            >
              {messages.anotherOne}
            </button>
          )}
          <WithdrawalList onOpen={(id) => onPlace({ view: 'one', id })} />
        </>
      )}
      {place.view === 'new' && (
        <>
          {back}
          <WithdrawalForm like={place.like} />
        </>
      )}
      {place.view === 'one' && (
        <>
          {back}
          <WithdrawalStatus
            id={place.id}
            onDraftAnother={mayWithdraw ? (like) => onPlace({ view: 'new', like }) : undefined}
          />
        </>
      )}
    </div>
  );
}
