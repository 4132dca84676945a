/** English of refunds by link: what goes back, the link, and what became of it. */

type Words = Readonly<Record<string, string>>;

const refundKinds: Words = {
  excess: 'Overpayment',
  late: 'Late payment',
  wrong_currency: 'Wrong currency',
  all: 'Everything received',
};

/** What stands under a choice. */
const refundKindNotes: Words = {
  excess: 'The order stays paid.',
  late: 'It arrived after the price had expired.',
  wrong_currency: 'It isn’t the chosen currency.',
  all: 'For a cancelled order. Cancel it in your shop as well.',
};

/** Sentences of refunds by link. */
export const enRefundLinks = {
  refundKinds,
  otherRefundKind: (word: string) => `Refund: ${word}`,
  refundKindNotes,
  refundChoice: 'What to refund',
  refundDays: 'Link works for',
  refundDaysOf: (days: number) => (days === 1 ? '1 day' : `${String(days)} days`),
  refundNote: 'The customer enters an address once. You get a withdrawal draft.',
  refundNoteApproval: 'A second person approves it.',
  refundNoteNothingSent: 'Nothing is sent by the link itself.',
  refundSentAs: (code: string, network: string) =>
    `Sent as ${code} on ${network}. You pay the network fee from the ${network} wallet.`,
  refundNone: 'None',
  refundByLinkTitle: (order: string) => `Refund by link: ${order}`,
  refundMake: 'Create link',
  refundMaking: 'Creating the link…',
  refundMakeFailed: 'No link was created',
  refundMakeLost:
    'The answer may have been lost. If the order shows a new link, replace it: only that answer had the link’s address.',

  refundLinkReady: 'The link for the customer',
  refundLinkOnce:
    'It’s shown once and isn’t kept. Send it to the customer only: whoever has it can enter an address.',
  refundLinkCopy: 'Copy link',
  refundLinkCopied: 'Link copied',
  refundLinkDone: 'Done',

  refundCard: 'Refund by link',
  refundLinkGives: 'Refunds',
  refundLinkWorks: 'Works',
  refundLinkOnceUntil: (when: string) => `Once, until ${when}`,
  refundLinkOpened: 'Opened',
  refundLinkUnopened: 'Not yet',
  refundLinkOpenedNote: 'Mail programs open links too, for a preview.',
  refundLinkBy: 'Created by',
  refundLinkReason: 'Reason',
  refundLinkLost:
    'The link was shown once and isn’t kept. Lost it? Replace it: the old one stops working.',
  refundReplace: 'Replace link',
  refundRevoke: 'Cancel link',
  refundRevoking: 'Cancelling…',
  refundRevokeSure: 'The customer’s link stops working at once.',
  refundReplaceYes: 'Cancel it and create another',
  refundRevokeYes: 'Yes, cancel it',
  refundRevokeNo: 'Keep it',
  refundRevokeFailed: 'The link wasn’t cancelled',
  refundRevoked: 'The link has been cancelled.',
};
