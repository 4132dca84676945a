/** The checkout of docs/guides/headless.md, which a test keeps the same. */
import {
  Address,
  QrCode,
  useCheckout,
  useCurrencies,
  useQuote,
  useSelectCurrency,
} from '../../src/exports/index.js';

export function OwnCheckout() {
  const { status, snapshot, error, refresh, setChoosing } = useCheckout();
  const { data: listing } = useCurrencies();
  const { quote, expired, secondsLeft, acceptNewQuote } = useQuote();
  const select = useSelectCurrency();

  if (!snapshot) {
    return error ? <button onClick={() => void refresh()}>Try again</button> : <p>Loading…</p>;
  }
  if (error && !error.retryable) {
    return <button onClick={() => location.reload()}>Reload this page</button>;
  }
  if (status === 'choose_currency') {
    return (
      <ul>
        {listing?.currencies.map(({ id, code, networkName }) => (
          <li key={id}>
            <button disabled={select.isPending} onClick={() => select.mutate(id)}>
              {code} on {networkName}
            </button>
          </li>
        ))}
      </ul>
    );
  }
  if (['pay', 'partial', 'top_up'].includes(status)) {
    if (quote?.unmetMinimumUsd !== undefined) return <p>Please contact us to pay the rest.</p>;
    if (expired) {
      return (
        <section>
          <p>The price has ended. Already paid? Then wait: your payment may be on its way.</p>
          <button onClick={() => acceptNewQuote.mutate()}>Get a new price</button>
        </section>
      );
    }
    return (
      <section>
        <p>
          Send <b className="amount">{snapshot.due ?? 'any amount of'}</b> {quote?.code} on{' '}
          {quote?.networkName}
          {secondsLeft !== null && <>, within {secondsLeft} seconds</>}
        </p>
        <QrCode />
        <Address />
        <button onClick={() => setChoosing(true)}>Another currency</button>
      </section>
    );
  }
  return <p>{status === 'paid' ? 'Thank you!' : `Your payment: ${status}`}</p>;
}
