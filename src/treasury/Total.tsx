/** What all of it is worth, and what is not in that figure. */
import type { DecimalString } from '../money/decimalString.js';
import { Notice } from '../ui/Notice.js';
import { useTreasuryMessages } from './treasuryContext.js';
import { Worth } from './Worth.js';

/** Props of {@link Total}. */
export interface TotalProps {
  readonly usd: DecimalString | null;
  /** Whether something is not in it. */
  readonly isPartial: boolean;
  /** Names of networks that the service left out. */
  readonly leftOut?: readonly string[];
  /** Whether the worth of something is not known. */
  readonly someUnknown?: boolean;
  /** Whether only a part is shown, by a person's own choice. */
  readonly isFiltered?: boolean;
}

/** Draws the figure. A sum that lacks something never looks like the whole. */
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
          <Worth usd={usd} />
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
