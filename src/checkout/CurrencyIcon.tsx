/** The icon of a currency or network: the store's picture, or else the first letter. */
import { useContext, useState } from 'react';
import { type IconKind, iconPath } from '../contract/routes.js';
import { useIsomorphicLayoutEffect } from '../ui/dom.js';
import { CheckoutContext } from './checkoutContext.js';
import type { QuoteView } from '../contract/checkout.js';
import { hasNetworkMark } from './payTexts.js';

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

/** Pictures that have loaded in this page: they are drawn at once the next time. */
const loaded = new Set<string>();

/**
 * Draws the icon. Hidden from screen readers, because the name is beside it.
 *
 * @selector [data-icon] the picture is there
 */
export function CurrencyIcon({ kind, of, name, has }: CurrencyIconProps) {
  // On the first screen of the module there is no provider yet: it draws letters.
  const endpoint = useContext(CheckoutContext)?.session.client.endpoint;
  const source = `${endpoint ?? ''}${iconPath(kind, of)}`;
  const [state, setState] = useState({ source, is: '' });
  // The first render must match the server's HTML, which has the letters.
  const [isHydrated, setHydrated] = useState(false);
  useIsomorphicLayoutEffect(() => setHydrated(true), []);
  const is = state.source === source ? state.is : '';
  const isWanted = isHydrated && has && endpoint !== undefined && is !== 'failed';
  const isThere = isWanted && (is === 'there' || loaded.has(source));
  return (
    <span
      className="till-letter"
      translate="no"
      aria-hidden="true"
      data-icon={isThere || undefined}
    >
      {!isThere && <span>{[...name][0]}</span>}
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
            loaded.add(source);
            setState({ source, is: 'there' });
          }}
          onError={() => setState({ source, is: 'failed' })}
        />
      )}
    </span>
  );
}

/** Draws the mark. */
export function CoinMark({ quote }: { readonly quote: QuoteView }) {
  const { currencyId, code, icon, blockchain, networkName } = quote;
  return (
    <span className="till-mark">
      <CurrencyIcon kind="currency" of={currencyId} name={code} has={icon} />
      {hasNetworkMark(quote) && (
        <CurrencyIcon kind="network" of={blockchain} name={networkName} has />
      )}
    </span>
  );
}
