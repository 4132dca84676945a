/** What lies beside `tillkit.js`: helps with paying, receipts, and the look that a page gives in detail. */
import css from '../../checkout/payTools/PayTools.css?inline';
import { addLateStyles } from '../lateStyles.js';

export { PayTools } from '../../checkout/payTools/PayTools.js';
export { Receipt } from '../../checkout/PaymentStatus/Receipt.js';
export { wearLook } from '../../ui/look/liveLook.js';

addLateStyles(css);
