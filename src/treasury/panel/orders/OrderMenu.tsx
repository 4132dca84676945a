/** What can be done to an order: the pressing action as a button, and everything in a menu. */
import type { OrderDetail } from '../../contract/orders.js';
import type { TreasurySession } from '../../contract/session.js';
import { Icon } from '../../../ui/Icon.js';
import { shieldIcon } from '../../../ui/icons.js';
import { checkIcon } from '../../../ui/payIcons.js';
import { ActionMenu } from '../ActionMenu.js';
import type { ActionMenuItem } from '../ActionMenuPopup.js';
import { Button } from '../Button.js';
import { heldRight } from '../messages/wordChoices.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
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

/** Draws button and menu. The store decides again who may do what. */
export function OrderMenu({ detail, may, onAct }: OrderMenuProps) {
  const messages = useTreasuryMessages();
  const impossible = impossibleBecause(detail, messages);
  const primary = may.withdraw ? primaryAction(detail, impossible) : null;
  // What the actions are called, and what they do.
  const texts: Readonly<Record<OrderActionId, [string, string]>> = {
    refund: [messages.actionRefundLink, messages.actionRefundLinkNote],
    refund_address: [messages.actionRefundAddress, messages.actionRefundAddressNote],
    mark: [messages.actionMark, messages.actionMarkNote],
    release: [messages.actionRelease, messages.actionReleaseNote],
  };
  const item = (id: OrderActionId): ActionMenuItem => {
    const why = may.withdraw ? impossible[id] : messages.needsRight.orderActions(heldRight(may));
    const [label, note] = texts[id];
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
  const { messages, locale } = useWords();
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
