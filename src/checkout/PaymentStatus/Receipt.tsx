/** The receipt of a paid order: to read, to print and to keep. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { saveFile } from '../../ui/dom.js';
import { enRecords } from '../../ui/messages/enRecords.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { useCurrencyCode } from '../useCurrencyNames.js';
import { receiptText, receiptFile } from './recordTexts.js';

/** Its own words and those of the panel around it. */
const words = { ...enStatus, ...enRecords };

/** Draws the receipt, closed until the shopper opens it. */
export function Receipt({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const { locale, dir } = useUi();
  const messages = useMessagesWith(words);
  const { storeName } = useCheckoutContext('PaymentStatus').page;
  const input = { snapshot, storeName, codeOf: useCurrencyCode(), messages, locale, dir };
  const file = receiptFile(input);
  const title = `${messages.receipt} ${snapshot.order.reference}`;
  const button = (name: string, act: () => void) => (
    <button type="button" className="till-button" data-kind="quiet" onClick={act}>
      {name}
    </button>
  );
  return (
    <details className="till-details till-receipt">
      <summary>{messages.receipt}</summary>
      <p className="till-receipt-text">{receiptText(input)}</p>
      {button(messages.printReceipt, () => printText(file, title))}{' '}
      {button(messages.saveReceipt, () => saveFile(new Blob([file]), `${title}.txt`))}
    </details>
  );
}

/**
 * Puts the text into an empty frame and prints that. No markup from text and no style element, so
 * that it works under a strict content security policy.
 *
 * @param title what the browser may name the page after.
 */
export function printText(text: string, title: string): void {
  const frame = document.createElement('iframe');
  // Not `display: none`: some browsers print nothing then.
  frame.style.cssText = 'position:fixed;inline-size:0;block-size:0;border:0';
  frame.onload = () => {
    const { contentDocument: page, contentWindow: paper } = frame;
    if (!page || !paper) return;
    page.title = title;
    page.body.dir = 'auto';
    page.body.style.cssText = 'font:1rem/1.5 system-ui;white-space:pre-wrap;overflow-wrap:anywhere';
    page.body.textContent = text;
    paper.onafterprint = () => frame.remove();
    paper.print();
  };
  document.body.append(frame);
}
