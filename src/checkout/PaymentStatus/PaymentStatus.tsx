/** The payment-status panel: where the payment stands, who says so, and when we last looked. */
import { forwardRef, useEffect, useState } from 'react';
import { Frame, useNested, type RootProps } from '../../ui/Frame.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { enTitles } from '../../ui/messages/enTitles.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { loadError } from '../LoadError.js';
import { titleScreenOf } from '../screen.js';
import { useCheckout } from '../useCheckout.js';
import { AnnounceContext } from '../panelContexts.js';
import { lazyPart } from '../lazyPart.js';

/** Props of {@link PaymentStatus}. */
export type PaymentStatusProps = RootProps;

/** What the panel shows and announces. Loads with the panel, while the order is being opened. */
export const statusPart = lazyPart(() =>
  import('./StatusPanel.js').then(({ StatusPanel }) => StatusPanel),
);

/** Long enough to be spoken; after that the panel itself says it, and who reads on hears it once. */
const SAID_MS = 7_000;

/**
 * The panel. Needs a `CheckoutProvider` around it. Never says "paid" unless the store does.
 *
 * @selector [data-status] the screen
 */
export const PaymentStatus = forwardRef<HTMLElement, PaymentStatusProps>(
  function PaymentStatus(props, ref) {
    const messages = useMessagesWith(enTitles);
    const { status, snapshot } = useCheckout();
    const nested = useNested();
    const [said, say] = useState('');
    useEffect(() => {
      // Only this one: the next may come just as its time is over.
      const timer = setTimeout(() => say((now) => (now === said ? '' : now)), SAID_MS);
      return () => clearTimeout(timer);
    }, [said]);
    return (
      <Frame
        {...props}
        ref={ref}
        part="till-payment-status"
        label={messages.statusTitle[titleScreenOf(status, snapshot)]}
        status={status}
        sandbox={snapshot?.sandbox}
      >
        {/* There from the first moment: a region that comes together with its text is not read out. */}
        <p className="till-visually-hidden" role="status" aria-live="polite">
          {said}
        </p>
        <AnnounceContext.Provider value={say}>
          <statusPart.Part
            nested={nested}
            waiting={nested ? null : <Skeleton label={messages.loading} />}
            failed={(...again) => snapshot && loadError(...again)}
          />
        </AnnounceContext.Provider>
      </Frame>
    );
  },
);
