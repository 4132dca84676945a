/** The late chunk of the status panel: the component and its rules. */
import panelCss from '../../checkout/PaymentStatus/PaymentStatus.css?inline';
import recordsCss from '../../checkout/PaymentStatus/Records.css?inline';
import choicesCss from '../../ui/choices.css?inline';
import statusCss from '../../ui/status.css?inline';
import { PaymentStatus } from '../../checkout/PaymentStatus/PaymentStatus.js';

/** What the chunk brings. */
export const late = {
  Component: PaymentStatus,
  css: choicesCss + statusCss + panelCss + recordsCss,
};
