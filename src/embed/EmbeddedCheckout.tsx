/** The checkout as it stands in a shadow root: the composed widget with its provider. */
import type { QueryClient } from '@tanstack/react-query';
import { Checkout } from '../checkout/Checkout/Checkout.js';
import { CheckoutRoot } from '../checkout/CheckoutRoot.js';
import type { CheckoutClient } from '../checkout/client.js';
import type { CheckoutParts } from '../checkout/parts.js';
import type { Shown } from './formField.js';
import type { Emit, WidgetOptions } from './options.js';
import { drawingFailed, plainlyFailed } from '../checkout/Guarded.js';
import { Boundary } from '../ui/Boundary.js';
import { useEffect } from 'react';
import { useCheckoutContext } from '../checkout/checkoutContext.js';
import { useMessages } from '../ui/uiContext.js';

/** Props of {@link EmbeddedCheckout}. */
export interface EmbeddedCheckoutProps {
  readonly options: WidgetOptions;
  readonly client: CheckoutClient;
  readonly queryClient: QueryClient;
  readonly parts: CheckoutParts;
  readonly emit: Emit;
  readonly report: (shown: Shown) => void;
}

/** Draws the whole checkout and passes its events on. */
export function EmbeddedCheckout(props: EmbeddedCheckoutProps) {
  const { options, client, queryClient, parts, emit, report } = props;
  const { theme, appearance } = options;
  return (
    <Boundary
      onCatch={(thrown) => emit('error', drawingFailed(thrown))}
      fallbacks={[plainlyFailed]}
    >
      <CheckoutRoot
        {...options}
        client={client}
        queryClient={queryClient}
        parts={parts}
        appearance={theme === undefined ? appearance : { ...appearance, theme }}
        onReady={(event) => emit('ready', event)}
        onChange={(event) => emit('change', event)}
        onStatusChange={(event) => emit('statuschange', event)}
        onComplete={(event) => emit('complete', event)}
        onWalletSent={(event) => emit('walletsent', event)}
        onError={(error) => emit('error', error)}
      >
        <Checkout />
        <ShownReport report={report} />
      </CheckoutRoot>
    </Boundary>
  );
}

/** Reports each change, before the page hears of the event of the same change. */
function ShownReport({ report }: { readonly report: (shown: Shown) => void }) {
  const { session, query } = useCheckoutContext('ShownReport');
  const { continueOnceDetected: sentence } = useMessages();
  const { order } = session;
  const { paid = false, progress = 'awaiting' } = query.data.snapshot ?? {};
  const status = paid ? 'paid' : progress;
  useEffect(() => report({ order, status, sentence }), [report, order, status, sentence]);
  return null;
}
