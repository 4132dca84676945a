/** What the store's word about an order does to the cache. */
import type { OrderDetail, OrderWordInput } from '../../contract/treasury/orders.js';
import type { OrderReference, TreasuryClient } from '../client.js';
import { orderQueryOptions, ordersQueryOptions } from '../queries.js';
import type { Change } from '../useTreasuryChange.js';

/** Which order, and why. */
export type OrderWord = OrderReference & OrderWordInput;

/** A change that answers the order as it stands. */
export function orderChange(
  run: (
    client: TreasuryClient,
    order: OrderReference,
    input: OrderWordInput,
  ) => Promise<OrderDetail>,
): Change<OrderWord, OrderDetail> {
  return {
    async run({ client, queryClient }, { kind, reference, ...input }) {
      const order = { kind, reference };
      // A reading under way would put the state of before over the one that is coming.
      await queryClient.cancelQueries({ queryKey: orderQueryOptions(client, order).queryKey });
      return run(client, order, input);
    },
    async done({ client, queryClient }, detail, order) {
      const { queryKey } = orderQueryOptions(client, order);
      // One that was begun meanwhile may have been answered before the change was made.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, detail);
      void queryClient.invalidateQueries({ queryKey: ordersQueryOptions(client).queryKey });
    },
    failed({ client, queryClient }, order) {
      const { queryKey } = orderQueryOptions(client, order);
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: ordersQueryOptions(client).queryKey });
    },
  };
}
