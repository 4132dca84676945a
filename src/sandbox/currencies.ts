/** Every currency that a deployed service lists, with its irregularities (`docs/service.md §13`). */
import type { NetworkSlug } from '../chains/networks.js';

/** One row of the service's currency table. */
export interface SandboxCurrency {
  /** Such as `USDT.Tron`. */
  readonly id: string;
  /** Ticker; the service's `name` is the same text. */
  readonly code: string;
  readonly precision: number;
  /** Null for fiat. */
  readonly blockchain: NetworkSlug | null;
  /** For a network's own coin this is its lowercase ticker; null for fiat. */
  readonly contract: string | null;
  readonly hasBalance: boolean;
  readonly isStable: boolean;
  readonly isNative: boolean;
  /** Whether a new store has it enabled. */
  readonly isDefault: boolean;
  readonly sort: number;
  readonly minConfirmation: number | null;
  readonly label: string | null;
  readonly tokenLabel: string | null;
}

/** Flags in column five: `b` has_balance, `s` stable, `n` native, `d` enabled by default. */
type Row = readonly [
  id: string,
  precision: number,
  blockchain: NetworkSlug | null,
  contract: string | null,
  flags: string,
  sort: number,
  minConfirmation: number | null,
  label: string | null,
  tokenLabel: string | null,
];

