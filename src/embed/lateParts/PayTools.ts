/** The late part that helps with paying: the component and its rules. */
import css from '../../checkout/payTools/PayTools.css?inline';
import { addLateStyles } from '../lateStyles.js';

export { PayTools } from '../../checkout/payTools/PayTools.js';

addLateStyles(css);
