/**
 * All sentences of the page that a customer sees behind a refund link. `{network}` and the like are filled in,
 * and `<b>` makes bold; the other languages have the same keys, blanks and marks (`languages/`).
 */
import type { RefundKind } from '../../contract/refundLinks.js';
import type { RefundAddressError } from '../refundAddress.js';

/** A sentence with `{store}`, and one for a store that gave no name: its grammar may differ. */
export interface StoreSentence {
  readonly named: string;
  readonly unnamed: string;
}

/** The sentences of one language. */
export interface RefundMessages {
  /** BCP 47 tag. */
  readonly language: string;
  readonly sandbox: string;

  /** Title of the tab. */
  readonly title: string;
  readonly formTitle: string;
  /** What goes back, by its kind. */
  readonly why: Readonly<Record<RefundKind, string>>;
  readonly addressLabel: string;
  readonly addressHint: string;
  readonly onNetwork: string;
  readonly alsoShown: string;
  readonly lostElsewhere: string;
  readonly copyNow: string;
  readonly noMemo: string;
  readonly freeOfCharge: string;
  readonly next: string;
  readonly worksUntil: string;

  readonly errorTitle: string;
  readonly addressErrors: Readonly<
    Record<Exclude<RefundAddressError, 'encoding' | 'unchecked'> | 'none', string>
  >;

  readonly confirmTitle: string;
  readonly confirmLead: string;
  readonly confirmAddress: string;
  readonly goesTo: string;
  readonly mine: string;
  readonly mineMissing: string;
  readonly confirm: string;
  readonly edit: string;

  readonly receivedTitle: string;
  readonly receivedLead: StoreSentence;
  readonly sendingTitle: string;
  readonly sendingLead: string;
  readonly sentTitle: string;
  readonly sentLead: string;
  readonly stoppedTitle: string;
  readonly stoppedLead: StoreSentence;
  readonly stepReceived: string;
  readonly stepReview: string;
  readonly stepReviewed: string;
  readonly stepNotSent: string;
  readonly stepSending: string;
  readonly stepSent: string;
  readonly stepStopped: string;
  readonly viewTransaction: string;
  readonly wrongAddress: string;

  readonly endedTitle: string;
  readonly endedLead: StoreSentence;
  readonly endedNote: string;
  readonly endedNoteMore: string;

  readonly busyTitle: string;
  readonly busyLead: string;
  readonly failedTitle: string;
  readonly failedLead: string;
  readonly tooLongTitle: string;
  readonly tooLongLead: string;
  readonly elsewhereTitle: string;
  readonly elsewhereLead: string;
  readonly tryAgain: string;
}

/** English. */
export const en: RefundMessages = {
  language: 'en',
  sandbox: 'Test mode',

  title: 'Your refund',
  formTitle: 'Your refund for order {order}',
  why: {
    excess: 'You sent {amount} too much.',
    late: 'Your payment of {amount} came after the price had expired.',
    wrong_currency: 'You sent {amount}, but the order was to be paid in another currency.',
    all: 'You get back {amount}.',
  },
  addressLabel: 'Your {code} address on {network}',
  addressHint: 'Paste it. You’ll check it once more on the next page.',
  onNetwork: 'Use an address that receives {code} <b>on {network}</b>.',
  alsoShown: 'Wallets may also show this network as {names}.',
  lostElsewhere: 'On another network the money may be lost.',
  copyNow:
    'Copy it from “Receive” in your wallet or exchange now. The address you paid from may not take refunds.',
  noMemo:
    'If your exchange asks for a memo or tag as well, use another address: we can’t send one.',
  freeOfCharge: 'A refund costs you nothing. Nobody needs your recovery phrase.',
  next: 'Continue',
  worksUntil: 'This link works once, until {time}.',

  errorTitle: 'Check the address',
  addressErrors: {
    empty: 'Enter your address.',
    charset: 'Addresses on {network} have no such characters. Copy it again.',
    length: 'This is too short or too long for an address on {network}. Copy it again.',
    checksum: 'There’s a typo in this address. Copy it again.',
    wrong_network: 'This address is for another network. Copy the one for {network}.',
    none: 'This isn’t an address on {network}. Copy it again.',
    own: 'This is the store’s own address. Enter one of yours, from “Receive” in your wallet.',
    contract:
      'This is the address of a token, not of a person: the money would be lost. Copy yours from “Receive” in your wallet.',
    nobody: 'Nobody can use this address: the money would be lost. Enter one of yours.',
  },

  confirmTitle: 'Is this your address?',
  confirmLead: 'Compare it with your wallet. You can’t change it later.',
  confirmAddress: 'The address',
  goesTo: '<b>{amount}</b> on {network}',
  mine: 'It’s mine, and it receives {code} on {network}.',
  mineMissing: 'Tick the box if the address is yours.',
  confirm: 'Confirm address',
  edit: 'Edit',

  receivedTitle: 'We have your address',
  receivedLead: {
    named: '{store} reviews each refund before sending it. You can close this page.',
    unnamed: 'The store reviews each refund before sending it. You can close this page.',
  },
  sendingTitle: 'Your refund is being sent',
  sendingLead: 'It isn’t confirmed yet. You can close this page.',
  sentTitle: 'Your refund was sent',
  sentLead: 'It can take a few minutes to show in your wallet.',
  stoppedTitle: 'Your refund wasn’t sent',
  stoppedLead: {
    named: 'Contact {store}, with your order number.',
    unnamed: 'Contact the store, with your order number.',
  },
  stepReceived: 'Address received',
  stepReview: 'In review',
  stepReviewed: 'Reviewed',
  stepNotSent: 'Not sent yet',
  stepSending: 'Being sent',
  stepSent: 'Sent',
  stepStopped: 'Not sent',
  viewTransaction: 'View transaction',
  wrongAddress: 'Wrong address? Contact the store now, with your order number {order}.',

  endedTitle: 'This link doesn’t work anymore',
  endedLead: {
    named:
      'It was used, replaced, or its time is over. Ask {store} for a new one, with your order number.',
    unnamed:
      'It was used, replaced, or its time is over. Ask the store for a new one, with your order number.',
  },
  endedNote: 'Didn’t use it yourself?',
  endedNoteMore: 'Tell the store now: someone else may have.',

  busyTitle: 'Too many attempts',
  busyLead: 'Wait a few minutes. Your link still works.',
  failedTitle: 'Something went wrong',
  failedLead: 'Your link is safe. Try again in a moment.',
  tooLongTitle: 'That’s too long',
  tooLongLead: 'Enter just the address.',
  elsewhereTitle: 'Open the link again',
  elsewhereLead: 'This form came from another site, so nothing was done.',
  tryAgain: 'Try again',
};
