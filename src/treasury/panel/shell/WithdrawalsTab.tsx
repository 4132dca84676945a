/** Withdrawals in the panel: the list, one of them, or the form for another. */
import { useRef } from 'react';
import { refundLike, type WithdrawalView } from '../../contract/withdrawals.js';
import { Button } from '../Button.js';
import { RightNeeded } from '../RightNeeded.js';
import { useTreasuryContext, useTreasuryMessages } from '../treasuryContext.js';
import { fieldsFrom } from '../withdrawals/draftFields.js';
import { clearDrafted, draftToEdit } from '../withdrawals/useWithdrawalForm.js';
import { WithdrawalForm } from '../withdrawals/WithdrawalForm.js';
import { WithdrawalList } from '../withdrawals/WithdrawalList.js';
import { WithdrawalStatus } from '../withdrawals/WithdrawalStatus.js';
import { BackButton, useFocusOnNavigation } from './BackButton.js';
import type { TabProps } from './usePanelLocation.js';

/** Opens the form: empty, like an earlier withdrawal, or to change a draft. Keeps what was only entered. */
function useForms({ move, session }: TabProps) {
  const { client } = useTreasuryContext('TreasuryPanel');
  const mine = { endpoint: client.endpoint, who: session.who };
  return {
    openNew(like?: WithdrawalView) {
      const form = { ...mine, refundOf: like && refundLike(like), like: like?.id };
      clearDrafted(form, fieldsFrom(like ?? {}));
      move({ withdrawals: { view: 'new', ...(like && { like }) } });
    },
    openEdit(edit: WithdrawalView) {
      clearDrafted({ ...mine, refundOf: refundLike(edit), edit: edit.id }, draftToEdit(edit));
      move({ withdrawals: { view: 'new', edit } });
    },
  };
}

/** Draws the list, the form or one withdrawal. */
export function WithdrawalsTab(props: TabProps) {
  const { move, openOrder, session } = props;
  const place = props.location.withdrawals;
  const messages = useTreasuryMessages();
  const { openNew, openEdit } = useForms(props);
  const mayWithdraw = session.may.withdraw;
  const onOpenOrder = session.orders ? openOrder : undefined;
  const open = (id: string) => move({ withdrawals: { view: 'one', id } });
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
          onOpen={open}
          onOpenOrder={onOpenOrder}
          controls={
            mayWithdraw ? (
              <Button kind="primary" data-row="new" onClick={() => openNew()}>
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
          <WithdrawalForm
            like={place.like}
            edit={place.edit}
            onDrafted={(id) => move({ withdrawals: { view: 'one', id } }, !place.like)}
          />
        </>
      )}
      {place.view === 'one' && (
        <>
          {back}
          <WithdrawalStatus
            id={place.id}
            onOpen={open}
            onOpenOrder={onOpenOrder}
            takesFocus={place.fromElsewhere}
            onDraftAnother={mayWithdraw ? openNew : undefined}
            onEdit={mayWithdraw ? openEdit : undefined}
          />
        </>
      )}
    </div>
  );
}
