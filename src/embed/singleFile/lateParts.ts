/**
 * `tillkit.parts.mjs`, beside `tillkit.js`: live messages, help with paying, notifications, timeline,
 * receipt, and appearances with variables or rules.
 */
import { LiveConnection } from '../../checkout/live/LiveConnection.js';
import toolsCss from '../../checkout/payTools/PayTools.css?inline';
import { PayTools } from '../../checkout/payTools/PayTools.js';
import { NotificationToggle } from '../../checkout/PaymentStatus/NotificationToggle.js';
import { Receipt } from '../../checkout/PaymentStatus/Receipt.js';
import recordsCss from '../../checkout/PaymentStatus/Records.css?inline';
import { Timeline } from '../../checkout/PaymentStatus/Timeline.js';
import choicesCss from '../../ui/choices.css?inline';
import { applyTheme } from '../../ui/theme/applyTheme.js';
import { addLateStyles } from '../lateStyles.js';
import { provideLateParts } from './shared.js';

addLateStyles(choicesCss + toolsCss + recordsCss);
provideLateParts({ LiveConnection, PayTools, Receipt, Timeline, NotificationToggle, applyTheme });
