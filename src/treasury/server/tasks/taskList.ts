/** What needs a person, from what was read: who may see it, what they may do, and the order. */
import type { CoinAmount, OrderRowView } from '../../contract/orderList.js';
import {
  TASK_KINDS,
  type TaskKind,
  type TaskList,
  type TaskView,
  type UnderWayView,
} from '../../contract/tasks.js';
import { isUnderWay } from '../../contract/refundLinks.js';
import { coinOf, nativeHolding } from '../../contract/walletFunds.js';
import { refundStage } from '../../refunds/refundStage.js';
import type { Person } from '../permissions.js';
import type { ReadWithdrawal } from '../withdrawals/readBack.js';
import type { WithdrawalFacts } from '../withdrawals/foldWithdrawal.js';
import { stuckOf, waitingOf, actionsOf, stateOf } from '../withdrawals/withdrawalState.js';
import type { ShortGas, SilentNetwork } from './walletWarnings.js';
import { stuckReason, type StuckOptions } from './stuckWithdrawal.js';
import type { TaskFacts } from './taskFacts.js';

/** How many tasks one answer has. */
const MOST_TASKS = 50;

const NOTHING: Omit<TaskView, 'id' | 'kind'> = {
  since: null,
  actions: [],
  order: null,
  withdrawal: null,
  network: null,
  amount: null,
  amountUsd: null,
  price: null,
  priceUsd: null,
  due: null,
  expiresAt: null,
  late: null,
  email: null,
  holds: null,
  transfersLeft: null,
  reason: null,
  count: null,
};

/** A task. @param name unique among those of its kind */
const task = (kind: string, name: string, more: Partial<TaskView>): TaskView => ({
  ...{ ...NOTHING, id: `${kind}:${name}`, kind, ...more },
});

function kindOf(
  facts: WithdrawalFacts,
  actions: readonly string[],
  now: number,
  stuckAfterMinutes: number,
): TaskKind | null {
  const state = stateOf(facts, now);
  if (state === 'unknown') return 'withdrawal_unknown';
  // Of these two, only those that this person can bring on.
  if (state === 'awaiting_approval')
    return actions.includes('approve') ? 'withdrawal_approve' : null;
  if (state === 'draft') return actions.includes('send') ? 'withdrawal_ready' : null;
  return stuckOf(facts, now, stuckAfterMinutes) ? 'withdrawal_stuck' : null;
}

/** Since when it is in its state. */
function sinceOf(facts: WithdrawalFacts, kind: TaskKind, now: number): string {
  const { drafted, approved, lost, sending, deleting } = facts;
  if (kind === 'withdrawal_approve') return drafted.at;
  if (kind === 'withdrawal_ready') return (approved ?? drafted).at;
  if (kind === 'withdrawal_stuck') return waitingOf(facts, now)?.since ?? drafted.at;
  if (facts.presence.isMissing && deleting) return deleting.at;
  return lost?.at ?? sending?.until ?? drafted.at;
}

function withdrawalTask(
  look: ReadWithdrawal,
  person: Person,
  facts: TaskFacts,
  stuckAfterMinutes: number,
): TaskView | null {
  const { id, facts: own } = look.record;
  const actions = actionsOf(person, own, facts.now);
  const kind = kindOf(own, actions, facts.now, stuckAfterMinutes);
  if (kind === null) return null;
  const { currencyId, code, amount, blockchain, networkName, draftedBy, refundOf } = own.drafted;
  return task(kind, id, {
    since: sinceOf(own, kind, facts.now),
    actions,
    withdrawal: { id, state: stateOf(own, facts.now), draftedBy },
    order: refundOf,
    network: { blockchain, networkName },
    amount: { currencyId, code, amount },
    ...(kind === 'withdrawal_stuck' && stuckReason(look, facts.balances, facts.now)),
  });
}

const unreadableTask = (id: string): TaskView =>
  task('withdrawal_unreadable', id, {
    withdrawal: { id, state: 'unreadable', draftedBy: null },
  });

function gasTask({ kind, wallet, since }: ShortGas): TaskView {
  const { blockchain, networkName, costs } = wallet;
  const native = nativeHolding(wallet);
  return task(kind, blockchain, {
    since,
    network: { blockchain, networkName },
    holds: native ? coinOf(native) : null,
    transfersLeft: costs?.tokenTransfersLeft ?? null,
  });
}

const silentTask = ({ network, since }: SilentNetwork): TaskView =>
  task('network_silent', network.blockchain, { since, network });

/** What a person with the right to withdraw may do about an order, by its status. */
const ORDER_ACTIONS: Readonly<Record<string, readonly string[]>> = {
  held: ['release'],
  late: ['decide', 'refund'],
  wrong_currency: ['decide', 'refund'],
  over: ['refund'],
  partial: ['decide', 'refund'],
};

/** The one amount in question; null where several currencies arrived, so that none stands for all. */
function amountInQuestion({ status, arrived, surplus, currency }: OrderRowView): CoinAmount | null {
  if (surplus || status === 'over') return surplus;
  const others = arrived.filter(({ currencyId }) => currencyId !== currency?.id);
  const counted = status === 'wrong_currency' ? others : arrived;
  return counted.length === 1 ? (counted[0] ?? null) : null;
}

