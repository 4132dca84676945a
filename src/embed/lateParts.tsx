/** The split build's second half: what a shopper does not need to see the code is loaded beside it. */
import type { ComponentType } from 'react';
import type { CurrencyPickerProps } from '../checkout/CurrencyPicker/CurrencyPicker.js';
import { lazyPart } from '../checkout/lazyPart.js';
import { loadError } from '../checkout/LoadError.js';
import type { PaymentStatusProps } from '../checkout/PaymentStatus/PaymentStatus.js';
import { Skeleton } from '../ui/Skeleton.js';
import { useMessages } from '../ui/uiContext.js';
import { addLateStyles } from './lateStyles.js';

/** What a late chunk brings. */
interface Late<P> {
  readonly late: { readonly Component: ComponentType<P>; readonly css: string };
}

function withRules<P>({ late }: Late<P>): ComponentType<P> {
  addLateStyles(late.css);
  return late.Component;
}

const picker = lazyPart<CurrencyPickerProps>(() =>
  import('./late/CurrencyPicker.js').then(withRules),
);
const status = lazyPart<PaymentStatusProps>(() =>
  import('./late/PaymentStatus.js').then(withRules),
);

/** Begins to load the picker, where it is likely to be the first screen. */
export const preloadPicker = picker.preload;

/** Stands in for the picker. */
export function CurrencyPicker(props: CurrencyPickerProps) {
  const { loading } = useMessages();
  return (
    <picker.Part {...props} waiting={<Skeleton label={loading} lines={5} />} failed={loadError} />
  );
}

/** Stands in for the status panel. */
export function PaymentStatus(props: PaymentStatusProps) {
  return <status.Part {...props} waiting={null} failed={loadError} />;
}
