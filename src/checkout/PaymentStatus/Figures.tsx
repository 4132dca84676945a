/** Received, due and too much: what came in each currency, the rest in the currency of the quote. */
import { Fragment } from 'react';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { isZero, type DecimalString } from '../../money/decimalString.js';
import { Amount } from '../../ui/Amount.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { isAllConfirmed } from '../screen.js';
import { useCurrencyCode } from '../useCurrencyNames.js';
import { receivedAmounts, type ReceivedAmount } from './receivedAmounts.js';

/** Draws what there is to count; nothing before the first transfer. */
export function Figures({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const messages = useMessagesWith(enStatus);
  const codeOf = useCurrencyCode();
  const { quote, due, excess, kind } = snapshot;
  const received = receivedAmounts(snapshot);
  if (kind === 'top_up' || received.length === 0) return null;
  const inQuote = (amount: DecimalString | null): readonly ReceivedAmount[] =>
    quote === null || amount === null || isZero(amount)
      ? []
      : [{ amount, currencyId: quote.currencyId }];
  const lines: readonly (readonly [string, readonly ReceivedAmount[]])[] = [
    [isAllConfirmed(snapshot) ? messages.received : messages.seenSoFar, received],
    [messages.due, inQuote(due)],
    [messages.excess, inQuote(excess)],
  ];
  return (
    <dl className="till-figures">
      {lines.map(([name, amounts]) =>
        amounts.length === 0 ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {amounts.map(({ amount, currencyId }, index) => (
                <Fragment key={currencyId}>
                  {index > 0 && ' + '}
                  <Amount amount={amount} code={codeOf(currencyId)} />
                </Fragment>
              ))}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
