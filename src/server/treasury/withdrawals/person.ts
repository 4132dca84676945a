/** Who asks something of the withdrawals, and what they may ask. */
import { TreasuryProblem } from '../treasuryProblem.js';

/** Who is asking, and what they may do. */
export interface Person {
  /** The name under which the record keeps what they do. */
  readonly who: string;
  readonly mayWithdraw: boolean;
  /** May approve what another has drafted. */
  readonly mayApprove: boolean;
  /** Whether what they draft needs the approval of another. */
  readonly needsApproval: boolean;
}

/** @throws TreasuryProblem `forbidden` unless the person may withdraw. */
export function requireWithdraw({ mayWithdraw }: Person): void {
  if (mayWithdraw) return;
  throw new TreasuryProblem(
    'forbidden',
    'Somebody without the right to withdraw asked for a change of a withdrawal; nothing was ' +
      'changed. Let `authorize` answer `may: { withdraw: true }` if they should have it.',
  );
}

/** @throws TreasuryProblem `forbidden` unless the person may approve. */
export function requireApprove({ mayApprove }: Person): void {
  if (mayApprove) return;
  throw new TreasuryProblem(
    'forbidden',
    'Somebody without the right to approve tried to approve a withdrawal; nothing was changed. ' +
      'Let `authorize` answer `may: { approve: true }` if they should have it.',
  );
}
