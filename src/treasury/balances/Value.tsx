/** A value in US dollars, and the total of several. */
import { formatMoney } from '../../money/format.js';
import type { DecimalString } from '../../money/decimalString.js';
import { Notice } from '../../ui/Notice.js';
import { useUi } from '../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link Value}. */
export interface ValueProps {
  /** Decimal string in US dollars; null if unknown. */
  readonly usd: DecimalString | null;
}

export function Value({ usd }: ValueProps) {
  const { locale } = useUi();
  const messages = useTreasuryMessages();
  if (usd === null) return <span className="till-unknown-worth">{messages.unknownWorth}</span>;
  return <bdi className="till-money">{formatMoney(usd, 'USD', locale)}</bdi>;
}

/** Props of {@link Total}. */
export interface TotalProps {
  readonly usd: DecimalString | null;
  /** Whether something is not included. */
  readonly isPartial: boolean;
  /** Names of networks that the service left out. */
  readonly leftOut?: readonly string[];
  /** Whether a value is unknown. */
  readonly someUnknown?: boolean;
  /** Whether a filter is set. */
  readonly isFiltered?: boolean;
}

/** Draws the total. An incomplete total is labelled as such. */
export function Total({ usd, isPartial, isFiltered = false, ...lack }: TotalProps) {
  const messages = useTreasuryMessages();
  const label = isFiltered
    ? isPartial
      ? messages.filteredKnownTotal
      : messages.filteredTotal
    : isPartial
      ? messages.knownTotal
      : messages.total;
  return (
    <>
      <p className="till-total">
        <span className="till-label">{label}</span>
        <span className="till-total-figure">
          <Value usd={usd} />
        </span>
      </p>
      {isPartial && <WhatIsMissing {...lack} />}
    </>
  );
}

function WhatIsMissing({
  leftOut = [],
  someUnknown = false,
}: Pick<TotalProps, 'leftOut' | 'someUnknown'>) {
  const messages = useTreasuryMessages();
  return (
    <Notice tone="warning" title={messages.incomplete}>
      {leftOut.length > 0 && <p>{messages.leftOut(leftOut)}</p>}
      {someUnknown && <p>{messages.someWorthUnknown}</p>}
      {leftOut.length === 0 && !someUnknown && <p>{messages.perhapsMore}</p>}
    </Notice>
  );
}
