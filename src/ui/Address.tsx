/** An address in groups of four, beginning and end emphasised, so that a person can compare it. */
import type { Ref } from 'react';
import { addressParts } from '../chains/addressGroups.js';
import { selectAll } from './dom.js';

/** Props of {@link Address}. */
export interface AddressProps {
  /** Canonical spelling, as `checkAddress` returned it. */
  readonly address: string;
  /** Accessible name: address of which token on which network. */
  readonly label: string;
  /** The text alone, so that it can be selected. */
  readonly shown?: Ref<HTMLElement>;
}

/** Draws the address. The gaps are drawn, not typed: however it is selected, all of it and no space is copied. */
export function Address({ address, label, shown }: AddressProps) {
  return (
    // Neither paragraph nor code: what a page says of those would cut its groups.
    <div className="till-address" role="group" aria-label={label} dir="ltr" onClick={selectAll}>
      <span ref={shown} className="till-address-text" translate="no">
        {addressParts(address).map(({ groups, isEnd }, part) => (
          <span key={part} className="till-address-part" data-emphasis={isEnd || undefined}>
            {groups.map((group, index) => (
              <span key={index} className="till-address-group">
                {group}
              </span>
            ))}
          </span>
        ))}
      </span>
    </div>
  );
}
