/** `tillkit.wallet.mjs`, beside `tillkit.js`: paying from a wallet of the browser, asked for where there is one. */
import css from '../../checkout/browserWallet/WalletPay.css?inline';
import { WalletPart } from '../../checkout/browserWallet/WalletPart.js';
import { addLateStyles } from '../lateStyles.js';
import { provideLateParts } from './shared.js';

addLateStyles(css);
provideLateParts({ WalletPart });
