/** The payment-status panel: the status, its evidence, and when it was last checked. */
import { useEffect, useState } from 'react';
import { Frame, useNested, type RootProps } from '../../ui/Frame.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useMessages } from '../../ui/uiContext.js';
import { loadError } from '../LoadError.js';
import { statusTitle } from '../payTexts.js';
import { asksForMoney } from '../screen.js';
import { useCheckout } from '../useCheckout.js';
import { AnnounceContext } from '../checkoutContext.js';
import { useParts } from '../parts.js';
import { PricedWaitingLine } from './PricedWaitingLine.js';
import { guarded } from '../Guarded.js';
import { useRibbon } from '../RibbonOnce.js';

/** Props of {@link PaymentStatus}. */
export type PaymentStatusProps = RootProps;

/** Long enough to be read out. It goes then, so that a user who reads on does not meet it a second time. */
const ANNOUNCEMENT_MS = 7_000;

/**
 * The panel. Needs a `CheckoutProvider` around it. Never says "paid" unless the store does.
 *
 * @selector [data-status] the screen
 */
export const PaymentStatus = /* @__PURE__ */ guarded<PaymentStatusProps>(
  'till-payment-status',
  function PaymentStatus(props, ref) {
    const messages = useMessages();
    const { status, snapshot } = useCheckout();
    const { statusPanel } = useParts();
    const nested = useNested();
    const sandbox = useRibbon(snapshot?.sandbox);
    const [announced, announce] = useState('');
    useEffect(() => {
      // Only this one: the next may come just as its time is over.
      const clear = () => announce((now) => (now === announced ? '' : now));
      const timer = setTimeout(clear, ANNOUNCEMENT_MS);
      return () => clearTimeout(timer);
    }, [announced]);
    const waiting = asksForMoney(status) ? (
      <PricedWaitingLine
        title={messages.statusTitle[status === 'top_up' ? status : 'pay']}
        nested={nested}
      />
    ) : (
      !nested && <Skeleton label={messages.loading} />
    );
    return (
      <Frame
        {...props}
        ref={ref}
        part="till-payment-status"
        label={statusTitle(status, snapshot, messages)}
        status={status}
        sandbox={sandbox}
      >
        {/* Rendered from the start: a live region that is added together with its text is not read out. */}
        <p className="till-visually-hidden" role="status" aria-live="polite">
          {announced}
        </p>
        <AnnounceContext.Provider value={announce}>
          <statusPanel.Part
            nested={nested}
            waiting={waiting}
            failed={(...again) => snapshot && loadError(...again)}
          />
        </AnnounceContext.Provider>
      </Frame>
    );
  },
);
