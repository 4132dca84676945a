/** Details of an order: customer, currency, rate, address; and the service's own words. */
import type { OrderDetail } from '../../contract/orders.js';
import { readableRate } from '../../../money/readableRate.js';
import { rateSourceName } from '../../../ui/rateSourceName.js';
import { Description } from '../DescriptionList.js';
import { VerifiedAddress } from '../VerifiedAddress.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { coinText, moneyText } from '../coinText.js';
import { Hash } from '../ListRow.js';
import { OrderCard } from './OrderCard.js';
import { currencyCode } from './orderLabels.js';
import { useWhyContext } from './useWhyContext.js';

interface PartProps {
  readonly detail: OrderDetail;
}

/** Draws the details that are known, and the raw words behind a fold. */
export function OrderFacts({ detail }: PartProps) {
  const { messages, locale, momentText } = useWhyContext(detail);
  const { row, order } = detail;
  const { quote } = order.checkout;
  const { email } = row;
  // Paid by a person's word, or in another currency, is not paid with this one.
  const isPaidWith =
    row.paid &&
    order.checkout.transfers.some(
      ({ status, currencyId }) => status === 'confirmed' && currencyId === quote?.currencyId,
    );
  return (
    <OrderCard title={messages.detailsTitle}>
      <dl className="till-order-facts">
        {email !== null && (
          <Description name={messages.detailCustomer}>
            <bdi>{email}</bdi>
          </Description>
        )}
        {quote && (
          <Description name={isPaidWith ? messages.detailPaysWith : messages.ordersCurrency}>
            <bdi>{quote.code}</bdi> <span className="till-muted">{quote.networkName}</span>
          </Description>
        )}
        {quote?.rate && (
          <Description name={messages.detailRate}>
            <bdi>
              {messages.timelineRate(
                quote.code,
                moneyText(readableRate(quote.rate), 'USD', locale),
              )}
            </bdi>
            <span className="till-muted till-order-fact-note">
              {quote.rateSource === null
                ? momentText(quote.quotedAt)
                : messages.detailRateFrom(
                    rateSourceName(quote.rateSource),
                    momentText(quote.quotedAt),
                  )}
            </span>
          </Description>
        )}
        <PaymentAddress detail={detail} />
      </dl>
      <details className="till-details">
        <summary>{messages.rawTitle}</summary>
        <RawWords detail={detail} />
      </details>
    </OrderCard>
  );
}

function PaymentAddress({ detail }: PartProps) {
  const { detailAddress, detailAddressCopy } = useTreasuryMessages();
  const { address } = detail;
  if (!address) return null;
  return (
    <Description name={detailAddress}>
      <VerifiedAddress
        blockchain={address.blockchain}
        address={address.address}
        label={detailAddress}
        copy={detailAddressCopy}
      />
    </Description>
  );
}

/** What the ledger and the service say, word for word, and when it was read. */
function RawWords({ detail }: PartProps) {
  const { messages, locale, momentText } = useWhyContext(detail);
  const { order, refunds } = detail;
  const { checkout } = order;
  const payments = checkout.transfers.map((transfer) => ({
    name: messages.rawPayment(
      coinText(transfer.amount, currencyCode(transfer.currencyId, checkout), locale),
    ),
    words: [transfer.status, transfer.counts],
    at: checkout.lastCheckedAt,
  }));
  const withdrawals = refunds.flatMap(({ withdrawal }) => withdrawal ?? []);
  const returned = withdrawals.map(({ amount, code, transfer, state, checkedAt }) => ({
    name: messages.rawRefund(coinText(amount, code, locale)),
    words: transfer ? [transfer.kind, transfer.stage, transfer.status, transfer.message] : [state],
    at: transfer?.at ?? checkedAt,
  }));
  const lines = [...payments, ...returned];
  return (
    <div className="till-order-raw">
      <p>
        <Hash>{[checkout.progress, ...checkout.exceptions, order.state].join(' · ')}</Hash>
      </p>
      {lines.length === 0 && <p className="till-muted">{messages.rawNone}</p>}
      {lines.map(({ name, words, at }, index) => (
        <p key={index}>
          <bdi>{name}</bdi>
          <span>:</span> <Hash>{words.filter(Boolean).join(' · ') || messages.rawEmpty}</Hash>
          {at !== null && (
            <span className="till-muted"> {messages.rawChecked(momentText(at))}</span>
          )}
        </p>
      ))}
    </div>
  );
}
