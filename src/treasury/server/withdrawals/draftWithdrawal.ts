/** Checks and writes a draft. The same id with the same content is the same withdrawal. */
import { checkAddress } from '../../../chains/address.js';
import type { DraftWithdrawalInput } from '../../contract/withdrawals.js';
import { respondAfterChange, TreasuryProblem } from '../treasuryProblem.js';
import type { WithdrawalServiceOptions, WithdrawableCurrency } from './withdrawalServiceOptions.js';
import { DRAFT_KEY, type Stated, type WithdrawalEventBody } from './withdrawalEvents.js';
import { requireWithdraw, type Person } from '../permissions.js';
import type { ReturnedMoneyReader } from './returnedMoney.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';
import { checkPayoutAddress } from '../../../chains/payoutAddress.js';
import { isZero, type DecimalString } from '../../../money/decimal.js';

/** Whether a request repeats an existing draft, in any spelling of the address. */
function isSameDraft(drafted: Stated<'withdrawal_drafted'>, input: DraftWithdrawalInput): boolean {
  const check = checkAddress(drafted.blockchain, input.addressTo);
  return (
    drafted.currencyId === input.currencyId &&
    drafted.amount === input.amount &&
    check.status !== 'invalid' &&
    check.address === drafted.addressTo &&
    drafted.note === (input.note ?? null) &&
    drafted.refundOf?.kind === input.refundOf?.kind &&
    drafted.refundOf?.reference === input.refundOf?.reference
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

const beyondOrder = (): TreasuryProblem =>
  new TreasuryProblem(
    'refund_changed',
    'A refund was drafted of more than can go back of its order: some of the money went back, is about to, or ' +
      'never came. It was not written. Check the order; what it does not owe is drafted without an order.',
  );

/**
 * Writes the draft, or finds it. Nothing is sent.
 *
 * The request id is made here and is in the ledger before anyone can send: of two writers, the first one's
 * id counts for both.
 *
 * @throws TreasuryProblem `forbidden`, `withdrawal_differs`, `refund_changed` and those of {@link checkDraft}; what
 *   `currencies` rejects with.
 */
export async function draftWithdrawal(
  parts: Pick<WithdrawalServiceOptions, 'currencies' | 'newId'> & {
    readonly records: WithdrawalRecords;
    /** Null without orders. */
    readonly returned: Pick<ReturnedMoneyReader, 'mayDraft'> | null;
  },
  person: Person,
  input: DraftWithdrawalInput,
): Promise<WithdrawalRecord> {
  requireWithdraw(person);
  const { records, currencies, returned, newId } = parts;
  const { id } = input;
  // A reload must find its draft even if the service is down or the currency is disabled.
  const present = await records.read(id);
  if (present) return requireSame(present, input);
  const { currency, addressTo } = checkDraft(input, await currencies());
  if (returned && !(await returned.mayDraft(input))) throw beyondOrder();
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
    claim: null,
    draftedBy: person.who,
    needsApproval: person.needsApproval,
  };
  const written = await records.append(id, 'withdrawal_drafted', DRAFT_KEY, body);
  async function find(): Promise<WithdrawalRecord> {
    const record = await records.read(id);
    if (record) return requireSame(record, input);
    throw new TreasuryProblem('internal', 'A draft is gone that was just written.');
  }
  return written === 'new' ? respondAfterChange('done', find) : find();
}

/** The most decimals of any currency, for when the service does not say how many it has. */
const MOST_DECIMALS = 18;

function checkAmount(amount: DecimalString, precision: number | null): void {
  if (isZero(amount)) {
    throw new TreasuryProblem(
      'amount_invalid',
      'A withdrawal of nothing was drafted, which the service would refuse. Name an amount above 0.',
    );
  }
  const decimals = amount.split('.')[1]?.length ?? 0;
  if (decimals <= (precision ?? MOST_DECIMALS)) return;
  throw new TreasuryProblem(
    'amount_precision',
    'An amount was drafted with more decimals than its currency has. The service does not check ' +
      'that, so what would be sent is anybody’s guess. Round the amount.',
  );
}

/** One spelling of an address, so that the same receiver is always the same text. */
function canonicalAddress(blockchain: string, address: string): string {
  const check = checkPayoutAddress(blockchain, address);
  if (check.status !== 'invalid') return check.address;
  throw new TreasuryProblem(
    'address_invalid',
    'The address of a draft is none of its network; money sent there would be lost. Copy it again ' +
      'from its owner, for this network.',
    { reason: check.reason },
  );
}

/**
 * Checks currency, amount and address. The address that it gives is in its canonical spelling.
 *
 * @throws TreasuryProblem `currency_unavailable`, `amount_invalid`, `amount_precision` or
 *   `address_invalid` with what is wrong with the address as reason.
 */
function checkDraft(
  { currencyId, amount, addressTo }: DraftWithdrawalInput,
  currencies: ReadonlyMap<string, WithdrawableCurrency>,
) {
  const currency = currencies.get(currencyId);
  if (!currency) {
    throw new TreasuryProblem(
      'currency_unavailable',
      'A withdrawal was drafted in a currency that the store does not have or has switched off. ' +
        "Switch it on in the service's dashboard, or choose another.",
    );
  }
  checkAmount(amount, currency.precision);
  return { currency, addressTo: canonicalAddress(currency.blockchain, addressTo) };
}
