/** Names of exchanges, as people write them. */

/** By the service's word for them. */
const NAMES: Readonly<Record<string, string>> = {
  binance: 'Binance',
  bitget: 'Bitget',
  bybit: 'Bybit',
  gate: 'Gate',
  htx: 'HTX',
  kucoin: 'KuCoin',
  mexc: 'MEXC',
  okx: 'OKX',
};

/** The name of a rate's source: "Binance" for `binance`; an unknown word as it is. */
export const rateSourceName = (source: string): string => NAMES[source] ?? source;
