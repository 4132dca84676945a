/** The line below the pay screen: what is awaited, and behind it what few ask for. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { Icon } from '../../ui/Icon.js';
import { downIcon } from '../../ui/icons.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useConnectionError } from '../connectionError.js';
import { useParts } from '../parts.js';
import { isTooSmallForAll, titleScreenOf, type Screen } from '../screen.js';
import { useAddressRefused, useCheckout } from '../useCheckout.js';
import { useQuote } from '../useQuote.js';
import { PricedWaitingLine } from './PricedWaitingLine.js';
import { Age, Freshness } from './Freshness.js';
import { ContactStore } from './StoreLinks.js';
import { AllTransfers, Figures } from './StatusDetails.js';

/** Props of {@link WaitingFold}. */
export interface WaitingFoldProps {
  readonly screen: Screen;
  readonly snapshot: CheckoutSnapshot;
  /** A heading above says what has come: the line says what is awaited. */
  readonly nested: boolean;
}

/** Draws the line, and when it was last checked only where that is long ago. */
export function WaitingFold({ screen, snapshot, nested }: WaitingFoldProps) {
  const messages = useMessagesWith(enStatus);
  const { timeline, notificationToggle } = useParts();
  const connectionError = useConnectionError(useCheckout().error);
  const { expired } = useQuote();
  const { still } = useUi();
  const refused = useAddressRefused();
  const called = titleScreenOf(screen, snapshot);
  const awaited = expired
    ? messages.stillWatching
    : messages.statusTitle[nested && called !== 'top_up' ? 'pay' : called];
  // The pay screen says it.
  const isSaidAbove = nested && (expired || refused);
  return (
    <details className={isSaidAbove ? 'till-fold' : 'till-waiting-fold'}>
      <summary className={isSaidAbove ? 'till-line' : undefined}>
        {isSaidAbove ? (
          <span>{messages.details}</span>
        ) : (
          <PricedWaitingLine
            nested={nested}
            title={refused ? messages.nothingAwaited : awaited}
            still={expired || refused || connectionError !== null || still !== undefined}
          />
        )}
        {!still && <Age />}
        <Icon of={downIcon} />
      </summary>
      <div className="till-fold-in">
        {/* A page without a connection must not say that it updates by itself. */}
        {!refused && connectionError === null && !still && (
          <p className="till-muted">{messages.autoUpdates}</p>
        )}
        {snapshot.confirmation === 'store' && (
          <p className="till-muted">{messages.storeConfirms}</p>
        )}
        {snapshot.confirmation === 'late_events' && !refused && (
          <p className="till-muted">{messages.lateEvents}</p>
        )}
        {snapshot.kind === 'payment' && (
          <>
            <Figures snapshot={snapshot} />
            <AllTransfers screen={screen} snapshot={snapshot} />
          </>
        )}
        {!still && <Freshness />}
        <notificationToggle.Part />
        <timeline.Part snapshot={snapshot} />
        {!expired && !isTooSmallForAll(snapshot) && <ContactStore />}
      </div>
    </details>
  );
}
