/** One processing wallet for the back office: checked, summed, and in our own terms. */
import type { ProcessingWalletBalance } from '../../../api/balances.js';
import { checkAddress } from '../../../chains/address.js';
import { findNetwork, networkName } from '../../../chains/networks.js';
import type { CurrencyView } from '../../../contract/currencies.js';
import { currencyIdField } from '../../../contract/fieldSchemas.js';
import type { Holding, ProcessingWalletView, TransferCosts } from '../../contract/balances.js';
import {
  addDecimal,
  isDecimal,
  isZero,
  MoneyError,
  normalizeDecimal,
  parseDecimal,
  type DecimalString,
} from '../../../money/decimal.js';
import type { DiagnosticListener } from '../../../server/configuration/diagnostic.js';
import { plainText } from '../../../contract/plainLine.js';

const NOTHING = parseDecimal('0');

/** The sum; null if it is too large for an amount. */
export function sumOf(amounts: readonly DecimalString[]): DecimalString | null {
  const sum = addDecimal(...amounts);
  return isDecimal(sum) ? sum : null;
}

/** What funds are worth: zero funds are worth zero, even if their price is unknown. */
function valueOf(amount: DecimalString, usd: DecimalString | null): DecimalString | null {
  return isZero(amount) ? NOTHING : usd;
}

type Wallet = ProcessingWalletBalance;

function holdingsOf(wallet: Wallet, currencies: readonly CurrencyView[]): Holding[] {
  const nativeId = wallet.currency?.id;
  const assets = wallet.assets.map((asset) => {
    const listed = currencies.find(({ id }) => id === asset.currency_id);
    return {
      currencyId: asset.currency_id,
      code: plainText(asset.identity ?? listed?.code ?? asset.currency_id),
      amount: asset.amount,
      amountUsd: valueOf(asset.amount, asset.amount_usd),
      isNative: asset.currency_id === nativeId || listed?.isNative === true,
    };
  });
  const { balance, currency } = wallet;
  if (!balance || !currency || assets.some(({ isNative }) => isNative)) return assets;
  // Assumption: the document does not say whether the native coin is among the assets. If it is not, it is
  // added, because leaving it out would hide money.
  const native = {
    currencyId: currency.id,
    code: plainText(currency.code ?? currency.id),
    amount: balance.native_token,
    amountUsd: valueOf(balance.native_token, balance.native_token_usd),
    isNative: true,
  };
  return [native, ...assets];
}

/** A figure of the service as a decimal; null if it is empty or unreadable. */
function figure(text: string | null | undefined): DecimalString | null {
  if (text === null || text === undefined || text === '') return null;
  try {
    return normalizeDecimal(text);
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

const NO_COSTS = {
  nativeTransfersLeft: null,
  tokenTransfersLeft: null,
  nativeTransferCost: null,
  tokenTransferCost: null,
};

/**
 * Which fee figures belong to this network. The document lists both kinds for every wallet, so for a known
 * network their presence says nothing.
 */
function feeKindOf({ blockchain, currency, additional_data }: Wallet): 'evm' | 'tron' | null {
  const family = findNetwork(blockchain)?.family;
  if (family !== undefined) return family === 'bitcoin' ? null : family;
  if (currency?.is_evm_like === true) return 'evm';
  const { evm_data, tron_data } = additional_data ?? {};
  return evm_data && !tron_data ? 'evm' : null;
}

function costsOf(wallet: Wallet): TransferCosts | null {
  const { evm_data: evm, tron_data: tron } = wallet.additional_data ?? {};
  const kind = feeKindOf(wallet);
  if (kind === 'evm' && evm) {
    return {
      ...NO_COSTS,
      kind,
      nativeTransfersLeft: figure(evm.max_transfers_native),
      tokenTransfersLeft: figure(evm.max_transfers_erc20),
      nativeTransferCost: figure(evm.cost_per_native),
      tokenTransferCost: figure(evm.cost_per_erc20),
    };
  }
  if (kind !== 'tron' || !tron) return null;
  return {
    ...NO_COSTS,
    kind,
    nativeTransfersLeft: figure(tron.tron_transfer_data?.max_transfers_native),
    tokenTransfersLeft: figure(tron.tron_transfer_data?.max_transfers_trc20),
  };
}

function addressOf(
  { blockchain, address }: Wallet,
  report: DiagnosticListener,
): Pick<ProcessingWalletView, 'address' | 'addressCheck'> {
  const check = checkAddress(blockchain, address);
  if (check.status === 'valid') return { address: check.address, addressCheck: 'checked' };
  if (check.status === 'unchecked') return { address: check.address, addressCheck: 'unchecked' };
  report({
    code: 'address_refused',
    message:
      `The service gave an address of a processing wallet that is none on its network (${check.reason}), ` +
      'so the back office does not show it: funds sent there could be lost. Ask whoever runs the service.',
  });
  return { address: null, addressCheck: 'refused' };
}

/**
 * Makes the view of one wallet.
 *
 * @returns also whether the view is complete: a currency with an id that cannot be sent is left out.
 */
export function walletView(
  row: Wallet,
  currencies: readonly CurrencyView[],
  report: DiagnosticListener,
) {
  const all = holdingsOf(row, currencies);
  const holdings = all.filter(({ currencyId }) => currencyIdField.safeParse(currencyId).success);
  const worths = holdings.flatMap(({ amountUsd }) => amountUsd ?? []);
  const wallet = {
    blockchain: plainText(row.blockchain),
    networkName: plainText(networkName(row.blockchain)),
    ...addressOf(row, report),
    totalUsd: worths.length === holdings.length ? sumOf(worths) : null,
    holdings,
    costs: costsOf(row),
  };
  return { wallet, isWhole: holdings.length === all.length };
}
