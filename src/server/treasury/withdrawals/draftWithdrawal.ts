/** Writes a draft, or finds it again: the same id with the same content is the same withdrawal. */
import { checkAddress } from '../../../chains/address.js';
import type { DraftWithdrawalInput } from '../../../contract/treasury/withdrawals.js';
import { drawOutcome, TreasuryProblem } from '../treasuryProblem.js';
import type { WithdrawalDeskParts } from './withdrawalParts.js';
import { checkDraft } from './draftChecks.js';
import type { Stated, WithdrawalEventBody } from './withdrawalEvents.js';
import { requireWithdraw, type Person } from './person.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';

/** Key of the first event of a stream. */
const DRAFT_KEY = 'drafted';

function sameOrder(
  a: { kind: string; reference: string } | null,
  b: { kind: string; reference: string } | undefined,
): boolean {
  return a?.kind === b?.kind && a?.reference === b?.reference;
}

/** Whether a person asks again for what is drafted already, however they spell the address. */
function isSameDraft(drafted: Stated<'withdrawal_drafted'>, input: DraftWithdrawalInput): boolean {
  const check = checkAddress(drafted.blockchain, input.addressTo);
  return (
    drafted.currencyId === input.currencyId &&
    drafted.amount === input.amount &&
    check.status !== 'invalid' &&
    check.address === drafted.addressTo &&
    drafted.note === (input.note ?? null) &&
    sameOrder(drafted.refundOf, input.refundOf)
  );
}

function requireSame(record: WithdrawalRecord, input: DraftWithdrawalInput): WithdrawalRecord {
  if (isSameDraft(record.facts.drafted, input)) return record;
  throw new TreasuryProblem(
    'withdrawal_differs',
    'A draft with this id exists and says something else, so this one was not written. A form makes ' +
      'a new id when it is opened; open a new one.',
  );
}

/**
 * Writes the draft, or finds it. Nothing is sent.
 *
 * The request id is minted here and stands in the ledger before anybody can send: of two writers the
 * first one's counts for both.
 *
 * @throws TreasuryProblem `forbidden`, `withdrawal_differs` and those of {@link checkDraft}; what
 *   `currencies` rejects with.
 */
export async function draftWithdrawal(
  {
    records,
    currencies,
    newId,
  }: Pick<WithdrawalDeskParts, 'currencies' | 'newId'> & {
    readonly records: WithdrawalRecords;
  },
  person: Person,
  input: DraftWithdrawalInput,
): Promise<WithdrawalRecord> {
  requireWithdraw(person);
  const { id } = input;
  // A reload must find its draft also while the service is away or the currency is switched off.
  const present = await records.read(id);
  if (present) return requireSame(present, input);
  const { currency, addressTo } = checkDraft(input, await currencies());
  const body: WithdrawalEventBody<'withdrawal_drafted'> = {
    requestId: newId(),
    currencyId: currency.id,
    code: currency.code,
    blockchain: currency.blockchain,
    networkName: currency.networkName,
    amount: input.amount,
    addressTo,
    addressGiven: input.addressTo,
    note: input.note ?? null,
    refundOf: input.refundOf ?? null,
    draftedBy: person.who,
    needsApproval: person.needsApproval,
  };
  const written = await records.append(id, 'withdrawal_drafted', DRAFT_KEY, body);
  async function find(): Promise<WithdrawalRecord> {
    const record = await records.read(id);
    if (record) return record;
    throw new TreasuryProblem('internal', 'A draft is gone that was just written.');
  }
  return written === 'new' ? drawOutcome('done', find) : requireSame(await find(), input);
}
