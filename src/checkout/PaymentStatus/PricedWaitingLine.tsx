/** The line of what is awaited, with the clock of the price that the page asks. */
import { useQuote } from '../useQuote.js';
import { useWhatToPay } from '../useWhatToPay.js';
import { WaitingLine, type WaitingLineProps } from '../WaitingLine.js';
import { PriceClock } from '../WalletView/PriceClock.js';

/** Props of {@link PricedWaitingLine}. */
export interface PricedWaitingLineProps extends WaitingLineProps {
  /** It stands below the pay screen, whose clock it has. */
  readonly nested: boolean;
}

/** Draws the line. */
export function PricedWaitingLine({ nested, ...line }: PricedWaitingLineProps) {
  const toPay = useWhatToPay();
  const { secondsLeft } = useQuote();
  const clock = nested && toPay && <PriceClock {...toPay} secondsLeft={secondsLeft} />;
  return <WaitingLine {...line} clock={clock} />;
}
