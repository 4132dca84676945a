/** What balances are worth in US dollars, and which are worth nothing or something unknown. */
import type { DecimalString } from '../../../money/decimalString.js';
import { Notice } from '../../../ui/Notice.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import type { Holding, ProcessingWalletView } from '../../contract/balances.js';
import { isZero } from '../../../money/decimal.js';
import { moneyText } from '../coinText.js';

/** Draws a value in US dollars; null if it is unknown. */
export function Value({ usd }: { readonly usd: DecimalString | null }) {
  const { messages, locale } = useWords();
  if (usd === null) return <span className="till-unknown-worth">{messages.unknownWorth}</span>;
  return (
    <bdi dir="ltr" className="till-money" translate="no">
      {moneyText(usd, 'USD', locale)}
    </bdi>
  );
}

/** Draws the total. @param props `isPartial`: a value is unknown and not included, so it is labelled as such */
export function Total(props: { readonly usd: DecimalString | null; readonly isPartial: boolean }) {
  const { usd, isPartial } = props;
  const messages = useTreasuryMessages();
  return (
    <>
      <p className="till-total">
        <span className="till-label">{isPartial ? messages.knownTotal : messages.total}</span>
        <span className="till-total-figure">
          <Value usd={usd} />
        </span>
      </p>
      {isPartial && (
        <Notice tone="warning" title={messages.incomplete}>
          <p>{messages.someWorthUnknown}</p>
        </Notice>
      )}
    </>
  );
}

/** Whether the balance is not zero. */
export const hasFunds = ({ amount }: Pick<Holding, 'amount'>): boolean => !isZero(amount);

/** Whether a wallet holds something of unknown value. */
export const hasUnknownValue = ({ holdings }: Pick<ProcessingWalletView, 'holdings'>): boolean =>
  holdings.some((one) => one.amountUsd === null && hasFunds(one));