// prettier-ignore
const ROWS: readonly Row[] = [
  ['BTC.Bitcoin', 8, 'bitcoin', 'btc', 'b-nd', 2, 1, 'Bitcoin', null],
  ['ETH.Ethereum', 18, 'ethereum', 'eth', '--nd', 3, 1, null, null],
  ['TRX.Tron', 6, 'tron', 'trx', '--nd', 7, 19, 'Tron', null],
  ['USD', 2, null, null, '----', 1, null, null, null],
  ['USDT.Ethereum', 6, 'ethereum', '0xdac17f958d2ee523a2206206994597c13d831ec7', '-s-d', 1, 1, 'Tether', 'ERC-20'],
  ['USDT.Tron', 6, 'tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'bs-d', 1, 19, 'Tether', 'TRC-20'],
  ['USDC.Ethereum', 6, 'ethereum', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', 'bs-d', 5, 1, 'Circle USD', 'ERC-20'],
  ['DAI.Ethereum', 18, 'ethereum', '0x6b175474e89094c44da98b954eedeac495271d0f', 'bs-d', 15, 1, null, 'ERC-20'],
  ['LTC.Litecoin', 8, 'litecoin', 'ltc', 'b-nd', 10, 1, 'Litecoin', null],
  ['BCH.Bitcoincash', 8, 'bitcoincash', 'bch', 'b-nd', 11, 1, 'Bitcoincash', null],
  ['BNB.BNBSmartChain', 8, 'bsc', 'bnb', 'b-nd', 4, 1, 'BSC', null],
  ['USDT.BNBSmartChain', 18, 'bsc', '0x55d398326f99059ff775485246999027b3197955', 'bs-d', 1, 1, 'Tether', 'BEP-20'],
  ['USDC.BNBSmartChain', 18, 'bsc', '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d', 'bs-d', 5, 1, 'Circle USD', 'BEP-20'],
  ['DAI.BNBSmartChain', 18, 'bsc', '0x1af3f329e8be154074d8769d1ffa4ee058b1dbc3', 'bs-d', 15, 1, null, 'BEP-20'],
  ['POL.Polygon', 18, 'polygon', 'pol', 'b-nd', 9, 1, 'Polygon', null],
  ['USDT.Polygon', 6, 'polygon', '0xc2132d05d31c914a87c6611c10748aeb04b58e8f', 'bs-d', 1, 1, 'Tether', null],
  ['USDC.Polygon', 6, 'polygon', '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359', 'bs-d', 5, 1, 'Circle USD', null],
  ['DAI.Polygon', 18, 'polygon', '0x8f3cf7ad23cd3cadbd9735aff958023239c6a063', 'bs-d', 15, 1, null, null],
  ['DOGE.Dogecoin', 8, 'dogecoin', 'doge', 'b-nd', 6, 1, 'Dogecoin', null],
  ['ETH.Arbitrum', 18, 'arbitrum', 'eth', 'b-nd', 3, 19, null, null],
  ['USDT.Arbitrum', 6, 'arbitrum', '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9', 'bs-d', 1, 19, 'Tether', null],
  ['USDC.Arbitrum', 6, 'arbitrum', '0xaf88d065e77c8cc2239327c5edb3a432268e5831', 'bs-d', 5, 19, 'Circle USD', null],
  ['DAI.Arbitrum', 18, 'arbitrum', '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1', 'bs-d', 15, 19, null, null],
  ['USDD.Tron', 18, 'tron', 'TXDk8mbtRbXeYuMNS83CfKPaYYT8XWv9Hz', 'bs--', 22, 19, 'Decentralized USD', 'TRC-20'],
  ['USDD.Ethereum', 18, 'ethereum', '0x3d7975eccfc61a2102b08925cbba0a4d4dbb6555', 'bs--', 22, 1, 'Decentralized USD', 'ERC-20'],
  ['USDD.BNBSmartChain', 18, 'bsc', '0x392004bee213f1ff580c867359c246924f21e6ad', 'bs--', 22, 1, 'Decentralized USD', 'BEP-20'],
  ['USDE.Ethereum', 18, 'ethereum', '0x4c9edd5852cd905f086c759e8383e09bff1e68b3', 'bs--', 17, 1, 'Ethena USD', 'ERC-20'],
  ['USDE.BNBSmartChain', 18, 'bsc', '0x5d3a1ff2b6bab83b63cd9ad0787074081a52ef34', 'bs--', 17, 1, 'Ethena USD', 'BEP-20'],
  ['ARB.Arbitrum', 18, 'arbitrum', '0x912ce59144191c1204e64559fe8253a0e49e6548', 'b---', 12, 1, 'Arbitrum', 'ERC-20'],
  ['ARB.Ethereum', 18, 'ethereum', '0xb50721bcf8d664c30412cfbc6cf7a15145234ad1', 'b---', 3, 1, 'Arbitrum', 'ERC-20'],
  ['CAKE.Ethereum', 18, 'ethereum', '0x152649ea73beab28c5b49b26eb48f7ead6d4c898', 'b---', 19, 1, 'PancakeSwap', 'ERC-20'],
  ['CAKE.BNBSmartChain', 18, 'bsc', '0x0e09fabb73bd3ade0a17ecc321fd13a19e81ce82', 'b---', 19, 1, 'PancakeSwap', 'BEP-20'],
  ['CAKE.Arbitrum', 18, 'arbitrum', '0x1b896893dfc86bb67cf57767298b9073d2c1ba2c', 'b---', 19, 1, 'PancakeSwap', 'ERC-20'],
  ['SHIB.Ethereum', 18, 'ethereum', '0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce', 'b---', 8, 1, 'Shiba Inu', 'ERC-20'],
  ['SHIB.BNBSmartChain', 18, 'bsc', '0xb1547683da678f2e1f003a780143ec10af8a832b', 'b---', 8, 1, 'Shiba Inu', 'BEP-20'],
  ['PEPE.Ethereum', 18, 'ethereum', '0x6982508145454ce325ddbe47a25d4ec3d2311933', 'b---', 14, 1, 'Pepe', 'ERC-20'],
  ['ENA.Ethereum', 18, 'ethereum', '0x57e114b691db790c35207b2e685d4a43181e6061', 'b---', 16, 1, 'Ethena', 'ERC-20'],
  ['WLFI.Ethereum', 18, 'ethereum', '0xda5e1988097297dcdc1f90d4dfe7909e847cbef6', 'b---', 23, 1, 'World Liberty Financial', 'ERC-20'],
  ['WLFI.BNBSmartChain', 18, 'bsc', '0x47474747477b199288bf72a1d702f7fe0fb1deea', 'b---', 23, 1, 'World Liberty Financial', 'BEP-20'],
  ['USD1.Tron', 18, 'tron', 'TPFqcBAaaUMCSVRCqPaQ9QnzKhmuoLR6Rc', 'bs--', 24, 1, 'World Liberty Financial USD', 'TRC-20'],
  ['USD1.Ethereum', 18, 'ethereum', '0x8d0d000ee44948fc98c9b98a4fa4921476f08b0d', 'bs--', 24, 1, 'World Liberty Financial USD', 'ERC-20'],
  ['USD1.BNBSmartChain', 18, 'bsc', '0x8d0d000ee44948fc98c9b98a4fa4921476f08b0d', 'bs--', 24, 1, 'World Liberty Financial USD', 'BEP-20'],
  ['WLD.Ethereum', 18, 'ethereum', '0x163f8c2467924be0ae7b5347228cabf260318753', 'b---', 13, 1, 'Worldcoin', 'ERC-20'],
  ['PYUSD.Ethereum', 6, 'ethereum', '0x6c3ea9036406852006290770bedfcaba0e23a0e8', 'bs--', 21, 1, 'PayPal USD', 'ERC-20'],
  ['PYUSD.Arbitrum', 6, 'arbitrum', '0x46850ad61c2b7d64d08c9c754f45254596696984', 'bs--', 21, 1, 'PayPal USD', 'ERC-20'],
  ['XAUT.Ethereum', 6, 'ethereum', '0x68749665ff8d2d112fa859aa293f07a622782f38', 'b---', 20, 1, 'Tether Gold', 'ERC-20'],
  ['SAND.Ethereum', 18, 'ethereum', '0x3845badade8e6dff049820680d1f14bd3903a5d0', 'b---', 18, 1, 'The Sandbox', 'ERC-20'],
  ['SAND.Polygon', 18, 'polygon', '0xbbba073c31bf03b8acf7c28ef0738decf3695683', 'b---', 18, 1, 'The Sandbox', 'ERC-20'],
];

function readRow(row: Row): SandboxCurrency {
  const [id, precision, blockchain, contract, flags, sort, ...rest] = row;
  const [minConfirmation, label, tokenLabel] = rest;
  return {
    id,
    code: id.split('.')[0] ?? id,
    precision,
    blockchain,
    contract,
    hasBalance: flags.includes('b'),
    isStable: flags.includes('s'),
    isNative: flags.includes('n'),
    isDefault: flags.includes('d'),
    sort,
    minConfirmation,
    label,
    tokenLabel,
  };
}

/** All currencies, in the order of the service's table. */
export const CURRENCIES: readonly SandboxCurrency[] = ROWS.map(readRow);

const BY_ID = new Map(CURRENCIES.map((currency) => [currency.id, currency]));

/** Finds a currency by its exact id. */
export function findCurrency(id: string): SandboxCurrency | undefined {
  return BY_ID.get(id);
}

/** The native coin of a network. */
export function findNativeCurrency(blockchain: NetworkSlug): SandboxCurrency | undefined {
  return CURRENCIES.find((currency) => currency.isNative && currency.blockchain === blockchain);
}

/** Ids that a new store has enabled: 22 of them. */
export const DEFAULT_CURRENCY_IDS: readonly string[] = CURRENCIES.filter(
  (currency) => currency.isDefault,
).map((currency) => currency.id);
