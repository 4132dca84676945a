/** All texts of the page that a customer sees behind a refund link. Other languages have the same keys. */
import type { RefundKind } from '../../../contract/treasury/refundLinks.js';
import type { RefundAddressError } from '../refundAddress.js';
import { html, type Markup } from './markup.js';

/** Texts of one language. Amounts and names come in as markup that holds their direction. */
export interface RefundMessages {
  /** Language tag and direction of the page. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly sandbox: string;
  /** In the place of the store's name, if it gave none. */
  readonly theStore: string;

  readonly title: string;
  readonly formTitle: (order: Markup) => Markup;
  readonly why: Readonly<Record<RefundKind, (amount: Markup) => Markup>>;
  readonly addressLabel: (code: string, network: string) => string;
  readonly addressHint: string;
  readonly onNetwork: (code: string, network: string, otherNames: string) => Markup;
  readonly copyNow: string;
  readonly noMemo: string;
  readonly freeOfCharge: string;
  readonly next: string;
  readonly worksUntil: (time: Markup) => Markup;

  readonly errorTitle: string;
  readonly addressErrors: Readonly<Record<RefundAddressError, (network: string) => string>>;

  readonly confirmTitle: string;
  readonly confirmLead: string;
  readonly confirmAddress: string;
  readonly goesTo: (amount: Markup, network: string) => Markup;
  readonly mine: (code: string, network: string) => string;
  readonly mineMissing: string;
  readonly confirm: string;
  readonly edit: string;

  readonly receivedTitle: string;
  readonly receivedLead: (store: string) => string;
  readonly sentTitle: string;
  readonly sentLead: string;
  readonly stoppedTitle: string;
  readonly stoppedLead: (store: string) => string;
  readonly stepReceived: string;
  readonly stepReview: (store: string) => string;
  readonly stepReviewNote: string;
  readonly stepSent: string;
  readonly wrongAddress: (store: string, order: Markup) => Markup;

  readonly endedTitle: string;
  readonly endedLead: (store: string) => string;
  readonly endedNote: string;
  readonly endedNoteMore: (store: string) => string;

  readonly busyTitle: string;
  readonly busyLead: string;
  readonly failedTitle: string;
  readonly failedLead: string;
  readonly tooLongTitle: string;
  readonly tooLongLead: string;
  readonly elsewhereTitle: string;
  readonly elsewhereLead: string;
}

const notOf = (network: string): string => `This isn’t a ${network} address. Copy it again.`;

/** English. */
export const en: RefundMessages = {
  lang: 'en',
  dir: 'ltr',
  sandbox: 'Test mode',
  theStore: 'the store',

  title: 'Your refund',
  formTitle: (order) => html`Your refund for order ${order}`,
  why: {
    excess: (amount) => html`You sent ${amount} too much.`,
    late: (amount) => html`Your payment of ${amount} came after the price had expired.`,
    wrong_currency: (amount) =>
      html`You sent ${amount}, a different currency than the order was to be paid in.`,
    all: (amount) => html`You get back ${amount}.`,
  },
  addressLabel: (code, network) => `Your ${code} address on ${network}`,
  addressHint: 'Paste it. You’ll check it once more on the next page.',
  onNetwork: (code, network, otherNames) =>
    html`Use an address that receives ${code} <b>on ${network}</b>${
        otherNames === '' ? '' : `, also shown as ${otherNames}`
      }.
      On another network the money may be lost.`,
  copyNow:
    'Copy it from “Receive” in your wallet or exchange now. The address you paid from may not take refunds.',
  noMemo:
    'If your exchange asks for a memo or tag as well, use another address: we can’t send one.',
  freeOfCharge: 'A refund costs you nothing. Nobody needs your recovery phrase.',
  next: 'Continue',
  worksUntil: (time) => html`This link works once, until ${time}.`,

  errorTitle: 'Check the address',
  addressErrors: {
    empty: () => 'Enter your address.',
    charset: (network) => `A ${network} address has no such characters. Copy it again.`,
    length: (network) => `This is too short or too long for a ${network} address. Copy it again.`,
    checksum: () => 'There’s a typo in this address. Copy it again.',
    wrong_network: (network) => `This address is for another network. Copy the one for ${network}.`,
    encoding: notOf,
    own: () =>
      'This is the store’s own address. Enter one of yours, from “Receive” in your wallet.',
    contract: () =>
      'This is the address of a token, not of a person: the money would be lost. Copy yours from “Receive” in your wallet.',
    nobody: () => 'Nobody can use this address: the money would be lost. Enter one of yours.',
    unchecked: notOf,
  },

  confirmTitle: 'Is this your address?',
  confirmLead: 'Compare it with your wallet. You can’t change it later.',
  confirmAddress: 'The address',
  goesTo: (amount, network) => html`<b>${amount}</b> on ${network}`,
  mine: (code, network) => `It’s mine, and it receives ${code} on ${network}.`,
  mineMissing: 'Tick the box if the address is yours.',
  confirm: 'Confirm address',
  edit: 'Edit',

  receivedTitle: 'We have your address',
  receivedLead: (store) =>
    `Each refund is reviewed by ${store} before it is sent. You can close this page.`,
  sentTitle: 'Your refund was sent',
  sentLead: 'It can take a few minutes to show in your wallet.',
  stoppedTitle: 'Your refund wasn’t sent',
  stoppedLead: (store) => `Contact ${store}, with your order number.`,
  stepReceived: 'Address received',
  stepReview: (store) => `Review by ${store}`,
  stepReviewNote: 'Nothing is sent before that',
  stepSent: 'Sent',
  wrongAddress: (store, order) =>
    html`Wrong address? Contact ${store} now, with your order number ${order}.`,

  endedTitle: 'This link doesn’t work anymore',
  endedLead: (store) =>
    `It was used, replaced, or its time is over. Ask ${store} for a new one, with your order number.`,
  endedNote: 'Didn’t use it yourself?',
  endedNoteMore: (store) => `Tell ${store} now: someone else may have.`,

  busyTitle: 'Too many attempts',
  busyLead: 'Wait a minute, then open the link again. It still works.',
  failedTitle: 'Something went wrong',
  failedLead: 'Your link is safe. Try again in a moment.',
  tooLongTitle: 'That’s too long',
  tooLongLead: 'Go back and enter just the address.',
  elsewhereTitle: 'Open the link again',
  elsewhereLead: 'This form came from another site, so nothing was done.',
};
