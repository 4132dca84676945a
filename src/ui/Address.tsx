/** An address in groups of four, beginning and end emphasised, so that a person can compare it. */
import { forwardRef } from 'react';
import { addressParts } from '../chains/addressGroups.js';
import { selectAll } from './dom.js';

/** Props of {@link Address}. */
export interface AddressProps {
  /** Canonical spelling, as `checkAddress` returned it. */
  readonly address: string;
  /** Accessible name: address of which token on which network. */
  readonly label: string;
}

/** Draws the address. The gaps are drawn, not typed: however it is selected, all of it and no space is copied. */
export const Address = /* @__PURE__ */ forwardRef<HTMLElement, AddressProps>(function Address(
  { address, label },
  ref,
) {
  return (
    <p className="till-address" role="group" aria-label={label} dir="ltr" onClick={selectAll}>
      <code ref={ref} className="till-address-text" translate="no">
        {addressParts(address).map(({ groups, isEnd }, part) => (
          <span key={part} className="till-address-part" data-emphasis={isEnd || undefined}>
            {groups.map((group, index) => (
              <span key={index} className="till-address-group">
                {group}
              </span>
            ))}
          </span>
        ))}
      </code>
    </p>
  );
});
