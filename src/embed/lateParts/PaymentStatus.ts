/** The late part of the status panel: its content, its records and their rules. */
import panelCss from '../../checkout/PaymentStatus/PaymentStatus.css?inline';
import recordsCss from '../../checkout/PaymentStatus/Records.css?inline';
import choicesCss from '../../ui/choices.css?inline';
import statusCss from '../../ui/status.css?inline';
import { addLateStyles } from '../lateStyles.js';

export { NotificationToggle } from '../../checkout/PaymentStatus/NotificationToggle.js';
export { Receipt } from '../../checkout/PaymentStatus/Receipt.js';
export { StatusPanel } from '../../checkout/PaymentStatus/StatusPanel.js';
export { Timeline } from '../../checkout/PaymentStatus/Timeline.js';

addLateStyles(choicesCss + statusCss + panelCss + recordsCss);
