/** What a transfer takes from a wallet: coins, or the network's own resources. */
import type { ReactNode } from 'react';
import type { TransferCosts } from '../../contract/balances.js';
import { formatCount } from '../../../money/format.js';
import { Amount } from '../../../ui/Amount.js';
import { useUi } from '../../../ui/uiContext.js';
import { Description } from '../DescriptionList.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link CostDetails}. */
export interface CostDetailsProps {
  readonly costs: TransferCosts;
  /** Ticker of the network's own coin. */
  readonly nativeCode: string;
}

/** Draws the figures, as far as the service gives any. */
export function CostDetails({ costs, nativeCode }: CostDetailsProps) {
  const messages = useTreasuryMessages();
  const figures = [
    ...coinCosts(costs, nativeCode, messages),
    ...networkResources(costs, useUi().locale, messages),
  ];
  if (figures.length === 0) return null;
  return (
    <dl className="till-figures">
      {figures.map(([name, value]) => (
        <Description key={name} variant="figure" name={name}>
          {value}
        </Description>
      ))}
    </dl>
  );
}

type Words = ReturnType<typeof useTreasuryMessages>;
type Named = readonly [name: string, value: ReactNode];

/** Costs of a transfer in coins (EVM networks). */
function coinCosts(costs: TransferCosts, code: string, messages: Words): Named[] {
  const rows = [
    [messages.nativeCost(code), costs.nativeTransferCost],
    [messages.tokenCost, costs.tokenTransferCost],
  ] as const;
  return rows.flatMap(([name, amount]) =>
    amount === null ? [] : [[name, <Amount key={name} amount={amount} code={code} />] as const],
  );
}

/** The wallet's energy and bandwidth (Tron). */
function networkResources(costs: TransferCosts, locale: string, messages: Words): Named[] {
  const rows = [
    [messages.energy, costs.energyAvailable, costs.energyTotal],
    [messages.bandwidth, costs.bandwidthAvailable, costs.bandwidthTotal],
  ] as const;
  return rows.flatMap(([name, available, total]) => {
    if (available === null) return [];
    const figure = formatCount(available, locale);
    const whole =
      total === null ? figure : messages.availableOf(figure, formatCount(total, locale));
    return [[name, <bdi key={name}>{whole}</bdi>] as const];
  });
}
