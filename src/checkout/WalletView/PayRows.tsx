/** What to send and where to: the amount, the address, and the one sentence that prevents mistakes. */
import { useRef } from 'react';
import type { QuoteView } from '../../contract/checkout.js';
import type { DecimalString } from '../../money/decimalString.js';
import { Address } from '../../ui/Address.js';
import { Amount } from '../../ui/Amount.js';
import { Icon } from '../../ui/Icon.js';
import { warningIcon } from '../../ui/payIcons.js';
import { Notice } from '../../ui/Notice.js';
import { useMessages } from '../../ui/uiContext.js';
import type { Elements } from '../../ui/elements.js';
import { CopyRow } from '../CopyRow.js';

/** Props of {@link PayRows}. */
export interface PayRowsProps {
  readonly quote: QuoteView;
  /** As `checkAddress` returned it. */
  readonly address: string;
  /** On a network that we do not know. @selector [data-checked="false"] */
  readonly unchecked: boolean;
  /** Decimal string, copied exactly like this; null where any amount will do. */
  readonly amount: DecimalString | null;
  /** What the amount is called. @default "Amount" */
  readonly name?: string | undefined;
  /** In the frame, above the rows. */
  readonly above?: Elements;
  /** In the frame, below the rows. @default the sentence that prevents mistakes */
  readonly below?: Elements;
}

/** Draws the rows, each copied as a whole. */
export function PayRows({ quote, address, unchecked, amount, ...props }: PayRowsProps) {
  const messages = useMessages();
  const figures = useRef<HTMLSpanElement>(null);
  const text = useRef<HTMLElement>(null);
  const { code, networkName } = quote;
  return (
    <>
      {unchecked && <Notice tone="warning">{messages.addressUnchecked}</Notice>}
      <div className="till-lines" data-checked={!unchecked}>
        {props.above}
        {amount !== null && (
          <CopyRow
            name={props.name ?? messages.amountLabel}
            text={amount}
            label={messages.copyAmount}
            shown={figures}
          >
            <Amount shown={figures} amount={amount} code={code} size="hero" />
          </CopyRow>
        )}
        <CopyRow
          name={messages.address}
          text={address}
          label={messages.copyAddress}
          copied={messages.copiedAddress(code, networkName)}
          shown={text}
        >
          <Address
            shown={text}
            address={address}
            label={messages.addressLabel(code, networkName)}
          />
        </CopyRow>
        {props.below ?? (
          <p className="till-warn">
            <Icon of={warningIcon} />
            <span>{messages.sendOnly(code, networkName)}</span>
          </p>
        )}
      </div>
    </>
  );
}
