/** An address from the store, drawn only if the page's own check accepts it. */
import { useRef } from 'react';
import { checkAddress } from '../../chains/address.js';
import { Address } from '../../ui/Address.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { Hash } from './ListRow.js';
import { useTreasuryMessages } from './treasuryContext.js';

/** Props of {@link VerifiedAddress}. */
export interface VerifiedAddressProps {
  /** Slug of its network. */
  readonly blockchain: string;
  readonly address: string;
  /** Accessible name. */
  readonly label: string;
  /** What the button says that copies it. @default no button */
  readonly copy?: string;
}

/** Draws the address. On an unknown network it is marked as unchecked; an invalid one is neither shown nor copied. */
export function VerifiedAddress({ blockchain, address, label, copy }: VerifiedAddressProps) {
  const messages = useTreasuryMessages();
  const shown = useRef<HTMLElement>(null);
  const check = checkAddress(blockchain, address);
  if (check.status === 'invalid') return <p className="till-caution">{messages.addressUnsound}</p>;
  return (
    <>
      {check.status === 'valid' ? (
        <Address shown={shown} address={check.address} label={label} />
      ) : (
        <p role="group" aria-label={label}>
          <Hash ref={shown}>{check.address}</Hash>{' '}
          <span className="till-caution">{messages.addressNotSure}</span>
        </p>
      )}
      {copy !== undefined && <CopyButton text={address} label={copy} shown={shown} />}
    </>
  );
}
