/** Notifications of the browser about new tasks: whether they are wanted, and what they say. */
import type { TaskView } from '../../contract/treasury/tasks.js';
import type { TreasuryMessages } from '../messages/en.js';

const keyOf = (endpoint: string): string => `tillkit:notify:${endpoint}`;

/** Whether this browser has notifications. */
export const canNotify = (): boolean => 'Notification' in globalThis;

/** Whether the person has asked for them in this browser, and the browser still allows them. */
export function wantsNotifications(endpoint: string): boolean {
  try {
    return (
      canNotify() &&
      Notification.permission === 'granted' &&
      localStorage.getItem(keyOf(endpoint)) === '1'
    );
  } catch {
    return false;
  }
}

/** Keeps the choice for this browser. Without storage it lasts until the page is left. */
export function saveNotifications(endpoint: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(keyOf(endpoint), '1');
    else localStorage.removeItem(keyOf(endpoint));
  } catch {
    // Storage is blocked.
  }
}

/** What a notification says: how many and of what. It may stand on a locked screen, so it names nothing. */
export function notificationText(tasks: readonly TaskView[], messages: TreasuryMessages): string {
  const isOrder = ({ kind }: TaskView) => kind.startsWith('order_');
  const isWithdrawal = ({ kind }: TaskView) => kind.startsWith('withdrawal_');
  const count = tasks.length;
  if (tasks.every(isOrder)) return messages.notifyOrders(count);
  if (tasks.every(isWithdrawal)) return messages.notifyWithdrawals(count);
  return messages.notifyOthers(count);
}

/** Shows a notification, in place of the last one. A press on it leads to the page. */
export function showNotification(endpoint: string, title: string, body: string): void {
  try {
    const shown = new Notification(title, { body, tag: keyOf(endpoint) });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones have notifications but refuse them to pages.
  }
}
