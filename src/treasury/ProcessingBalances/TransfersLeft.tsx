/** How many transfers a wallet can still pay for, and what one takes. */
import type { ReactNode } from 'react';
import type { ProcessingWalletView, TransferCosts } from '../../contract/treasury/holdings.js';
import { isZero, type DecimalString } from '../../money/decimalString.js';
import { formatCrypto } from '../../money/format.js';
import { Amount } from '../../ui/Amount.js';
import { Notice } from '../../ui/Notice.js';
import { useUi } from '../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { isHeld } from './holdingsView.js';

/** Props of {@link TransfersLeft}. */
export interface TransfersLeftProps {
  readonly wallet: ProcessingWalletView;
  readonly costs: TransferCosts;
  /** Ticker of the network's own coin. */
  readonly nativeCode: string;
}

/** A figure by its name; nothing where there is no figure. */
function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const isNone = (count: DecimalString | null): boolean => count !== null && isZero(count);

/** Draws the figures, and says it aloud where nothing can be moved. */
export function TransfersLeft({ wallet, costs, nativeCode }: TransfersLeftProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { nativeTransfersLeft, tokenTransfersLeft } = costs;
  const hasTokens = wallet.holdings.some((one) => !one.isNative && isHeld(one));
  if (nativeTransfersLeft === null && tokenTransfersLeft === null) return null;
  return (
    <div className="till-costs">
      <h4 className="till-subheading">{messages.costsTitle}</h4>
      <dl className="till-figures">
        {nativeTransfersLeft !== null && (
          <Figure name={messages.nativeTransfers(nativeCode)}>
            <bdi>{formatCrypto(nativeTransfersLeft, locale)}</bdi>
          </Figure>
        )}
        {tokenTransfersLeft !== null && (
          <Figure name={messages.tokenTransfers}>
            <bdi>{formatCrypto(tokenTransfersLeft, locale)}</bdi>
          </Figure>
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
    ...coinFigures(costs, nativeCode, messages),
    ...resourceFigures(costs, useUi().locale, messages),
  ];
  if (figures.length === 0) return null;
  return (
    <details className="till-details">
      <summary>{messages.costDetails}</summary>
      <dl className="till-figures">
        {figures.map(([name, value]) => (
          <Figure key={name} name={name}>
            {value}
          </Figure>
        ))}
      </dl>
    </details>
  );
}

type Words = ReturnType<typeof useTreasuryMessages>;
type Named = readonly [name: string, value: ReactNode];

/** What a transfer costs in coins (EVM). */
function coinFigures(costs: TransferCosts, code: string, messages: Words): Named[] {
  const rows = [
    [messages.nativeCost(code), costs.nativeTransferCost],
    [messages.tokenCost, costs.tokenTransferCost],
  ] as const;
  return rows.flatMap(([name, amount]) =>
    amount === null ? [] : [[name, <Amount key={name} amount={amount} code={code} />] as const],
  );
}

/** What the wallet has of the network's resources (Tron). */
function resourceFigures(costs: TransferCosts, locale: string, messages: Words): Named[] {
  const rows = [
    [messages.energy, costs.energyAvailable, costs.energyTotal],
    [messages.bandwidth, costs.bandwidthAvailable, costs.bandwidthTotal],
  ] as const;
  return rows.flatMap(([name, available, total]) => {
    if (available === null) return [];
    const figure = formatCrypto(available, locale);
    const whole =
      total === null ? figure : messages.availableOf(figure, formatCrypto(total, locale));
    return [[name, <bdi key={name}>{whole}</bdi>] as const];
  });
}
