/** The payment-status panel: where the payment stands, who says so, and when we last looked. */
import { forwardRef, useState } from 'react';
import { Frame, useNested, type RootProps } from '../../ui/Frame.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { useCheckout } from '../useCheckout.js';
import { BackToStore } from './BackToStore.js';
import { ConnectionNotice } from './ConnectionNotice.js';
import { LiveRegion } from './LiveRegion.js';
import { usePaidTitle } from './paidTitle.js';
import { SlowOpening } from './SlowOpening.js';
import { StatusScreen, type StatusScreenProps } from './StatusScreen.js';
import { useTelling } from './TellMe.js';
import { VoiceContext } from './voice.js';

/** Props of {@link PaymentStatus}. */
export type PaymentStatusProps = RootProps;

/**
 * The panel. Needs a `CheckoutProvider` around it. Never says "paid" unless the store does.
 *
 * @selector [data-status] the screen
 */
export const PaymentStatus = forwardRef<HTMLElement, PaymentStatusProps>(
  function PaymentStatus(props, ref) {
    const messages = useMessagesWith(enStatus);
    const { status, snapshot } = useCheckout();
    const nested = useNested();
    const [said, say] = useState('');
    const tell = useTelling();
    usePaidTitle();
    return (
      <Frame
        {...props}
        ref={ref}
        part="till-payment-status"
        label={messages.statusTitle[status]}
        status={status}
        sandbox={snapshot?.sandbox}
      >
        <LiveRegion text={said} say={say} />
        <VoiceContext.Provider value={say}>
          <PanelBody nested={nested} onTell={tell} />
        </VoiceContext.Provider>
      </Frame>
    );
  },
);

interface PanelBodyProps extends Pick<StatusScreenProps, 'onTell'> {
  readonly nested: boolean;
}

/** Everything but the live region, which must outlive every screen. */
function PanelBody({ nested, onTell }: PanelBodyProps) {
  const messages = useMessagesWith(enStatus);
  const { status, snapshot, error, refresh } = useCheckout();
  if (!snapshot) {
    const alone = !nested;
    return error ? (
      <>
        {alone && <ProblemNotice error={error} onRetry={() => void refresh()} />}
        <BackToStore />
      </>
    ) : (
      <>
        {alone && <Skeleton label={messages.loading} />}
        <SlowOpening />
      </>
    );
  }
  return (
    <>
      {error && <ConnectionNotice error={error} />}
      {status !== 'choose_currency' && (
        <StatusScreen screen={status} snapshot={snapshot} onTell={onTell} />
      )}
    </>
  );
}
