/** Withdrawals in the panel: the list, one of them, or the form for another. */
import { useRef } from 'react';
import type { TreasurySession } from '../../contract/treasury/session.js';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { useTreasuryContext, useTreasuryMessages } from '../treasuryContext.js';
import { fieldsLike, NO_FIELDS } from '../WithdrawalForm/draftFields.js';
import { leaveDrafted } from '../WithdrawalForm/useWithdrawalForm.js';
import { refundLike, WithdrawalForm } from '../WithdrawalForm/WithdrawalForm.js';
import { WithdrawalList } from '../WithdrawalList/WithdrawalList.js';
import { WithdrawalStatus } from '../WithdrawalStatus/WithdrawalStatus.js';
import { BackButton } from './BackButton.js';
import { useReturn } from './useReturn.js';

/** What the tab shows: the list, a new one, one like another, or the one of an id. */
export type WithdrawalsPlace =
  | { readonly view: 'list' }
  | { readonly view: 'new'; readonly like?: WithdrawalView }
  | {
      readonly view: 'one';
      readonly id: string;
      /** Whether a press in another tab has opened it. */
      readonly fromElsewhere?: boolean;
    };

/** Props of {@link WithdrawalsTab}. */
export interface WithdrawalsTabProps {
  readonly place: WithdrawalsPlace;
  readonly onPlace: (place: WithdrawalsPlace) => void;
  readonly session: TreasurySession;
}

/** Opens the form for another one, empty or like an earlier one, beside what was only begun in it. */
function useNewWithdrawal({ onPlace, session }: WithdrawalsTabProps) {
  const { client } = useTreasuryContext('TreasuryPanel');
  return (like?: WithdrawalView) => {
    leaveDrafted(
      {
        endpoint: client.endpoint,
        who: session.who,
        refundOf: like && refundLike(like),
        like: like?.id,
      },
      like ? fieldsLike(like) : NO_FIELDS,
    );
    onPlace({ view: 'new', ...(like && { like }) });
  };
}

/** Draws the place. */
export function WithdrawalsTab(props: WithdrawalsTabProps) {
  const { place, onPlace, session } = props;
  const messages = useTreasuryMessages();
  const openNew = useNewWithdrawal(props);
  const mayWithdraw = session.may.withdraw;
  const root = useRef<HTMLDivElement>(null);
  useReturn(root, place.view === 'list' ? null : place.view === 'one' ? place.id : 'new');
  const back = (
    <BackButton onBack={() => onPlace({ view: 'list' })}>{messages.closeWithdrawal}</BackButton>
  );
  return (
    <div ref={root} className="till-place">
      {place.view === 'list' && (
        <WithdrawalList
          onOpen={(id) => onPlace({ view: 'one', id })}
          controls={
            mayWithdraw && (
              <button
                type="button"
                className="till-button till-start"
                data-kind="primary"
                data-row="new"
                onClick={() => openNew()}
              >
                {messages.anotherOne}
              </button>
            )
          }
        />
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
            takesFocus={place.fromElsewhere}
            onDraftAnother={mayWithdraw ? openNew : undefined}
          />
        </>
      )}
    </div>
  );
}
