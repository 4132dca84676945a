/** The last row of the pay screen, which the source of the payment decides. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { SourceChoice } from '../checkoutContext.js';
import { useParts } from '../parts.js';
import { ExchangeRow } from './PaySource.js';

/** Props of {@link PayFoot}. */
export interface PayFootProps extends SourceChoice {
  readonly snapshot: CheckoutSnapshot;
}

/** Draws the row. Narrow screens have the way to the exchange, which wide ones have above. */
export function PayFoot({ source, onSource, snapshot }: PayFootProps) {
  const { sourceRow } = useParts();
  return (
    <>
      {source === 'wallet' && <ExchangeRow onSource={onSource} />}
      <sourceRow.Part source={source} snapshot={snapshot} />
    </>
  );
}
