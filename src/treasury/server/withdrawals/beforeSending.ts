/** What is checked before a withdrawal is sent, and once more when its sending is in the ledger. */
import type { Person } from '../permissions.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import type { DraftIndex } from './draftIndex.js';
import { isOffered } from './offeredActs.js';
import { pressOf, type ReturnedMoneyReader } from './returnedMoney.js';
import { createOthersReader, findRepeats } from './sameMoney.js';
import type { Warnings } from './warnings.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';

const notCovered = (): TreasuryProblem =>
  new TreasuryProblem(
    'refund_changed',
    'A refund by link was to be sent that the order no longer covers: some of the money went back ' +
      'otherwise, is held, or its order cannot be read. Nothing was sent. Cancel the draft, and look at ' +
      'the order.',
  );

/** Makes the checks. @param parts `returned` is null if the store makes no refund links */
export function createSendChecks(parts: {
  readonly records: WithdrawalRecords;
  readonly index: DraftIndex;
  readonly warnings: Pick<Warnings, 'repeatWarningsOf'>;
  readonly returned: ReturnedMoneyReader | null;
  readonly now: () => number;
}) {
  const { records, index, warnings, returned, now } = parts;

  async function newWarning(record: WithdrawalRecord, seen: readonly string[] | undefined) {
    if (!seen) {
      return (await returned?.isPromisedElsewhere(record.facts)) ? 'refund_repeated' : undefined;
    }
    const repeats = await warnings.repeatWarningsOf(record);
    return repeats.find((warning) => !seen.includes(warning));
  }

  return {
    /**
     * Whether it is a draft that may be sent now. One that was sent before is shown as it is: a second press
     * is no mistake.
     *
     * @param seen the warnings that the person has seen: the page may have been open for hours while the same
     *   was paid from another one. Undefined for a caller that shows none.
     * @throws TreasuryProblem what the table of states says, `warnings_new`, `refund_changed`
     */
    async maySend(record: WithdrawalRecord, person: Person, seen: readonly string[] | undefined) {
      if (!isOffered('send', record, person, now())) return false;
      const reason = await newWarning(record, seen);
      if (reason !== undefined) {
        throw new TreasuryProblem(
          'warnings_new',
          'A withdrawal was to be sent by somebody who could not see that the same money may have gone out ' +
            'meanwhile; nothing was sent. Its page shows the warning.',
          { reason },
        );
      }
      if (returned && !(await returned.covers(record))) throw notCovered();
      return true;
    },
    /**
     * Whether money that may be the same was sent by another page at the same moment, before this one: if two
     * send at once, neither sees the other beforehand, and the ledger's order detects the second one.
     *
     * @param seen the warnings that the person has seen: they are not checked again.
     */
    async isSentBefore(id: string, seen: readonly string[] | undefined): Promise<boolean> {
      const record = await records.read(id);
      if (record === null) return true;
      if (seen) {
        const read = createOthersReader(records);
        const repeats = await findRepeats(record, { index, now: now(), read });
        const unseen = (['looks_repeated', 'refund_repeated'] as const).flatMap((warning) =>
          seen.includes(warning) ? [] : repeats[warning],
        );
        const isBefore = (other: WithdrawalRecord) => pressOf(other) < pressOf(record);
        if (unseen.some((other) => other === 'unreadable' || isBefore(other))) return true;
      }
      return returned !== null && !(await returned.covers(record));
    },
  };
}
