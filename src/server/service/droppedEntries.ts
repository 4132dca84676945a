/** Tells the owner what the service answered and nobody could read: an answer is used without it. */
import { leftOutOf } from '../../api/droppedEntries.js';
import type { OperationName } from '../../api/operations.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';

/** Places named in one sentence; more would be a page of the log. */
const NAMED = 5;

const NOT_OFFERED = 'A currency of such a row is not offered; all others are.';

const FOLLOWS: Partial<Record<OperationName, string>> = {
  listCurrencies: NOT_OFFERED,
  listCurrenciesExtended: NOT_OFFERED,
  createWallet: 'A currency without a rate has no price and cannot be chosen; all others can.',
  listUnconfirmedTransfers:
    'A transfer in such a row is not seen before the service sends its event; all others are.',
};

/** Reports what is not in an answer, once for each answer, and answers it. */
export function tellLeftOut<T>(report: DiagnosticListener, operation: OperationName, answer: T): T {
  const issues = leftOutOf(answer);
  if (issues.length === 0) return answer;
  const named = issues
    .slice(0, NAMED)
    .map(({ path, expected }) => `${path} (expected ${expected})`);
  const more = issues.length > NAMED ? ` and ${String(issues.length - NAMED)} more` : '';
  report({
    code: 'answer_incomplete',
    operation,
    message:
      `The answer of ${operation} is used without what could not be read in it: ${named.join(', ')}${more}. ` +
      `${FOLLOWS[operation] ?? ''} Ask the service about it.`,
  });
  return answer;
}
