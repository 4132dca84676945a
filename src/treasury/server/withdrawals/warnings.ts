/** What speaks against sending a withdrawal. A warning never forbids: the person decides. */
import { checkAddress } from '../../../chains/address.js';
import { isBitcoinForm } from '../../../chains/payoutAddress.js';
import type { WITHDRAWAL_WARNINGS } from '../../contract/withdrawals.js';
import { compareDecimal } from '../../../money/decimal.js';
import { withTimeout } from '../../../async/withTimeout.js';
import type { WithdrawableBalances, WithdrawalServiceOptions } from './withdrawalServiceOptions.js';
import type { RefundedOrder } from '../../refunds/refundLinks.js';
import type { DraftIndex, IndexedDraft } from './draftIndex.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import { mayPay, pressOf, type ReturnedMoneyReader } from './returnedMoney.js';
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
   * Whether another withdrawal that may be the same money was sent before this one, by the ledger's order.
   * If two pages send at the same moment, neither sees the other beforehand; this detects the second one.
   *
   * @param seen warnings that the person has seen: they are not checked again.
   */
  wasSentBefore(id: string, seen: readonly string[]): Promise<boolean>;
  /**
   * For each record in turn, in the order of the contract; none for those that were sent or given up.
   * Balances are read once, and no other withdrawal is read twice. An unreadable withdrawal counts as
   * possibly paid lately, but not as proof of a payment.
   */
  of(records: readonly WithdrawalRecord[]): Promise<WithdrawalWarning[][]>;
}

/** How long to wait for a balance. */
const BALANCE_TIMEOUT_MS = 4_000;
/** The same amount to the same address within this time looks like a mistake. */
const REPEAT_MS = 86_400_000;
/** How many of the newest are compared: to one address, of equal ones, and for one order. */
const MOST_COMPARED = 50;

type WarningDependencies = Pick<WithdrawalServiceOptions, 'balancesOf' | 'now'> & {
  readonly index: DraftIndex;
  readonly records: WithdrawalRecords;
  /** Money of orders; null if the store makes no refund links. */
  readonly returned: Pick<ReturnedMoneyReader, 'isPromised'> | null;
};

/** Whether money went to the address, or is on its way there according to the service. */
function hasPaid(facts: WithdrawalFacts, now: number): boolean {
  const state = stateOf(facts, now);
  return (
    state === 'completed' || state === 'in_progress' || (state === 'queued' && isAtService(facts))
  );
}

/**
 * Whether money may have been paid within a day, or may still be: the unknown counts, and a withdrawal
 * that has waited for days at the service is paid once the wallet is filled.
 */
function mayHavePaidLately(facts: WithdrawalFacts, now: number): boolean {
  if (!facts.sending) return false;
  const paid = facts.completed ?? facts.confirmed;
  return paid ? now - Date.parse(paid.at) < REPEAT_MS : mayPay(facts, now);
}

/** Another withdrawal to the same address or for the same order; null if it is gone. */
type OtherWithdrawal = WithdrawalFacts | 'unreadable' | null;

/** Whether a drafted value may equal another: an unreadable one may. */
const mayBe = (drafted: string | null, asked: string): boolean =>
  drafted === null || drafted === asked;

const UNKNOWN: WithdrawableBalances = () => null;

function ofBalance(
  { drafted: { currencyId, blockchain, amount } }: WithdrawalFacts,
  balances: WithdrawableBalances,
): WithdrawalWarning[] {
  const balance = balances(currencyId, blockchain);
  if (balance === null) return ['balance_unknown'];
  const warnings: WithdrawalWarning[] = [];
  if (compareDecimal(amount, balance.amount) > 0) warnings.push('balance_low');
  if (balance.feesLow) warnings.push('fees_low');
  return warnings;
}

/** Null if unknown, also for a network that is missing from the answer. */
async function readBalances(
  balancesOf: WarningDependencies['balancesOf'],
  pending: readonly WithdrawalRecord[],
): Promise<WithdrawableBalances> {
  const networks = new Set(pending.map(({ facts }) => facts.drafted.blockchain));
  const blockchains = [...networks].sort();
  if (blockchains.length === 0) return UNKNOWN;
  try {
    const waited = await withTimeout(balancesOf(blockchains), BALANCE_TIMEOUT_MS);
    return waited.done ? waited.value : UNKNOWN;
  } catch {
    // The reader of balances reports the cause; here it is a warning.
    return UNKNOWN;
  }
}

/** Reads the facts of withdrawals, each once. */
function createFactsReader(records: WithdrawalRecords): (id: string) => Promise<OtherWithdrawal> {
  const known = new Map<string, Promise<OtherWithdrawal>>();

  async function read(id: string): Promise<OtherWithdrawal> {
    const record = await orUnreadable(records.read(id));
    return record instanceof Error ? 'unreadable' : (record?.facts ?? null);
  }

  return (id) => {
    const reading = known.get(id) ?? read(id);
    known.set(id, reading);
    return reading;
  };
}

