/** The line of what is awaited, with the clock of the price that the page asks. */
import { useParts } from '../parts.js';
import { useQuote } from '../useQuote.js';
import { useWhatToPay } from '../useWhatToPay.js';
import { WaitingLine, type WaitingLineProps } from '../WaitingLine.js';

/** Props of {@link PricedWaitingLine}. */
export interface PricedWaitingLineProps extends WaitingLineProps {
  /** It stands below the pay screen, whose clock it has. */
  readonly nested: boolean;
}

/** Draws the line. */
export function PricedWaitingLine({ nested, ...line }: PricedWaitingLineProps) {
  const { payPiece } = useParts();
  const toPay = useWhatToPay();
  const { secondsLeft } = useQuote();
  const clock = nested && toPay && (
    <payPiece.Part piece="clock" {...toPay} secondsLeft={secondsLeft} />
  );
  return <WaitingLine {...line} clock={clock} />;
}
