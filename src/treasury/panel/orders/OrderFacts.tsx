/** Details of an order: customer, currency, rate, address; and the service's own words. */
import { useRef } from 'react';
import type { OrderDetail } from '../../contract/orders.js';
import { readableRate } from '../../../money/readableRate.js';
import { CopyButton } from '../../../ui/CopyButton.js';
import { rateSourceName } from '../../../ui/rateSourceName.js';
import { useUi } from '../../../ui/uiContext.js';
import { Description } from '../DescriptionList.js';
import { isShowable, VerifiedAddress } from '../VerifiedAddress.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { coinText, moneyText } from '../coinText.js';
import { OrderCard, shortMoment } from './OrderCard.js';
import { currencyCode } from './orderLabels.js';

interface PartProps {
  readonly detail: OrderDetail;
}

/** Draws the details that are known, and the raw words behind a fold. */
export function OrderFacts({ detail }: PartProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
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
                ? shortMoment(quote.quotedAt, order.checkout.serverTime, locale)
                : messages.detailRateFrom(
                    rateSourceName(quote.rateSource),
                    shortMoment(quote.quotedAt, order.checkout.serverTime, locale),
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
  const messages = useTreasuryMessages();
  const shown = useRef<HTMLElement>(null);
  const { address } = detail;
  if (!address) return null;
  return (
    <Description name={messages.detailAddress}>
      <VerifiedAddress
        ref={shown}
        blockchain={address.blockchain}
        address={address.address}
        label={messages.detailAddress}
      />
      {isShowable(address) && (
        <CopyButton text={address.address} label={messages.detailAddressCopy} shown={shown} />
      )}
    </Description>
  );
}

/** What the ledger and the service say, word for word, and when it was read. */
function RawWords({ detail }: PartProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
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
        <code className="till-mono" dir="ltr" translate="no">
          {[checkout.progress, ...checkout.exceptions, order.state].join(' · ')}
        </code>
      </p>
      {lines.length === 0 && <p className="till-muted">{messages.rawNone}</p>}
      {lines.map(({ name, words, at }, index) => (
        <p key={index}>
          <bdi>{name}</bdi>
          <span>:</span>{' '}
          <code className="till-mono" dir="ltr" translate="no">
            {words.filter((word) => word !== null && word !== '').join(' · ') || messages.rawEmpty}
          </code>
          {at !== null && (
            <span className="till-muted">
              {' '}
              {messages.rawChecked(shortMoment(at, checkout.serverTime, locale))}
            </span>
          )}
        </p>
      ))}
    </div>
  );
}
