/** `tillkit/standalone.js`: the types of the script for any page; its value is the global `Tillkit`. */
export type { TillkitGlobal } from '../embed/script.js';
export type { MountedCheckout } from '../embed/mount.js';
export type { CheckoutEvents, MountOptions } from '../embed/options.js';
