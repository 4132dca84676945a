/** How many transfers a wallet can still pay for. */
import type { ProcessingWalletView } from '../../contract/balances.js';
import { gasOf, nativeHolding } from '../../contract/walletFunds.js';
import { findNetwork } from '../../../chains/networks.js';
import { compareDecimal, parseDecimal } from '../../../money/decimal.js';
import { formatCount } from '../../../money/format.js';
import { Icon } from '../../../ui/Icon.js';
import { warningIcon } from '../../../ui/payIcons.js';
import { howMany } from '../messages/wordChoices.js';
import { useWords } from '../treasuryContext.js';

const ONE = parseDecimal('1');
/** As few as a store warns of by itself (`warnings.tokenTransfersLeft`). */
const FEW = parseDecimal('5');

/**
 * Draws it: of token transfers where the service tells of them, otherwise of its own coin. What the service does
 * not say is a dash.
 */
export function GasLeft({ wallet }: { readonly wallet: ProcessingWalletView }) {
  const { messages, locale } = useWords();
  const nativeCode = nativeHolding(wallet)?.code;
  // Fees come out of what is sent.
  if (nativeCode !== undefined && findNetwork(wallet.blockchain)?.family === 'bitcoin') {
    return <span className="till-muted">{messages.feesPaidIn(nativeCode)}</span>;
  }
  const coin = nativeCode ?? wallet.networkName;
  const { tokenTransfersLeft: tokens = null, nativeTransfersLeft = null } = wallet.costs ?? {};
  const left = tokens ?? nativeTransfersLeft;
  const isEmpty = left ? compareDecimal(left, ONE) < 0 : gasOf(wallet, FEW) === 'gas_empty';
  if (isEmpty) return <Lack gas="none">{messages.notEnoughGas(coin)}</Lack>;
  if (left === null) return <span className="till-muted">—</span>;
  const [count, how] = [formatCount(left, locale), howMany(left)];
  const text = tokens ? messages.gasForTokens(count, how) : messages.gasForNative(count, coin, how);
  if (compareDecimal(left, FEW) > 0) return <span className="till-muted">{text}</span>;
  return <Lack gas="few">{text}</Lack>;
}

/** @selector [data-gas] `none` or `few` */
function Lack({ gas, children }: { readonly gas: string; readonly children: string }) {
  return (
    <span className="till-gas" data-gas={gas}>
      <Icon of={warningIcon} />
      <span>{children}</span>
    </span>
  );
}
