/** `tillkit/standalone.js`: the types of the script for any page; its value is the global `Tillkit`. */
export type { TillkitGlobal } from '../standalone/script.js';
export type { MountedCheckout } from '../standalone/mount.js';
export type { CheckoutEvents, MountOptions } from '../standalone/options.js';
