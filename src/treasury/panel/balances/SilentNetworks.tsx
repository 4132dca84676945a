/** Says which networks do not answer, and what they held when they did. */
import type { MissingNetwork } from '../../contract/balances.js';
import { formatMoney } from '../../../money/format.js';
import { Notice } from '../../../ui/Notice.js';
import { useUi } from '../../../ui/uiContext.js';
import { Button } from '../Button.js';
import { findSilent } from '../figures/BalanceChart.js';
import { timeOrMoment, viewerTimeZone } from '../figures/dates.js';
import { useBalanceHistory } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link SilentNetworks}. */
export interface SilentNetworksProps {
  /** One or more. */
  readonly missing: readonly MissingNetwork[];
  /** When the service answered. */
  readonly at: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Draws the notice. What a network held is a statement of the past, and in no total. */
export function SilentNetworks({ missing, at, query }: SilentNetworksProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { data: history } = useBalanceHistory({ days: 14, timeZone: viewerTimeZone() });
  const isOne = missing.length === 1;
  return (
    <Notice
      tone="warning"
      title={messages.silentTitle(missing.map(({ networkName }) => networkName))}
      action={
        <Button kind="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
          {messages.retryReading}
        </Button>
      }
    >
      <p>{messages.silentLead(missing.length)}</p>
      {missing.map(({ blockchain, networkName }) => {
        const lastKnown = findSilent(history, blockchain)?.lastKnown;
        if (!lastKnown) return null;
        return (
          <p key={blockchain}>
            {messages.lastKnown(
              isOne ? null : networkName,
              formatMoney(lastKnown.amountUsd, 'USD', locale),
              timeOrMoment(lastKnown.at, Date.parse(at), locale),
            )}
          </p>
        );
      })}
    </Notice>
  );
}
