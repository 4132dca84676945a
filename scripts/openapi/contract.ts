/** The modules of the contract that describe messages between browser and store. */
export * as checkout from '../../src/contract/checkout.js';
export * as checkoutError from '../../src/contract/checkoutError.js';
export * as currencies from '../../src/contract/currencies.js';
export * as fieldSchemas from '../../src/contract/fieldSchemas.js';
export * as liveMessages from '../../src/contract/liveMessages.js';