/**
 * Whether another refund of the same order may be of the same money. Two that came of links never are: no link
 * promises what another one does.
 */
const mayBeSameMoney = (own: WithdrawalFacts, other: WithdrawalFacts): boolean =>
  own.drafted.claim === null || other.drafted.claim === null;

/** See {@link Warnings.wasSentBefore}. */
async function wasSentBefore(
  { records, index, now }: WarningDependencies,
  id: string,
  seen: readonly string[],
): Promise<boolean> {
  const record = await records.read(id);
  if (record === null) return false;
  const { blockchain, addressTo, currencyId, amount, refundOf } = record.facts.drafted;
  const alike = seen.includes('looks_repeated')
    ? []
    : (await index.toAddress(blockchain, addressTo))
        .filter((one) => mayBe(one.currencyId, currencyId) && mayBe(one.amount, amount))
        .map((one) => one.id);
  const ofOrder =
    seen.includes('refund_repeated') || !refundOf ? [] : await index.ofOrder(refundOf);
  const read = (ids: readonly string[]) =>
    Promise.all(ids.slice(-MOST_COMPARED).map((other) => records.read(other)));
  const refunds = (await read(ofOrder)).filter(
    (other) => other !== null && mayBeSameMoney(record.facts, other.facts),
  );
  return [...(await read(alike)), ...refunds].some(
    (other) =>
      other !== null && pressOf(other) < pressOf(record) && mayHavePaidLately(other.facts, now()),
  );
}

/** Creates the warnings of one withdrawal service. */
export function createWarnings(parts: WarningDependencies): Warnings {
  const { balancesOf, now, index, records } = parts;

  async function ofAddress(
    { id, facts }: WithdrawalRecord,
    factsOf: (id: string) => Promise<OtherWithdrawal>,
  ): Promise<WithdrawalWarning[]> {
    const { blockchain, addressTo, addressGiven, currencyId, amount } = facts.drafted;
    const warnings: WithdrawalWarning[] = [];
    if (checkAddress(blockchain, addressTo).status === 'unchecked') {
      warnings.push('address_unchecked');
    }
    if (isBitcoinForm(blockchain, addressGiven ?? addressTo)) warnings.push('address_bitcoin_form');
    const others = (await index.toAddress(blockchain, addressTo)).filter((one) => one.id !== id);
    const alike = others.filter(
      (one) => mayBe(one.currencyId, currencyId) && mayBe(one.amount, amount),
    );
    const newest = (drafts: readonly IndexedDraft[]) =>
      Promise.all(drafts.slice(-MOST_COMPARED).map((one) => factsOf(one.id)));
    const [histories, ofAlike] = await Promise.all([newest(others), newest(alike)]);
    const hasBeenPaid = histories.some(
      (other) => other !== null && other !== 'unreadable' && hasPaid(other, now()),
    );
    if (!hasBeenPaid) warnings.push('address_new');
    const repeats = ofAlike.some(
      (other) => other !== null && (other === 'unreadable' || mayHavePaidLately(other, now())),
    );
    if (repeats) warnings.push('looks_repeated');
    return warnings;
  }

  async function ofRefund(
    { id, facts }: WithdrawalRecord,
    factsOf: (id: string) => Promise<OtherWithdrawal>,
  ): Promise<WithdrawalWarning[]> {
    const { refundOf } = facts.drafted;
    if (!refundOf) return [];
    const others = (await index.ofOrder(refundOf)).filter((other) => other !== id);
    const histories = await Promise.all(others.slice(-MOST_COMPARED).map(factsOf));
    const isRepeated = histories.some(
      (other) =>
        other !== null &&
        (other === 'unreadable' || (mayBeSameMoney(facts, other) && mayPay(other, now()))),
    );
    const isPromised = async (): Promise<boolean> =>
      facts.drafted.claim === null &&
      ((await parts.returned?.isPromised(refundOf as RefundedOrder)) ?? false);
    return isRepeated || (await isPromised()) ? ['refund_repeated'] : [];
  }

  async function ofOthers(
    record: WithdrawalRecord,
    factsOf: (id: string) => Promise<OtherWithdrawal>,
  ): Promise<WithdrawalWarning[]> {
    const found = await Promise.all([ofAddress(record, factsOf), ofRefund(record, factsOf)]);
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
    wasSentBefore: (id, seen) => wasSentBefore(parts, id, seen),
    async of(all) {
      const pending = all.filter(isPending);
      const factsOf = createFactsReader(records);
      const [balances, ...others] = await Promise.all([
        readBalances(balancesOf, pending),
        ...pending.map((record) => ofOthers(record, factsOf)),
      ]);
      const found = new Map(
        pending.map((record, at) => [
          record,
          [...ofBalance(record.facts, balances), ...(others[at] ?? [])],
        ]),
      );
      return all.map((record) => found.get(record) ?? []);
    },
  };
}
