/** The balances by network, with what is known of those that do not answer. */
import type { ProcessingBalancesView } from '../../contract/balances.js';
import type { RootProps } from '../../../ui/Frame.js';
import { Icon } from '../../../ui/Icon.js';
import { warningIcon } from '../../../ui/payIcons.js';
import { chartRows, formatShare } from '../balances/chartRows.js';
import { hasFunds, Value } from '../balances/Value.js';
import { QueryView } from '../QueryView.js';
import { useProcessingBalances } from '../storeReads.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { timeOrMoment } from './dates.js';
import type { Elements } from '../../../ui/elements.js';
import { guarded } from '../Guarded.js';

/** Props of {@link NetworkBalances}. */
export interface NetworkBalancesProps extends RootProps {
  /** Drawn beside the heading, such as a button to all balances. */
  readonly action?: Elements;
}

/**
 * What the processing wallets hold, by network: value and share of the known total. A network that does not
 * answer is named, with since when, and is in no total. Needs a `TreasuryProvider` around it.
 *
 * @selector [data-status] `loading`, `error`, `ready` or `stale`
 */
export const NetworkBalances = guarded<NetworkBalancesProps>(function NetworkBalances({
  action,
  ...root
}) {
  const messages = useTreasuryMessages();
  return (
    <QueryView
      {...root}
      part="till-figure till-network-balances"
      title={messages.tabs.balances}
      query={useProcessingBalances()}
      aside={action}
      loading={messages.processingLoading}
      failed={messages.processingFailed}
    >
      {({ wallets, missing, at }) => <NetworkRows {...{ wallets, missing, at }} />}
    </QueryView>
  );
});

/** Props of {@link NetworkRows}. */
export type NetworkRowsProps = Pick<ProcessingBalancesView, 'wallets' | 'missing' | 'at'>;

/** Draws the networks with funds, the largest first, and then those that are not known. */
export function NetworkRows({ wallets, missing, at }: NetworkRowsProps) {
  const { messages, locale } = useWords();
  const rows = chartRows(
    wallets
      .filter(({ holdings }) => holdings.some(hasFunds))
      .map(({ blockchain, networkName, totalUsd }) => {
        return { key: blockchain, label: networkName, usd: totalUsd };
      }),
  );
  // Nothing listed is what the service answers while it reaches no wallet.
  if (wallets.length === 0 && missing.length === 0) {
    return <p className="till-lead">{messages.processingNone}</p>;
  }
  if (rows.length + missing.length === 0) {
    return <p className="till-muted">{messages.emptyWallet}</p>;
  }
  return (
    <ul className="till-plain-list till-value-rows">
      {rows.map(({ key, label, usd, share }) => (
        <li key={key} className="till-value-row">
          <span className="till-value-name">{label}</span>
          <span className="till-bar-track" aria-hidden="true">
            <span className="till-bar-fill" style={{ inlineSize: `${share}%` }} />
          </span>
          <span className="till-value-usd">
            <Value usd={usd} />
          </span>
          <bdi className="till-value-share till-muted">
            {usd === null ? '—' : formatShare(share, usd, locale)}
          </bdi>
        </li>
      ))}
      {missing.map(({ blockchain, networkName, since }) => (
        <li key={blockchain} className="till-value-row" data-missing="">
          <span className="till-value-name">{networkName}</span>
          <span className="till-value-lack">
            <Icon of={warningIcon} />
            <span>
              {since === null
                ? messages.noAnswer
                : messages.noAnswerSince(timeOrMoment(since, Date.parse(at), locale))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
