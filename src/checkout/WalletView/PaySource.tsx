/** Where the payment comes from, a wallet or an exchange: the row that leads there, and the choice of two. */
import { useId } from 'react';
import { Icon } from '../../ui/Icon.js';
import { aheadIcon, exchangeIcon, walletIcon } from '../../ui/payIcons.js';
import { useMessages } from '../../ui/uiContext.js';
import type { SourceChoice } from '../checkoutContext.js';

/** Draws the row at the foot of a narrow screen. */
export function ExchangeRow({ onSource }: Pick<SourceChoice, 'onSource'>) {
  const messages = useMessages();
  return (
    <button
      type="button"
      className="till-line till-foot till-exchange-row"
      onClick={() => onSource('exchange')}
    >
      <Icon of={exchangeIcon} />
      <span>{messages.exchangeTitle}</span>
      <Icon of={aheadIcon} ahead />
    </button>
  );
}

const SOURCES = [
  ['wallet', walletIcon],
  ['exchange', exchangeIcon],
] as const;

/**
 * Draws the choice, on wide screens and where the exchange is chosen. Each half is a label: a press on it is passed
 * on to the widget like that on a button.
 *
 * @selector [data-source]
 */
export function SourceControl({ source, onSource }: SourceChoice) {
  const messages = useMessages();
  const group = useId();
  return (
    <div
      className="till-source"
      data-source={source}
      role="radiogroup"
      aria-label={messages.statusTitle.choose_currency}
    >
      {SOURCES.map(([one, icon]) => (
        <label key={one}>
          <input
            type="radio"
            // No field of a form of the store that stands around it.
            form=""
            className="till-visually-hidden"
            name={group}
            checked={source === one}
            onChange={() => onSource(one)}
          />
          <Icon of={icon} />
          <span>{one === 'wallet' ? messages.wallet : messages.exchange}</span>
        </label>
      ))}
    </div>
  );
}
