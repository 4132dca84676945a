/** The contracts of well-known tokens: a listing may not name another one for them. */
import { canonicalAddress } from './canonicalAddress.js';
import { findNetwork, NETWORKS, type NetworkSlug } from './networks.js';

/** A token whose contract on a network is known. */
export interface WellKnownToken {
  readonly blockchain: NetworkSlug;
  /** Ticker, such as `USDT`. */
  readonly code: string;
  /** Decimals that the contract counts in. */
  readonly decimals: number;
  /** Contract in its canonical spelling. */
  readonly contract: string;
}

type Row = readonly [blockchain: NetworkSlug, code: string, decimals: number, contract: string];

/**
 * The tokens of the service's own table (`docs/service.md §13`). Each address was compared with a second source:
 * the Uniswap default list 22.21, PancakeSwap's and QuickSwap's lists, or repositories that use the token. `USDD`
 * has two contracts on Ethereum and BSC: these are the first, which the service watches.
 */
// prettier-ignore
const ROWS: readonly Row[] = [
  ['ethereum', 'USDT', 6, '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['tron', 'USDT', 6, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['ethereum', 'USDC', 6, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  ['ethereum', 'DAI', 18, '0x6B175474E89094C44Da98b954EedeAC495271d0F'],
  ['bsc', 'USDT', 18, '0x55d398326f99059fF775485246999027B3197955'],
  ['bsc', 'USDC', 18, '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'],
  ['bsc', 'DAI', 18, '0x1AF3F329e8BE154074D8769D1FFa4eE058B1DBc3'],
  ['polygon', 'USDT', 6, '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'],
  ['polygon', 'USDC', 6, '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'],
  ['polygon', 'DAI', 18, '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063'],
  ['arbitrum', 'USDT', 6, '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'],
  ['arbitrum', 'USDC', 6, '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'],
  ['arbitrum', 'DAI', 18, '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'],
  ['tron', 'USDD', 18, 'TXDk8mbtRbXeYuMNS83CfKPaYYT8XWv9Hz'],
  ['ethereum', 'USDD', 18, '0x3D7975EcCFc61a2102b08925CbBa0a4D4dBB6555'],
  ['bsc', 'USDD', 18, '0x392004BEe213F1FF580C867359C246924f21E6Ad'],
  ['ethereum', 'USDE', 18, '0x4c9EDD5852cd905f086C759E8383e09bff1E68B3'],
  ['bsc', 'USDE', 18, '0x5d3a1Ff2b6BAb83b63cd9AD0787074081a52ef34'],
  ['arbitrum', 'ARB', 18, '0x912CE59144191C1204E64559FE8253a0e49E6548'],
  ['ethereum', 'ARB', 18, '0xB50721BCf8d664c30412Cfbc6cf7a15145234ad1'],
  ['ethereum', 'CAKE', 18, '0x152649eA73beAb28c5b49B26eb48f7EAD6d4c898'],
  ['bsc', 'CAKE', 18, '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82'],
  ['arbitrum', 'CAKE', 18, '0x1b896893dfc86bb67Cf57767298b9073D2c1bA2c'],
  ['ethereum', 'SHIB', 18, '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE'],
  ['bsc', 'SHIB', 18, '0xb1547683DA678f2e1F003A780143EC10Af8a832B'],
  ['ethereum', 'PEPE', 18, '0x6982508145454Ce325dDbE47a25d4ec3d2311933'],
  ['ethereum', 'ENA', 18, '0x57e114B691Db790C35207b2e685D4A43181e6061'],
  ['ethereum', 'WLFI', 18, '0xdA5e1988097297dCdc1f90D4dFE7909e847CBeF6'],
  ['bsc', 'WLFI', 18, '0x47474747477b199288bF72a1D702f7Fe0Fb1DEeA'],
  ['tron', 'USD1', 18, 'TPFqcBAaaUMCSVRCqPaQ9QnzKhmuoLR6Rc'],
  ['ethereum', 'USD1', 18, '0x8d0D000Ee44948FC98c9B98A4FA4921476f08B0d'],
  ['bsc', 'USD1', 18, '0x8d0D000Ee44948FC98c9B98A4FA4921476f08B0d'],
  ['ethereum', 'WLD', 18, '0x163f8C2467924be0ae7B5347228CABF260318753'],
  ['ethereum', 'PYUSD', 6, '0x6c3ea9036406852006290770BEdFcAbA0e23A0e8'],
  ['arbitrum', 'PYUSD', 6, '0x46850aD61C2B7d64d08c9C754F45254596696984'],
  ['ethereum', 'XAUT', 6, '0x68749665FF8D2d112Fa859AA293F07A622782F38'],
  ['ethereum', 'SAND', 18, '0x3845badAde8e6dFF049820680d1F14bD3903a5d0'],
  ['polygon', 'SAND', 18, '0xBbba073C31bF03b8ACf7c28EF0738DeCF3695683'],
];

/** All of them. */
export const WELL_KNOWN_TOKENS: readonly WellKnownToken[] = ROWS.map(
  ([blockchain, code, decimals, contract]) => ({ blockchain, code, decimals, contract }),
);

/** What a listing says of a currency. */
export interface ListedToken {
  /** Network slug. */
  readonly blockchain: string;
  /** Ticker, as a page shows it. */
  readonly code: string;
  /** Contract as listed; anything that is not an address counts as none. */
  readonly contractAddress: string | null;
  /** Decimals as listed; null if unknown. */
  readonly precision: number | null;
}

/**
 * `known`: exactly a token of the table. `unknown`: the table says nothing of it, or there is no contract.
 * `contradicted`: it has the name of a well-known token or coin, or its contract, but is not that token;
 * `expected` is the token that the listing may have meant, null if there is none on its network.
 */
export type TokenVerdict =
  | { readonly status: 'known' | 'unknown' }
  | { readonly status: 'contradicted'; readonly expected: WellKnownToken | null };

const UNKNOWN: TokenVerdict = { status: 'unknown' };

/** Letters and digits that are drawn alike in many fonts become one; any other sign is left out. */
const lookOf = (code: string): string =>
  code
    .replace(/[lI]/g, '1')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[^A-Z0-9]/g, '');

