/** The props of the pay tools. */
import type { PaymentPayload, PayloadRung } from '../../chains/paymentPayload.js';
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import type { DecimalString } from '../../money/decimalString.js';
import type { PayMessages } from '../../ui/messages/enPay.js';
import type { enTools } from '../../ui/messages/enTools.js';

/** Which form of the QR code is shown. */
export interface CodeChoice {
  /** Null on a network that we do not know: no code. */
  readonly rung: PayloadRung | null;
  readonly ladder: PaymentPayload['ladder'];
  /** Position in the ladder. */
  readonly step: number;
  readonly onStep: (step: number) => void;
  /** Whether the shopper pays from an exchange, which reads the bare address only. */
  readonly fromExchange: boolean;
  readonly onFromExchange: (from: boolean) => void;
}

/** What the shopper has opened: the sheet of other ways to pay, or the enlarged code. */
export type PayTool = 'ways' | 'code';

/** What the pay screen passes to the tools. */
export interface PayToolsProps extends CodeChoice {
  readonly open: PayTool | null;
  readonly onClose: () => void;
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
