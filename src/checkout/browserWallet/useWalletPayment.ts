/** A payment from a browser wallet, as a component follows it. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { transferRequest } from '../../chains/transferRequest.js';
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { useParts } from '../parts.js';
import { amountToSend } from '../quote.js';
import { evmDriver } from './evmDriver.js';
import { createWalletPayment, type WalletPayment } from './walletPayment.js';
import type { WalletState } from './walletState.js';

/** What {@link useWalletPayment} takes. */
export interface WalletPaymentOptions {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
  /** As `checkAddress` returned it. */
  readonly address: string;
  /** Nothing is asked for any more, because the price has ended. */
  readonly ended: boolean;
  readonly onSent: (txHash: string) => void;
}

/** The transfer that would pay now; null where no wallet may be asked. */
function useTransferRequest({ snapshot, quote, address }: WalletPaymentOptions) {
  const { blockchain, isNative, contractAddress, precision } = quote;
  const amount = amountToSend(snapshot);
  return useMemo(
    () => transferRequest({ blockchain, address, isNative, contractAddress, precision, amount }),
    [blockchain, address, isNative, contractAddress, precision, amount],
  );
}

/** A payment, and where it stands. */
type ShownPayment = Omit<WalletPayment, 'state'> & { readonly state: WalletState };

/** @returns null where no wallet may be asked for this quote. */
export function useWalletPayment(options: WalletPaymentOptions): ShownPayment | null {
  const { snapshot, ended, onSent } = options;
  const request = useTransferRequest(options);
  const { tronDriver } = useParts();
  const [payment] = useState(() =>
    createWalletPayment(snapshot.order.reference, (family) =>
      family === 'tron' ? tronDriver() : Promise.resolve(evmDriver),
    ),
  );
  useEffect(() => payment.update({ wanted: ended ? null : request, onSent }));
  const state = useSyncExternalStore(payment.subscribe, payment.state, payment.state);
  useEffect(
    () => payment.arrived(snapshot.transfers.map(({ txHash }) => txHash)),
    [payment, snapshot.transfers],
  );
  return request && { ...payment, state };
}
