/** What can be done to an order: the pressing action as a button, and everything in a menu. */
import type { OrderDetail } from '../../contract/orders.js';
import type { TreasurySession } from '../../contract/session.js';
import { Icon } from '../../../ui/Icon.js';
import { shieldIcon } from '../../../ui/icons.js';
import { checkIcon } from '../../../ui/payIcons.js';
import { useUi } from '../../../ui/uiContext.js';
import { ActionMenu } from '../ActionMenu.js';
import type { ActionMenuItem } from '../ActionMenuPopup.js';
import { Button } from '../Button.js';
import type { TreasuryMessages } from '../messages/en.js';
import { heldRight } from '../messages/wordChoices.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { coinText } from '../coinText.js';
import {
  impossibleBecause,
  primaryAction,
  type OrderActionId,
  type PrimaryAction,
} from './orderActions.js';
import { linkShape, refundShape } from '../shapes.js';

/** Props of {@link OrderMenu}. */
export interface OrderMenuProps {
  readonly detail: OrderDetail;
  readonly may: TreasurySession['may'];
  readonly onAct: (action: OrderActionId) => void;
}

const ICONS: Readonly<Record<OrderActionId, string>> = {
  refund: linkShape,
  refund_address: refundShape,
  mark: checkIcon,
  release: shieldIcon,
};

/** What an action is called, and what it does. */
function textsOf(id: OrderActionId, { row, order }: OrderDetail, messages: TreasuryMessages) {
  const { transfers } = order.checkout;
  switch (id) {
    case 'refund':
      return { label: messages.actionRefundLink, note: messages.actionRefundLinkNote };
    case 'refund_address':
      return { label: messages.actionRefundAddress, note: messages.actionRefundAddressNote };
    case 'release':
      return { label: messages.actionRelease, note: messages.actionReleaseNote };
    case 'mark': {
      const label = messages.actionMark;
      if (transfers.length > 0 && transfers.every(({ status }) => status === 'seen')) {
        return { label, note: messages.actionMarkUnconfirmedNote };
      }
      const isOutside = row.status === 'late' || row.status === 'wrong_currency';
      return { label, note: isOutside ? messages.actionMarkLateNote : messages.actionMarkNote };
    }
  }
}

/** Draws button and menu. The store decides again who may do what. */
export function OrderMenu({ detail, may, onAct }: OrderMenuProps) {
  const messages = useTreasuryMessages();
  const impossible = impossibleBecause(detail, messages);
  const primary = may.withdraw ? primaryAction(detail, impossible) : null;

  const item = (id: OrderActionId): ActionMenuItem => {
    const why = may.withdraw ? impossible[id] : messages.needsRight.orderActions(heldRight(may));
    const { label, note } = textsOf(id, detail, messages);
    return {
      ...{ id, label, icon: ICONS[id], note: why ?? note, disabled: why !== null },
      onSelect: () => onAct(id),
    };
  };
  const groups: readonly (readonly ActionMenuItem[])[] = [
    [item('refund'), item('refund_address')],
    [item('mark'), item('release')],
  ];
  return (
    <div className="till-order-actions">
      <ActionMenu label={messages.orderActionsMenu} groups={groups} />
      {primary && <PrimaryButton action={primary} onAct={onAct} />}
    </div>
  );
}

interface PrimaryButtonProps extends Pick<OrderMenuProps, 'onAct'> {
  readonly action: PrimaryAction;
}

function PrimaryButton({ action: { id, option }, onAct }: PrimaryButtonProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  return (
    <Button kind="primary" onClick={() => onAct(id)}>
      <Icon of={option ? refundShape : ICONS[id]} />
      <span>
        {/* Another element for another action: a translator of the browser keeps its own text. */}
        <span key={id}>
          {option
            ? messages.primaryRefund(coinText(option.amount, option.code, locale))
            : messages.actionRelease}
        </span>
      </span>
    </Button>
  );
}
