/**
 * What lies beside `tillkit.js`: live messages, helps with paying, being told, history, receipts, and a
 * look given in detail.
 */
import toolsCss from '../../checkout/payTools/PayTools.css?inline';
import recordsCss from '../../checkout/PaymentStatus/Records.css?inline';
import choicesCss from '../../ui/choices.css?inline';
import { addLateStyles } from '../lateStyles.js';

export { LiveConnection } from '../../checkout/live/LiveConnection.js';
export { PayTools } from '../../checkout/payTools/PayTools.js';
export { Receipt } from '../../checkout/PaymentStatus/Receipt.js';
export { Timeline } from '../../checkout/PaymentStatus/Timeline.js';
export { NotificationToggle } from '../../checkout/PaymentStatus/NotificationToggle.js';
export { applyTheme } from '../../ui/theme/applyTheme.js';

addLateStyles(choicesCss + toolsCss + recordsCss);
