/** What a top-up would be worth, either way round, at the store's last price: a guide, never a promise. */
import { useState } from 'react';
import { formatCrypto, formatMoney } from '../../money/format.js';
import { isZero, type DecimalString } from '../../money/decimalString.js';
import { typedAmount, typedForm, typedReadings } from '../../money/typedAmount.js';
import { coinsFor, dollarsFor } from '../../money/conversion.js';
import { rateText } from '../WalletView/quoteTexts.js';
import { useCurrencyRate } from '../useCurrencies.js';
import type { PayToolProps } from './payTool.js';

/** Which field was typed in last, and what. */
interface Typed {
  readonly unit: 'coins' | 'dollars';
  readonly text: string;
}

/** The typed amount and its other side; null where nothing readable was typed. */
function sidesOf({ unit, text }: Typed, rate: DecimalString, precision: number) {
  const typed = typedAmount(text);
  if (typed === null) return null;
  const { amount, exact } =
    unit === 'coins' ? dollarsFor(typed, rate) : coinsFor(typed, rate, precision);
  return unit === 'coins'
    ? { coins: typed, dollars: amount, exact }
    : { coins: amount, dollars: typed, exact };
}

/** What is asked for where the text is not read: the two ways it could be meant, if there are two. */
const EXAMPLES = ['1000', '1000.50'] as [DecimalString, DecimalString];

/** Draws two fields, each of which fills in the other, and says where the price is from. */
export function WorthGuide({ quote, locale, messages }: PayToolProps) {
  const { data } = useCurrencyRate(quote.currencyId);
  const [typed, setTyped] = useState<Typed>({ unit: 'coins', text: '' });
  const { code, precision } = quote;
  const known = data && precision !== null && !isZero(data.rate);
  const sides = known ? sidesOf(typed, data.rate, precision) : null;

  const shown = (amount: DecimalString) => typedForm(amount, locale);

  function unread(): string {
    const [whole, part] = typedReadings(typed.text) ?? EXAMPLES;
    return messages.worthUnread(shown(whole), shown(part));
  }

  function answer(): string {
    if (!known) return messages.worthNoRate;
    if (!sides) return typed.text && unread();
    const say = sides.exact ? messages.worth : messages.worthAbout;
    const coins = `${formatCrypto(sides.coins, locale)} ${code}`;
    return say(coins, formatMoney(sides.dollars, 'USD', locale));
  }
  const field = (unit: Typed['unit'], label: string) => (
    <label className="till-tool-field">
      {label}
      <input
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={typed.unit === unit ? typed.text : sides ? shown(sides[unit]) : ''}
        onChange={(event) => setTyped({ unit, text: event.target.value })}
      />
    </label>
  );
  return (
    <details className="till-details">
      <summary>{messages.worthTitle}</summary>
      {field('coins', messages.worthCoins(code))}
      {field('dollars', messages.worthDollars)}
      <p className="till-answer" role="status">
        {answer()}
      </p>
      {data && (
        <p className="till-muted">
          {rateText({ ...quote, ...data, quotedAt: data.at }, { locale, messages })}
        </p>
      )}
      <p className="till-muted">{messages.worthGuide}</p>
    </details>
  );
}
