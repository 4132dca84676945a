/** The address of the payment, for a layout of the store's own. */
import type { RootProps } from '../../ui/FrameView.js';
import { lazyPart } from '../../ui/lazyPart.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { OwnPart } from './OwnPart.js';

const checkedAddress = /* @__PURE__ */ lazyPart(() =>
  import('./targetParts.js').then(({ CheckedAddress }) => CheckedAddress),
);

/** Props of {@link Address}. */
export type AddressProps = RootProps;

/**
 * The address to pay to, in groups of four, once this page has checked it: one press selects all of it. If the check
 * fails, it says so in place of the address. Draws nothing while there is nothing to pay and after the price has ended.
 *
 * @throws Error outside a `CheckoutProvider`.
 */
export function Address(root: AddressProps) {
  return <OwnPart part={checkedAddress} waiting={<Skeleton lines={1} />} {...root} />;
}
