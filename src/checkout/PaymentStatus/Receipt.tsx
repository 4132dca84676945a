/** The receipt of a paid order: to read, to print and to keep. */
import { useState } from 'react';
import type { CheckoutSnapshot, TransferView } from '../../contract/checkout.js';
import { safeLink, saveFile } from '../../ui/dom.js';
import { Icon } from '../../ui/Icon.js';
import { externalIcon, printIcon, saveIcon } from '../../ui/icons.js';
import { enRecords } from '../../ui/messages/enRecords.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { orderPrice } from '../payTexts.js';
import { Sheet } from '../Sheet.js';
import { useCurrencyCode } from '../useCurrencies.js';
import { receiptFacts } from './receiptFacts.js';
import { receiptFile, transferNote } from './recordTexts.js';

/** Its own words and those of the panel around it. */
const words = { ...enStatus, ...enRecords };

/** Draws the button, and the receipt in a sheet. */
export function Receipt({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const { locale, dir } = useUi();
  const messages = useMessagesWith(words);
  const { storeName } = useCheckoutContext('PaymentStatus').page;
  const [open, setOpen] = useState(false);
  const input = { snapshot, storeName, codeOf: useCurrencyCode(), messages, locale, dir };
  const title = `${messages.receipt} ${snapshot.order.reference}`;
  return (
    <div className="till-receipt">
      <button type="button" className="till-button" data-kind="plain" onClick={() => setOpen(true)}>
        {messages.receipt}
      </button>
      <Sheet title={messages.receipt} open={open} onClose={() => setOpen(false)}>
        <div className="till-paper">
          {snapshot.sandbox && <p className="till-muted">{messages.sandbox}</p>}
          {storeName !== undefined && <p className="till-paper-store">{storeName}</p>}
          <p className="till-paper-total" dir="ltr">
            {orderPrice(snapshot, locale)}
          </p>
          <dl className="till-fact-list">
            {receiptFacts(input).map(([name, fact]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi translate="no">{fact}</bdi>
                </dd>
              </div>
            ))}
            {snapshot.transfers.map((transfer, index) => (
              <div key={index}>
                <dt>{messages.facts.transaction}</dt>
                <dd>
                  <Proof transfer={transfer} />
                  <small>{transferNote(transfer, input)}</small>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <p className="till-muted till-receipt-note">{messages.receiptNote}</p>
        <div className="till-pair">
          <button
            type="button"
            className="till-button"
            onClick={() => printText(receiptFile(input), title)}
          >
            <Icon of={printIcon} />
            <span>{messages.printReceipt}</span>
          </button>
          <button
            type="button"
            className="till-button"
            onClick={() => saveFile(new Blob([receiptFile(input)]), `${title}.txt`)}
          >
            <Icon of={saveIcon} />
            <span>{messages.saveReceipt}</span>
          </button>
        </div>
      </Sheet>
    </div>
  );
}

/** Both ends of a hash: enough to recognise it, and the link has all of it. */
const shortHash = (hash: string): string =>
  hash.length > 20 ? `${hash.slice(0, 8)}…${hash.slice(-6)}` : hash;

function Proof({ transfer }: { readonly transfer: TransferView }) {
  const { txHash, explorerUrl } = transfer;
  const link = safeLink(explorerUrl);
  const text = (
    <bdi dir="ltr" translate="no">
      {shortHash(txHash)}
    </bdi>
  );
  if (link === null) return text;
  return (
    <a className="till-link" href={link} target="_blank" rel="noopener noreferrer">
      {text}
      <Icon of={externalIcon} ahead />
    </a>
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
