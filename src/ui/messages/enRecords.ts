/** English of the history, the receipt and the notifications. Paying needs none of them. */
import type { PayMessages } from './enPay.js';
import type { LabelsByCode } from './messageFormat.js';

/** Who said a line of the history. */
const sources = {
  service_event: 'Payment service',
  service_list: 'Network',
  service_lookup: 'Payment page',
  store: 'Store',
};

/** What a line of the history says. */
const evidence = {
  opened: 'Checkout opened',
  quoted: 'Price locked',
  seen: 'Payment detected',
  confirmed: 'Payment confirmed',
  held: 'Put on hold',
  released: 'Review finished',
  marked_paid: 'Marked as paid',
  closed: 'Order closed',
  amended: 'Amount changed',
};

/** Sentences of the history, the receipt and the notifications. */
export const enRecords = {
  sources: sources as LabelsByCode<typeof sources>,
  evidence: evidence as LabelsByCode<typeof evidence>,
  unknownSource: 'Other source',
  unknownEvidence: 'Update',
  timeline: 'History',
  copyTimeline: 'Copy for support',

  tellMe: 'Notify me',
  tellingMe:
    'Keep this page open. You’ll hear a sound or see a notification if your browser allows it.',

  receipt: 'Receipt',
  receiptNote: 'A payment receipt, not an invoice.',
  printReceipt: 'Print',
  saveReceipt: 'Save',
};

/** What the history and the receipt can say. */
export type RecordMessages = PayMessages & typeof enRecords;
