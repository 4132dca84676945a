/** An address in groups of four, beginning and end emphasised, so that a person can compare it. */
import { forwardRef } from 'react';
import { addressGroups } from '../chains/addressGroups.js';

/** Props of {@link Address}. */
export interface AddressProps {
  /** Canonical spelling, as `checkAddress` returned it. */
  readonly address: string;
  /** Accessible name: address of which token on which network. */
  readonly label: string;
}

/** Draws the address. The gaps are drawn, not typed: selecting it by hand copies no spaces. */
export const Address = forwardRef<HTMLElement, AddressProps>(function Address(
  { address, label },
  ref,
) {
  const { groups } = addressGroups(address);
  const emphasised = (index: number) => index < 2 || index >= groups.length - 2;
  return (
    <p className="till-address" role="group" aria-label={label} dir="ltr">
      <code ref={ref} className="till-address-text" translate="no">
        {groups.map((group, index) => (
          <span
            key={index}
            className="till-address-group"
            data-emphasis={emphasised(index) || undefined}
          >
            {group}
          </span>
        ))}
      </code>
    </p>
  );
});
