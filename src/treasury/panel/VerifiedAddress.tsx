/** An address from the store, drawn only if the page's own check accepts it. */
import { forwardRef } from 'react';
import { checkAddress } from '../../chains/address.js';
import { Address } from '../../ui/Address.js';
import { Hash } from './ListRow.js';
import { useTreasuryMessages } from './treasuryContext.js';

/** Props of {@link VerifiedAddress}. */
export interface VerifiedAddressProps {
  /** Slug of its network. */
  readonly blockchain: string;
  readonly address: string;
  /** Accessible name. */
  readonly label: string;
}

/** Whether it may be shown and copied. */
export function isShowable({ blockchain, address }: Omit<VerifiedAddressProps, 'label'>): boolean {
  return checkAddress(blockchain, address).status !== 'invalid';
}

/**
 * Draws the address. On an unknown network it is marked as unchecked; an invalid address is not shown.
 */
export const VerifiedAddress = forwardRef<HTMLElement, VerifiedAddressProps>(function SoundAddress(
  { blockchain, address, label },
  ref,
) {
  const messages = useTreasuryMessages();
  const check = checkAddress(blockchain, address);
  if (check.status === 'invalid') return <p className="till-caution">{messages.addressUnsound}</p>;
  if (check.status === 'valid')
    return <Address shown={ref} address={check.address} label={label} />;
  return (
    <p role="group" aria-label={label}>
      <Hash ref={ref}>{check.address}</Hash>{' '}
      <span className="till-caution">{messages.addressNotSure}</span>
    </p>
  );
});
