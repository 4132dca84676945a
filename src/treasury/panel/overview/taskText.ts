/** What the row of a task says, and where its button leads. Pure. */
import type { CoinAmount } from '../../contract/orderList.js';
import type { TaskView, UnderWayView } from '../../contract/tasks.js';
import { formatCount, formatCrypto } from '../../../money/format.js';
import { formatClock } from '../../../ui/formatClock.js';
import { moneyText } from '../coinText.js';
import type { ActivityStart } from '../activity/Activity.js';
import type { OrderReference } from '../client.js';
import type { TreasuryMessages } from '../messages/en.js';
import { howMany } from '../messages/wordChoices.js';
import type { Words } from '../treasuryContext.js';
import { lateBy } from '../orders/latePayment.js';
import { orderTitle } from '../orders/orderLabels.js';
import type { ReasonContext } from '../orders/orderWhy.js';
import { refundTitle } from '../withdrawals/withdrawalLabels.js';

/** What a row says. */
export interface TaskText {
  readonly title: string;
  /** The customer's e-mail, or the refund that a withdrawal is; before the detail. */
  readonly about?: string | null;
  readonly detail: string | null;
}

/** Where a row leads. */
export type TaskTarget =
  | { readonly to: 'withdrawal'; readonly id: string }
  | {
      readonly to: 'order';
      readonly order: OrderReference;
      /** What the button says is begun at once. */
      readonly begin?: 'refund' | undefined;
    }
  | { readonly to: 'activity'; readonly start: ActivityStart }
  | { readonly to: 'balances' };

/** Where the row of a task leads; null for a kind that this page does not know. */
export function taskTarget(task: TaskView): TaskTarget | null {
  const { kind, withdrawal, order } = task;
  if (withdrawal) return { to: 'withdrawal', id: withdrawal.id };
  if (order) {
    return { to: 'order', order, begin: taskVerb(task) === 'refund' ? 'refund' : undefined };
  }
  if (/^(?:webhook|callback)_/.test(kind)) return { to: 'activity', start: { view: 'failed' } };
  return kind.startsWith('gas_') || kind === 'network_silent' ? { to: 'balances' } : null;
}

/** The verb of the button. Only what this person may do; "Open" otherwise. */
export function taskVerb({ kind, actions }: TaskView): keyof TreasuryMessages['taskVerbs'] {
  const may = (action: string): boolean => actions.includes(action);
  if (kind === 'withdrawal_approve' || kind === 'withdrawal_ready') return 'review';
  if (kind.startsWith('gas_')) return 'topUp';
  if (kind === 'order_over' && may('refund')) return 'refund';
  const isDecision = kind === 'order_late' || kind === 'order_wrong_currency';
  return isDecision && may('decide') ? 'decide' : 'open';
}

/** What the row of a task says. */
export function taskText(task: TaskView, context: ReasonContext): TaskText {
  const { kind } = task;
  if (kind.startsWith('order_')) return orderText(task, context);
  if (kind.startsWith('withdrawal_')) return withdrawalText(task, context);
  return otherText(task, context);
}

const coins = ({ amount, code }: CoinAmount, locale: string): string =>
  `${formatCrypto(amount, locale)} ${code}`;

/** Sentences in one line; null without any. */
const joined = (...sentences: readonly (string | null)[]): string | null => {
  const said = sentences.filter((one) => one !== null);
  return said.length === 0 ? null : said.join(' ');
};

function withdrawalText(task: TaskView, { messages, locale }: ReasonContext): TaskText {
  const { kind, amount, withdrawal, order } = task;
  if (!amount || !withdrawal) {
    const { taskUnreadableWithdrawal, taskUnreadableWithdrawalLead } = messages;
    return { title: taskUnreadableWithdrawal, detail: taskUnreadableWithdrawalLead };
  }
  const money = coins(amount, locale);
  const who = withdrawal.draftedBy ?? '';
  const about = order && refundTitle(order, messages);
  switch (kind) {
    case 'withdrawal_approve':
      return { title: messages.taskApprove(money), about, detail: messages.taskApproveLead(who) };
    case 'withdrawal_ready':
      return { title: messages.taskReady(money), about, detail: messages.taskReadyLead(who) };
    case 'withdrawal_stuck': {
      const isQueued = withdrawal.state === 'queued';
      return {
        title: (isQueued ? messages.taskStuckQueued : messages.taskStuckMoving)(money),
        about,
        detail: stuckText(task, isQueued, { messages, locale }),
      };
    }
    default:
      return { title: messages.taskUnknown(money), about, detail: messages.taskUnknownLead };
  }
}

