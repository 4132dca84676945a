/** Balances in the panel: what the wallets and the exchange account hold, and what is on its way. */
import { useState } from 'react';
import { ExchangeBalances } from '../balances/ExchangeBalances.js';
import { ProcessingBalances } from '../balances/ProcessingBalances.js';
import { UnconfirmedTransfers } from '../balances/UnconfirmedTransfers.js';
import { SegmentedControl } from '../SegmentedControl.js';
import { useUnconfirmedTransfers } from '../storeReads.js';
import { useWords } from '../treasuryContext.js';
import type { TabProps } from './usePanelLocation.js';

/** Draws what is held, or what is on its way. */
export function BalancesTab({ openOrder, session }: Pick<TabProps, 'openOrder' | 'session'>) {
  const { messages, locale } = useWords();
  const [shown, setShown] = useState<'held' | 'on_the_way'>('held');
  const count = useUnconfirmedTransfers().data?.transfers.length;
  const onTheWay = messages.balancesOnTheWay;
  const counted = new Intl.NumberFormat(locale).format(count ?? 0);
  return (
    <>
      <SegmentedControl
        label={messages.tabs.balances}
        value={shown}
        options={[
          ['held', messages.balancesHeld],
          ['on_the_way', count ? `${onTheWay} · ${counted}` : onTheWay],
        ]}
        onChange={setShown}
      />
      {shown === 'held' ? (
        <>
          <ProcessingBalances />
          <ExchangeBalances />
        </>
      ) : (
        <UnconfirmedTransfers onOpenOrder={session.orders ? openOrder : undefined} />
      )}
    </>
  );
}
