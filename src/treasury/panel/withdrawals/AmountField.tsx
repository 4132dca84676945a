/** The amount field: accepts any country's number format, and shows how the amount was understood. */
import { useRef } from 'react';
import type { CurrencyView } from '../../../contract/currencies.js';
import { findNetwork } from '../../../chains/networks.js';
import { compareDecimal } from '../../../money/decimal.js';
import { isZero, type DecimalString } from '../../../money/decimalString.js';
import { formatAgo } from '../../../ui/formatTime.js';
import { useNow } from '../../../ui/useNow.js';
import { Button } from '../Button.js';
import { coinText } from '../coinText.js';
import type { TreasuryMessages } from '../messages/en.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { Field } from '../Field.js';
import type { ParsedAmount } from './parseAmount.js';

/** Props of {@link AmountField}. */
export interface AmountFieldProps {
  readonly text: string;
  readonly parsed: ParsedAmount;
  readonly currency: CurrencyView | undefined;
  /** Coins in the wallet. @default null: unknown */
  readonly balance?: DecimalString | null;
  /** When the balance was read, by this device's clock: milliseconds since the epoch. */
  readonly balanceAt?: number;
  /** Whether errors are shown: after the person has left the field. */
  readonly showError: boolean;
  /** Id of what says below it that it is too much. @default it is not */
  readonly tooMuchBy?: string | undefined;
  readonly onText: (text: string) => void;
  /** The person chose the text's meaning, or the whole balance. */
  readonly onMeant: (text: string, amount: DecimalString) => void;
  readonly onLeave: () => void;
}

/** Error of the amount; null if there is none. */
function amountError({ parsed, currency }: AmountFieldProps, messages: TreasuryMessages) {
  if (parsed.status === 'empty') return messages.amountEmpty;
  if (parsed.status === 'ambiguous') return messages.amountAmbiguous;
  if (parsed.status === 'amount') return null;
  const decimals = currency?.precision ?? null;
  if (parsed.fault === 'precision' && currency && decimals !== null) {
    return messages.amountPrecision(currency.code, decimals);
  }
  return messages.amountFaults[parsed.fault];
}

/** Draws the field. */
export function AmountField(props: AmountFieldProps) {
  const { text, parsed, currency, balance = null, showError, onText, onMeant, onLeave } = props;
  const { messages, locale } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const asked = parsed.status === 'ambiguous';
  const meant = (amount: DecimalString) => {
    // Written plainly, so that the field shows what is meant.
    onMeant(amount, amount);
    // The pressed button may disappear, so the focus moves to the field.
    input.current?.focus();
  };
  return (
    <Field
      label={messages.amount}
      faultyBy={props.tooMuchBy}
      // An ambiguous amount is shown at once, because nothing else can be shown.
      error={showError || asked ? amountError(props, messages) : null}
      after={
        <>
          {asked && <AmbiguousAmount parsed={parsed} onMeant={meant} />}
          <AmountReview {...props} />
        </>
      }
    >
      {(control) => (
        <div className="till-amount-row">
          <input
            {...control}
            ref={input}
            className="till-field-input"
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => onText(event.target.value)}
            onBlur={onLeave}
          />
          {currency && (
            <bdi className="till-amount-code" translate="no">
              {currency.code}
            </bdi>
          )}
          {balance !== null && !isZero(balance) && (
            <Button
              kind="quiet"
              aria-label={messages.amountAllLabel(coinText(balance, currency?.code ?? '', locale))}
              onClick={() => meant(balance)}
            >
              {messages.amountAll}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

interface AmbiguousAmountProps {
  readonly parsed: Extract<ParsedAmount, { status: 'ambiguous' }>;
  readonly onMeant: (amount: DecimalString) => void;
}

/** Draws both meanings as buttons, written without ambiguous separators. */
function AmbiguousAmount({ parsed: { decimal, grouped }, onMeant }: AmbiguousAmountProps) {
  const messages = useTreasuryMessages();
  const whole = decimal.split('.')[0] ?? decimal;
  return (
    <div className="till-actions" role="group" aria-label={messages.amountAmbiguous}>
      <Button onClick={() => onMeant(decimal)}>
        {/* "1.000" as a fraction is a fraction of nothing. */}
        {messages.amountAsDecimal(whole, decimal, whole === decimal)}
      </Button>
      <Button onClick={() => onMeant(grouped)}>{messages.amountAsGrouped(grouped)}</Button>
    </div>
  );
}

/** Draws the understood amount, compared with the balance and its age. */
function AmountReview({ parsed, currency, balance = null, balanceAt = 0 }: AmountFieldProps) {
  const { messages, locale } = useWords();
  const ago = formatAgo(useNow(balance !== null, balanceAt) - balanceAt, locale);
  const code = currency?.code ?? '';
  const write = (amount: DecimalString) => coinText(amount, code, locale).trim();
  const toBalance =
    parsed.status === 'amount' && balance !== null ? compareDecimal(parsed.amount, balance) : null;
  return (
    <>
      {toBalance === 1 && <p className="till-caution">{messages.amountAbove}</p>}
      {toBalance === 0 && <p>{wholeBalance(currency, messages)}</p>}
      {balance !== null && <p className="till-muted">{messages.balanceAt(write(balance), ago)}</p>}
    </>
  );
}

/** The sentence about fees when the whole balance is sent: they are paid in the network's own coin. */
function wholeBalance(currency: CurrencyView | undefined, messages: TreasuryMessages): string {
  if (!currency) return messages.amountAllNote;
  if (currency.isNative) return messages.amountAllNative;
  const native = findNetwork(currency.blockchain)?.nativeCode;
  return native === undefined ? messages.amountAllNote : messages.amountAllToken(native);
}
