/** The figures of the overview: tiles, income, balances. */
import { Button } from '../Button.js';
import { useTreasurySession } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { FiguresTiles } from './FiguresTiles.js';
import { IncomeChart } from './IncomeChart.js';
import { NetworkBalances } from './NetworkBalances.js';
import type { Elements } from '../../../ui/elements.js';

/** Props of {@link OverviewFigures}. */
export interface OverviewFiguresProps {
  /** Shows the tab of what is summed up here. */
  readonly onShow: (tab: 'balances') => void;
  /** Drawn after them. */
  readonly children?: Elements;
}

/** Draws them, two beside each other where there is room. */
export function OverviewFigures({ onShow, children }: OverviewFiguresProps) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  const hasOrders = session?.orders === true;
  return (
    <div className="till-overview-figures">
      <FiguresTiles />
      {hasOrders && <IncomeChart />}
      <NetworkBalances
        action={
          <Button kind="link" onClick={() => onShow('balances')}>
            {messages.allBalances}
          </Button>
        }
      />
      {children}
    </div>
  );
}
