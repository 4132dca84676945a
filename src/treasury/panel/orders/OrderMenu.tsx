/** What can be done to an order: the pressing action as a button, and everything in a menu. */
import type { OrderDetail } from '../../contract/orders.js';
import type { TreasurySession } from '../../contract/session.js';
import { Icon } from '../../../ui/Icon.js';
import { checkIcon, copyIcon, shieldIcon } from '../../../ui/icons.js';
import { useUi } from '../../../ui/uiContext.js';
import { ActionMenu } from '../ActionMenu.js';
import type { ActionMenuItem } from '../actionMenuItem.js';
import { Button } from '../Button.js';
import { useAnnounce } from '../LiveRegion.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { coinText } from './coinText.js';
import { impossibleBecause, primaryAction, type OrderActionId } from './orderActions.js';
import { linkShape, refundShape } from './orderShapes.js';

/** Props of {@link OrderMenu}. */
export interface OrderMenuProps {
  readonly detail: OrderDetail;
  readonly may: TreasurySession['may'];
  readonly onAct: (action: OrderActionId) => void;
  /** Address of this order in the panel; undefined without one. */
  readonly link: string | undefined;
}

/** Draws button and menu. The store decides again who may do what. */
export function OrderMenu({ detail, may, onAct, link }: OrderMenuProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const impossible = impossibleBecause(detail, messages);
  const primary = may.withdraw ? primaryAction(detail, impossible) : null;
  const isOutside = ['late', 'wrong_currency'].includes(detail.row?.status ?? '');
  const { transfers } = detail.order.checkout;
  const isUnconfirmed = transfers.length > 0 && transfers.every(({ status }) => status === 'seen');

  const item = (
    id: OrderActionId,
    texts: Pick<ActionMenuItem, 'label' | 'icon'>,
    note: string,
  ): ActionMenuItem => {
    const why = may.withdraw ? impossible[id] : messages.needsRight.orderActions(may);
    return {
      id,
      ...texts,
      note: why ?? note,
      disabled: why !== null,
      onSelect: () => onAct(id),
    };
  };
  const groups: readonly (readonly ActionMenuItem[])[] = [
    [
      item(
        'refund_link',
        { label: messages.actionRefundLink, icon: linkShape },
        messages.actionRefundLinkNote,
      ),
      item(
        'refund_address',
        { label: messages.actionRefundAddress, icon: refundShape },
        messages.actionRefundAddressNote,
      ),
    ],
    [
      item(
        'mark',
        { label: messages.actionMark, icon: checkIcon },
        isUnconfirmed
          ? messages.actionMarkUnconfirmedNote
          : isOutside
            ? messages.actionMarkLateNote
            : messages.actionMarkNote,
      ),
      item(
        'release',
        { label: messages.actionRelease, icon: shieldIcon },
        messages.actionReleaseNote,
      ),
    ],
    useLinkItem(link),
  ];
  return (
    <div className="till-order-actions">
      <ActionMenu label={messages.orderActionsMenu} groups={groups} />
      {primary && (
        <Button kind="primary" onClick={() => onAct(primary.kind)}>
          {primary.kind === 'mark' && <Icon of={checkIcon} />}
          {primary.kind === 'release' && <Icon of={shieldIcon} />}
          {primary.kind.startsWith('refund') && <Icon of={refundShape} />}
          <span>
            {primary.kind === 'refund_link' && (
              <span>
                {messages.primaryRefund(
                  coinText(primary.option.amount, primary.option.code, locale),
                )}
              </span>
            )}
            {primary.kind === 'refund_address' && (
              <span>
                {messages.primaryRefund(
                  primary.offer.amount === undefined
                    ? ''
                    : coinText(primary.offer.amount, primary.code, locale),
                )}
              </span>
            )}
            {primary.kind === 'mark' && <span>{messages.actionMark}</span>}
            {primary.kind === 'release' && <span>{messages.actionRelease}</span>}
          </span>
        </Button>
      )}
    </div>
  );
}

/** Nothing where the page has no address for an order. */
function useLinkItem(link: string | undefined): readonly ActionMenuItem[] {
  const messages = useTreasuryMessages();
  const announce = useAnnounce();
  if (link === undefined) return [];
  async function copy(): Promise<void> {
    announce('');
    try {
      await navigator.clipboard.writeText(link ?? '');
      announce(messages.linkToOrderCopied);
    } catch {
      announce(messages.linkToOrderRefused);
    }
  }
  return [
    {
      id: 'copy_link',
      label: messages.actionCopyLink,
      icon: copyIcon,
      onSelect: () => void copy(),
    },
  ];
}
