/**
 * What the package loads for wallets of the browser, together: with a chunk of its own for Tron, which needs no
 * React, an application's bundler would cut the first load in two, and that weighs 0.8 kB for everybody.
 */
import { tronDriver } from './tronDriver.js';
import { WalletPart } from './WalletPart.js';

/** The screen, and what asks a wallet of Tron. */
export const packagePart = { WalletPart, tronDriver };
