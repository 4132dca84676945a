/** Paying from a wallet of the browser: the late part that loads once one has announced itself. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { transferRequest } from '../../chains/transferRequest.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { useParts, type WalletPartProps } from '../parts.js';
import { amountToSend } from '../quote.js';
import { WalletPayView } from './WalletPay.js';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { evmDriver } from './evmDriver.js';
import {
  createWalletPayment,
  type WalletPayment,
  type WalletPaymentPage,
} from './walletPayment.js';
import type { WalletState } from './wallet.js';

/** Draws the buttons, or what became of a press. Nothing where no wallet may be asked. */
export function WalletPart({ wallets, snapshot, quote, address, ended }: WalletPartProps) {
  const { reportWalletSent } = useCheckoutContext('WalletView');
  const { currencyId, blockchain, isNative, contractAddress, precision } = quote;
  const symbol = quote.isKnownToken ? undefined : quote.code;
  const amount = amountToSend(snapshot);
  // Another one means another payment, so it is the same for as long as nothing in it changes.
  const wanted = useMemo(
    () =>
      transferRequest({
        ...{ blockchain, address, isNative, contractAddress, precision, amount, symbol },
      }),
    [blockchain, address, isNative, contractAddress, precision, amount, symbol],
  );
  const { state, pay, again, back } = useWalletPayment(snapshot, {
    wanted: ended ? null : wanted,
    onSent: (txHash) =>
      reportWalletSent({
        id: `wallet_sent:${snapshot.order.reference}:${txHash}`,
        type: 'wallet_sent',
        txHash,
        currencyId,
        checkout: snapshot,
      }),
  });
  if (!wanted || amount === null) return null;
  // What was sent matters after the price has ended as well; nothing else can be pressed then.
  if (ended && state.status !== 'sent') return null;
  return (
    <WalletPayView
      {...{ quote, amount, state }}
      wallets={ended ? [] : wallets}
      onPay={pay}
      onAgain={again}
      onBack={back}
    />
  );
}

/** A payment, and where it stands. */
type ShownPayment = Omit<WalletPayment, 'state'> & { readonly state: WalletState };

/** Follows the payment of an order for as long as the component is there. */
function useWalletPayment(
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
