/** English of the overview. */

/** Sentences of the overview. */
export const enOverview = {
  needsYou: 'Needs you',
  nothingNeedsYou: 'Nothing needs you. New payments appear here by themselves.',
  allOrders: 'All orders',
  allBalances: 'All balances',
};
