/** Without the helps with paying nobody can choose another form of the code than the safest. */
import type { PayTarget } from '../../checkout/payTarget.js';
import type { CodeChoice } from '../../checkout/payTools/payTool.js';

/** The first form, for as long as the page is open. */
export function useCodeChoice(
  target: Extract<PayTarget, { address: string }>,
): Pick<CodeChoice, 'rung'> {
  return { rung: (target.status === 'ready' && target.payload.ladder[0]) || null };
}
