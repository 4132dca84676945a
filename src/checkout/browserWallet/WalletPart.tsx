/** Paying from a wallet of the browser: the late part that loads once one has announced itself. */
import { useMemo } from 'react';
import { transferRequest } from '../../chains/transferRequest.js';
import { useCheckoutContext } from '../checkoutContext.js';
import type { WalletPartProps } from '../parts.js';
import { amountToSend } from '../quote.js';
import { useWalletPayment } from './useWalletPayment.js';
import { WalletPayView } from './WalletPay.js';

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
