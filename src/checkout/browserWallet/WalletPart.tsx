/** Paying from a wallet of the browser: the late part that loads once one has announced itself. */
import { useCheckoutContext } from '../checkoutContext.js';
import type { WalletPartProps } from '../parts.js';
import { amountToSend } from '../quote.js';
import { useWalletPayment } from './useWalletPayment.js';
import { WalletPayView } from './WalletPay.js';

/** Draws the buttons, or what became of a press. Nothing where no wallet may be asked. */
export function WalletPart({ wallets, snapshot, quote, address, ended }: WalletPartProps) {
  const { reportWalletSent } = useCheckoutContext('WalletView');
  const payment = useWalletPayment({
    ...{ snapshot, quote, address, ended },
    onSent: (txHash) =>
      reportWalletSent({
        id: `wallet_sent:${snapshot.order.reference}:${txHash}`,
        type: 'wallet_sent',
        txHash,
        currencyId: quote.currencyId,
        checkout: snapshot,
      }),
  });
  const amount = amountToSend(snapshot);
  if (!payment || amount === null) return null;
  // What was sent matters after the price has ended as well; nothing else can be pressed then.
  const { state, pay, again, back } = payment;
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
