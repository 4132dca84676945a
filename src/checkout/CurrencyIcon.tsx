/** The mark of a currency or network: the store's picture of it, or its first letter in the same place. */
import { useState } from 'react';
import { iconPath, type IconKind } from '../contract/routes.js';
import { useIsomorphicLayoutEffect } from '../ui/dom.js';
import { useCheckoutContext } from './checkoutContext.js';

/** Props of {@link CurrencyIcon}. */
export interface CurrencyIconProps {
  readonly kind: IconKind;
  /** Id of the currency, slug of the network. */
  readonly of: string;
  /** Its name; the first letter stands in for the picture. */
  readonly name: string;
  /** Whether the store has a picture. */
  readonly has: boolean | undefined;
}

/** Pictures that this page has seen load: they are drawn at once the next time. */
const seen = new Set<string>();

/**
 * Draws the mark. It says nothing to a screen reader, because the name stands beside it.
 *
 * @selector [data-icon] the picture is there
 */
export function CurrencyIcon({ kind, of, name, has }: CurrencyIconProps) {
  const { session } = useCheckoutContext('CurrencyIcon');
  const source = session.client.endpoint + iconPath(kind, of);
  const [state, setState] = useState({ source, is: '' });
  // What was drawn before the page is taken over with its letters: no picture is waited for.
  const [isTaken, setTaken] = useState(false);
  useIsomorphicLayoutEffect(() => setTaken(true), []);
  const is = state.source === source ? state.is : '';
  const isWanted = isTaken && has && is !== 'failed';
  const isThere = isWanted && (is === 'there' || seen.has(source));
  return (
    <span className="till-letter" aria-hidden="true" data-icon={isThere || undefined}>
      {!isThere && Array.from(name)[0]}
      {isWanted && (
        <img
          src={source}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => {
            seen.add(source);
            setState({ source, is: 'there' });
          }}
          onError={() => setState({ source, is: 'failed' })}
        />
      )}
    </span>
  );
}
