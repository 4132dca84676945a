/** English of the overview. */

/** Sentences of the overview. */
export const enOverview = {
  allOrders: 'All orders',
  allBalances: 'All balances',
};
