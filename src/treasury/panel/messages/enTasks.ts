/** English of what needs a person, of live pages and of notifications. */

const many = (count: number, one: string, more: string): string =>
  count === 1 ? one : `${String(count)} ${more}`;

/** Sentences of tasks. Amounts, names and times come formatted. */
export const enTasks = {
  needsYou: 'Needs you',
  tasksLoading: 'Loading what needs you…',
  tasksFailed: 'We couldn’t load what needs you',
  allCaughtUp: 'All caught up',
  allCaughtUpLead: 'Nothing needs you. New payments appear here by themselves.',
  nothingElse: 'Nothing else needs you, as far as we could read.',
  moreTasks: (count: number) => `${String(count)} more`,
  showAllTasks: 'Show all',
  showFewerTasks: 'Show fewer',
  tasksBeyond: (count: number) => `And ${String(count)} more orders.`,
  newTasks: (count: number) => many(count, 'Something new needs you', 'new things need you'),
  taskVerbs: {
    review: 'Review',
    open: 'Open',
    topUp: 'Top up',
    refund: 'Refund',
    decide: 'Decide',
  },
  /** What a screen reader hears: the verb alone would be the same on every row. */
  taskButton: (verb: string, title: string) => `${verb}: ${title}`,

  taskApprove: (amount: string) => `Approve a withdrawal of ${amount}`,
  taskApproveLead: (who: string) => `Drafted by ${who}. Needs a second person.`,
  taskReady: (amount: string) => `A withdrawal of ${amount} is ready to send`,
  taskReadyLead: (who: string) => `Drafted by ${who}.`,
  taskUnknown: (amount: string) => `Outcome unknown: withdrawal of ${amount}`,
  taskUnknownLead: 'It may have been sent. Don’t draft it again; check its status.',
  taskUnreadableWithdrawal: 'A withdrawal can’t be read',
  taskUnreadableWithdrawalLead: 'A newer version wrote it. Update the server.',
  taskStuckQueued: (amount: string) => `Withdrawal of ${amount} is stuck in the queue`,
  taskStuckMoving: (amount: string) => `Withdrawal of ${amount} isn’t finished`,
  stuckLeads: {
    queued: 'The payment service has it and hasn’t started the transfer.',
    moving: 'The transfer has started. Its outcome isn’t known yet.',
    silent: 'The payment service isn’t answering about it.',
  },
  stuckNetwork: (network: string) => `The payment service gives no balances on ${network}.`,
  stuckGas: (network: string) =>
    `The ${network} wallet can’t pay the network fee. Not started yet.`,
  stuckGasHolds: (network: string, holds: string) =>
    `The ${network} wallet can’t pay the network fee: it holds ${holds}. Not started yet.`,
  stuckBalance: (holds: string) => `The wallet holds ${holds}. Not started yet.`,
  taskGasEmpty: (network: string) => `No gas left on ${network}`,
  taskGasLow: (network: string, count: string, isOne: boolean) =>
    `Gas is low on ${network}: about ${count} token ${isOne ? 'transfer' : 'transfers'} left`,
  taskGasLowUnknown: (network: string) => `Gas is low on ${network}`,
  gasLead: (coin: string, network: string) =>
    `Send ${coin} to the ${network} wallet before the next refunds.`,
  gasLeadUnknown: (network: string) => `Top up the ${network} wallet before the next refunds.`,
  taskSilent: (network: string) => `No balances on ${network}`,
  taskSilentLead: 'The payment service doesn’t report them. They aren’t in any total.',
  taskConflicts: (count: number) =>
    many(count, 'A webhook contradicts an earlier one', 'webhooks contradict earlier ones'),
  taskUnmatched: (count: number) =>
    many(count, 'A webhook matches no order', 'webhooks match no order'),
  taskCallbacks: (count: number) =>
    many(count, 'A callback to your shop keeps failing', 'callbacks to your shop keep failing'),
  taskCallbacksLead: 'It’s retried automatically. Check your shop’s code.',
  taskWebhooksLead: 'In the last 24 hours.',
  taskOver: (order: string, amount: string) => `${order} was overpaid by ${amount}`,
  taskOverUnknown: (order: string) => `${order} was overpaid`,
  taskLate: (order: string) => `${order} was paid after its price expired`,
  taskWrongCurrency: (order: string) => `${order} was paid in another currency`,
  taskHeld: (order: string) => `${order} is on hold`,
  taskHeldLead: 'The service stopped a payment for a check.',
  taskPartial: (order: string, received: string, price: string) =>
    `${order} is part paid: ${received} of ${price}`,
  taskPartialUnknown: (order: string) => `${order} is part paid`,
  taskPending: (order: string) => `${order} is still not confirmed`,
  taskUnreadableOrder: (order: string) => `${order} can’t be read`,
  taskUnreadableOrderLead: 'A newer version wrote it. Update the server.',
  taskOther: 'Something needs you',
  taskReceived: (amount: string) => `Received: ${amount}.`,
  taskWorth: (amount: string, usd: string) => `${amount}, worth ${usd} when it arrived.`,
  taskOrderTotal: (usd: string) => `Order total ${usd}.`,
  taskDue: (amount: string) => `The customer still owes ${amount}.`,
  taskExpired: (time: string) => `Price expired at ${time}.`,

  unread: {
    withdrawals: 'Withdrawals couldn’t be read, so some may be missing here.',
    balances: 'Balances couldn’t be read, so warnings about gas may be missing.',
    orders: 'Orders couldn’t be read, so some may be missing here.',
    older_orders: 'Only the newest orders were checked: the list of orders is still being built.',
    webhooks: 'Webhooks couldn’t be read, so some may be missing here.',
    callbacks: 'Callbacks to your shop couldn’t be read, so failures may be missing here.',
  } as Readonly<Record<string, string>>,
  unreadOther: 'Something couldn’t be read, so this list may be incomplete.',

  justNow: 'Just now',
  justNowNone: 'No orders yet. They appear when a customer opens the checkout.',
  justNowLoading: 'Loading the newest orders…',
  justNowFailed: 'We couldn’t load the newest orders',
  justNowNew: (order: string, status: string) => `New: ${order}, ${status}`,
  justNowMany: (count: number) => `${String(count)} new orders`,

  live: 'Live',
  liveLead: 'Changes appear by themselves',
  offline: 'Offline',
  offlineTitle: 'You’re offline.',
  offlineLead: (ago: string) =>
    `Last updated ${ago}. We’ll reconnect automatically; nothing can be sent until then.`,
  offlineLeadUnknown: 'We’ll reconnect automatically; nothing can be sent until then.',
  offlineNoSend: 'You’re offline. Nothing can be sent until the connection is back.',
};
