/** How many transfers a wallet can still pay for, and what one costs. */
import type { ReactNode } from 'react';
import type { ProcessingWalletView, TransferCosts } from '../../contract/treasury/balances.js';
import { isZero, type DecimalString } from '../../money/decimalString.js';
import { formatCount } from '../../money/format.js';
import { Amount } from '../../ui/Amount.js';
import { Notice } from '../../ui/Notice.js';
import { useUi } from '../../ui/uiContext.js';
import { Description } from '../DescriptionList.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { hasFunds } from './shownBalances.js';

/** Props of {@link TransfersLeft}. */
export interface TransfersLeftProps {
  readonly wallet: ProcessingWalletView;
  readonly costs: TransferCosts;
  /** Ticker of the network's own coin. */
  readonly nativeCode: string;
}

const isNone = (count: DecimalString | null): boolean => count !== null && isZero(count);

/** Draws the numbers, and a warning if the wallet cannot pay for a transfer. */
export function TransfersLeft({ wallet, costs, nativeCode }: TransfersLeftProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { nativeTransfersLeft, tokenTransfersLeft } = costs;
  const hasTokens = wallet.holdings.some((one) => !one.isNative && hasFunds(one));
  if (nativeTransfersLeft === null && tokenTransfersLeft === null) return null;
  return (
    <div className="till-costs">
      <h4 className="till-subheading">{messages.costsTitle}</h4>
      <dl className="till-figures">
        {nativeTransfersLeft !== null && (
          <Description variant="figure" name={messages.nativeTransfers(nativeCode)}>
            <bdi>{formatCount(nativeTransfersLeft, locale)}</bdi>
          </Description>
        )}
        {tokenTransfersLeft !== null && (
          <Description variant="figure" name={messages.tokenTransfers}>
            <bdi>{formatCount(tokenTransfersLeft, locale)}</bdi>
          </Description>
        )}
      </dl>
      {isNone(nativeTransfersLeft) ? (
        <Notice tone="warning">{messages.noFees(nativeCode)}</Notice>
      ) : (
        hasTokens &&
        isNone(tokenTransfersLeft) && (
          <Notice tone="warning">{messages.noTokenFees(nativeCode)}</Notice>
        )
      )}
      <CostDetails costs={costs} nativeCode={nativeCode} />
    </div>
  );
}

function CostDetails({ costs, nativeCode }: Omit<TransfersLeftProps, 'wallet'>) {
  const messages = useTreasuryMessages();
  const figures = [
    ...coinCosts(costs, nativeCode, messages),
    ...networkResources(costs, useUi().locale, messages),
  ];
  if (figures.length === 0) return null;
  return (
    <details className="till-details">
      <summary>{messages.costDetails}</summary>
      <dl className="till-figures">
        {figures.map(([name, value]) => (
          <Description key={name} variant="figure" name={name}>
            {value}
          </Description>
        ))}
      </dl>
    </details>
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
