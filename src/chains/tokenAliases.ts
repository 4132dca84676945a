/** What people call the coins and tokens of which a service's listing says the code only. */

/** By code: the same on every network. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['USDT', ['Tether']],
  ['USDC', ['USD Coin', 'Circle USD']],
  ['BTC', ['Bitcoin']],
  ['ETH', ['Ether']],
  ['TRX', ['Tron', 'Tronix']],
  ['LTC', ['Litecoin']],
  ['BCH', ['Bitcoin Cash']],
  ['DOGE', ['Dogecoin']],
  ['ARB', ['Arbitrum']],
  ['CAKE', ['PancakeSwap']],
  ['ENA', ['Ethena']],
  ['PYUSD', ['PayPal USD']],
  ['SAND', ['The Sandbox']],
  ['SHIB', ['Shiba Inu']],
  ['USD1', ['World Liberty Financial USD']],
  ['USDD', ['Decentralized USD']],
  ['USDE', ['Ethena USD']],
  ['WLD', ['Worldcoin']],
  ['WLFI', ['World Liberty Financial']],
  ['XAUT', ['Tether Gold']],
]);

/** Names of a token that a shopper may type, beside its code; none where the code says it all. */
export function tokenAliases(code: string): readonly string[] {
  return NAMES.get(code) ?? [];
}
