/** `<till-checkout>` in TSX: types alone, of which nothing is left in a page. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CheckoutEvents, MountOptions } from './options.js';
import type { TillCheckoutElement } from './TillCheckoutElement.js';

/**
 * The options as properties. React 19 sets them all, but not on an element that a server has drawn; React 18
 * only writes texts, as attributes.
 */
type OptionProps = Partial<
  Omit<MountOptions, 'resume' | 'required' | 'documentTitle' | 'browserWallets' | 'dir'>
> & {
  /** Opens the order of the link that has led to this page, where one has. @default false */
  readonly resume?: boolean | 'true' | 'false' | undefined;
  /** Holds the form around it until a payment was detected. @default false */
  readonly required?: boolean | 'true' | 'false' | undefined;
  /** Whether the page's title says so once the order is paid. @default true */
  readonly documentTitle?: boolean | 'true' | 'false' | undefined;
  readonly browserWallets?: boolean | 'true' | 'false' | undefined;
};

/** The events, which React 19 listens to by these names. */
type EventProps = {
  readonly [Name in keyof CheckoutEvents as `ontill-${Name}`]?:
    ((event: CustomEvent<CheckoutEvents[Name]>) => void) | undefined;
};

/** What `<till-checkout>` takes in TSX, beside what every element of HTML does. */
export type TillCheckoutProps = DetailedHTMLProps<
  HTMLAttributes<TillCheckoutElement>,
  TillCheckoutElement
> &
  OptionProps &
  EventProps;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- that is where React looks for elements
  namespace JSX {
    interface IntrinsicElements {
      'till-checkout': TillCheckoutProps;
    }
  }
}
