/** English of the panel that composes the back office. */

/** What a person may do, beside looking. */
const rights = { withdraw: 'pay out', approve: 'approve', read: 'look' } as const;

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
  mayList: (may: { readonly withdraw: boolean; readonly approve: boolean }) => {
    const words = [
      rights.read,
      ...(may.withdraw ? [rights.withdraw] : []),
      ...(may.approve ? [rights.approve] : []),
    ];
    return `May ${new Intl.ListFormat('en', { type: 'conjunction' }).format(words)}`;
  },
  mayWithApproval: 'what you pay out needs the approval of another',
  panelTabs: 'Parts of the back office',
  tabs: {
    balances: 'Balances',
    transfers: 'On the way',
    withdrawals: 'Withdrawals',
    orders: 'Orders',
    deliveries: 'Deliveries',
    audit: 'Audit',
  },
  closeWithdrawal: 'Back to the withdrawals',
};
