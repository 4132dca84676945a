/** What speaks against sending a withdrawal. A warning never forbids: the person decides. */
import { checkAddress } from '../../../chains/address.js';
import { isBitcoinForm } from '../../../chains/payoutAddress.js';
import { withTimeout } from '../../../async/withTimeout.js';
import { payingWallet, type NeededFunds } from '../../contract/walletFunds.js';
import type { WITHDRAWAL_WARNINGS } from '../../contract/withdrawals.js';
import type { WithdrawableBalances, WithdrawalServiceOptions } from './withdrawalServiceOptions.js';
import type { DraftIndex } from './draftIndex.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';
import type { ReturnedMoneyReader } from './returnedMoney.js';
import {
  createOthersReader,
  findRepeats,
  newestOf,
  type ReadOthers,
  type RepeatWarning,
} from './sameMoney.js';
import { isAtService, stateOf } from './withdrawalState.js';

/** One thing that speaks against sending. */
export type WithdrawalWarning = (typeof WITHDRAWAL_WARNINGS)[number];

/** Finds warnings. */
export type Warnings = ReturnType<typeof createWarnings>;

/** How long to wait for a balance. */
const BALANCE_TIMEOUT_MS = 4_000;

type WarningDependencies = Pick<WithdrawalServiceOptions, 'balancesOf' | 'now'> & {
  readonly index: DraftIndex;
  readonly records: WithdrawalRecords;
  /** Money of orders; null if the store makes no refund links. */
  readonly returned: Pick<ReturnedMoneyReader, 'isPromisedElsewhere'> | null;
};

/** Whether money went to the address, or is on its way there according to the service. */
function hasPaid(facts: WithdrawalFacts, now: number): boolean {
  const state = stateOf(facts, now);
  return (
    state === 'completed' || state === 'in_progress' || (state === 'queued' && isAtService(facts))
  );
}

/**
 * Reads the balances that some drafts need, in one call; the service is not asked if there are none.
 *
 * @returns what the balances say against one. A network that the answer leaves out is unknown, as all are
 *   without an answer in time.
 */
async function readBalances(
  balancesOf: WithdrawalServiceOptions['balancesOf'],
  drafts: readonly NeededFunds[],
): Promise<(one: NeededFunds) => WithdrawalWarning[]> {
  const blockchains = [...new Set(drafts.map(({ blockchain }) => blockchain))].sort();
  let balances: WithdrawableBalances | null = null;
  try {
    if (blockchains.length > 0) {
      const waited = await withTimeout(balancesOf(blockchains), BALANCE_TIMEOUT_MS);
      if (waited.done) balances = waited.value;
    }
  } catch {
    // The reader of balances reports the cause; here nothing is known of the wallet.
  }
  return (one) => {
    const { holding, lacks } = payingWallet(one, balances);
    if (!holding) return ['balance_unknown'];
    const found = lacks.map(({ reason }) => (reason === 'gas_empty' ? 'fees_low' : 'balance_low'));
    return found.sort();
  };
}

async function ofAddress(
  { index, now }: WarningDependencies,
  { id, facts: { drafted } }: WithdrawalRecord,
  read: ReadOthers,
): Promise<WithdrawalWarning[]> {
  const { blockchain, addressTo, addressGiven } = drafted;
  const others = (await index.toAddress(blockchain, addressTo)).filter((one) => one.id !== id);
  const isKnown = (await read(newestOf(others))).some(
    (other) => other !== null && other !== 'unreadable' && hasPaid(other.facts, now()),
  );
  const found: WithdrawalWarning[] = [];
  if (checkAddress(blockchain, addressTo).status === 'unchecked') found.push('address_unchecked');
  if (isBitcoinForm(blockchain, addressGiven ?? addressTo)) found.push('address_bitcoin_form');
  if (!isKnown) found.push('address_new');
  return found;
}

/** Creates the warnings of one withdrawal service. */
export function createWarnings(parts: WarningDependencies) {
  const { balancesOf, index, now, records, returned } = parts;

  async function repeatsOf(record: WithdrawalRecord, read: ReadOthers): Promise<RepeatWarning[]> {
    const found = await findRepeats(record, { index, now: now(), read });
    const isRepeated =
      found.refund_repeated.length > 0 || (await returned?.isPromisedElsewhere(record.facts));
    return [
      ...(found.looks_repeated.length > 0 ? (['looks_repeated'] as const) : []),
      ...(isRepeated ? (['refund_repeated'] as const) : []),
    ];
  }

  const isPending = ({ facts }: WithdrawalRecord): boolean => {
    const state = stateOf(facts, now());
    return state === 'draft' || state === 'awaiting_approval';
  };

  return {
    /** Warnings that the same money may be paid twice; the service is not asked. */
    repeatWarningsOf: (record: WithdrawalRecord) => repeatsOf(record, createOthersReader(records)),
    /**
     * For each record in turn, in the order of the contract; none for those that were sent or given up.
     * Balances are read once, and no other withdrawal is read twice. An unreadable withdrawal counts as
     * possibly paid lately, but not as proof of a payment.
     */
    async of(all: readonly WithdrawalRecord[]): Promise<WithdrawalWarning[][]> {
      const pending = all.filter(isPending);
      const read = createOthersReader(records);
      const [ofBalance, ofOthers] = await Promise.all([
        readBalances(
          balancesOf,
          pending.map(({ facts }) => facts.drafted),
        ),
        Promise.all(
          pending.map((record) =>
            Promise.all([ofAddress(parts, record, read), repeatsOf(record, read)]),
          ),
        ),
      ]);
      return all.map((record) => {
        const others = ofOthers[pending.indexOf(record)];
        return others ? [...ofBalance(record.facts.drafted), ...others.flat()] : [];
      });
    },
  };
}
