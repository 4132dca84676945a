/** The late chunk of the status panel: the component and its rules. */
export { PaymentStatus } from '../../checkout/PaymentStatus/PaymentStatus.js';
export { default as css } from '../../checkout/PaymentStatus/PaymentStatus.css?inline';
