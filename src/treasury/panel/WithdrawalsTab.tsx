/** Withdrawals in the panel: the list, one of them, or the form for another. */
import { useRef } from 'react';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { Button } from '../Button.js';
import { RightNeeded } from '../RightNeeded.js';
import { useTreasuryContext, useTreasuryMessages } from '../treasuryContext.js';
import { fieldsLike, NO_FIELDS } from '../withdrawals/draftFields.js';
import { clearDrafted } from '../withdrawals/useWithdrawalForm.js';
import { refundLike, WithdrawalForm } from '../withdrawals/WithdrawalForm.js';
import { WithdrawalList } from '../withdrawals/WithdrawalList.js';
import { WithdrawalStatus } from '../withdrawals/WithdrawalStatus.js';
import { BackButton, useFocusOnNavigation } from './BackButton.js';
import type { TabProps } from './panelLocation.js';

/** Opens the form, empty or like an earlier withdrawal. Keeps fields that were only entered. */
function useNewWithdrawal({ move, session }: TabProps) {
  const { client } = useTreasuryContext('TreasuryPanel');
  return (like?: WithdrawalView) => {
    clearDrafted(
      {
        endpoint: client.endpoint,
        who: session.who,
        refundOf: like && refundLike(like),
        like: like?.id,
      },
      like ? fieldsLike(like) : NO_FIELDS,
    );
    move({ withdrawals: { view: 'new', ...(like && { like }) } });
  };
}

/** Draws the list, the form or one withdrawal. */
export function WithdrawalsTab(props: TabProps) {
  const { move, session } = props;
  const place = props.location.withdrawals;
  const messages = useTreasuryMessages();
  const openNew = useNewWithdrawal(props);
  const mayWithdraw = session.may.withdraw;
  const root = useRef<HTMLDivElement>(null);
  useFocusOnNavigation(
    root,
    place.view === 'list' ? null : place.view === 'one' ? place.id : 'new',
  );
  const back = (
    <BackButton onBack={() => move({ withdrawals: { view: 'list' } })}>
      {messages.closeWithdrawal}
    </BackButton>
  );
  return (
    <div ref={root} className="till-place">
      {place.view === 'list' && (
        <WithdrawalList
          onOpen={(id) => move({ withdrawals: { view: 'one', id } })}
          controls={
            mayWithdraw ? (
              <Button
                className="till-start"
                kind="primary"
                data-row="new"
                onClick={() => openNew()}
              >
                {messages.anotherOne}
              </Button>
            ) : (
              <RightNeeded reason={messages.needsRight.withdrawals}>
                {messages.anotherOne}
              </RightNeeded>
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
