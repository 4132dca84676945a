/** How much: typed in any country's way of writing, and always said back as it was understood. */
import { forwardRef, useImperativeHandle, useRef } from 'react';
import type { CurrencyView } from '../../contract/currencies.js';
import { findNetwork } from '../../chains/networks.js';
import { compareDecimal } from '../../money/decimal.js';
import { formatCrypto } from '../../money/format.js';
import { isZero, type DecimalString } from '../../money/decimalString.js';
import { formatAgo } from '../../ui/formatTime.js';
import { useUi } from '../../ui/uiContext.js';
import { useNow } from '../../ui/useNow.js';
import type { TreasuryMessages } from '../messages/en.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { Field } from './Field.js';
import type { AmountReading } from './readAmount.js';

/** Props of {@link AmountField}. */
export interface AmountFieldProps {
  readonly text: string;
  readonly reading: AmountReading;
  readonly currency: CurrencyView | undefined;
  /** Coins at hand; null where not known. */
  readonly balance: DecimalString | null;
  /** When that was read, by this device's clock: milliseconds since the epoch. */
  readonly balanceAt: number;
  /** Whether what is wrong is said: after the person has left the field. */
  readonly judged: boolean;
  readonly onText: (text: string) => void;
  /** The person says what the text means, or has it filled in. */
  readonly onMeant: (text: string, amount: DecimalString) => void;
  readonly onLeave: () => void;
}

/** What is wrong with the amount; null while nothing is. */
export function amountFault(
  reading: AmountReading,
  currency: CurrencyView | undefined,
  messages: TreasuryMessages,
): string | null {
  if (reading.status === 'empty') return messages.amountEmpty;
  if (reading.status === 'ambiguous') return messages.amountAmbiguous;
  if (reading.status === 'amount') return null;
  const decimals = currency?.precision ?? null;
  if (reading.fault === 'precision' && currency && decimals !== null) {
    return messages.amountPrecision(currency.code, decimals);
  }
  return messages.amountFaults[reading.fault];
}

/** Draws the field. The ref is the text field. */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(
  function AmountField(props, ref) {
    const { text, reading, currency, balance, balanceAt, judged, onText, onMeant, onLeave } = props;
    const messages = useTreasuryMessages();
    const input = useRef<HTMLInputElement>(null);
    useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
    const asked = reading.status === 'ambiguous';
    const meant = (amount: DecimalString, shown = text) => {
      onMeant(shown, amount);
      // The button is gone or has done its work; the field is where the person goes on.
      input.current?.focus();
    };
    return (
      <Field
        label={messages.amount}
        hint={messages.amountHint}
        // A question is asked at once: nothing can be said back before it is answered.
        fault={judged || asked ? amountFault(reading, currency, messages) : null}
        remark={
          <>
            {asked && <Question reading={reading} onMeant={meant} />}
            <Understood
              reading={reading}
              currency={currency}
              balance={balance}
              balanceAt={balanceAt}
            />
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
            {currency && <bdi className="till-amount-code">{currency.code}</bdi>}
            {balance !== null && !isZero(balance) && (
              <All balance={balance} currency={currency} onAll={() => meant(balance, balance)} />
            )}
          </div>
        )}
      </Field>
    );
  },
);

interface AllProps {
  readonly balance: DecimalString;
  readonly currency: CurrencyView | undefined;
  readonly onAll: () => void;
}

function All({ balance, currency, onAll }: AllProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const label = `${formatCrypto(balance, locale)} ${currency?.code ?? ''}`;
  return (
    <button
      type="button"
      className="till-button"
      data-kind="quiet"
      aria-label={messages.amountAllLabel(label)}
      onClick={onAll}
    >
      {messages.amountAll}
    </button>
  );
}

interface QuestionProps {
  readonly reading: Extract<AmountReading, { status: 'ambiguous' }>;
  readonly onMeant: (amount: DecimalString) => void;
}

/** Both meanings, written without a separator that could itself be read in two ways. */
function Question({ reading: { decimal, grouped }, onMeant }: QuestionProps) {
  const messages = useTreasuryMessages();
  const whole = decimal.split('.')[0] ?? decimal;
  return (
    <div className="till-actions" role="group" aria-label={messages.amountAmbiguous}>
      <button type="button" className="till-button" onClick={() => onMeant(decimal)}>
        {messages.amountAsDecimal(whole, decimal)}
      </button>
      <button type="button" className="till-button" onClick={() => onMeant(grouped)}>
        {messages.amountAsGrouped(grouped)}
      </button>
    </div>
  );
}

interface UnderstoodProps {
  readonly reading: AmountReading;
  readonly currency: CurrencyView | undefined;
  readonly balance: DecimalString | null;
  readonly balanceAt: number;
}

/** What was understood, and how it stands to the balance, which is of a moment that is said. */
function Understood({ reading, currency, balance, balanceAt }: UnderstoodProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const ago = formatAgo(useNow(balance !== null, balanceAt) - balanceAt, locale);
  const code = currency?.code ?? '';
  const write = (amount: DecimalString) => `${formatCrypto(amount, locale)} ${code}`.trim();
  const toBalance =
    reading.status === 'amount' && balance !== null
      ? compareDecimal(reading.amount, balance)
      : null;
  return (
    <>
      {reading.status === 'amount' && (
        <p className="till-understood">{messages.understood(write(reading.amount))}</p>
      )}
      {toBalance === 1 && <p className="till-caution">{messages.amountAbove(ago)}</p>}
      {toBalance === 0 && <p>{wholeBalance(currency, messages)}</p>}
      {balance !== null && <p className="till-muted">{messages.balanceAt(write(balance), ago)}</p>}
    </>
  );
}

/** What paying out everything means for the fee, which the network takes in its own coin. */
function wholeBalance(currency: CurrencyView | undefined, messages: TreasuryMessages): string {
  if (!currency) return messages.amountAllNote;
  if (currency.isNative) return messages.amountAllNative;
  const native = findNetwork(currency.blockchain)?.nativeCode;
  return native === undefined ? messages.amountAllNote : messages.amountAllToken(native);
}
