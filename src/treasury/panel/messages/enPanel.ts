/** English of the panel that composes the back office. */

/** Sentences of the panel. */
export const enPanel = {
  panel: 'Back office',
  panelLoading: 'Loading…',
  panelFailed: 'The back office couldn’t be opened',
  panelNobody: 'You’re not signed in',
  panelNobodyLead: 'Sign in to see the back office.',
  panelEnded: 'You’ve been signed out',
  panelEndedLead: 'What you were writing is kept in this tab.',
  signIn: 'Sign in',
  signInAgain: 'Sign in again',
  sessionEnds: (time: string) => `Session ends in ${time}`,
  panelMayNot: 'No access to the back office',
  panelMayNotLead: (store: string | null) =>
    `Ask whoever manages access${store === null ? '' : ` at ${store}`} for the right to read.`,
  signInAsAnother: 'Sign in as someone else',
  panelAway: 'We can’t reach the server',
  signedInAs: (who: string) => `Signed in as ${who}`,
  panelTabs: 'Back office',
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
  moreTabs: 'More',
  panelSearch: 'Search orders, hashes, addresses',
  testMode: 'Test mode',
  partLoading: 'Loading…',
  partFailed: 'This page couldn’t be loaded',
  partFailedLead: 'Check your connection, then try again.',
  partFailedAgain: 'Reload the page. There may be a newer version of it.',
  reloadPage: 'Reload',
  closeWithdrawal: 'Back to the withdrawals',
};
