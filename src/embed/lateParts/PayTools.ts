/** The late part that helps with paying: its components and their rules. */
import css from '../../checkout/payTools/PayTools.css?inline';
import { addLateStyles } from '../lateStyles.js';

export { ExchangeView } from '../../checkout/payTools/ExchangeView.js';
export { SourceRow } from '../../checkout/payTools/SourceRow.js';
export { PayTools } from '../../checkout/payTools/PayTools.js';

addLateStyles(css);