function stuckText(
  { reason, holds, network }: TaskView,
  isQueued: boolean,
  { messages, locale }: Words,
): string {
  const name = network?.networkName ?? '';
  const held = holds && coins(holds, locale);
  if (reason === 'balance_low' && held !== null) return messages.stuckBalance(held);
  if (reason === 'gas_empty') {
    return held === null ? messages.stuckGas(name) : messages.stuckGasHolds(name, held);
  }
  if (reason === 'network_silent') return messages.stuckNetwork(name);
  if (reason === 'service_silent') return messages.stuckLeads.silent;
  return isQueued ? messages.stuckLeads.queued : messages.stuckLeads.moving;
}

function orderText(task: TaskView, { messages, locale, now }: ReasonContext): TaskText {
  const { kind, order, amount, price, due, email, expiresAt } = task;
  const name = order ? orderTitle(order, messages) : messages.taskOther;
  const money = amount && coins(amount, locale);
  const total = task.priceUsd && messages.taskOrderTotal(moneyText(task.priceUsd, 'USD', locale));
  const received = money && messages.taskReceived(money);
  const worth =
    money && task.amountUsd
      ? messages.taskWorth(money, moneyText(task.amountUsd, 'USD', locale))
      : received;
  switch (kind) {
    case 'order_over': {
      const title = money ? messages.taskOver(name, money) : messages.taskOverUnknown(name);
      return { title, about: email, detail: total };
    }
    case 'order_late':
      return {
        title: task.late
          ? messages.taskLateBy(name, lateBy(task.late, locale))
          : messages.taskLate(name),
        detail: joined(worth, total),
      };
    case 'order_wrong_currency':
      return { title: messages.taskWrongCurrency(name), detail: joined(worth, total) };
    case 'order_held':
      return { title: messages.taskHeld(name), detail: joined(messages.taskHeldLead, received) };
    case 'order_partial': {
      const isSame = amount !== null && price !== null && amount.currencyId === price.currencyId;
      const owed = due && price && messages.taskDue(coins({ ...price, amount: due }, locale));
      const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
      return {
        title: isSame
          ? messages.taskPartial(name, formatCrypto(amount.amount, locale), coins(price, locale))
          : messages.taskPartialUnknown(name),
        detail: joined(owed, isOver ? messages.taskExpired(formatClock(expiresAt, locale)) : null),
      };
    }
    case 'order_pending':
      return { title: messages.taskPending(name), detail: received };
    case 'order_unreadable':
      return {
        title: messages.taskUnreadableOrder(name),
        detail: messages.taskUnreadableOrderLead,
      };
    default:
      return { title: name, detail: received };
  }
}

function otherText(task: TaskView, { messages, locale }: ReasonContext): TaskText {
  const { kind, network, holds, transfersLeft, count, amount } = task;
  const name = network?.networkName ?? '';
  const lead = holds ? messages.gasLead(holds.code, name) : messages.gasLeadUnknown(name);
  switch (kind) {
    case 'gas_empty':
      return { title: messages.taskGasEmpty(name), detail: lead };
    case 'gas_low':
      return {
        title:
          transfersLeft === null
            ? messages.taskGasLowUnknown(name)
            : messages.taskGasLow(name, formatCount(transfersLeft, locale), howMany(transfersLeft)),
        detail: lead,
      };
    case 'network_silent':
      return { title: messages.taskSilent(name), detail: messages.taskSilentLead };
    case 'callback_failing':
      return { title: messages.taskCallbacks(count ?? 1), detail: messages.taskCallbacksLead };
    case 'webhook_conflict':
      return { title: messages.taskConflicts(count ?? 1), detail: messages.taskWebhooksLead };
    case 'webhook_unmatched':
      return {
        title: messages.taskUnmatched(count ?? 1),
        detail: amount && messages.taskReceived(coins(amount, locale)),
      };
    default:
      return { title: messages.taskOther, detail: null };
  }
}

/** What the row of something under way says. */
export function underWayText(
  { amount, order, by, openedAt, withdrawalId }: UnderWayView,
  { messages, locale }: Words,
): TaskText {
  const money = coins(amount, locale);
  const title = order
    ? messages.underWayRefund(orderTitle(order, messages), money)
    : messages.underWayWithdrawal(money);
  if (withdrawalId !== null) return { title, detail: messages.underWayDrafted(by) };
  return {
    title,
    detail: (openedAt === null ? messages.underWayUnopened : messages.underWayOpened)(by),
  };
}
