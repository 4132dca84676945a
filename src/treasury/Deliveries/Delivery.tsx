/** One delivery of the service: what it tells, when it came, and what the store made of it. */
import type { DeliveryList } from '../../contract/treasury/orders.js';
import { isDecimal } from '../../money/decimalString.js';
import { formatMoney } from '../../money/format.js';
import { Amount } from '../../ui/Amount.js';
import { formatMoment } from '../../ui/formatTime.js';
import { useUi } from '../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** One row of the log. */
export type DeliveryView = DeliveryList['deliveries'][number];

/** Draws the delivery. */
export function Delivery({ delivery }: { readonly delivery: DeliveryView }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { type, result, isTest, at, txHash } = delivery;
  return (
    <li className="till-list-row" data-result={result}>
      <span className="till-list-row-line">
        <span className="till-list-row-name">
          {messages.deliveryTypes[type] ?? <bdi translate="no">{type}</bdi>}
          {isTest && <span className="till-tag">{messages.testSend}</span>}
        </span>
        <span className="till-list-row-state" data-state={result}>
          <span className="till-indicator" aria-hidden="true" />
          {messages.deliveryResults[result] ?? messages.otherResult(result)}
        </span>
      </span>
      <span className="till-list-row-line till-muted">
        <Content delivery={delivery} />
        <time dateTime={at}>{formatMoment(at, locale)}</time>
      </span>
      {txHash !== null && (
        <code className="till-mono till-muted" dir="ltr" translate="no">
          {txHash}
        </code>
      )}
      {isTest && <p className="till-muted">{messages.testWhat}</p>}
    </li>
  );
}

/** How much, and whose. What is no amount by our rules is shown as the service wrote it. */
function Content({ delivery }: { readonly delivery: DeliveryView }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { amount, amountUsd, currencyId, reference, externalId, withdrawalId } = delivery;
  // The service's ids begin with the ticker: `USDT.Tron` (`docs/service.md §13`).
  const [code = '', chain] = currencyId?.split('.') ?? [];
  const about = [
    reference === null ? null : messages.ofOrder(reference),
    externalId === null ? null : messages.ofWallet(externalId),
    withdrawalId === null ? null : messages.ofWithdrawal(withdrawalId),
  ].filter((part) => part !== null);
  return (
    <span>
      {amount !== null && currencyId !== null && isDecimal(amount) && (
        <>
          <Amount amount={amount} code={code} />
          {chain !== undefined && (
            <>
              {' · '}
              <bdi>{chain}</bdi>
            </>
          )}
          {amountUsd !== null && isDecimal(amountUsd) && (
            <>
              {' · '}
              <bdi className="till-money">{formatMoney(amountUsd, 'USD', locale)}</bdi>
            </>
          )}
        </>
      )}
      {amount !== null && !isDecimal(amount) && <bdi translate="no">{amount}</bdi>}
      {about.map((part, index) => (
        <span key={part}>
          {(index > 0 || amount !== null) && ' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
    </span>
  );
}
