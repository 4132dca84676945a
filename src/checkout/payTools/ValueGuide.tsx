/** Converts a top-up between coins and dollars at the store's last price, as a guide only. */
import { useState } from 'react';
import { formatCrypto, formatMoney } from '../../money/format.js';
import { isZero, type DecimalString } from '../../money/decimalString.js';
import { typedAmount, typedForm, typedReadings } from '../../money/typedAmount.js';
import { coinsFor, dollarsFor } from '../../money/conversion.js';
import { rateText } from './rateText.js';
import { useCurrencyRate } from '../useCurrencies.js';
import { exchangeIcon } from '../../ui/payIcons.js';
import { type PayToolProps, ToolFold } from './ToolFold.js';

/** The field that was edited last, and its text. */
interface Typed {
  readonly unit: 'coins' | 'dollars';
  readonly text: string;
}

/** Both amounts; null if the text is not a number. */
function amountsOf({ unit, text }: Typed, rate: DecimalString, precision: number) {
  const typed = typedAmount(text);
  if (typed === null) return null;
  const { amount, exact } =
    unit === 'coins' ? dollarsFor(typed, rate) : coinsFor(typed, rate, precision);
  return unit === 'coins'
    ? { coins: typed, dollars: amount, exact }
    : { coins: amount, dollars: typed, exact };
}

/** Examples for a text that is not a number and has no two possible meanings. */
const EXAMPLES = ['1000', '1000.50'] as [DecimalString, DecimalString];

/** Draws two fields that fill in one another, and the source of the price. */
export function ValueGuide({ quote, locale, messages }: PayToolProps) {
  const { data } = useCurrencyRate(quote.currencyId);
  const [typed, setTyped] = useState<Typed>({ unit: 'coins', text: '' });
  const { code, precision } = quote;
  const known = data && precision !== null && !isZero(data.rate);
  const amounts = known ? amountsOf(typed, data.rate, precision) : null;

  const shown = (amount: DecimalString) => typedForm(amount, locale);

  function notANumber(): string {
    const [whole, part] = typedReadings(typed.text) ?? EXAMPLES;
    return messages.worthUnread(shown(whole), shown(part));
  }

  function answer(): string {
    if (!known) return messages.worthNoRate;
    if (!amounts) return typed.text && notANumber();
    const sentence = amounts.exact ? messages.worth : messages.worthAbout;
    const coins = `${formatCrypto(amounts.coins, locale)} ${code}`;
    return sentence(coins, formatMoney(amounts.dollars, 'USD', locale));
  }
  const field = (unit: Typed['unit'], label: string) => (
    <label className="till-tool-field">
      <span>{label}</span>
      <input
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={typed.unit === unit ? typed.text : amounts ? shown(amounts[unit]) : ''}
        onChange={(event) => setTyped({ unit, text: event.target.value })}
      />
    </label>
  );
  return (
    <ToolFold icon={exchangeIcon} title={messages.worthTitle}>
      {field('coins', messages.worthCoins(code))}
      {field('dollars', messages.worthDollars)}
      <p className="till-verdict" role="status">
        {answer()}
      </p>
      {data && (
        <p className="till-muted">
          {rateText({ ...quote, ...data, quotedAt: data.at }, { locale, messages })}
        </p>
      )}
      <p className="till-muted">{messages.worthGuide}</p>
    </ToolFold>
  );
}
