/** Choosing what to pay with: every currency on every network, with its price beside it. */
import { useEffect, useState } from 'react';
import type { CheckoutError } from '../../contract/checkoutError.js';
import { Frame, Heading, type RootProps } from '../../ui/Frame.js';
import { Notice } from '../../ui/Notice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useUi } from '../../ui/uiContext.js';
import { loadError } from '../LoadError.js';
import { orderPrice, payTitle } from '../payTexts.js';
import { ScreenHead } from '../ScreenHead.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { useCheckout } from '../useCheckout.js';
import { useCurrencies } from '../useCurrencies.js';
import { useParts } from '../parts.js';
import { guarded } from '../Guarded.js';
import { useRibbon } from '../RibbonOnce.js';

/** Props of {@link CurrencyPicker}. */
export type CurrencyPickerProps = RootProps;

/**
 * What the last answer to the question for the list failed with. React Query forgets it while it asks
 * again: the notice would blink, and a pressed "Try again" be gone with the focus on it.
 */
function useFailedList({ data, error, errorUpdateCount }: ReturnType<typeof useCurrencies>) {
  const [held, hold] = useState<CheckoutError | null>(null);
  if (error && error !== held) hold(error);
  return data === undefined && errorUpdateCount > 0 ? (error ?? held) : null;
}

/**
 * The picker. Needs a `CheckoutProvider` around it.
 *
 * @selector [data-status="loading" | "error" | "empty" | "ready"]
 */
export const CurrencyPicker = /* @__PURE__ */ guarded<CurrencyPickerProps>(
  'till-currency-picker',
  function CurrencyPicker(props, ref) {
    const { locale, messages } = useUi();
    const title = messages.statusTitle.choose_currency;
    const listing = useCurrencies();
    const failed = useFailedList(listing);
    const { snapshot, error, refresh } = useCheckout();
    const { choices } = useParts();
    const sandbox = useRibbon(snapshot?.sandbox);
    // Loads while the prices are still being asked for.
    useEffect(() => void choices.preload(), [choices]);
    const frame = {
      ...props,
      ref,
      part: 'till-currency-picker',
      label: title,
      sandbox,
    };

    if (!snapshot && error) {
      return (
        <Frame {...frame} status="error">
          <ProblemNotice error={error} onRetry={() => void refresh()} />
        </Frame>
      );
    }
    if (failed) {
      return (
        <Frame {...frame} status="error">
          <Heading>{title}</Heading>
          <ProblemNotice
            title={messages.currenciesFailed}
            error={failed}
            onRetry={() => void listing.refetch()}
          />
        </Frame>
      );
    }
    if (!snapshot || !listing.data) {
      return (
        <Frame {...frame} status="loading" busy>
          <Heading>{title}</Heading>
          <Skeleton label={messages.loading} lines={6} />
        </Frame>
      );
    }
    if (listing.data.currencies.length === 0) {
      return (
        <Frame {...frame} status="empty">
          <Heading>{title}</Heading>
          <Notice tone="info">{messages.noCurrencies}</Notice>
        </Frame>
      );
    }
    const hasPrice = orderPrice(snapshot, locale) !== null;
    return (
      <Frame {...frame} status="ready">
        <ScreenHead
          title={hasPrice ? payTitle(snapshot, locale, messages) : title}
          snapshot={snapshot}
        />
        <choices.Part
          // Another order starts clean: without the search, the failure or the press of the last one.
          key={snapshot.order.reference}
          listing={listing.data}
          snapshot={snapshot}
          waiting={<Skeleton label={messages.loading} lines={6} />}
          failed={loadError}
        />
      </Frame>
    );
  },
);
