/** The card around a single piece: what it shows comes from the checkout of the scene. */
import { useCheckout } from '../../src/checkout/useCheckout.js';
import type { CheckoutSnapshot, DepositAddress, QuoteView } from '../../src/contract/checkout.js';
import { Frame } from '../../src/ui/Frame.js';
import type { Elements } from '../../src/ui/elements.js';

/** What a piece can be drawn from. */
export interface CheckoutParts {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
  readonly address: DepositAddress;
}

/** Props of {@link ComponentCard}. */
export interface ComponentCardProps {
  readonly render: (source: CheckoutParts) => Elements;
}

/** Draws the piece once its checkout has a quote and an address. */
export function ComponentCard({ render: draw }: ComponentCardProps) {
  const { snapshot, status } = useCheckout();
  const { quote, address } = snapshot ?? { quote: null, address: null };
  return (
    <Frame part="till-piece" label="One piece" status={status}>
      {snapshot && quote && address ? draw({ snapshot, quote, address }) : null}
    </Frame>
  );
}
