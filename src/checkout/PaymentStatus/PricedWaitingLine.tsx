/** The line of what is awaited, with the clock of the price that the page asks. */
import { useCheckout } from '../useCheckout.js';
import { useQuote } from '../useQuote.js';
import { WaitingLine, type WaitingLineProps } from '../WaitingLine.js';
import { PriceClock } from '../WalletView/PriceClock.js';

/** Props of {@link PricedWaitingLine}. */
export interface PricedWaitingLineProps extends WaitingLineProps {
  /** It stands below the pay screen, whose clock it has. */
  readonly nested: boolean;
}

/** Draws the line. */
export function PricedWaitingLine({ nested, ...line }: PricedWaitingLineProps) {
  const { snapshot } = useCheckout();
  const { secondsLeft } = useQuote();
  const clock = nested && snapshot && <PriceClock snapshot={snapshot} secondsLeft={secondsLeft} />;
  return <WaitingLine {...line} clock={clock} />;
}
