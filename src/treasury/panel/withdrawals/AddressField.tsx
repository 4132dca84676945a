/** The address field: checked as the store checks it, and shown as it will be sent. */
import type { CurrencyView } from '../../../contract/currencies.js';
import { Address } from '../../../ui/Address.js';
import type { TreasuryMessages } from '../messages/en.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { Field } from '../Field.js';
import type { ParsedAddress } from './parseAddress.js';

/** Props of {@link AddressField}. */
export interface AddressFieldProps {
  readonly text: string;
  readonly parsed: ParsedAddress;
  readonly currency: CurrencyView | undefined;
  /** Whether the withdrawal is a refund. */
  readonly refund: boolean;
  /** Whether errors are shown: after the person has left the field. */
  readonly showError: boolean;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
}

/** Error of the address; null if there is none. */
function addressError({ parsed, currency }: AddressFieldProps, messages: TreasuryMessages) {
  const network = currency?.networkName ?? '';
  if (parsed.status === 'empty') return messages.addressFaults.empty(network);
  if (parsed.status === 'no_network') return messages.addressHintNoCurrency;
  if (parsed.status !== 'invalid') return null;
  const words = messages.addressFaults[parsed.fault](network);
  if (!parsed.elsewhere) return words;
  const { family, name } = parsed.elsewhere;
  const where = family === 'evm' ? messages.addressElsewhereEvm : messages.addressElsewhere(name);
  return `${words} ${where}`;
}

/** Draws the field, with two lines to show the whole address. */
export function AddressField(props: AddressFieldProps) {
  const { text, parsed, currency, refund, showError, onText, onLeave } = props;
  const messages = useTreasuryMessages();
  const { addressHint, addressHintNoCurrency, addressRefundHint } = messages;
  const hint = currency ? addressHint(currency.networkName) : addressHintNoCurrency;
  return (
    <Field
      label={refund ? messages.addressRefund : messages.address}
      hint={refund ? `${addressRefundHint} ${hint}` : hint}
      error={showError ? addressError(props, messages) : null}
      after={currency ? <AddressReview parsed={parsed} currency={currency} /> : null}
    >
      {(control) => (
        <textarea
          {...control}
          className="till-field-input till-address-input"
          dir="ltr"
          rows={2}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}

interface AddressReviewProps {
  readonly parsed: ParsedAddress;
  readonly currency: CurrencyView;
}

/** Draws the address as it will be sent, if it is valid. */
function AddressReview({ parsed, currency }: AddressReviewProps) {
  const messages = useTreasuryMessages();
  if (parsed.status !== 'valid' && parsed.status !== 'unchecked') return null;
  const { code, networkName } = currency;
  const unchecked = parsed.status === 'unchecked';
  return (
    <>
      <p className={unchecked ? 'till-caution' : 'till-sound'}>
        {unchecked ? messages.addressNotChecked(networkName) : messages.addressValid(networkName)}
      </p>
      <Address address={parsed.address} label={messages.addressLabel(code, networkName)} />
      {parsed.respelled && <p className="till-muted">{messages.addressRespelled}</p>}
      {parsed.bitcoinForm && (
        <p className="till-caution">{messages.addressBitcoinForm(networkName)}</p>
      )}
      {parsed.spaces && <p className="till-muted">{messages.addressSpaces}</p>}
    </>
  );
}