const LOOKS: ReadonlySet<string> = new Set(
  [...ROWS.map(([, code]) => code), ...NETWORKS.map(({ nativeCode }) => nativeCode)].map(lookOf),
);

/** The well-known codes that a code may be read as: `USDT.e` as USDT, `U SDT` too. */
function looksOf(code: string): readonly string[] {
  const parts = [code, ...code.split(/[^A-Za-z0-9]/)];
  // As it is drawn, and in capitals.
  const looks = parts.flatMap((part) => [lookOf(part), lookOf(part.toUpperCase())]);
  return looks.filter((look) => LOOKS.has(look));
}

/** No listed ticker of a real token needs other letters, and those of other scripts look like these. */
const isPlain = (code: string): boolean => /^[\x20-\x7e]*$/.test(code);

/**
 * Compares a listed token with the table. A hostile or wrong listing could otherwise choose which token a wallet
 * sends, or, by its decimals, how much of it.
 */
export function judgeToken(listed: ListedToken): TokenVerdict {
  const { blockchain, precision } = listed;
  const contract = canonicalAddress(blockchain, listed.contractAddress);
  if (!findNetwork(blockchain) || contract === null) return UNKNOWN;
  const code = listed.code.normalize('NFKC').trim();
  const looks = looksOf(code);
  const here = WELL_KNOWN_TOKENS.filter((token) => token.blockchain === blockchain);
  const owner = here.find((token) => token.contract === contract);
  if (!owner && looks.length === 0 && isPlain(code)) return UNKNOWN;
  if (owner?.code === code.toUpperCase() && (precision ?? owner.decimals) === owner.decimals) {
    return { status: 'known' };
  }
  const named = here.find((token) => looks.includes(lookOf(token.code)));
  return { status: 'contradicted', expected: named ?? owner ?? null };
}

/**
 * What a page may get of a listed contract. Without the contract it asks no wallet for the token and makes no
 * link to it; the address alone is still right for a shopper who chooses the token by its name.
 */
export function tokenForPage(listed: ListedToken): {
  readonly contractAddress: string | null;
  readonly isKnownToken?: true;
} {
  const { status } = judgeToken(listed);
  if (status === 'contradicted') return { contractAddress: null };
  const { contractAddress } = listed;
  return status === 'known' ? { contractAddress, isKnownToken: true } : { contractAddress };
}