function orderTask(row: OrderRowView, { may }: Person): TaskView {
  const { kind, reference, status, currency, payable } = row;
  const isAlone = row.arrived.length === 1;
  return task(`order_${status}`, `${kind}:${reference}`, {
    since: row.arrivedAt ?? row.openedAt,
    actions: may.withdraw ? (ORDER_ACTIONS[status] ?? []) : [],
    order: { kind, reference },
    network: currency && { blockchain: currency.blockchain, networkName: currency.networkName },
    amount: amountInQuestion(row),
    amountUsd: status !== 'over' && isAlone ? row.arrivedUsd : null,
    price:
      currency && payable !== null
        ? { currencyId: currency.id, code: currency.code, amount: payable }
        : null,
    priceUsd: row.amountUsd,
    due: status === 'partial' ? row.due : null,
    expiresAt: row.expiresAt,
    late: status === 'late' ? row.late : null,
    email: row.email,
  });
}

/** One task for all webhooks of a kind. A new one makes it a new task. */
const webhookTasks = (webhooks: NonNullable<TaskFacts['webhooks']>): TaskView[] =>
  webhooks.map(({ result, count, newest, payment }) =>
    task(`webhook_${result}`, newest.id, {
      ...{ since: newest.at, count },
      ...(payment && {
        amount: {
          currencyId: payment.currencyId,
          code: payment.currencyId.split('.')[0] ?? payment.currencyId,
          amount: payment.amount,
        },
        amountUsd: payment.amountUsd,
      }),
    }),
  );

function callbackTasks(callbacks: NonNullable<TaskFacts['callbacks']>): TaskView[] {
  const [newest] = callbacks;
  if (!newest) return [];
  const { id, at: since } = newest;
  return [task('callback_failing', String(id), { since, count: callbacks.length })];
}

const rankOf = (kind: string): number => {
  const rank = (TASK_KINDS as readonly string[]).indexOf(kind);
  return rank < 0 ? TASK_KINDS.length : rank;
};

/** The most urgent first: by kind, then what has waited longest. Never 0 for two tasks. */
function compareTasks(a: TaskView, b: TaskView): number {
  const byKind = rankOf(a.kind) - rankOf(b.kind);
  if (byKind !== 0) return byKind;
  // What has waited for an unknown time comes last.
  const [since, other] = [a.since ?? '~', b.since ?? '~'];
  if (since !== other) return since < other ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function unreadIn(facts: TaskFacts): string[] {
  const { withdrawals, balances, orders, openLinks, webhooks, callbacks } = facts;
  return [
    ...(withdrawals === null ? ['withdrawals'] : []),
    ...(balances === null ? ['balances'] : []),
    ...(orders === null ? ['orders'] : orders.total === null ? ['older_orders'] : []),
    ...(openLinks === null ? ['refund_links'] : []),
    ...(webhooks === null ? ['webhooks'] : []),
    ...(callbacks === null ? ['callbacks'] : []),
  ];
}

/** How much under way one answer has. */
const MOST_UNDER_WAY = 20;

/** Refunds, and withdrawals that wait for another person's approval, beside the tasks of this one. */
function underWayIn({ withdrawals, openLinks, now }: TaskFacts, tasks: readonly TaskView[]) {
  const ofTasks = new Set(tasks.map(({ withdrawal }) => withdrawal?.id));
  const drafts = (withdrawals?.looks ?? []).flatMap(({ record: { id, facts } }): UnderWayView[] => {
    const { currencyId, code, amount, refundOf, draftedBy, at } = facts.drafted;
    const stage = refundStage(null, stateOf(facts, now), now);
    const isShown = refundOf ? isUnderWay({ stage }) : stage === 'approval';
    if (!isShown || ofTasks.has(id)) return [];
    return [
      {
        ...{ id: `withdrawal:${id}`, stage, since: at, order: refundOf, withdrawalId: id },
        ...{ amount: { currencyId, code, amount }, by: draftedBy, openedAt: null },
      },
    ];
  });
  const links = (openLinks ?? []).map(({ id, made, openedAt }): UnderWayView => {
    const { currencyId, code, amount, order, madeBy, at } = made;
    return {
      ...{ id: `link:${id}`, stage: 'customer', since: at, order, withdrawalId: null },
      ...{ amount: { currencyId, code, amount }, by: madeBy, openedAt },
    };
  });
  const all = [...drafts, ...links].sort((a, b) => b.since.localeCompare(a.since));
  return all.slice(0, MOST_UNDER_WAY);
}

/** The tasks of a person. Sources that fail are named in the answer, so it does not fail itself. */
export function taskListOf(
  facts: TaskFacts,
  person: Person,
  { stuckAfterMinutes }: Pick<StuckOptions, 'stuckAfterMinutes'>,
): TaskList {
  const { withdrawals, gas, silent, orders, webhooks, callbacks } = facts;
  const looks = withdrawals?.looks ?? [];
  const rows = orders?.rows ?? [];
  const all = [
    ...looks.flatMap((look) => withdrawalTask(look, person, facts, stuckAfterMinutes) ?? []),
    ...(withdrawals?.unreadable ?? []).map(unreadableTask),
    ...gas.map(gasTask),
    ...silent.map(silentTask),
    ...rows.map((row) => orderTask(row, person)),
    ...webhookTasks(webhooks ?? []),
    ...callbackTasks(callbacks ?? []),
  ].sort(compareTasks);
  const unseenOrders = Math.max(0, (orders?.total ?? 0) - rows.length);
  return {
    tasks: all.slice(0, MOST_TASKS),
    total: all.length + unseenOrders,
    underWay: underWayIn(facts, all),
    unread: unreadIn(facts),
    serverTime: new Date(facts.now).toISOString(),
  };
}
