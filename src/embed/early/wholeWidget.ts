/** The late chunk of the widget itself, which takes over what the first half has begun. */
import css from '../../checkout/TransferList.css?inline';
import { preloadPayScreen } from '../../checkout/WalletView/payPart.js';
import { addLateStyles } from '../lateStyles.js';
import { startWidget } from '../widget.js';

// The first half draws none.
addLateStyles(css);

/** What the chunk brings. `ready` settles when the drawn screen can be taken over in one go. */
export const whole = { startWidget, ready: preloadPayScreen };
