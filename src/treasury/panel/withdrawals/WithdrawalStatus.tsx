/** One withdrawal: its state, what happens next, and what can be done. */
import { useImperativeHandle, useRef } from 'react';
import { Frame, type RootProps } from '../../../ui/Frame.js';
import { useTreasurySession, useWithdrawal } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useLastError } from '../useLastError.js';
import { StatusPanel, type StatusPanelProps } from './StatusPanel.js';
import { useFocusOnStep } from '../useFocusOnStep.js';
import { LiveRegion } from '../LiveRegion.js';
import { guarded } from '../Guarded.js';

/** Props of {@link WithdrawalStatus}. `id` is the withdrawal's, not the element's. */
export interface WithdrawalStatusProps
  extends
    Pick<RootProps, 'className'>,
    Pick<StatusPanelProps, 'onOpenOrder' | 'onOpen' | 'onDraftAnother' | 'onEdit'> {
  /** The draft's own id, as the form or the list gave it. */
  readonly id: string;
  /**
   * Whether its heading takes the focus when it opens, for a page where the pressed button is gone. Does
   * nothing while the focus is elsewhere.
   *
   * @default false
   */
  readonly takesFocus?: boolean | undefined;
}

/**
 * The panel. Needs a `TreasuryProvider` around it. Sends nothing without a person's action.
 *
 * @selector [data-status] the state, `loading` or `error`
 */
export const WithdrawalStatus = guarded<WithdrawalStatusProps>(function WithdrawalStatus(
  { className, takesFocus = false, ...shown },
  ref,
) {
  const { id } = shown;
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  const query = useWithdrawal(id);
  const { data } = query;
  const error = useLastError(query);
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  useFocusOnStep(root, data?.state ?? (takesFocus ? 'opening' : null), takesFocus);
  return (
    <Frame
      ref={root}
      className={className}
      part="till-treasury till-withdrawal-status"
      label={messages.withdrawal}
      status={data?.state ?? (error ? 'error' : 'loading')}
      busy={!data && !error}
      sandbox={session?.sandbox}
    >
      <LiveRegion>
        <StatusPanel key={id} {...shown} />
      </LiveRegion>
    </Frame>
  );
});
