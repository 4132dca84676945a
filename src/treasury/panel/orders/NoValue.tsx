/** A value in dollars that is not known. */
import { useTreasuryMessages } from '../treasuryContext.js';

/** Draws a dash, and says what it means. */
export function NoValue() {
  const { orderValueUnknown } = useTreasuryMessages();
  return (
    <>
      <span aria-hidden="true" title={orderValueUnknown}>
        —
      </span>
      <span className="till-visually-hidden">{orderValueUnknown}</span>
    </>
  );
}
