/** The other ways to pay: wallets of the browser, and what the code opens. */
import { useEffect, useRef } from 'react';
import { enTools } from '../../ui/messages/enTools.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useBrowserWallets } from '../browserWallet/discovery.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { useParts } from '../parts.js';
import { networkNameOf } from '../payTexts.js';
import { rememberedStep } from './FormChoice.js';
import { LargeCode } from './LargeCode.js';
import type { PayToolsProps } from './ToolFold.js';

/**
 * Draws what is open, and starts with the form of the code that was chosen last on this network in this
 * browser.
 */
export function PayTools(props: PayToolsProps) {
  const { locale } = useUi();
  const messages = useMessagesWith(enTools);
  const network = networkNameOf(props.quote, messages);
  const tool = { ...props, locale, messages, network };
  const { quote, snapshot, onWallets } = props;
  const restore = useRef(() => props.onStep(rememberedStep(quote.blockchain, props.forms)));
  useEffect(() => restore.current(), []);
  const { walletPay } = useParts();
  const { page } = useCheckoutContext('WalletView');
  // A wallet would send real coins to a sandbox address, which has no owner.
  const mayAsk = (page.browserWallets ?? !snapshot.sandbox) && props.amount !== null;
  const wallets = useBrowserWallets(mayAsk ? quote.blockchain : null);
  const hasWallet = wallets.length > 0 && !props.ended;
  useEffect(() => onWallets(hasWallet), [onWallets, hasWallet]);
  return (
    <>
      {wallets.length > 0 && (
        <walletPay.Part
          {...{ wallets, snapshot, quote }}
          address={props.address}
          ended={props.ended}
        />
      )}
      <LargeCode {...tool} />
    </>
  );
}
