/** English of the panel that composes the back office. */

/** Sentences of the panel. */
export const enPanel = {
  panel: 'Back office',
  panelLoading: 'Finding out who you are…',
  panelFailed: 'The back office could not be opened',
  panelNobody: 'Nobody is signed in',
  panelNobodyLead: 'Sign in to the store, then come back here. Nothing is shown before.',
  panelEnded: 'Your session has ended. Sign in again, then come back here.',
  panelMayNot: 'The back office is not open to you',
  panelMayNotLead:
    'You are signed in, but may not look at what the store holds. Ask whoever gives out the rights.',
  panelAway: 'The store cannot be reached',
  signedInAs: (who: string) => `Signed in as ${who}`,
  panelTabs: 'Parts of the back office',
  tabs: {
    overview: 'Overview',
    orders: 'Orders',
    withdrawals: 'Withdrawals',
    balances: 'Balances',
    pending: 'Pending',
    webhooks: 'Webhooks',
    audit: 'Audit',
  },
  /** A number of which there may be more. */
  atLeast: (number: string) => `${number}+`,
  /** Read out with a tab's name. */
  countNeedsYou: (number: string) => `${number} to look at`,
  testMode: 'Test mode',
  partLoading: 'Loading…',
  partFailed: 'This page couldn’t be loaded',
  partFailedLead: 'Check your connection, then try again.',
  partFailedAgain: 'Reload the page. There may be a newer version of it.',
  reloadPage: 'Reload',
  closeWithdrawal: 'Back to the withdrawals',
};
