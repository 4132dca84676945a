/** The other ways to pay: wallets of the browser, what is in a sheet, and the enlarged code. */
import { useEffect, useRef } from 'react';
import { nativeCode } from '../../chains/networks.js';
import { enTools } from '../../ui/messages/enTools.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useBrowserWallets } from '../browserWallet/discovery.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { useParts } from '../parts.js';
import { networkNameOf } from '../payTexts.js';
import { Sheet } from '../Sheet.js';
import { rateText } from './rateText.js';
import { ExchangeGuide } from './ExchangeGuide.js';
import { HandOff } from './HandOff.js';
import { FormChoice, rememberedStep } from './FormChoice.js';
import { LargeCode } from './LargeCode.js';
import { PasteCheck } from './PasteCheck.js';
import type { PayToolsProps } from './ToolFold.js';
import { SaveCard } from './SaveCard.js';
import { ValueGuide } from './ValueGuide.js';

/**
 * Draws what is open, and starts with the form of the code that was chosen last on this network in this
 * browser. An exchange comes first: its fees cause
 * most failed payments.
 */
export function PayTools(props: PayToolsProps) {
  const { locale } = useUi();
  const messages = useMessagesWith(enTools);
  const network = networkNameOf(props.quote, messages);
  const tool = { ...props, locale, messages, network };
  const { quote, snapshot, form, open, onClose, onWallets } = props;
  const restore = useRef(() => props.onStep(rememberedStep(quote.blockchain, props.forms)));
  useEffect(() => restore.current(), []);
  const { walletPay } = useParts();
  const { page } = useCheckoutContext('WalletView');
  // A wallet would send real coins to a sandbox address, which has no owner.
  const mayAsk = (page.browserWallets ?? !snapshot.sandbox) && props.amount !== null;
  const wallets = useBrowserWallets(mayAsk ? quote.blockchain : null);
  const hasWallet = wallets.length > 0 && !props.ended;
  useEffect(() => onWallets(hasWallet), [onWallets, hasWallet]);
  const rate = rateText(quote, tool);
  const feeCoin = quote.isNative ? undefined : nativeCode(quote.blockchain);
  return (
    <>
      {wallets.length > 0 && (
        <walletPay.Part
          {...{ wallets, snapshot, quote }}
          address={props.address}
          ended={props.ended}
        />
      )}
      <Sheet title={messages.moreWays} open={open === 'ways'} onClose={onClose}>
        <ExchangeGuide {...tool} />
        <PasteCheck {...tool} />
        {props.forms.length > 1 && !props.fromExchange && <FormChoice {...tool} />}
        {snapshot.kind === 'top_up' && <ValueGuide {...tool} />}
        {snapshot.canHandOff && <HandOff {...tool} />}
        {form && <SaveCard {...tool} form={form} />}
        <div className="till-sheet-notes">
          {feeCoin !== undefined && <p className="till-muted">{messages.feeCoin(feeCoin)}</p>}
          {snapshot.kind === 'payment' && rate !== null && <p className="till-muted">{rate}</p>}
        </div>
      </Sheet>
      {form && <LargeCode {...tool} form={form} />}
    </>
  );
}
