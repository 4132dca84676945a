/** A payment from a browser wallet, as a component follows it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { useParts } from '../parts.js';
import { evmDriver } from './evmDriver.js';
import {
  createWalletPayment,
  type WalletPayment,
  type WalletPaymentPage,
} from './walletPayment.js';
import type { WalletState } from './walletState.js';

/** A payment, and where it stands. */
type ShownPayment = Omit<WalletPayment, 'state'> & { readonly state: WalletState };

/** Follows the payment of an order for as long as the component is there. */
export function useWalletPayment(
  { order, transfers }: CheckoutSnapshot,
  page: WalletPaymentPage,
): ShownPayment {
  const { tronDriver } = useParts();
  const [payment] = useState(() =>
    createWalletPayment(order.reference, (family) =>
      family === 'tron' ? tronDriver() : Promise.resolve(evmDriver),
    ),
  );
  useEffect(() => payment.update(page));
  const state = useSyncExternalStore(payment.subscribe, payment.state, payment.state);
  useEffect(() => payment.arrived(transfers.map(({ txHash }) => txHash)), [payment, transfers]);
  return { ...payment, state };
}
