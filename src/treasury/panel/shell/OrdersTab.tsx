/** Orders in the panel: the list, or one of them. */
import { useEffect, useRef } from 'react';
import { OrderDetail } from '../orders/OrderDetail.js';
import { Orders } from '../orders/Orders.js';
import { saveOrderSearch, useOrderListFilter } from '../orders/orderFilter.js';
import { useTreasuryContext, useTreasuryMessages } from '../treasuryContext.js';
import { orderViewLabel } from '../orders/orderLabels.js';
import { useFocusOnNavigation } from './BackButton.js';
import type { TabProps } from './usePanelLocation.js';

/** Draws the list or the order. */
export function OrdersTab({ location, move, openWithdrawal, session, storeName }: TabProps) {
  const messages = useTreasuryMessages();
  const { client } = useTreasuryContext('TreasuryPanel');
  const { order, search, begin } = location;
  const root = useRef<HTMLDivElement>(null);
  useFocusOnNavigation(root, order ? `${order.kind}:${order.reference}` : null);
  useEffect(() => {
    if (search === null) return;
    saveOrderSearch({ endpoint: client.endpoint, who: session.who }, search);
    move({ search: null });
  }, [search, client, session.who, move]);
  const [filter] = useOrderListFilter();
  // The list begins with the saved search, so it is drawn once that is saved.
  if (search !== null) return null;
  return (
    <div ref={root} className="till-place">
      {order ? (
        <OrderDetail
          order={order}
          begin={begin}
          storeName={storeName}
          onOpenWithdrawal={openWithdrawal}
          list={{
            name: orderViewLabel(filter.view, messages),
            onBack: () => move({ order: null, begin: undefined }),
          }}
        />
      ) : (
        <Orders onOpen={(next) => move({ order: next, begin: undefined })} />
      )}
    </div>
  );
}
