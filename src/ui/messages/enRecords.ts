/** English of the history, the receipt and the notifications. Paying needs none of them. */
import type { PayMessages } from './enPay.js';
import type { LabelsByCode } from './messageFormat.js';

/** Who said a line of the timeline. */
const sources = {
  service_event: 'Payment service',
  service_list: 'Network watch',
  service_lookup: "Found by the store at the service's payment page",
  store: 'Store',
};

/** What a line of the timeline says. */
const evidence = {
  opened: 'Checkout opened',
  quoted: 'Price fixed',
  seen: 'Transfer seen',
  confirmed: 'Transfer confirmed',
  held: 'Transfer held for review',
  released: 'Review finished',
  marked_paid: 'Marked as paid',
  closed: 'Order closed',
  amended: 'Order amount changed',
};

/** Sentences of the history, the receipt and the notifications. */
export const enRecords = {
  sources: sources as LabelsByCode<typeof sources>,
  evidence: evidence as LabelsByCode<typeof evidence>,
  unknownSource: 'Another source',
  unknownEvidence: 'Something was noted',
  timeline: 'History',
  copyTimeline: 'Copy for support',

  tellMe: 'Tell me when it arrives',
  tellingMe:
    'Keep this page open. You hear a sound, or see a notification, if your browser allows it.',

  receipt: 'Receipt',
  receiptNote: 'This is a receipt for a payment, not an invoice.',
  printReceipt: 'Print',
  saveReceipt: 'Save as file',
};

/** What the history and the receipt can say. */
export type RecordMessages = PayMessages & typeof enRecords;
