/** Every path of the wire between the back office and the store. */

const PERIOD = ['from', 'to'] as const;
const PAGE = ['after', 'limit'] as const;
const DAYS = ['days', 'timeZone'] as const;
const ORDERS = ['q', 'currencyId', ...PERIOD] as const;
const AUDIT = ['who', 'action', 'outcome', 'q', ...PERIOD] as const;

/** Paths below the back office's mount path. Any other path is a 404, another method a 405, another key of a query a 400. */
export const TREASURY_ROUTES = {
  session: { method: 'GET', path: '/session' },
  tasks: { method: 'GET', path: '/tasks' },
  live: { method: 'GET', path: '/live' },
  currencies: { method: 'GET', path: '/currencies' },
  processingBalances: {
    method: 'GET',
    path: '/balances/processing',
    query: ['blockchain', 'currencyId'],
  },
  figures: { method: 'GET', path: '/figures', query: DAYS },
  exchangeBalances: { method: 'GET', path: '/balances/exchange' },
  unconfirmedTransfers: { method: 'GET', path: '/transfers/unconfirmed' },
  listWithdrawals: { method: 'GET', path: '/withdrawals', query: ['view', ...PAGE] },
  exportWithdrawals: { method: 'GET', path: '/withdrawals.csv', query: ['view'] },
  draftWithdrawal: { method: 'POST', path: '/withdrawals' },
  getWithdrawal: { method: 'GET', path: '/withdrawals/:id' },
  approveWithdrawal: { method: 'POST', path: '/withdrawals/:id/approval' },
  sendWithdrawal: { method: 'POST', path: '/withdrawals/:id/sending' },
  settleWithdrawal: { method: 'POST', path: '/withdrawals/:id/outcome' },
  deleteWithdrawal: { method: 'DELETE', path: '/withdrawals/:id' },
  searchOrders: {
    method: 'GET',
    path: '/orders/search',
    query: ['view', ...ORDERS, 'sort', ...PAGE],
  },
  countOrders: { method: 'GET', path: '/orders/counts', query: ORDERS },
  exportOrders: { method: 'GET', path: '/orders.csv', query: ['view', ...ORDERS] },
  getOrder: { method: 'GET', path: '/orders/:kind/:reference' },
  releaseHold: { method: 'POST', path: '/orders/:kind/:reference/release' },
  markPaid: { method: 'POST', path: '/orders/:kind/:reference/payment' },
  makeRefundLink: { method: 'POST', path: '/orders/:kind/:reference/refund-links' },
  revokeRefundLink: {
    method: 'POST',
    path: '/orders/:kind/:reference/refund-links/:id/revocation',
  },
  listWebhooks: { method: 'GET', path: '/webhooks', query: ['result', 'q', ...PERIOD, ...PAGE] },
  getWebhook: { method: 'GET', path: '/webhooks/:id' },
  settlePayment: { method: 'POST', path: '/webhooks/:id/settlement' },
  listCallbacks: { method: 'GET', path: '/callbacks', query: ['view', 'q', ...PERIOD, ...PAGE] },
  repeatCallback: { method: 'POST', path: '/callbacks/:id/repeat' },
  audit: { method: 'GET', path: '/audit', query: [...AUDIT, ...PAGE] },
  exportAudit: { method: 'GET', path: '/audit.csv', query: AUDIT },
} as const;

/** Name of a route of the treasury. */
export type TreasuryRouteName = keyof typeof TREASURY_ROUTES;
