/** The receipt of a paid order in a sheet: to read, to print and to keep. */
import { useRef, useState } from 'react';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { Icon } from '../../ui/Icon.js';
import { printIcon, saveIcon } from '../../ui/icons.js';
import { enRecords } from '../../ui/messages/enRecords.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { Sheet } from '../Sheet.js';
import { useCurrencyCode } from '../useCurrencies.js';
import { printReceipt, saveReceipt, type ReceiptDocument } from './receiptDocument.js';
import { ReceiptPaper } from './ReceiptPaper.js';
import { safeSupportUrl } from './StoreLinks.js';

/** Its own words and those of the panel around it. */
const words = { ...enStatus, ...enRecords };

/** Draws the button, and the receipt in a sheet. */
export function Receipt({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const { locale, language, dir } = useUi();
  const messages = useMessagesWith(words);
  const { storeName, supportUrl } = useCheckoutContext('PaymentStatus').page;
  const codeOf = useCurrencyCode();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const title = `${messages.receipt} ${snapshot.order.reference}`.trim();
  function write(to: (receipt: ReceiptDocument) => void): void {
    const drawn = box.current?.querySelector<HTMLElement>('.till-paper');
    if (drawn) to({ drawn, heading: messages.receipt, title, language, dir });
  }
  return (
    <div className="till-receipt">
      <button type="button" className="till-button" data-kind="plain" onClick={() => setOpen(true)}>
        {messages.receipt}
      </button>
      <Sheet title={messages.receipt} open={open} onClose={() => setOpen(false)}>
        <div ref={box}>
          <ReceiptPaper
            snapshot={snapshot}
            storeName={storeName}
            contact={contactText(safeSupportUrl(supportUrl))}
            codeOf={codeOf}
            messages={messages}
            locale={locale}
          />
        </div>
        <div className="till-pair">
          <button
            type="button"
            className="till-button"
            data-kind="primary"
            onClick={() => write(printReceipt)}
          >
            <Icon of={printIcon} />
            <span>{messages.printReceipt}</span>
          </button>
          <button type="button" className="till-button" onClick={() => write(saveReceipt)}>
            <Icon of={saveIcon} />
            <span>{messages.saveReceipt}</span>
          </button>
        </div>
      </Sheet>
    </div>
  );
}

/** Where the store helps, as it is written on paper: without a scheme, and never a path of this site alone. */
function contactText(url: string | undefined): string | undefined {
  const [, mail, site] = /^(?:mailto:([^?]+)|https?:\/\/(.+))/.exec(url ?? '') ?? [];
  return mail ?? site;
}
