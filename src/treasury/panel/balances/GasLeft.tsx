/** How many transfers a wallet can still pay for. */
import type { ProcessingWalletView } from '../../contract/balances.js';
import { gasOf } from '../../contract/walletFunds.js';
import { compareDecimal, parseDecimal, type DecimalString } from '../../../money/decimal.js';
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

/** What is left, and of which transfers. */
type Gas =
  | { readonly state: 'unknown' }
  | { readonly state: 'none' }
  | {
      readonly state: 'few' | 'enough';
      readonly of: 'token' | 'native';
      readonly count: DecimalString;
    };

/** Judges the gas: of token transfers where the service tells of them, otherwise of its own coin. */
function gasLeftOf(wallet: ProcessingWalletView): Gas {
  const { tokenTransfersLeft = null, nativeTransfersLeft = null } = wallet.costs ?? {};
  const of = tokenTransfersLeft === null ? 'native' : 'token';
  const count = tokenTransfersLeft ?? nativeTransfersLeft;
  if (count === null) return { state: gasOf(wallet, FEW) === 'gas_empty' ? 'none' : 'unknown' };
  if (compareDecimal(count, ONE) < 0) return { state: 'none' };
  return { state: compareDecimal(count, FEW) <= 0 ? 'few' : 'enough', of, count };
}

/** Draws it. What the service does not say is a dash. */
export function GasLeft({ wallet, nativeCode, isBitcoinLike }: GasLeftProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const gas = gasLeftOf(wallet);
  if (isBitcoinLike && nativeCode !== null) {
    return <span className="till-muted">{messages.feesPaidIn(nativeCode)}</span>;
  }
  if (gas.state === 'unknown') return <span className="till-muted">—</span>;
  if (gas.state === 'none') {
    return (
      <span className="till-gas" data-gas="none">
        <Icon of={warningIcon} />
        <span>{messages.notEnoughGas(nativeCode ?? wallet.networkName)}</span>
      </span>
    );
  }
  const [count, how] = [formatCount(gas.count, locale), howMany(gas.count)];
  const text =
    gas.of === 'token'
      ? messages.gasForTokens(count, how)
      : messages.gasForNative(count, nativeCode ?? wallet.networkName, how);
  if (gas.state === 'enough') return <span className="till-muted">{text}</span>;
  return (
    <span className="till-gas" data-gas="few">
      <Icon of={warningIcon} />
      <span>{text}</span>
    </span>
  );
}
