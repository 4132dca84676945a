/** The head of the shop's panel: the title, and whether it is paid. */
import type { ReactNode } from 'react';
import { PAID } from '../paid.js';

interface SummaryHeadProps {
  readonly title: string;
  /** The store's word, never the checkout's event. */
  readonly paid: boolean;
}

/** Draws the head. In one line, so that nothing below it moves when the order is paid. */
export function SummaryHead({ title, paid }: SummaryHeadProps): ReactNode {
  return (
    <div className="summary-head">
      <h2 id="summary-title">{title}</h2>
      {paid && <p className="summary-paid">{PAID}</p>}
    </div>
  );
}
