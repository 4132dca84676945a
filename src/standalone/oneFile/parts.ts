/** What lies beside `tillkit.js`: helps with paying, being told, receipts, and a look given in detail. */
import css from '../../checkout/payTools/PayTools.css?inline';
import { addLateStyles } from '../lateStyles.js';

export { PayTools } from '../../checkout/payTools/PayTools.js';
export { Receipt } from '../../checkout/PaymentStatus/Receipt.js';
export { TellMe } from '../../checkout/PaymentStatus/TellMe.js';
export { wearLook } from '../../ui/look/liveLook.js';

addLateStyles(css);
