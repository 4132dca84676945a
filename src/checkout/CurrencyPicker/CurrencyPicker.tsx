/** Choosing what to pay with: every currency on every network, with its price beside it. */
import { forwardRef, useId, useRef, useState } from 'react';
import { Frame, type RootProps } from '../../ui/Frame.js';
import { Heading } from '../../ui/Heading.js';
import { Notice } from '../../ui/Notice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { enPicker } from '../../ui/messages/enPicker.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { OrderLine } from '../OrderLine.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { pickerOf } from '../selection.js';
import { useCheckout } from '../useCheckout.js';
import { useCurrencies } from '../useCurrencies.js';
import { useSelectCurrency } from '../useSelectCurrency.js';
import { CurrencyList } from './CurrencyList.js';
import { PickerSearch } from './PickerSearch.js';

/** Props of {@link CurrencyPicker}. */
export type CurrencyPickerProps = RootProps;

/**
 * The picker. Needs a `CheckoutProvider` around it.
 *
 * @selector [data-status="loading" | "error" | "empty" | "ready"]
 */
export const CurrencyPicker = forwardRef<HTMLElement, CurrencyPickerProps>(
  function CurrencyPicker(props, ref) {
    const messages = useMessagesWith(enPicker);
    const listing = useCurrencies();
    const { snapshot, error, refresh } = useCheckout();
    const frame = {
      ...props,
      ref,
      part: 'till-currency-picker',
      label: messages.chooseTitle,
      sandbox: snapshot?.sandbox,
    };

    if (!snapshot && error) {
      return (
        <Frame {...frame} status="error">
          <ProblemNotice error={error} onRetry={() => void refresh()} />
        </Frame>
      );
    }
    if (listing.error && !listing.data) {
      return (
        <Frame {...frame} status="error">
          <Heading>{messages.chooseTitle}</Heading>
          <ProblemNotice
            title={messages.currenciesFailed}
            error={listing.error}
            onRetry={() => void listing.refetch()}
          />
        </Frame>
      );
    }
    if (!snapshot || !listing.data) {
      return (
        <Frame {...frame} status="loading" busy>
          <Heading>{messages.chooseTitle}</Heading>
          <Skeleton label={messages.loading} lines={4} />
        </Frame>
      );
    }
    if (listing.data.currencies.length === 0) {
      return (
        <Frame {...frame} status="empty">
          <Heading>{messages.chooseTitle}</Heading>
          <Notice tone="info">{messages.noCurrencies}</Notice>
        </Frame>
      );
    }
    return (
      <Frame {...frame} status="ready">
        <Heading>{messages.chooseTitle}</Heading>
        <OrderLine snapshot={snapshot} />
        <Choices />
      </Frame>
    );
  },
);

/** The search box and the list, once both the listing and the prices are there. */
function Choices() {
  const messages = useMessagesWith(enPicker);
  const { data: listing } = useCurrencies();
  const { snapshot, choosing, setChoosing } = useCheckout();
  const select = useSelectCurrency();
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const hint = useId();
  if (!listing || !snapshot) return null;
  const picker = pickerOf(listing, snapshot.choices, text);
  return (
    <>
      <PickerSearch
        text={text}
        hintId={hint}
        found={picker.total}
        onText={setText}
        onEnterList={() => list.current?.focus()}
      />
      {select.error && <ProblemNotice error={select.error} urgent />}
      {picker.total === 0 ? (
        <p className="till-muted">{messages.noMatch(text)}</p>
      ) : (
        <CurrencyList
          // A new search is a new list: its active row starts over.
          key={text}
          ref={list}
          picker={picker}
          selectedId={snapshot.quote?.currencyId ?? null}
          pendingId={select.isPending ? select.variables : null}
          onChoose={(currencyId) => select.mutate(currencyId)}
        />
      )}
      <p id={hint} className="till-muted till-more">
        {picker.more > 0 && messages.moreMatches(picker.more)}
      </p>
      {choosing && (
        <button
          type="button"
          className="till-button"
          data-kind="link"
          onClick={() => setChoosing(false)}
        >
          {messages.keepCurrency}
        </button>
      )}
    </>
  );
}
