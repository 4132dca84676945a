/** What speaks against sending a withdrawal. A warning never forbids: the person decides. */
import { checkAddress } from '../../../chains/address.js';
import { isBitcoinForm } from '../../../chains/payoutAddress.js';
import { withTimeout } from '../../../async/withTimeout.js';
import { payingWallet, type NeededFunds } from '../../contract/walletFunds.js';
import type { WITHDRAWAL_WARNINGS } from '../../contract/withdrawals.js';
import type { WithdrawableBalances, WithdrawalServiceOptions } from './withdrawalServiceOptions.js';
import type { DraftIndex, IndexedDraft } from './draftIndex.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import { mayPay, type ReturnedMoneyReader } from './returnedMoney.js';
import { isAlike, mayBeSameRefund, mayHavePaidLately, newestOf } from './sameMoney.js';
import { isAtService, stateOf } from './withdrawalState.js';

/** One thing that speaks against sending. */
export type WithdrawalWarning = (typeof WITHDRAWAL_WARNINGS)[number];

/** Warnings that the same money may be paid twice. */
const REPEATS: readonly WithdrawalWarning[] = ['looks_repeated', 'refund_repeated'];

/** Finds warnings. */
export interface Warnings {
  /** Warnings that the same money may be paid twice; the service is not asked. */
  repeatWarningsOf(record: WithdrawalRecord): Promise<WithdrawalWarning[]>;
  /**
   * For each record in turn, in the order of the contract; none for those that were sent or given up.
   * Balances are read once, and no other withdrawal is read twice. An unreadable withdrawal counts as
   * possibly paid lately, but not as proof of a payment.
   */
  of(records: readonly WithdrawalRecord[]): Promise<WithdrawalWarning[][]>;
}

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

/** Another withdrawal to the same address or for the same order; null if it is gone. */
type OtherWithdrawal = WithdrawalFacts | 'unreadable' | null;

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

/** Reads the facts of the newest of some withdrawals. */
type FactsReader = (ids: readonly string[]) => Promise<OtherWithdrawal[]>;

/** Makes a reader that reads each withdrawal once. */
function createFactsReader(records: WithdrawalRecords): FactsReader {
  const known = new Map<string, Promise<OtherWithdrawal>>();

  async function read(id: string): Promise<OtherWithdrawal> {
    const record = await orUnreadable(records.read(id));
    return record instanceof Error ? 'unreadable' : (record?.facts ?? null);
  }

  function once(id: string): Promise<OtherWithdrawal> {
    const reading = known.get(id) ?? read(id);
    known.set(id, reading);
    return reading;
  }
  return (ids) => Promise.all(newestOf(ids).map(once));
}

const idsOf = (drafts: readonly IndexedDraft[]): string[] => drafts.map(({ id }) => id);

async function ofAddress(
  { index, now }: WarningDependencies,
  { id, facts: { drafted } }: WithdrawalRecord,
  factsOf: FactsReader,
): Promise<WithdrawalWarning[]> {
  const { blockchain, addressTo, addressGiven } = drafted;
  const others = (await index.toAddress(blockchain, addressTo)).filter((one) => one.id !== id);
  const [histories, alike] = await Promise.all([
    factsOf(idsOf(others)),
    factsOf(idsOf(others.filter((one) => isAlike(one, drafted)))),
  ]);
  const isUnchecked = checkAddress(blockchain, addressTo).status === 'unchecked';
  const isKnown = histories.some(
    (other) => other !== null && other !== 'unreadable' && hasPaid(other, now()),
  );
  const isRepeated = alike.some(
    (other) => other !== null && (other === 'unreadable' || mayHavePaidLately(other, now())),
  );
  return [
    ...(isUnchecked ? (['address_unchecked'] as const) : []),
    ...(isBitcoinForm(blockchain, addressGiven ?? addressTo)
      ? (['address_bitcoin_form'] as const)
      : []),
    ...(isKnown ? [] : (['address_new'] as const)),
    ...(isRepeated ? (['looks_repeated'] as const) : []),
  ];
}

async function ofRefund(
  { index, returned, now }: WarningDependencies,
  { id, facts }: WithdrawalRecord,
  factsOf: FactsReader,
): Promise<WithdrawalWarning[]> {
  const { refundOf } = facts.drafted;
  if (!refundOf) return [];
  const others = (await index.ofOrder(refundOf)).filter((other) => other !== id);
  const isRepeated = (await factsOf(others)).some(
    (other) =>
      other !== null &&
      (other === 'unreadable' || (mayBeSameRefund(facts, other) && mayPay(other, now()))),
  );
  return isRepeated || (await returned?.isPromisedElsewhere(facts)) ? ['refund_repeated'] : [];
}

/** Creates the warnings of one withdrawal service. */
export function createWarnings(parts: WarningDependencies): Warnings {
  const { balancesOf, now, records } = parts;

  async function ofOthers(
    record: WithdrawalRecord,
    factsOf: FactsReader,
  ): Promise<WithdrawalWarning[]> {
    const found = await Promise.all([
      ofAddress(parts, record, factsOf),
      ofRefund(parts, record, factsOf),
    ]);
    return found.flat();
  }

  const isPending = ({ facts }: WithdrawalRecord): boolean => {
    const state = stateOf(facts, now());
    return state === 'draft' || state === 'awaiting_approval';
  };

  return {
    async repeatWarningsOf(record) {
      const found = await ofOthers(record, createFactsReader(records));
      return found.filter((warning) => REPEATS.includes(warning));
    },
    async of(all) {
      const pending = all.filter(isPending);
      const factsOf = createFactsReader(records);
      const drafts = pending.map(({ facts }) => facts.drafted);
      const [ofBalance, ...others] = await Promise.all([
        readBalances(balancesOf, drafts),
        ...pending.map((record) => ofOthers(record, factsOf)),
      ]);
      const found = new Map(
        pending.map((record, at) => [
          record,
          [...ofBalance(record.facts.drafted), ...(others[at] ?? [])],
        ]),
      );
      return all.map((record) => found.get(record) ?? []);
    },
  };
}
