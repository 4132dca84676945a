/** An address that came from the store: drawn as one only where the page's own check agrees. */
import { forwardRef } from 'react';
import { checkAddress } from '../chains/address.js';
import { Address } from '../ui/Address.js';
import { useTreasuryMessages } from './treasuryContext.js';

/** Props of {@link SoundAddress}. */
export interface SoundAddressProps {
  /** Slug of the network that it is an address of. */
  readonly blockchain: string;
  readonly address: string;
  /** Accessible name. */
  readonly label: string;
}

/** Whether it may be shown, and so copied, at all. */
export function isShowable({ blockchain, address }: Omit<SoundAddressProps, 'label'>): boolean {
  return checkAddress(blockchain, address).status !== 'invalid';
}

/**
 * Draws the address. On a network that Tillkit does not know it is a text that says so; what is no
 * address of its network is not shown.
 */
export const SoundAddress = forwardRef<HTMLElement, SoundAddressProps>(function SoundAddress(
  { blockchain, address, label },
  ref,
) {
  const messages = useTreasuryMessages();
  const check = checkAddress(blockchain, address);
  if (check.status === 'invalid') return <p className="till-caution">{messages.addressUnsound}</p>;
  if (check.status === 'valid') return <Address ref={ref} address={check.address} label={label} />;
  return (
    <p role="group" aria-label={label}>
      <code ref={ref} className="till-mono" dir="ltr" translate="no">
        {check.address}
      </code>{' '}
      <span className="till-caution">{messages.addressNotSure}</span>
    </p>
  );
});
