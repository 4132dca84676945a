/** Orders in the panel: the list, or one of them. */
import { useRef } from 'react';
import type { OrderReference } from '../client.js';
import { OrderDetail } from '../orders/OrderDetail.js';
import { Orders } from '../orders/Orders.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { BackButton, useFocusOnNavigation } from './BackButton.js';

/** Props of {@link OrdersTab}. */
export interface OrdersTabProps {
  /** The order that is open; null for the list. */
  readonly order: OrderReference | null;
  readonly onOrder: (order: OrderReference | null) => void;
  readonly onOpenWithdrawal: (id: string) => void;
}

/** Draws the list or the order. */
export function OrdersTab({ order, onOrder, onOpenWithdrawal }: OrdersTabProps) {
  const messages = useTreasuryMessages();
  const root = useRef<HTMLDivElement>(null);
  useFocusOnNavigation(root, order ? `${order.kind}:${order.reference}` : null);
  return (
    <div ref={root} className="till-place">
      {order ? (
        <>
          <BackButton onBack={() => onOrder(null)}>{messages.backToOrders}</BackButton>
          <OrderDetail order={order} onOpenWithdrawal={onOpenWithdrawal} />
        </>
      ) : (
        <Orders onOpen={onOrder} />
      )}
    </div>
  );
}
