/** The late chunk of the widget itself, which takes over what the first half has begun. */
import { preloadPayScreen } from '../../checkout/WalletView/payPart.js';
import { startWidget } from '../widget.js';

/** What the chunk brings. `ready` settles when the drawn screen can be taken over in one go. */
export const whole = { startWidget, ready: preloadPayScreen };
