/** `tillkit.tron.mjs`, beside `tillkit.js`: asks a wallet of Tron, loaded when one is pressed. */
import { tronDriver } from '../../checkout/browserWallet/tronDriver.js';
import { provideLateParts } from './shared.js';

provideLateParts({ tronDriver });
