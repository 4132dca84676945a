/** Every path of the wire between the back office and the store. */

/** Paths below the back office's mount path. Any other path is a 404, another method a 405. */
export const TREASURY_ROUTES = {
  session: { method: 'GET', path: '/session' },
  tasks: { method: 'GET', path: '/tasks' },
  live: { method: 'GET', path: '/live' },
  currencies: { method: 'GET', path: '/currencies' },
  processingBalances: { method: 'GET', path: '/balances/processing' },
  balanceHistory: { method: 'GET', path: '/balances/history' },
  figures: { method: 'GET', path: '/figures' },
  exchangeBalances: { method: 'GET', path: '/balances/exchange' },
  unconfirmedTransfers: { method: 'GET', path: '/transfers/unconfirmed' },
  listWithdrawals: { method: 'GET', path: '/withdrawals' },
  exportWithdrawals: { method: 'GET', path: '/withdrawals.csv' },
  draftWithdrawal: { method: 'POST', path: '/withdrawals' },
  getWithdrawal: { method: 'GET', path: '/withdrawals/:id' },
  approveWithdrawal: { method: 'POST', path: '/withdrawals/:id/approval' },
  sendWithdrawal: { method: 'POST', path: '/withdrawals/:id/sending' },
  settleWithdrawal: { method: 'POST', path: '/withdrawals/:id/outcome' },
  deleteWithdrawal: { method: 'DELETE', path: '/withdrawals/:id' },
  listOrders: { method: 'GET', path: '/orders' },
  searchOrders: { method: 'GET', path: '/orders/search' },
  countOrders: { method: 'GET', path: '/orders/counts' },
  exportOrders: { method: 'GET', path: '/orders.csv' },
  getOrder: { method: 'GET', path: '/orders/:kind/:reference' },
  releaseHold: { method: 'POST', path: '/orders/:kind/:reference/release' },
  markPaid: { method: 'POST', path: '/orders/:kind/:reference/payment' },
  makeRefundLink: { method: 'POST', path: '/orders/:kind/:reference/refund-links' },
  revokeRefundLink: {
    method: 'POST',
    path: '/orders/:kind/:reference/refund-links/:id/revocation',
  },
  listWebhooks: { method: 'GET', path: '/webhooks' },
  getWebhook: { method: 'GET', path: '/webhooks/:id' },
  settlePayment: { method: 'POST', path: '/webhooks/:id/settlement' },
  listCallbacks: { method: 'GET', path: '/callbacks' },
  repeatCallback: { method: 'POST', path: '/callbacks/:id/repeat' },
  audit: { method: 'GET', path: '/audit' },
  exportAudit: { method: 'GET', path: '/audit.csv' },
} as const;

/** Name of a route of the treasury. */
export type TreasuryRouteName = keyof typeof TREASURY_ROUTES;
