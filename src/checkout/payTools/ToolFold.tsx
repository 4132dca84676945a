/** One of the other ways to pay: what it is given, and the fold it stands in. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.js';
import { downIcon } from '../../ui/icons.js';
import type { PaymentForm } from '../../chains/paymentPayload.js';
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import type { DecimalString } from '../../money/decimalString.js';
import type { PayMessages } from '../../ui/messages/enPay.js';
import type { enTools } from '../../ui/messages/enTools.js';

/** Which form of the QR code is shown. */
export interface CodeChoice {
  /** Null on a network that we do not know: no code. */
  readonly form: PaymentForm | null;
  readonly forms: readonly PaymentForm[];
  /** Position in `forms`. */
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** What the pay screen passes to the tools. */
export interface PayToolsProps extends CodeChoice {
  /** The enlarged code is open, with what few need. */
  readonly open: boolean;
  readonly onClose: () => void;
  /** Hears whether a wallet of the browser can be asked. */
  readonly onWallets: (any: boolean) => void;
  /** Nothing is asked for any more: the price has ended, or the rest is too small. */
  readonly ended: boolean;
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
  /** As `checkAddress` returned it. */
  readonly address: string;
  /** What to send: decimal string; null where any amount will do. */
  readonly amount: DecimalString | null;
}

/** The same for one tool, with its messages. */
export interface PayToolProps extends PayToolsProps {
  /** BCP 47 tag of figures. */
  readonly locale: string;
  readonly messages: PayMessages & typeof enTools;
  /** Network with what wallets call its tokens: `Tron (TRC-20)`. */
  readonly network: string;
}

/** Props of {@link ToolFold}. */
export interface ToolFoldProps {
  /** Lines of its icon, from `icons.ts`. */
  readonly icon: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Draws the line, closed until it is pressed. */
export function ToolFold({ icon, title, children }: ToolFoldProps) {
  return (
    <details className="till-fold">
      <summary className="till-line">
        <Icon of={icon} />
        <span>{title}</span>
        <Icon of={downIcon} />
      </summary>
      <div className="till-fold-in">{children}</div>
    </details>
  );
}
