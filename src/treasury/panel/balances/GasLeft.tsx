/** How many transfers a wallet can still pay for. */
import type { ProcessingWalletView } from '../../contract/balances.js';
import { gasOf } from '../../contract/walletFunds.js';
import { compareDecimal, parseDecimal } from '../../../money/decimal.js';
import { formatCount } from '../../../money/format.js';
import { Icon } from '../../../ui/Icon.js';
import { warningIcon } from '../../../ui/payIcons.js';
import { useUi } from '../../../ui/uiContext.js';
import { howMany } from '../messages/wordChoices.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link GasLeft}. */
export interface GasLeftProps {
  readonly wallet: ProcessingWalletView;
  /** Ticker of the network's own coin; null if unknown. */
  readonly nativeCode: string | null;
  /** Fees come out of what is sent. */
  readonly isBitcoinLike: boolean;
}

const ONE = parseDecimal('1');
/** As few as a store warns of by itself (`warnings.tokenTransfersLeft`). */
const FEW = parseDecimal('5');

/**
 * Draws it: of token transfers where the service tells of them, otherwise of its own coin. What the service does
 * not say is a dash.
 */
export function GasLeft({ wallet, nativeCode, isBitcoinLike }: GasLeftProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  if (isBitcoinLike && nativeCode !== null) {
    return <span className="till-muted">{messages.feesPaidIn(nativeCode)}</span>;
  }
  const coin = nativeCode ?? wallet.networkName;
  const { tokenTransfersLeft: tokens = null, nativeTransfersLeft = null } = wallet.costs ?? {};
  const left = tokens ?? nativeTransfersLeft;
  const isEmpty = left ? compareDecimal(left, ONE) < 0 : gasOf(wallet, FEW) === 'gas_empty';
  if (isEmpty) {
    return (
      <span className="till-gas" data-gas="none">
        <Icon of={warningIcon} />
        <span>{messages.notEnoughGas(coin)}</span>
      </span>
    );
  }
  if (left === null) return <span className="till-muted">—</span>;
  const [count, how] = [formatCount(left, locale), howMany(left)];
  const text = tokens ? messages.gasForTokens(count, how) : messages.gasForNative(count, coin, how);
  if (compareDecimal(left, FEW) > 0) return <span className="till-muted">{text}</span>;
  return (
    <span className="till-gas" data-gas="few">
      <Icon of={warningIcon} />
      <span>{text}</span>
    </span>
  );
}
