/** The late part that pays from a wallet of the browser: the component and its rules. */
import css from '../../checkout/browserWallet/WalletPay.css?inline';
import { addLateStyles } from '../lateStyles.js';

export { WalletPart } from '../../checkout/browserWallet/WalletPart.js';

addLateStyles(css);
