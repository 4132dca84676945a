/** What is checked before a withdrawal is sent, and once more when its sending is in the ledger. */
import type { Person } from '../permissions.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import type { DraftIndex } from './draftIndex.js';
import { isOffered } from './offeredActs.js';
import type { ReturnedMoneyReader } from './returnedMoney.js';
import { wasSentBefore } from './sameMoney.js';
import type { Warnings } from './warnings.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';

/** The checks. */
export interface SendChecks {
  /**
   * Whether it is a draft that may be sent now. One that was sent before is shown as it is: a second press
   * is no mistake.
   *
   * @param seen the warnings that the person has seen: the page may have been open for hours while the same
   *   was paid from another one. Undefined for a caller that shows none.
   * @throws TreasuryProblem what the table of states says, `warnings_new`, `refund_changed`
   */
  maySend(
    record: WithdrawalRecord,
    person: Person,
    seen: readonly string[] | undefined,
  ): Promise<boolean>;
  /** Whether money that may be the same was sent by another page at the same moment, before this one. */
  isSentBefore(record: WithdrawalRecord, seen: readonly string[] | undefined): Promise<boolean>;
}

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
}): SendChecks {
  const { records, warnings, returned, now } = parts;

  async function newWarning(
    record: WithdrawalRecord,
    seen: readonly string[] | undefined,
  ): Promise<string | undefined> {
    if (!seen) {
      return (await returned?.isPromisedElsewhere(record.facts)) ? 'refund_repeated' : undefined;
    }
    const repeats = await warnings.repeatWarningsOf(record);
    return repeats.find((warning) => !seen.includes(warning));
  }

  return {
    async maySend(record, person, seen) {
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
    async isSentBefore({ id }, seen) {
      if (seen !== undefined && (await wasSentBefore(parts, id, seen))) return true;
      if (!returned) return false;
      const record = await records.read(id);
      return record === null || !(await returned.covers(record));
    },
  };
}
