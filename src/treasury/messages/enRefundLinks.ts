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
  late: 'It came after the price had expired.',
  wrong_currency: 'It came in a currency that was never asked for.',
  all: 'For a cancelled order. Cancel it in your shop as well.',
};

const refundLinkStates: Words = {
  made: 'Link made',
  opened: 'Opened',
  claimed: 'Address confirmed',
  revoked: 'Revoked',
  ended: 'Ended',
};

/** Sentences of refunds by link. */
export const enRefundLinks = {
  refundLinks: 'Refund by link',
  refundLinkLead: 'Send the customer a link. They enter an address, and you get a draft to review.',
  refundKinds,
  otherRefundKind: (word: string) => `Refund: ${word}`,
  refundKindNotes,
  refundLinkStates,
  otherRefundLinkState: (word: string) => `State: ${word}`,
  refundNothing: 'Nothing is left that can go back by a link.',
  refundBegin: 'New refund link',
  refundChoice: 'What goes back',
  refundReason: 'Reason',
  refundReasonHint: 'Saved to the audit log. The customer doesn’t see it.',
  refundReasonMissing: 'Give a reason. It is kept with your name.',
  refundDays: 'Link works for',
  refundDaysOf: (days: number) => (days === 1 ? '1 day' : `${String(days)} days`),
  refundNote:
    'The customer enters an address once, and you get a withdrawal draft. Nothing is sent by the link itself.',
  refundNoteApproval: 'Another person has to approve that draft.',
  refundMake: 'Create link',
  refundMaking: 'Creating the link…',
  refundMakeFailed: 'No link was created',
  refundMakeLost:
    'The answer may have been lost on its way. If a link is listed here, revoke it and create another: its address was in that answer only.',
  refundCancel: 'Cancel',

  refundLinkReady: 'The link for the customer',
  refundLinkOnce:
    'It is shown once and not kept. Send it to the customer only: whoever has it can name the address.',
  refundLinkCopy: 'Copy link',
  refundLinkCopied: 'Link copied',
  refundLinkDone: 'Done',

  refundLinkFor: (what: string, amount: string) => `${what}: ${amount}`,
  refundLinkBy: 'Made by',
  refundLinkUntil: 'Works until',
  refundLinkOpened: 'Opened',
  refundLinkUnopened: 'Not yet',
  refundLinkOpenedNote: 'Mail programs open links too, for a preview.',
  refundLinkClaimed: 'Address confirmed',
  refundLinkRevokedBy: 'Revoked by',
  refundLinkReason: 'Reason',
  refundLinkOpenDraft: 'Open the withdrawal',
  refundLinkLost: 'Lost the link? Revoke it and create a new one: it is not kept here.',
  refundRevoke: 'Revoke link',
  refundRevoking: 'Revoking…',
  refundRevokeSure: 'The customer’s link stops working at once.',
  refundRevokeYes: 'Yes, revoke it',
  refundRevokeNo: 'Keep it',
  refundRevokeFailed: 'The link was not revoked',
  refundRevoked: 'The link has been revoked.',

  claimLine: (when: string) => `Confirmed by the customer through a refund link, ${when}`,
  factClaim: 'Address',
};
